import { formatPlainDate, type Analysis, type Questionnaire } from '@ellac/contracts';
import { expect } from '@playwright/test';
import {
  expectInOnePiece,
  pageHeight,
  squeezed,
  type Pdf,
  type PdfPage,
  type PdfText,
  type StructureNode,
} from './pdf.js';

/** Points. Left and top are from the specification; right and bottom mirror them. */
const margins = { left: 40, top: 60, right: 40, bottom: 60 };
const pageWidth = 595.28;
const contentHeight = pageHeight - margins.top - margins.bottom;

/** A business with every possible gap, and with texts of the greatest length. */
export const weak = (answers: Questionnaire): Questionnaire => ({
  ...answers,
  financial: {
    ...answers.financial,
    annual_revenue: 900_000,
    gross_profit_margin: 9,
    net_profit_margin: -6,
  },
  business_assessment: {
    ...answers.business_assessment,
    processes: 1,
    independence: 1,
    documentation: 1,
  },
  leadership_assessment: {
    ...answers.leadership_assessment,
    transition: 1,
    planning: 1,
    delegation: 1,
  },
  sales: {
    ...answers.sales,
    sales_team_size: 0,
    sales_distribution: { owner: 100, team: 0, other: 0 },
    documented_elements: [],
  },
  customer: {
    ...answers.customer,
    top_clients_revenue: 80,
    retention_rate: 40,
    revenue_breakdown: { recurring: 0, project: 0, oneTime: 100 },
  },
  owner_dependency: {
    ...answers.owner_dependency,
    independent_functions: [],
    max_absence_days: 2,
    institutionalized_relationships: [],
  },
  qualitative: {
    ...answers.qualitative,
    vision: 'We want the shop to run without me. '.repeat(27).trim(),
    challenges: 'W'.repeat(1000),
    opportunities: 'There is more work than we can do. '.repeat(28).trim(),
  },
  documents: {
    ...answers.documents,
    businessPlan: false,
    financialStatements: false,
    orgChart: false,
    marketAnalysis: false,
    processDocumentation: false,
  },
});

/** The texts of a page: in its upper margin, in its lower margin, and between them. */
export function partsOf(texts: Pdf['pages'][number]['texts']) {
  const inFooter = ({ baseline }: PdfText) => baseline < margins.bottom - 10;
  const inHead = ({ baseline }: PdfText) => baseline > pageHeight - margins.top + 10;
  return {
    head: texts.filter(inHead),
    footer: texts.filter(inFooter),
    body: texts.filter((text) => !inFooter(text) && !inHead(text)),
  };
}

const lineOf = (texts: readonly PdfText[]): string =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

/** The greatest foot of a page that the next section does not explain, in points. */
const emptiestFoot = 100;

/** How far down the text of a page reaches at least, as a share of it; the last page is told apart. */
const leastUsed = { page: 0.22, lastPage: 0.1 };

/** The expectations for the pages of every PDF. */
export function expectProperPages(pdf: Pdf, analysis: Analysis): void {
  for (const [index, page] of pdf.pages.entries()) {
    const { head, footer, body } = partsOf(page.texts);
    expectEdges(lineOf(head), lineOf(footer), index, pdf, analysis);
    expect(body.length, 'an empty page').toBeGreaterThan(0);
    for (const { text, left, right, baseline, size } of body) {
      expect(left, text).toBeGreaterThanOrEqual(margins.left - 0.5);
      expect(right, text).toBeLessThanOrEqual(pageWidth - margins.right + 1);
      expect(baseline + size * 0.7, text).toBeLessThanOrEqual(pageHeight - margins.top);
      expect(baseline, text).toBeGreaterThanOrEqual(margins.bottom);
      expect(text, 'a figure with more than two decimals').not.toMatch(/\d\.\d{3,}/);
    }
    const last = body.reduce((low, each) => (each.baseline < low.baseline ? each : low));
    expect(last.size, `“${last.text}” is no heading at the end of a page`).toBeLessThan(12);
  }
  expectUsedPages(pdf);
  expectStructure(pdf);
  expectBookmarksToLead(pdf);
  expectInWholeBlocks(pdf, analysis);
}

/** No page ends far above its foot, unless a section begins a sheet after it; none is nearly empty. */
export function expectUsedPages({ pages }: Pdf): void {
  for (const [index, { texts }] of pages.entries()) {
    const lowest = Math.min(...partsOf(texts).body.map(({ baseline }) => baseline));
    const next = pages[index + 1];
    const used = (pageHeight - margins.top - lowest) / contentHeight;
    expect(used, `how much of page ${String(index + 1)} is used`).toBeGreaterThan(
      next === undefined ? leastUsed.lastPage : leastUsed.page,
    );
    if (next === undefined || startsSheet(next)) continue;
    expect(lowest - margins.bottom, `the foot of page ${String(index + 1)}`).toBeLessThan(
      emptiestFoot,
    );
  }
}

