/**
 * For pages with the questionnaire in a frame: makes it as high as its content, shows where it
 * goes on, and passes on as events of the frame how far the owner is. It changes nothing else,
 * and hears no one but our own document in such a frame.
 */
const product = new URL(import.meta.url).origin;

/** In CSS pixels; some five times what the longest tab needs on a phone. */
const greatestHeight = 20_000;

const ourFrames = () =>
  [...document.querySelectorAll('iframe')].filter(
    ({ src }) => src.split(/[?#]/, 1)[0] === `${product}/embed`,
  );

/** @param {HTMLIFrameElement} frame */
const greet = ({ contentWindow }) =>
  // To any origin, as the frame may still hold an empty document; the words hold nothing.
  contentWindow?.postMessage({ type: 'ellac:hello' }, '*');

/**
 * @param {HTMLIFrameElement} frame
 * @param {unknown} height of the content
 */
function setHeight(frame, height) {
  if (typeof height !== 'number' || !(height >= 0)) return;
  const isWithBorder = getComputedStyle(frame).boxSizing === 'border-box';
  const border = isWithBorder ? frame.offsetHeight - frame.clientHeight : 0;
  const whole = `${Math.min(height, greatestHeight) + border}px`;
  // A host that resets every style with `!important` would keep the frame at 150 pixels.
  frame.style.setProperty('height', whole, 'important');
}

/**
 * Scrolls to a place in the frame where it is above the window or far down in it. What covers the
 * top of the page, the frame's `scroll-margin-top` leaves free.
 *
 * @param {HTMLIFrameElement} frame
 * @param {unknown} top of the place, below that of the frame
 */
function show(frame, top) {
  if (typeof top !== 'number' || !(top >= 0 && top <= frame.offsetHeight)) return;
  const covered = parseFloat(getComputedStyle(frame).scrollMarginTop) || 0;
  const place = frame.getBoundingClientRect().top + top;
  if (place >= covered && place <= innerHeight / 2) return;
  // The only way that scrolls whatever it is in which the frame stands.
  const before = frame.style.scrollMarginTop;
  frame.style.scrollMarginTop = `${covered - top}px`;
  frame.scrollIntoView();
  frame.style.scrollMarginTop = before;
}

/**
 * @param {HTMLIFrameElement} frame
 * @param {string} name
 * @param {object} detail
 */
const tell = (frame, name, detail) =>
  frame.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));

addEventListener('message', ({ source, origin, data }) => {
  if (origin !== product) return;
  const frame = ourFrames().find(({ contentWindow }) => contentWindow === source);
  if (frame === undefined) return;
  const { type, height, top, step, steps, responseId } = Object(data);
  if (type === 'ellac:ready') greet(frame);
  if (type === 'ellac:height') setHeight(frame, height);
  if (type === 'ellac:show') show(frame, top);
  if (type === 'ellac:progress') tell(frame, type, { step, steps });
  if (type === 'ellac:submitted') tell(frame, type, { responseId });
});

// One that was there before this script has found nobody to talk to.
ourFrames().forEach(greet);
