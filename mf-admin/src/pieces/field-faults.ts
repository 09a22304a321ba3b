import { HttpError } from '@ellac/web';

/** What is wrong with each field of a form. */
export type FieldFaults<Name extends string> = Partial<Record<Name, string | undefined>>;

/** What of a schema of the contracts is needed here. */
interface Schema {
  safeParse(value: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** What the server found. */
export const faultsIn = <Name extends string>(error: unknown): FieldFaults<Name> =>
  error instanceof HttpError
    ? toFaults(error.details.map(({ path, message }) => [path, message]))
    : {};

/** Whether an error says which field is wrong, and so is shown there. */
export const isFieldFault = (error: unknown): boolean => Object.keys(faultsIn(error)).length > 0;

/** What is wrong with a form before it is sent. */
export const faultsOf = <Name extends string>(
  schema: Schema,
  form: Readonly<Record<Name, string>>,
): FieldFaults<Name> =>
  toFaults(
    (schema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [
      String(path[0]),
      message,
    ]),
  );

const toFaults = <Name extends string>(
  found: readonly (readonly [string, string])[],
): FieldFaults<Name> => Object.fromEntries(found) as FieldFaults<Name>;
