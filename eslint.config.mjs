import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noCircles } from './scripts/lint/no-circles.mjs';

const typescript = '**/*.{ts,tsx}';
const web = ['libs/web', 'libs/report-view', 'mf-*', 'root-config'].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
);
const tests = ['**/*.spec.{ts,tsx}', 'backend/test/**/*.ts', 'e2e/**/*.ts'];

/* ---- Who may import whom ------------------------------------------------------------------- */

const apps = ['root-config', 'mf-questionnaire', 'mf-report', 'mf-admin'];
const libraries = [
  ...['contracts', 'diagnosis', 'report-text', 'wording', 'settings', 'web', 'report-view'],
];
/** The rooms of the backend, and the rooms that each may enter. */
const base = ['config', 'common', 'tracing', 'rate-limits', 'database', 'queues', 'leases'];
const rooms = {
  config: [],
  common: ['config'],
  database: ['common', 'config'],
  'rate-limits': ['common', 'config'],
  tracing: ['common', 'config'],
  queues: ['tracing', 'database', 'common', 'config'],
  leases: ['queues', 'database', 'common', 'config'],
  metrics: base,
  auth: ['metrics', ...base],
  account: ['audit', 'auth', 'metrics', ...base],
  audit: ['auth', ...base],
  settings: ['audit', ...base],
  health: ['deliveries', 'metrics', ...base],
  doctor: ['analysis', 'audit', 'backup', 'deliveries', 'health', 'retention', ...base],
  brand: ['common', 'config'],
  pages: ['brand', ...base],
  mail: ['brand', ...base],
  deliveries: ['audit', 'mail', 'metrics', ...base],
  'password-links': ['audit', 'auth', 'deliveries', 'mail', 'metrics', ...base],
  users: ['audit', 'auth', 'password-links', ...base],
  analysis: ['audit', 'deliveries', 'metrics', ...base],
  questionnaire: ['analysis', 'deliveries', ...base],
  comments: ['audit', ...base],
  notes: ['audit', ...base],
  reports: ['analysis', 'audit', 'deliveries', ...base],
  companies: ['analysis', 'audit', 'deliveries', 'reports', ...base],
  retention: ['audit', 'companies', ...base],
  'personal-data': ['audit', 'companies', 'deliveries', ...base],
  'report-access': ['audit', 'auth', 'deliveries', 'reports', ...base],
  'plan-shares': ['audit', 'deliveries', 'report-access', ...base],
  'step-ticks': ['audit', 'report-access', ...base],
  'what-if': ['report-access', 'reports', ...base],
  overview: ['analysis', 'audit', 'backup', 'companies', 'deliveries', 'reports', ...base],
  'saved-views': ['audit', 'companies', ...base],
  'api-description': ['auth', 'report-access', ...base],
  seed: ['analysis', 'deliveries', ...base],
  backup: base,
};

const elements = [
  ...apps.map((name) => ({ type: name, pattern: name })),
  ...libraries.map((name) => ({ type: name, pattern: `libs/${name}` })),
  ...Object.keys(rooms).map((name) => ({
    type: `backend/${name}`,
    pattern: `backend/src/${name}`,
  })),
  // A room that is not listed above can neither import nor be imported.
  { type: 'unlisted room', pattern: 'backend/src/*' },
  // What puts the rooms together, and the tests that look at them from outside.
  { type: 'backend', pattern: 'backend' },
  { type: 'e2e', pattern: 'e2e' },
];

const mayImport = (from, ...to) => ({
  from: { element: { type: from } },
  allow: [{ to: { element: to } }],
});
/** A library is entered by its named entries. */
const entry = (library, file = 'index') => ({
  type: library,
  fileInternalPath: `src/${file}.ts`,
});
/** What the texts of a report are made from, and example businesses for their tests. */
const forTexts = [
  entry('contracts'),
  entry('diagnosis', 'parts'),
  entry('diagnosis', 'testing/index'),
];
/** The colours of the pages, and the rule that makes them from any one colour. */
const brand = [entry('contracts', 'brand/index'), entry('contracts', 'brand/from-color')];
const sharedWithServer = [
  ...brand,
  entry('contracts', 'supported-browsers'),
  entry('contracts'),
  entry('diagnosis'),
  entry('diagnosis', 'consistency'),
  entry('diagnosis', 'text-facts/index'),
  entry('report-text'),
  entry('wording'),
];

const importRules = [
  mayImport('diagnosis', entry('contracts')),
  mayImport('report-text', ...forTexts),
  mayImport('wording', entry('report-text'), ...forTexts),
  mayImport('web', entry('contracts'), ...brand),
  mayImport('report-view', entry('web'), entry('contracts')),
  mayImport(
    'mf-questionnaire',
    entry('web'),
    entry('contracts'),
    ...brand,
    entry('contracts', 'testing/slips'),
    // Entries of their own: the form must not carry all the rules of a diagnosis.
    entry('diagnosis', 'consistency'),
    entry('diagnosis', 'text-facts/index'),
  ),
  mayImport('mf-report', entry('report-view'), entry('web'), entry('contracts')),
  mayImport('mf-admin', entry('report-view'), entry('web'), entry('contracts')),
  mayImport('e2e', entry('contracts'), entry('contracts', 'testing/slips'), {
    // What starts a backend and the servers around it for any test.
    type: 'backend',
    fileInternalPath: 'test/support/**/*.ts',
  }),
  mayImport('backend/config', { type: 'settings', fileInternalPath: 'src/index.mjs' }),
  ...Object.entries(rooms).map(([room, others]) =>
    mayImport(`backend/${room}`, ...sharedWithServer, {
      type: others.map((other) => `backend/${other}`),
    }),
  ),
  // For tests; the builds leave these entries out.
  mayImport(
    'backend/analysis',
    entry('diagnosis', 'testing/index'),
    entry('wording', 'testing/index'),
  ),
  mayImport(
    'backend',
    { type: 'backend/*' },
    ...sharedWithServer,
    entry('diagnosis', 'testing/index'),
    entry('report-text', 'testing/index'),
    entry('wording', 'testing/index'),
  ),
];

