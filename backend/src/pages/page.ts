/** The micro-frontends, by their names in the import map. */
export type AppName = '@ellac/mf-questionnaire' | '@ellac/mf-report' | '@ellac/mf-admin';

/** A page that people open: the app that shows it, and who may see it and where. */
export interface Page {
  /** What its addresses look like, for the log. */
  readonly route: string;
  readonly app: AppName;
  /** Whether only some people may see it. */
  readonly isPrivate: boolean;
  /** Whether it is made for frames in pages of the sites that may embed the questionnaire. */
  readonly isFrame: boolean;
}

const pages: readonly (Page & { readonly path: RegExp })[] = [
  {
    route: '/',
    path: /^\/$/,
    app: '@ellac/mf-questionnaire',
    isPrivate: false,
    isFrame: false,
  },
  {
    route: '/embed',
    path: /^\/embed$/,
    app: '@ellac/mf-questionnaire',
    isPrivate: false,
    isFrame: true,
  },
  {
    route: '/verify-report/:reportId',
    path: /^\/verify-report\/[^/]+\/?$/,
    app: '@ellac/mf-report',
    isPrivate: true,
    isFrame: false,
  },
  {
    route: '/results/:reportId',
    path: /^\/results\/[^/]+\/?$/,
    app: '@ellac/mf-report',
    isPrivate: true,
    isFrame: false,
  },
  {
    route: '/admin/*',
    path: /^\/admin(\/.*)?$/,
    app: '@ellac/mf-admin',
    isPrivate: true,
    isFrame: false,
  },
];

/** The page at this path, or null where there is none. */
export const pageAt = (path: string): Page | null =>
  pages.find((page) => page.path.test(path)) ?? null;
