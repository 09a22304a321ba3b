import type { Analysis } from '@ellac/contracts';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PdfDocument } from '../document/pdf-document.js';
import { content, margins, pageSize } from '../page-size.js';
import { makePlain } from '../plain-text.js';
import { paginate } from './paginate.js';

const inPoints = (lengths: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(lengths).map(([name, points]) => [name, `${String(points)}pt`]),
  );

function element(className: string, text = ''): HTMLElement {
  const created = document.createElement('div');
  created.className = className;
  created.textContent = text;
  return created;
}

/** The report's elements, no longer React's, so that they can be moved about. */
function render(analysis: Analysis): HTMLElement {
  const source = document.createElement('div');
  const root = createRoot(source);
  flushSync(() => root.render(createElement(PdfDocument, { analysis })));
  const copy = source.cloneNode(true) as HTMLElement;
  root.unmount();
  makePlain(copy);
  return copy;
}

/** Lays the report out as A4 pages inside a stage that is part of the document. */
export function layOut(analysis: Analysis, stage: HTMLElement): readonly HTMLElement[] {
  const bodies = paginate(render(analysis), () => {
    const page = element('pdf-page');
    Object.assign(page.style, inPoints(pageSize));
    const body = element('pdf-body');
    Object.assign(body.style, inPoints({ left: margins.left, top: margins.top, ...content }));
    page.append(body);
    stage.append(page);
    return body;
  });
  const pages = bodies.map((body) => body.parentElement!);
  addFooters(pages, analysis.provider);
  numberContents(pages);
  return pages;
}

function addFooters(pages: readonly HTMLElement[], provider: string): void {
  const year = new Date().getFullYear();
  for (const [index, page] of pages.entries()) {
    const footer = element('pdf-footer');
    Object.assign(footer.style, inPoints({ left: margins.left, right: margins.right }));
    footer.append(
      element('', `© ${String(year)} ${provider}. All rights reserved.`),
      element('', `Page ${String(index + 1)} of ${String(pages.length)}`),
    );
    makePlain(footer);
    page.append(footer);
  }
}

function numberContents(pages: readonly HTMLElement[]): void {
  for (const line of pages[0]!.querySelectorAll<HTMLElement>('[data-section]')) {
    const page = pages.findIndex((each) => headingOf(each, line.dataset['section']) !== undefined);
    line.dataset['page'] = String(page + 1);
    line.querySelector('.page-number')!.textContent = String(page + 1);
  }
}

const headingOf = (page: HTMLElement, title: string | undefined): HTMLElement | undefined =>
  [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
