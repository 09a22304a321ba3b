import { defaultThemes } from '@ellac/web';
import type { HostEvent } from '../host/host.js';
import { markFocusRealm } from './focus-management.js';
import { attributes, readSettings, type Settings } from './embed-attributes.js';
import { mountShadowApp, type ShadowApp } from './shadow-app.js';
import { baseSheet, themeRules } from './style-sheets.js';
import { addTopLayer, type TopLayer } from './top-layer.js';

/** All elements on the page; the first one shows the questionnaire. */
const onPage = new Set<EllacQuestionnaire>();

const first = (): EllacQuestionnaire | undefined => onPage.values().next().value;

/**
 * The questionnaire on a host's page. It dispatches events that the host can listen to:
 * `ellac:progress` with step and steps, and `ellac:submitted` with the responseId.
 */
export class EllacQuestionnaire extends HTMLElement {
  static readonly observedAttributes = attributes;
  /** What holds without attributes: the API of the script's origin, and that server's colour. */
  static ofServer: Pick<Settings, 'api' | 'themes'> = {
    api: location.origin,
    themes: defaultThemes,
  };

  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #theme = new CSSStyleSheet();
  readonly #page = document.createElement('div');
  readonly #layer: TopLayer;
  #app: ShadowApp | null = null;
  #isUpdateDue = false;

  constructor() {
    super();
    this.#shadow.adoptedStyleSheets = [baseSheet(), this.#theme];
    const all = document.createElement('div');
    all.lang = 'en';
    markFocusRealm(all);
    this.#page.className = 'page';
    all.append(this.#page);
    this.#layer = addTopLayer(all);
    this.#shadow.append(all);
  }

  connectedCallback(): void {
    this.#update();
  }

  disconnectedCallback(): void {
    this.#update();
  }

  attributeChangedCallback(): void {
    this.#update();
  }

  /** Debounced: moving the element disconnects it and connects it again at once. */
  #update(): void {
    if (this.#isUpdateDue) return;
    this.#isUpdateDue = true;
    queueMicrotask(() => {
      this.#isUpdateDue = false;
      if (this.isConnected) this.#show();
      else this.#leave();
    });
  }

  #show(): void {
    onPage.add(this);
    const settings = readSettings(this, EllacQuestionnaire.ofServer);
    this.#theme.replaceSync(themeRules(settings.themes));
    if (first() !== this) {
      this.#page.replaceChildren(notice());
      return;
    }
    this.#layer.raise();
    if (this.#app === null) {
      this.#page.replaceChildren();
      this.#app = mountShadowApp(this.#shadow, this.#page, this.#layer, (event) =>
        this.#tell(event),
      );
    }
    this.#app.render(settings);
  }

  #leave(): void {
    onPage.delete(this);
    this.#app?.unmount();
    this.#app = null;
    // Another element may be waiting: a host may insert its next page before it removes the last
    // one.
    const next = first();
    if (next !== undefined) next.#update();
  }

  #tell({ kind, ...detail }: HostEvent): void {
    this.dispatchEvent(new CustomEvent(`ellac:${kind}`, { detail, bubbles: true, composed: true }));
  }
}

/**
 * Shows a notice instead of a second form, because two forms would overwrite each other's draft.
 */
function notice(): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'notice';
  paragraph.textContent = 'The questionnaire is already on this page.';
  return paragraph;
}
