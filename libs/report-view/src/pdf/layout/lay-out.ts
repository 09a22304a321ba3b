import { formatDate, type Analysis } from '@ellac/contracts';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PdfDocument } from '../document/pdf-document.js';
import { content, margins, pageSize } from '../page-size.js';
import { makePlain, plainText } from '../pdf-text.js';
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

/** The report's elements, detached from React, so that they can be moved. */
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
  addEdges(pages, analysis);
  numberContents(pages);
  return pages;
}

/** The most letters of a company's name that fit into the line. */
const nameInHead = 60;

function addEdges(pages: readonly HTMLElement[], analysis: Analysis): void {
  const { company, provider, submittedAt } = analysis;
  const name = Array.from(plainText(company.name));
  const shortName =
    name.length > nameInHead ? `${name.slice(0, nameInHead).join('')}…` : name.join('');
  const year = new Date().getFullYear();
  for (const [index, page] of pages.entries()) {
    // The first page already has it in large letters.
    if (index > 0) {
      const day = formatDate(new Date(submittedAt));
      addEdge(page, 'pdf-head', shortName, `ELLAC Business Evaluation, ${day}`);
    }
    addEdge(
      page,
      'pdf-footer',
      `© ${String(year)} ${provider}. All rights reserved.`,
      `Page ${String(index + 1)} of ${String(pages.length)}`,
    );
  }
}

/** A line in a page's upper or lower margin. */
function addEdge(page: HTMLElement, className: string, left: string, right: string): void {
  const edge = element(className);
  Object.assign(edge.style, inPoints({ left: margins.left, right: margins.right }));
  edge.append(element('', left), element('', right));
  makePlain(edge);
  page.append(edge);
}

function numberContents(pages: readonly HTMLElement[]): void {
  const lines = pages.flatMap((page) => [...page.querySelectorAll<HTMLElement>('[data-section]')]);
  for (const line of lines) {
    const page = pages.findIndex((each) => headingOf(each, line.dataset['section']) !== undefined);
    line.querySelector('.page-number')!.textContent = String(page + 1);
  }
}

/** The heading of a section, if it begins on this page. */
export const headingOf = (page: HTMLElement, title: string | undefined): HTMLElement | undefined =>
  [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
