/** Messages from a frame to the page that embeds it. They hold no personal data and no answers. */
type Message =
  /** How high the content is, in CSS pixels. */
  | { readonly type: 'ellac:height'; readonly height: number }
  /** How far below the frame's top begins what is to be seen now, in CSS pixels. */
  | { readonly type: 'ellac:show'; readonly top: number }
  | { readonly type: 'ellac:progress'; readonly step: number; readonly steps: number }
  | { readonly type: 'ellac:submitted'; readonly responseId: string };

/** The origin of the page around, once it has said that it listens. */
let listener: string | null = null;
/** What it missed before: the newest of each kind. */
const missed = new Map<Message['type'], Message>();

/** Whether the page around has our script, which makes the frame as high as its content. */
export const isHostListening = (): boolean => listener !== null;

/** Posts a message to the embedding page, or queues it until that page listens. */
export function tellHost(message: Message): void {
  if (listener !== null) window.parent.postMessage(message, listener);
  // By then the reader looks elsewhere.
  else if (message.type !== 'ellac:show') missed.set(message.type, message);
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

/**
 * Waits for the page around the frame to say that it listens, with the script that we serve for
 * it. Which page that may be, the document's own `frame-ancestors` has decided.
 *
 * @param onMet called once, when it did
 * @returns ends the waiting
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
  // To any origin, as ours is not told whose page this is; the words hold nothing.
  window.parent.postMessage({ type: 'ellac:ready' }, '*');
  return () => window.removeEventListener('message', hear);
}
