// The version that express has comes without types.
declare module 'cookie' {
  /** The cookies of a `Cookie` header by their names; of a name that stands there twice, the first. */
  export function parse(header: string): Readonly<Record<string, string | undefined>>;
}
