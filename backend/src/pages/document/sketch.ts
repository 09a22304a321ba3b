import { questionnaireIntro } from '@ellac/contracts';
import { escapeHtml } from './html.js';
import type { AppName } from '../page.js';

const shapes = (count: number): string => '<i></i>'.repeat(count);

/** The first tab's fields, row by row; behind each the lines of its hint. */
const fields = [[0], [0, 0], [1, 1], [1, 2], [1, 1]]
  .map((row) => row.map((lines) => `<i class="sketch-field sketch-hint-${lines}"></i>`).join(''))
  .map((row) => `<div class="sketch-row">${row}</div>`)
  .join('');

/** The questionnaire's texts, and placeholders exactly where its form will be. */
const questionnaire = `<div class="sketch">
<div class="sketch-hero"><div class="sketch-words">
<h1>${escapeHtml(questionnaireIntro.title)}</h1>
<p class="sketch-subtitle">${escapeHtml(questionnaireIntro.subtitle)}</p>
<p class="sketch-about">${escapeHtml(questionnaireIntro.about)}</p>
<p class="sketch-start" aria-hidden="true"><i></i></p>
</div></div>
<div class="sketch-page" aria-hidden="true">
<div class="sketch-hand"></div>
<div class="sketch-form">
<div class="sketch-tabs">${[3, 5, 3].map((count) => `<div>${shapes(count)}</div>`).join('')}</div>
<div class="sketch-card">
<div class="sketch-progress">${shapes(2)}</div>
<div class="sketch-head">${shapes(2)}</div>
${fields}
<div class="sketch-end">${shapes(2)}</div>
</div>
</div>
</div>
</div>`;

/** What stands in an app's place until its script has run. */
export const sketchOf = (app: AppName | null): string =>
  app === '@ellac/mf-questionnaire' ? questionnaire : '<p class="loading">Loading…</p>';