/** What stands in the margins of a page. */
function expectEdges(
  head: string,
  footer: string,
  index: number,
  { pages }: Pdf,
  { id, provider, provenance }: Analysis,
): void {
  const year = String(new Date().getFullYear());
  if (index === 0) {
    expect(head).toBe('');
    expect(footer).toBe(`© ${year} ${provider} Report ${id} · rules ${provenance.rulesVersion}`);
    return;
  }
  // The day stands before the month outside North America.
  expect(head).toMatch(new RegExp(`ELLAC Business Evaluation (?:\\w+ \\d+,|\\d+ \\w+) ${year}$`));
  expect(footer).toBe(
    `© ${year} ${provider} · Confidential Page ${String(index + 1)} of ${String(pages.length)}`,
  );
}

/** Whether a page begins with a section that starts a sheet of its own. */
const startsSheet = ({ texts }: PdfPage): boolean => {
  const [first] = partsOf(texts).body;
  return ['Executive Summary', 'Appendix'].includes(first?.text ?? '');
};

const isNode = (child: StructureNode['children'][number]): child is StructureNode =>
  'role' in child;

/** An element of the structure with all that stand in it. */
const withAllIn = (node: StructureNode): readonly StructureNode[] => [
  node,
  ...node.children.filter(isNode).flatMap(withAllIn),
];

/** What every report has: headings, paragraphs, lists, tables and figures. */
const rolesOfEachReport = ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure'];

/** A screen reader finds every text, headings in their order, and words for each figure. */
function expectStructure({ pages }: Pdf): void {
  const levels: number[] = [];
  const roles = new Set<string>();
  for (const [index, { structure, unmarked }] of pages.entries()) {
    expect(unmarked, `texts of page ${String(index + 1)} outside the structure`).toEqual([]);
    const nodes = withAllIn(structure);
    for (const { role, alt } of nodes) {
      roles.add(role);
      if (/^H\d$/.test(role)) levels.push(Number(role[1]));
      if (role === 'Figure') expect((alt ?? '').trim(), 'a figure without words').not.toBe('');
    }
    expectNoRowAlone(structure, pages[index + 1]?.structure);
  }
  expect([...roles]).toEqual(expect.arrayContaining(rolesOfEachReport));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0), 'a level of headings left out').toBeLessThan(2);
  }
}

const topOf = (structure: StructureNode): readonly StructureNode[] =>
  structure.children.filter(isNode).flatMap(({ children }) => children.filter(isNode));

/** The rows of a table below its head. */
const rowsIn = (table: StructureNode): number =>
  table.children
    .filter(isNode)
    .filter(({ role }) => role !== 'THead')
    .flatMap(withAllIn)
    .filter(({ role }) => role === 'TR').length;

/** No table leaves or begins with a single row where it goes on over pages. */
function expectNoRowAlone(page: StructureNode, next: StructureNode | undefined): void {
  const table = topOf(page).at(-1);
  const rest = next === undefined ? undefined : topOf(next)[0];
  if (table?.role !== 'Table' || rest?.role !== 'Table') return;
  if (withAllIn(rest).some(({ role }) => role === 'THead')) return;
  expect(rowsIn(table), 'rows of a table at the end of a page').toBeGreaterThan(1);
  expect(rowsIn(rest), 'rows of a table at the beginning of a page').toBeGreaterThan(1);
}

/** How far above its heading a bookmark may lead, in points. */
const aboveHeading = 60;

/** Each bookmark leads to the line of its heading. */
function expectBookmarksToLead({ bookmarks, pages }: Pdf): void {
  for (const { title, page, top } of bookmarks.flatMap((each) => [each, ...each.parts])) {
    const begins = pages[page - 1]!.texts.some(
      ({ text, baseline }) =>
        squeezed(title).startsWith(squeezed(text)) &&
        baseline < top &&
        baseline > top - aboveHeading,
    );
    expect(begins, `the bookmark “${title}” leads to page ${String(page)}`).toBe(true);
  }
}

/** Recommendations and the rows of tables stand in one piece. */
function expectInWholeBlocks(
  pdf: Pdf,
  { conclusions, actionPlan, scoreBreakdown, company }: Analysis,
) {
  const dayOf = (plainDate: string) => formatPlainDate(plainDate, company.country!);
  for (const { action, expectedOutcome } of Object.values(conclusions.recommendations).flat()) {
    expectInOnePiece(pdf, `${action} Expected outcome: ${expectedOutcome}`);
  }
  for (const { milestone, targetDate } of actionPlan.criticalPath.keyMilestones) {
    expectInOnePiece(pdf, `${milestone} by ${dayOf(targetDate)}`);
  }
  for (const { resources, from, to, duration } of actionPlan.implementationPhases.flatMap(
    ({ actions }) => actions,
  )) {
    const dates = `${dayOf(from!)} to ${dayOf(to!)}`;
    expectInOnePiece(pdf, `${resources.at(-1) ?? ''} ${dates} ${duration}`);
  }
  for (const { label, answer, given } of scoreBreakdown) {
    expectInOnePiece(pdf, `${label} ${given ? answer : `${answer}: counts 4 points`}`);
  }
}
