import {
  apiPaths,
  type CompanyPage,
  companyPageSchema,
  type CompanyQuery,
  formatNumber,
  type NewestReport,
} from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { companyLists } from '../desk-queries.js';
import { pageRows } from '../paging/page-rows.js';
import { workPause } from '../pieces/work-pause.js';

/** The query of a page of companies; the previous page stays visible until this one is loaded. */
export const companyList = (query: CompanyQuery) =>
  queryOptions({
    queryKey: [...companyLists, query],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminCompanies({ ...query, limit: pageRows }), companyPageSchema, {
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ newest }) => isInWork(newest)) === true ? workPause : false,
  });

/** How many companies a query finds, as it is shown; beyond what is counted "1,000+". */
export const totalShown = ({ total, isMore }: Pick<CompanyPage, 'total' | 'isMore'>): string =>
  `${formatNumber(total)}${isMore === true ? '+' : ''}`;

/** How many companies a query finds beyond those of a page, as it is shown; null for none. */
export const onOtherPages = ({ items, total, isMore }: CompanyPage): string | null =>
  total > items.length ? totalShown({ total: total - items.length, isMore }) : null;

/** Whether a worker is processing the company's newest report or its mail, or will do so soon. */
const isInWork = (newest: NewestReport | null): boolean =>
  newest !== null &&
  (newest.generationStatus === 'pending' ||
    newest.generationStatus === 'processing' ||
    newest.emailSendStatus === 'pending');
