import { percent, percentGroup } from '../field-rules.js';

export const customerFields = {
  top_clients_revenue: percent(
    'Revenue from your largest clients',
    'Your three largest clients together, as a share of revenue.',
    { mayBeUnknown: true },
  ),
  retention_rate: percent(
    'Customer retention',
    'How many of last year’s customers bought again this year.',
    { mayBeUnknown: true },
  ),
  revenue_breakdown: percentGroup({
    label: 'Kinds of revenue',
    hint: 'Together 100%: change two, and the third is what remains.',
    parts: {
      recurring: percent('Recurring', 'Under agreement, for example subscriptions or maintenance.'),
      project: percent('Project'),
      oneTime: percent('One-time'),
    },
    initial: { recurring: 0, project: 0, oneTime: 100 },
    mayBeUnknown: true,
  }),
} as const;
