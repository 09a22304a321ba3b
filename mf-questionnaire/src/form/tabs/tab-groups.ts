import type { TabId } from '@ellac/contracts';

/** The tabs in their order, under the names of three groups. */
export const tabGroups: readonly { readonly label: string; readonly tabs: readonly TabId[] }[] = [
  { label: 'You and your business', tabs: ['company', 'financial', 'staff'] },
  {
    label: 'How it runs',
    tabs: ['assessment', 'specialization', 'sales', 'customer', 'dependency'],
  },
  { label: 'Where it goes', tabs: ['growth', 'qualitative', 'documents'] },
];
