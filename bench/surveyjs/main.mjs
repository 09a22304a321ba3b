/// <reference lib="dom" />
// The baseline of the browser's measures: a form of SurveyJS, as its own guide for React has it.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';

const model = new Model({ elements: [{ type: 'text', name: 'company', isRequired: true }] });
createRoot(globalThis.document.body).render(createElement(Survey, { model }));
