import { EllacQuestionnaire } from './ellac-questionnaire.js';

EllacQuestionnaire.origin = new URL(import.meta.url).origin;

const name = 'ellac-questionnaire';
// A page may hold the script more than once.
if (customElements.get(name) === undefined) customElements.define(name, EllacQuestionnaire);
