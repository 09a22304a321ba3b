import { apiPaths, type ExampleDataSetting, exampleDataSettingSchema } from '@ellac/contracts';
import { fetchJson, HttpError, useToast } from '@ellac/web';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUser } from '../session/current-user-query.js';
import { refusalText } from '../session/failure-text.js';

/** Whether owners may fill in example data. */
export const exampleDataSetting = queryOptions({
  queryKey: [apiPaths.adminExampleDataButton],
  queryFn: ({ signal }) =>
    fetchJson(apiPaths.adminExampleDataButton, exampleDataSettingSchema, { signal }),
});

/** Changes the setting, and shows the outcome in a toast. */
export function useUpdateExampleData() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (setting: ExampleDataSetting) => {
      if (queryClient.getQueryData(currentUser.queryKey)?.isAdmin !== true)
        throw new Error('Unauthorized: Admin access required');
      return fetchJson(apiPaths.adminExampleDataButton, exampleDataSettingSchema, {
        method: 'POST',
        body: setting,
      });
    },
    onSuccess: (setting) => {
      queryClient.setQueryData(exampleDataSetting.queryKey, setting);
      toast({
        title: 'Settings Updated',
        description: 'Example data button setting has been updated successfully.',
      });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: `Failed to update setting: ${failureText(error)}`,
        variant: 'destructive',
      }),
  });
}

/** The text for a failed update, from the specification, section 8. */
function failureText(error: Error): string {
  if (!(error instanceof HttpError)) return error.message;
  const { status, statusText } = error;
  return `${status}: ${status >= 500 ? statusText : refusalText(error)}`;
}
