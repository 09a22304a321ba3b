/** A micro-frontend: its name in the import map and the paths it is shown at. */
export interface App {
  readonly name: string;
  /** Shown as its name while it loads. */
  readonly title: string;
  readonly isShownAt: (path: string) => boolean;
}

const at = (pattern: RegExp) => (path: string) => pattern.test(path);

export const apps: readonly App[] = [
  { name: '@ellac/mf-questionnaire', title: 'questionnaire', isShownAt: at(/^\/(embed)?$/) },
  {
    name: '@ellac/mf-report',
    title: 'report',
    isShownAt: at(/^\/(verify-report|results)\/[^/]+\/?$/),
  },
  { name: '@ellac/mf-admin', title: 'admin area', isShownAt: at(/^\/admin(\/.*)?$/) },
];

/** The app that a path belongs to; none for the not-found page. */
export const appAt = (path: string): App | undefined => apps.find((app) => app.isShownAt(path));
