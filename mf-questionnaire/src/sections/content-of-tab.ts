import type { TabId } from '@ellac/contracts';
import type { ComponentType } from 'react';
import { AssessmentSection } from './assessment-section.js';
import { CompanySection } from './company-section.js';
import { CustomerSection } from './customer-section.js';
import { DependencySection } from './dependency-section.js';
import { DocumentsSection } from './documents-section.js';
import { FinancialSection } from './financial-section.js';
import { GrowthSection } from './growth-section.js';
import { QualitativeSection } from './qualitative-section.js';
import { SalesSection } from './sales-section.js';
import { SpecializationSection } from './specialization-section.js';
import { StaffSection } from './staff-section.js';

/** What stands on a tab: one sentence on what it is about, and its questions. */
export interface TabContent {
  readonly lead: string;
  readonly Section: ComponentType;
}

export const contentOfTab: Readonly<Record<TabId, TabContent>> = {
  company: {
    lead: 'Who you are, and where your report goes.',
    Section: CompanySection,
  },
  financial: {
    lead: 'Three figures from your last annual accounts. A good estimate is fine.',
    Section: FinancialSection,
  },
  staff: {
    lead: 'The people in the business, and how they learn.',
    Section: StaffSection,
  },
  assessment: {
    lead: 'How far do you agree? Answer for a normal week, not for the best one.',
    Section: AssessmentSection,
  },
  specialization: {
    lead: 'What you sell most, and how far it can be made without you.',
    Section: SpecializationSection,
  },
  sales: {
    lead: 'Who wins the work, and what of it is on paper.',
    Section: SalesSection,
  },
  customer: {
    lead: 'How much rests on a few customers, and how many stay.',
    Section: CustomerSection,
  },
  dependency: {
    lead: 'What keeps running when you are not there.',
    Section: DependencySection,
  },
  growth: {
    lead: 'Where revenue is heading, and how firm that is.',
    Section: GrowthSection,
  },
  qualitative: {
    lead: 'In your own words. Two or three sentences each are enough.',
    Section: QualitativeSection,
  },
  documents: {
    lead: 'The papers a partner, a bank or a buyer would ask for.',
    Section: DocumentsSection,
  },
};
