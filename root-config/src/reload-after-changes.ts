// Only in the development build. `npm run dev` sends an event here after each build.
const changes = new EventSource('/development/changes');

type Imports = Readonly<Record<string, string>>;
const ownMap = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
const { imports = {} } = JSON.parse(ownMap) as { imports?: Imports };

// Sent first: the modules that are served now, which may be newer than this page. A module of `npm
// run dev -- <app> --against` replaces one of another server, and is no reason to reload.
changes.addEventListener('served', ({ data }: MessageEvent<string>) => {
  const served = Object.entries(JSON.parse(data) as Imports);
  const isOld = ([name, url]: [string, string]) =>
    imports[name] !== url && !imports[name]?.startsWith('/local/');
  if (served.some(isOld)) reload();
});
changes.addEventListener('changed', reload);

/**
 * The key in this tab's storage that is set across a reload, so that the draft is restored without
 * asking.
 */
const wentOn = 'ellac-development-went-on';

/** The button that offers to continue a draft, while it is shown. */
const offer = (): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith('Go on'),
  );

function reload(): void {
  if (offer() === undefined) sessionStorage.setItem(wentOn, '');
  location.reload();
}

const forget = () => {
  watch.disconnect();
  sessionStorage.removeItem(wentOn);
};
// Accepts the offer, which reopens the tab of the form that was open.
const watch = new MutationObserver(() => {
  const button = offer();
  if (button === undefined) return;
  forget();
  button.click();
});
if (sessionStorage.getItem(wentOn) !== null) {
  watch.observe(document.documentElement, { childList: true, subtree: true });
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, forget, { once: true });
}
