import { defaultThemes } from '@ellac/web';
import { EllacQuestionnaire } from './ellac-questionnaire.js';
import { themesOf } from './embed-attributes.js';

const script = new URL(import.meta.url);
const color = script.searchParams.get('theme-color');
EllacQuestionnaire.ofServer = {
  api: script.origin,
  themes: (color === null ? null : themesOf(color)) ?? defaultThemes,
};

const name = 'ellac-questionnaire';
// A page may hold the script more than once.
if (customElements.get(name) === undefined) customElements.define(name, EllacQuestionnaire);
