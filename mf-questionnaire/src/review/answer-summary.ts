import {
  formatGrouped,
  type AnswersOfTab,
  type Notation,
  type QuestionnaireDraft,
  type TabId,
} from '@ellac/contracts';
import type { TabState } from '../form/tabs/use-tab-states.js';

interface Told {
  readonly answers: QuestionnaireDraft;
  /** The answer of a question in words. */
  readonly textOf: (path: string) => string;
  readonly state: TabState;
  readonly notation: Notation;
}

const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

/** The first words of the answers of each tab; what is empty is left out. */
const summaries: Readonly<Record<TabId, (told: Told) => readonly string[]>> = {
  company: ({ answers: { company_info }, textOf }) => [
    company_info.name.trim(),
    company_info.country === '' ? '' : textOf('company_info.country'),
    counted(company_info.active_partners + company_info.silent_partners, 'partner', 'partners'),
  ],
  financial: ({ textOf }) => [
    textOf('financial.annual_revenue'),
    `gross ${textOf('financial.gross_profit_margin')}`,
    `net ${textOf('financial.net_profit_margin')}`,
  ],
  staff: ({ answers: { staff }, notation }) => [
    staff.totalEmployees > 0
      ? `${formatGrouped(staff.totalEmployees, notation)} ${staff.totalEmployees === 1 ? 'person' : 'people'}`
      : '',
    staff.departments.trim(),
  ],
  assessment: ({ state }) => [`${state.answered} of ${state.questions} rated`],
  specialization: ({ textOf }) => [textOf('specialization.custom_vs_standard')],
  sales: ({ textOf }) => [textOf('sales.sales_distribution')],
  customer: ({ textOf }) => [
    `largest clients ${textOf('customer.top_clients_revenue')}`,
    `retention ${textOf('customer.retention_rate')}`,
  ],
  dependency: ({ answers: { owner_dependency } }) => [
    `${counted(owner_dependency.independent_functions.length, 'function runs', 'functions run')} without you`,
  ],
  growth: ({ answers: { growth }, textOf }) => [
    `${textOf('growth.projected_growth')} next year`,
    growth.strategy.trim() === '' ? '' : 'strategy written',
  ],
  qualitative: ({ answers: { qualitative } }) => {
    const written = (['vision', 'challenges', 'opportunities'] as const).filter(
      (field) => qualitative[field].trim() !== '',
    );
    return [written.join(', ')];
  },
  documents: ({ answers: { documents } }) => {
    const all = Object.values(documents);
    return [`${all.filter(Boolean).length} of ${all.length} ready`];
  },
};

/** The answers of a tab in one line; it may be longer than the line has room for. */
export function answerSummary(
  { tab, answers: ofTab }: AnswersOfTab,
  answers: QuestionnaireDraft,
  state: TabState,
  notation: Notation,
): string {
  const textOf = (path: string) => ofTab.find((each) => each.path === path)?.text ?? '';
  const words = summaries[tab]({ answers, textOf, state, notation }).filter((each) => each !== '');
  const line = words.join(' · ');
  return line === '' ? 'Nothing yet' : line.charAt(0).toUpperCase() + line.slice(1);
}
