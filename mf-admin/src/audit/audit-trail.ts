import { apiPaths, auditPageSchema, type AuditQuery } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A page of the trail of what was done; read to see what was done just now, so always asked for. */
export const auditTrail = (query: AuditQuery) =>
  queryOptions({
    queryKey: [apiPaths.adminAudit(), query],
    queryFn: ({ signal }) => fetchJson(apiPaths.adminAudit(query), auditPageSchema, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
