// Part of the development build alone. `npm run dev` says here what it has built.
const changes = new EventSource('/development/changes');

type Imports = Readonly<Record<string, string>>;
const ownMap = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
const { imports = {} } = JSON.parse(ownMap) as { imports?: Imports };

// Told at the beginning: what was built after this page was asked for. A module of another server
// is shown in its place by `npm run dev -- <app> --against`, and stays.
changes.addEventListener('served', ({ data }: MessageEvent<string>) => {
  const served = Object.entries(JSON.parse(data) as Imports);
  const isOld = ([name, url]: [string, string]) =>
    imports[name] !== url && !imports[name]?.startsWith('/local/');
  if (served.some(isOld)) reload();
});
changes.addEventListener('changed', reload);

/** Remembers in this tab, over the reload, to restore the draft without asking. */
const wentOn = 'ellac-development-went-on';

/** The owner's offer to go on with a draft, where it is shown. */
const offer = (): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Continue where I left off',
  );

function reload(): void {
  if (offer() === undefined) sessionStorage.setItem(wentOn, '');
  location.reload();
}

const forget = () => {
  watch.disconnect();
  sessionStorage.removeItem(wentOn);
};
// Returns to the tab of the form that was open.
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
