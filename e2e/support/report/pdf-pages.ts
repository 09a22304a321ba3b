import { formatPlainDate, type Analysis, type Questionnaire } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { expectInOnePiece, pageHeight, type Pdf, type PdfText } from './pdf.js';

/** Points. Left and top are from the specification; right and bottom mirror them. */
const margins = { left: 40, top: 60, right: 40, bottom: 60 };
const pageWidth = 595.28;

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

/** The expectations for the pages of every PDF. */
export function expectProperPages(pdf: Pdf, analysis: Analysis): void {
  const year = String(new Date().getFullYear());
  for (const [index, { texts }] of pdf.pages.entries()) {
    const { head, footer, body } = partsOf(texts);
    expect(lineOf(head)).toMatch(
      index === 0 ? /^$/ : new RegExp(`ELLAC Business Evaluation, \\w+ \\d+, ${year}$`),
    );
    expect(lineOf(footer)).toBe(
      `© ${year} ${analysis.provider}. All rights reserved. ` +
        `Page ${String(index + 1)} of ${String(pdf.pages.length)}`,
    );
    expect(body.length, 'an empty page').toBeGreaterThan(0);
    for (const { text, left, right, baseline, size } of body) {
      expect(left, text).toBeGreaterThanOrEqual(margins.left - 0.5);
      expect(right, text).toBeLessThanOrEqual(pageWidth - margins.right + 1);
      expect(baseline + size * 0.7, text).toBeLessThanOrEqual(pageHeight - margins.top);
      expect(baseline, text).toBeGreaterThanOrEqual(margins.bottom);
    }
    const last = body.reduce((low, each) => (each.baseline < low.baseline ? each : low));
    expect(last.size, `“${last.text}” is no heading at the end of a page`).toBeLessThan(12);
  }
  const { recommendations } = analysis.conclusions;
  for (const { action, expectedOutcome, timeline } of Object.values(recommendations).flat()) {
    expectInOnePiece(pdf, `${action} Expected outcome: ${expectedOutcome} Timeline: ${timeline}`);
  }
  const { criticalPath, implementationPhases } = analysis.actionPlan;
  for (const { milestone } of criticalPath.keyMilestones) {
    expectInOnePiece(pdf, `${milestone} Target date:`);
  }
  for (const { description, from } of implementationPhases.flatMap((phase) => phase.actions)) {
    expectInOnePiece(pdf, `${description} When: ${formatPlainDate(from!)}`);
  }
  for (const { label, answer, given } of analysis.scoreBreakdown) {
    expectInOnePiece(pdf, `${label} ${given ? answer : `${answer}: counts 4 points`}`);
  }
}
