declare module '*.ttf' {
  /** Where the file is served. */
  const url: string;
  export default url;
}

declare module '*.css' {
  /** The sheet's own text. */
  const text: string;
  export default text;
}
