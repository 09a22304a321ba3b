/** The micro-frontends, by their names in the import map. */
export type AppName = '@ellac/mf-questionnaire' | '@ellac/mf-report' | '@ellac/mf-admin';

/** A page that people open: the app that shows it, and whether it is for certain eyes only. */
export interface Page {
  /** What its addresses look like, for the log. */
  readonly route: string;
  readonly app: AppName;
  readonly isPrivate: boolean;
}

const pages: readonly (Page & { readonly path: RegExp })[] = [
  { route: '/', path: /^\/$/, app: '@ellac/mf-questionnaire', isPrivate: false },
  {
    route: '/verify-report/:reportId',
    path: /^\/verify-report\/[^/]+\/?$/,
    app: '@ellac/mf-report',
    isPrivate: true,
  },
  {
    route: '/results/:reportId',
    path: /^\/results\/[^/]+\/?$/,
    app: '@ellac/mf-report',
    isPrivate: true,
  },
  { route: '/admin/*', path: /^\/admin(\/.*)?$/, app: '@ellac/mf-admin', isPrivate: true },
];

/** The page at this path, or null where there is none. */
export const pageAt = (path: string): Page | null =>
  pages.find((page) => page.path.test(path)) ?? null;
