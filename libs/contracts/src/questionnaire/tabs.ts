import type { OptionalName } from './optional/optional.js';
import type { GroupName } from './fields.js';

/** The eleven tabs in their order, each with the groups of the submission that it fills. */
export const tabs = [
  { id: 'company', label: 'Company', groups: ['company_info'] },
  { id: 'financial', label: 'Financial', groups: ['financial'] },
  { id: 'staff', label: 'Staff', groups: ['staff'] },
  {
    id: 'assessment',
    label: 'Assessment',
    groups: ['business_assessment', 'leadership_assessment', 'context_assessment'],
  },
  { id: 'specialization', label: 'Specialization', groups: ['specialization'] },
  { id: 'sales', label: 'Sales', groups: ['sales'] },
  { id: 'customer', label: 'Customer', groups: ['customer'] },
  { id: 'dependency', label: 'Dependency', groups: ['owner_dependency'] },
  { id: 'growth', label: 'Growth', groups: ['growth'] },
  { id: 'qualitative', label: 'Qualitative', groups: ['qualitative'] },
  { id: 'documents', label: 'Documents', groups: ['documents'] },
] as const satisfies readonly { id: string; label: string; groups: readonly GroupName[] }[];

export type TabId = (typeof tabs)[number]['id'];

/** The tab on which an optional question stands. */
export const tabOfOptional: { readonly [Name in OptionalName]: TabId } = {
  trade: 'company',
  ownerPay: 'financial',
  premises: 'financial',
  circumstances: 'qualitative',
};