/**
 * The folders of a library from the lowest floor up: one may import those below it, and none on its
 * own floor or above. `root` is where the files beside the folders stand.
 */
const floors = {
  contracts: { root: 'lowest', folders: [['questionnaire', 'report', 'brand'], ['api']] },
  diagnosis: {
    root: 'highest',
    folders: [
      ['text'],
      ['model'],
      ['prompt-injection'],
      ['text-facts'],
      ['packs', 'schedule'],
      ['money'],
      ['conditions'],
      ['situation'],
      ['voice'],
      ['rules'],
    ],
  },
  'report-text': { root: 'highest', folders: [['business'], ['words', 'plan'], ['page-one']] },
  wording: { root: 'highest', folders: [['facts'], ['tasks'], ['words'], ['checks'], ['counsel']] },
  web: {
    root: 'lowest',
    folders: [['hooks', 'http', 'late'], ['theme', 'toasts'], ['parts']],
  },
  'report-view': {
    root: 'highest',
    folders: [
      ['reading-place'],
      ['words'],
      ['pieces'],
      ['charts'],
      ['counsel', 'page-one'],
      ['sections', 'pdf', 'work-with-it'],
    ],
  },
};

const extensionPattern = {
  regex: '^\\.{1,2}/(?!.*\\.(js|css|json)$)',
  message: 'Relative imports end in .js.',
};

/** What a folder on a floor may not import; `depth` says how far down in it a file stands. */
const forbiddenFrom = ({ root, folders }, height, folder, depth) => [
  extensionPattern,
  {
    regex: `^(?:\\.\\./)+(?:${folders
      .slice(height)
      .flat()
      .filter((other) => other !== folder)
      .concat('no folder')
      .join('|')})/`,
    message: 'That folder stands on this floor or above.',
  },
  ...(root === 'highest'
    ? [
        {
          regex: `^(?:\\.\\./){${depth}}[^/.]+\\.js$`,
          message: 'That file stands above all folders.',
        },
      ]
    : []),
];

const floorRules = Object.entries(floors).flatMap(([library, plan]) =>
  plan.folders.flatMap((floor, height) =>
    floor.flatMap((folder) =>
      [1, 2].map((depth) => ({
        files: [`libs/${library}/src/${folder}/${'*/'.repeat(depth - 1)}*.{ts,tsx}`],
        ignores: tests,
        rules: {
          'no-restricted-imports': [
            'error',
            { patterns: forbiddenFrom(plan, height, folder, depth) },
          ],
        },
      })),
    ),
  ),
);

/* ---- Everything else ------------------------------------------------------------------------ */

export default defineConfig(
  {
    ignores: [
      '**/dist',
      '.nx',
      '.data',
      '.data.*',
      '.cache',
      '**/test-results',
      '**/playwright-report',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  { languageOptions: { globals: globals.node } },
  {
    files: [typescript],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        // Three programs for all workspaces: one for each would read the libraries again. The other
        // two are named below, by folder: a list of three would read programs that have no file of
        // the lint target that runs.
        project: 'tsconfig.check-node.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // It is no older way, but marked so that nobody uses it by a slip.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
      ],
      // `{ id, ...rest }` leaves a property out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // A plain object where a library types its options as a class is how those are meant.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // An entry that is known to be there: checked indexing cannot see that.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // We have no enums, and the rule takes mapped types for them.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [extensionPattern],
        },
      ],
    },
  },
  { files: web, languageOptions: { parserOptions: { project: 'tsconfig.check-web.json' } } },
  {
    files: ['e2e/**/*.ts'],
    languageOptions: { parserOptions: { project: 'e2e/tsconfig.json' } },
  },
  {
    files: ['{libs,mf-*,root-config,backend,e2e}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': {
        typescript: { conditionNames: ['source', 'types', 'import', 'default'] },
      },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: importRules }],
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  {
    files: ['{libs/*,mf-*,backend}/src/**/*.{ts,tsx}'],
    plugins: { imports: { rules: { 'no-circles': noCircles } } },
    rules: { 'imports/no-circles': 'error' },
  },
  ...floorRules,
  {
    files: ['backend/src/**/*.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/config/**', 'backend/src/**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Inject the Environment of config/.' },
      ],
    },
  },
  {
    files: web,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      // React takes an async handler for an event; the promise is the handler's own business.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  { files: ['backend/src/pages/public/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: tests,
    rules: {
      // Answers of supertest and matchers of jest are untyped by design.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Playwright wants one where a fixture needs no other.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name=/^(describe|it|test)$/][property.name="only"]',
          message: 'This leaves all other tests out.',
        },
      ],
    },
  },
);
