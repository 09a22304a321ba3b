import type { TabId } from '@ellac/contracts';
import { latePart, presentPart, type LatePart } from '@ellac/web';
import type { FunctionComponent } from 'react';
import { notKnownBox } from '../fields/not-known/late-not-known-box.js';
import { ending } from '../submit/ending.js';
import { CompanySection } from './company-section.js';

/** What stands on a tab: one sentence on what it is about, and its questions. */
export interface TabContent {
  readonly lead: string;
  /** Loaded when needed, except the section of the first tab. */
  readonly section: LatePart<FunctionComponent>;
}

const late = latePart<FunctionComponent>;

/** The section of a tab with figures that may be unknown. */
const lateWithFigures = (fetch: () => Promise<FunctionComponent>) =>
  late(async () => (await Promise.all([fetch(), notKnownBox.load()]))[0]);

export const contentOfTab: Readonly<Record<TabId, TabContent>> = {
  company: {
    lead: 'Who you are, and where your report goes.',
    section: presentPart<FunctionComponent>(CompanySection),
  },
  financial: {
    lead: 'Three figures from your last annual accounts. A good estimate is fine.',
    section: lateWithFigures(async () => (await import('./financial-section.js')).FinancialSection),
  },
  staff: {
    lead: 'The people in the business, and how they learn.',
    section: late(async () => (await import('./staff-section.js')).StaffSection),
  },
  assessment: {
    lead: 'How far you agree. A dashed 3 is only the starting value; the keys 1 to 5 work too.',
    section: late(async () => (await import('./assessment-section.js')).AssessmentSection),
  },
  specialization: {
    lead: 'What you sell most, and who can make it. A dashed 3 is only the starting value.',
    section: lateWithFigures(
      async () => (await import('./specialization-section.js')).SpecializationSection,
    ),
  },
  sales: {
    lead: 'Who wins the work, and what of it is on paper.',
    section: lateWithFigures(async () => (await import('./sales-section.js')).SalesSection),
  },
  customer: {
    lead: 'How much rests on a few customers, and how many stay.',
    section: lateWithFigures(async () => (await import('./customer-section.js')).CustomerSection),
  },
  dependency: {
    lead: 'What keeps running when you are not there.',
    section: lateWithFigures(
      async () => (await import('./dependency-section.js')).DependencySection,
    ),
  },
  growth: {
    lead: 'Where revenue is heading, and how firm that is.',
    section: lateWithFigures(async () => (await import('./growth-section.js')).GrowthSection),
  },
  qualitative: {
    lead: 'In your own words. Two or three sentences each are enough.',
    section: late(async () => (await import('./qualitative-section.js')).QualitativeSection),
  },
  documents: {
    lead: 'The papers a partner, a bank or a buyer would ask for.',
    section: late(async () => (await ending.load()).DocumentsSection),
  },
};
