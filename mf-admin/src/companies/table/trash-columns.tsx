import { formatDate, type ListedCompany, type TrashRecord } from '@ellac/contracts';
import { companyColumns, type CompanyColumn } from './company-columns.js';

/** A date of a company in the trash. */
const dayOf = ({ trash }: ListedCompany, key: 'movedAt' | 'deletedAt'): string =>
  trash === undefined ? '' : formatDate(new Date(trash[key]));

const moverOf = ({ trash }: ListedCompany): string => trash?.movedBy ?? 'Not known';

const ofTrash: readonly CompanyColumn<keyof TrashRecord>[] = [
  {
    key: 'movedBy',
    title: 'Moved by',
    cell: moverOf,
    width: 'text',
    inLines: 'third',
    lineText: (company) => `moved by ${moverOf(company)}`,
    sort: undefined,
  },
  {
    key: 'movedAt',
    title: 'Moved',
    cell: (company) => dayOf(company, 'movedAt'),
    width: 'date',
    inLines: 'third',
    lineText: (company) => dayOf(company, 'movedAt'),
    sort: undefined,
  },
  {
    key: 'deletedAt',
    title: 'Deleted on',
    cell: (company) => dayOf(company, 'deletedAt'),
    width: 'date',
    inLines: 'second',
    lineText: (company) => `deleted on ${dayOf(company, 'deletedAt')}`,
    sort: undefined,
  },
];

/** The columns of what is in the trash: whose it is, who moved it there, and when it ends. */
export const trashColumns: readonly CompanyColumn<string>[] = [
  ...companyColumns.filter(({ key }) => key === 'name' || key === 'owner'),
  ...ofTrash,
];
