import { analystSettingSchema, apiPaths } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** The analysts that this server offers. */
export const analystSetting = queryOptions({
  queryKey: [apiPaths.analystSetting],
  queryFn: ({ signal }) => fetchJson(apiPaths.analystSetting, analystSettingSchema, { signal }),
});
