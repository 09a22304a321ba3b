/// <reference lib="dom" />
// The baseline of the browser benchmarks: the product's questions in SurveyJS, set up as its guide
// for React says.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';

/** The build inserts the questions here. */
const model = new Model(
  /** @type {{ SURVEY: object }} */ (/** @type {unknown} */ (globalThis)).SURVEY,
);
const place = /** @type {HTMLElement} */ (globalThis.document.getElementById('app'));
createRoot(place).render(createElement(Survey, { model }));
