import { analystSettingSchema, questionnairePaths } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** The analysts that this server offers. */
export const analystSetting = queryOptions({
  queryKey: [questionnairePaths.analystSetting],
  queryFn: ({ signal }) =>
    fetchJson(questionnairePaths.analystSetting, analystSettingSchema, { signal }),
});
