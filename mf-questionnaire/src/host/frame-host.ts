/** Messages from a frame to the page that embeds it. They hold no personal data and no answers. */
type Message =
  /** How high the content is, in CSS pixels. */
  | { readonly type: 'ellac:height'; readonly height: number }
  /** The place to scroll to: its distance from the frame's top, in CSS pixels. */
  | { readonly type: 'ellac:show'; readonly top: number }
  | { readonly type: 'ellac:progress'; readonly step: number; readonly steps: number }
  | { readonly type: 'ellac:submitted'; readonly responseId: string };

/** The origin of the embedding page, once that page has sent its hello. */
let listener: string | null = null;
/** Messages queued until then: the newest of each type. */
const missed = new Map<Message['type'], Message>();

/** Whether the embedding page runs our script, which makes the frame as high as its content. */
export const isHostListening = (): boolean => listener !== null;

/** Posts a message to the embedding page, or queues it until that page listens. */
export function tellHost(message: Message): void {
  if (listener !== null) window.parent.postMessage(message, listener);
  // A scroll request is not queued, because the reader may have scrolled elsewhere by then.
  else if (message.type !== 'ellac:show') missed.set(message.type, message);
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

/**
 * Waits for the hello of our script on the embedding page. The document's own `frame-ancestors`
 * decides which pages may embed it.
 *
 * @param onMet called once, after the hello
 * @returns a function that stops waiting
 */
export function meetHost(onMet: () => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || typeOf(data) !== 'ellac:hello' || listener !== null) return;
    listener = origin;
    for (const message of missed.values()) tellHost(message);
    missed.clear();
    onMet();
  };
  window.addEventListener('message', hear);
  // Sent to any origin, because a frame does not know the page that embeds it. The message has no
  // data.
  window.parent.postMessage({ type: 'ellac:ready' }, '*');
  return () => window.removeEventListener('message', hear);
}
