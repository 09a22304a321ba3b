import { auditActionChoices, type Choice } from '@ellac/contracts';

interface ActionGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** What the names of the actions in each group begin with. */
const subjects = {
  Companies: ['company', 'companies', 'person'],
  'Reports and plans': ['report', 'answers', 'step', 'plan'],
  'Comments and notes': ['comment', 'note'],
  'Logins and users': [
    'login',
    'logout',
    'user',
    'users',
    'email',
    'password',
    'display-name',
    'second-factor',
    'session',
  ],
} as const;

const titleOf = (action: string): string => {
  const subject = action.replace(/\..*/, '');
  const found = Object.entries<readonly string[]>(subjects).find(([, own]) =>
    own.includes(subject),
  );
  return found?.[0] ?? 'Settings and system';
};

/** The actions of the trail in groups, so that one is found among many. */
export const actionGroups: readonly ActionGroup[] = [
  ...Object.keys(subjects),
  'Settings and system',
].map((title) => ({
  title,
  choices: auditActionChoices.filter(({ value }) => titleOf(value) === title),
}));
