/// <reference lib="dom" />
// The baseline of the browser's measures: our questions in SurveyJS, as its own guide for React has it.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';

/** The build puts the questions here. */
const model = new Model(
  /** @type {{ SURVEY: object }} */ (/** @type {unknown} */ (globalThis)).SURVEY,
);
const place = /** @type {HTMLElement} */ (globalThis.document.getElementById('app'));
createRoot(place).render(createElement(Survey, { model }));
