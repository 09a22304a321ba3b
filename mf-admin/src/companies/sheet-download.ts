import {
  apiPaths,
  type CompanyQuery,
  type CompanySelection,
  type SheetFormat,
  sheetFileName,
} from '@ellac/contracts';
import { messageOf, saveFile, send, useToast } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';
import { type SingleCall, useOneAtATime } from '../pieces/one-at-a-time.js';

/** A file for spreadsheet programs, of the list as it is narrowed or of chosen companies. */
interface Sheet {
  readonly format: SheetFormat;
  readonly companies: CompanyQuery | CompanySelection;
}

/** Saves the file under the name that it returns. */
async function download({ format, companies }: Sheet): Promise<string> {
  // The ids of many companies are too long for an address.
  const response = await ('ids' in companies
    ? send(apiPaths.adminCompanySheet(format), { method: 'POST', body: companies })
    : send(apiPaths.adminCompanySheet(format, companies)));
  const name = sheetFileName(format, new Date());
  saveFile(await response.blob(), name);
  return name;
}

/** Downloads sheets, and shows the outcome in a toast. */
export function useSheetDownload(): SingleCall<string, Sheet> {
  const { toast } = useToast();
  const mutation = useMutation({
    mutationFn: download,
    onSuccess: (name) => toast({ title: 'File saved', description: name }),
    onError: (error) =>
      toast({
        title: 'Failed to export',
        description: messageOf(error, 'The file could not be made right now.'),
        variant: 'destructive',
      }),
  });
  return useOneAtATime(mutation);
}
