import { formatDay, type Analysis } from '@ellac/contracts';
import type { BrandTheme } from '@ellac/web';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PdfDocument } from '../document/pdf-document.js';
import type { Logo } from '../logo.js';
import { content, margins, pageSize, pointsPerPixel } from '../page-size.js';
import { PdfColorsProvider } from '../pdf-colors.js';
import { makePlain, plainText } from '../pdf-text.js';
import { fillFeet } from './fill-feet.js';
import { paginate } from './paginate.js';
import { regionOf } from '../../words/region-of.js';

/** What the document is made from. */
export interface DocumentSource {
  readonly analysis: Analysis;
  readonly theme: BrandTheme;
  /** The provider's; null where the product's mark stands in its place. */
  readonly logo: Logo | null;
}

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
function render({ analysis, theme, logo }: DocumentSource): HTMLElement {
  const source = document.createElement('div');
  const root = createRoot(source);
  const content = createElement(PdfDocument, { analysis, logo });
  flushSync(() => root.render(createElement(PdfColorsProvider, { value: theme }, content)));
  const copy = source.cloneNode(true) as HTMLElement;
  root.unmount();
  makePlain(copy);
  return copy;
}

/** Lays the report out as A4 pages inside a stage that is part of the document. */
export function layOut(source: DocumentSource, stage: HTMLElement): readonly HTMLElement[] {
  const bodies = paginate(render(source), () => {
    const page = element('pdf-page');
    Object.assign(page.style, inPoints(pageSize));
    const body = element('pdf-body');
    Object.assign(body.style, inPoints({ left: margins.left, top: margins.top, ...content }));
    page.append(body);
    stage.append(page);
    return body;
  });
  fillFeet(bodies, 1 / pointsPerPixel);
  const pages = bodies.map((body) => body.parentElement!);
  addEdges(pages, source.analysis);
  fillPageNumbers(pages);
  return pages;
}

/** The most letters of a company's name that fit into the line. */
const nameInHead = 40;

function addEdges(pages: readonly HTMLElement[], analysis: Analysis): void {
  const { id, company, provider, provenance, submittedAt } = analysis;
  const name = Array.from(plainText(company.name));
  const shortName =
    name.length > nameInHead ? `${name.slice(0, nameInHead).join('')}…` : name.join('');
  const copyright = `© ${String(new Date().getFullYear())} ${provider}`;
  for (const [index, page] of pages.entries()) {
    if (index === 0) {
      // The cover has the name in large letters, and the report's number instead of its own.
      addEdge(page, 'pdf-footer', [copyright, `Report ${id} · rules ${provenance.rulesVersion}`]);
      continue;
    }
    const day = formatDay(new Date(submittedAt), regionOf(analysis));
    addEdge(page, 'pdf-head', [`${shortName} · ELLAC Business Evaluation`, day]);
    const number = `Page ${String(index + 1)} of ${String(pages.length)}`;
    addEdge(page, 'pdf-footer', [`${copyright} · Confidential`, number]);
  }
}

/** A line in a page's upper or lower margin, which a screen reader passes over. */
function addEdge(page: HTMLElement, name: string, texts: readonly [string, string]): void {
  const edge = element(`${name} box`);
  edge.setAttribute('aria-hidden', 'true');
  Object.assign(edge.style, inPoints({ left: margins.left, right: margins.right }));
  edge.append(...texts.map((text) => element('', text)));
  makePlain(edge);
  page.append(edge);
}

function fillPageNumbers(pages: readonly HTMLElement[]): void {
  for (const place of pages.flatMap((page) => [
    ...page.querySelectorAll<HTMLElement>('[data-page-of]'),
  ])) {
    const title = place.dataset['pageOf'];
    place.textContent = String(pages.findIndex((page) => headingOf(page, title) !== undefined) + 1);
  }
}

/** The heading of a section or a part of one, if it begins on this page. */
export const headingOf = (page: HTMLElement, title: string | undefined): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>('h2, h3')].find(
    ({ textContent }) => textContent === title,
  );
