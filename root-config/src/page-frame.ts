/** The element of the document in which apps are shown. */
const place = (): HTMLElement => {
  const main = document.getElementById('app');
  if (main === null) throw new Error('The document has no element for the app.');
  return main;
};

/** Shows a page that the document brings along as a template. */
function showTemplate(id: string): void {
  const template = document.getElementById(id);
  if (template instanceof HTMLTemplateElement) {
    place().replaceChildren(template.content.cloneNode(true));
  }
}

/** Shows the document's own not-found page. */
export const showNotFound = (): void => showTemplate('not-found');

/** Shows which browsers can run the pages. */
export const showOldBrowser = (): void => showTemplate('old-browser');

/** Whether this browser has import maps, without which no app can be loaded. */
export const hasImportMaps = (): boolean =>
  'supports' in HTMLScriptElement && HTMLScriptElement.supports('importmap');

/** Shows that an app could not be loaded, in the app's place, with a button that tries again. */
export function showBroken(title: string): void {
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = `The ${title} could not be loaded`;
  const advice = document.createElement('p');
  advice.textContent = 'Your connection may be gone, or a new version was just published.';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  notice.append(heading, advice, again);
  place().replaceChildren(notice);
}
