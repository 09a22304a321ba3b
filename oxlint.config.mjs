import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

const typescript = '**/*.{ts,tsx}';
const web = ['libs/web', 'libs/report-view', 'mf-*', 'root-config'].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
);
const tests = ['**/*.spec.{ts,tsx}', 'backend/test/**/*.ts', 'e2e/**/*.ts'];

/* ---- Who may import whom ------------------------------------------------------------------- */

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

/** A room that is not listed above can neither import nor be imported. */
const unlisted = readdirSync(new URL('backend/src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !(entry.name in rooms))
  .map(({ name }) => name);

const room = (/** @type {string} */ name) => `backend/src/${name}`;

/** For property tests; the builds leave it out. */
const anyCharacter = '@ellac/contracts/testing/any-character';
/** What the texts of a report are made from, and example businesses for their tests. */
const forTexts = [
  '@ellac/contracts',
  anyCharacter,
  '@ellac/diagnosis/parts',
  '@ellac/diagnosis/testing',
];
/** The colours of the pages, and the rule that makes them from any one colour. */
const brand = ['@ellac/contracts/brand', '@ellac/contracts/brand/from-color'];
const sharedWithServer = [
  ...brand,
  '@ellac/contracts/supported-browsers',
  '@ellac/contracts',
  '@ellac/diagnosis',
  '@ellac/diagnosis/consistency',
  '@ellac/diagnosis/text-facts',
  '@ellac/report-text',
  '@ellac/wording',
];

/**
 * The parts of the product, and what each may import beside its own files: entries of libraries, by
 * name, and folders of other parts.
 */
const parts = {
  'libs/contracts': [],
  'libs/settings': [],
  'libs/diagnosis': ['@ellac/contracts', anyCharacter],
  'libs/report-text': forTexts,
  'libs/wording': ['@ellac/report-text', ...forTexts],
  'libs/web': ['@ellac/contracts', ...brand],
  'libs/report-view': ['@ellac/web', '@ellac/contracts'],
  'root-config': [],
  'mf-questionnaire': [
    '@ellac/web',
    '@ellac/contracts',
    ...brand,
    '@ellac/contracts/testing',
    // Entries of their own: the form must not carry all the rules of a diagnosis.
    '@ellac/diagnosis/consistency',
    '@ellac/diagnosis/text-facts',
  ],
  'mf-report': ['@ellac/report-view', '@ellac/web', '@ellac/contracts'],
  'mf-admin': ['@ellac/report-view', '@ellac/web', '@ellac/contracts'],
  // The folder holds what starts a backend and the servers around it for any test.
  e2e: ['@ellac/contracts', '@ellac/contracts/testing', 'backend/test/support'],
  ...Object.fromEntries(unlisted.map((name) => [room(name), []])),
  ...Object.fromEntries(
    Object.entries(rooms).map(([name, others]) => [
      room(name),
      [...sharedWithServer, ...others.map(room)],
    ]),
  ),
  // What puts the rooms together, and the tests that look at them from outside.
  backend: [
    ...sharedWithServer,
    ...Object.keys(rooms).map(room),
    anyCharacter,
    '@ellac/diagnosis/testing',
    '@ellac/report-text/testing',
    '@ellac/wording/testing',
  ],
};
parts[room('config')].push('@ellac/settings');
// For tests; the builds leave these entries out.
parts[room('questionnaire')].push(anyCharacter);
parts[room('analysis')].push('@ellac/diagnosis/testing', '@ellac/wording/testing');

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

/* ---- Everything else ------------------------------------------------------------------------ */

const errors = (/** @type {string} */ names, prefix = '') =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${prefix}${name}`, 'error']),
  );

const everywhere = errors(`
  constructor-super for-direction getter-return no-async-promise-executor no-case-declarations
  no-class-assign no-compare-neg-zero no-cond-assign no-const-assign no-constant-binary-expression
  no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-class-members
  no-dupe-else-if no-dupe-keys no-duplicate-case no-empty no-empty-character-class no-empty-pattern
  no-empty-static-block no-ex-assign no-extra-boolean-cast no-fallthrough no-func-assign
  no-global-assign no-import-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
  no-misleading-character-class no-new-native-nonconstructor no-nonoctal-decimal-escape no-obj-calls
  no-prototype-builtins no-redeclare no-regex-spaces no-self-assign no-setter-return
  no-shadow-restricted-names no-sparse-arrays no-this-before-super no-undef
  no-unexpected-multiline no-unreachable no-unsafe-finally no-unsafe-negation
  no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members
  no-useless-backreference no-useless-catch no-useless-escape no-var no-with prefer-const
  prefer-rest-params prefer-spread require-yield use-isnan valid-typeof
`);

/** Many of these need types. */
const inTypeScript = errors(
  `
  await-thenable ban-ts-comment no-array-delete no-base-to-string no-duplicate-enum-values
  no-duplicate-type-constituents no-dynamic-delete no-empty-object-type no-explicit-any
  no-extra-non-null-assertion no-floating-promises no-for-in-array no-generated-empty-object-type
  no-implied-eval no-invalid-void-type no-meaningless-void-operator no-misused-new
  no-misused-promises no-misused-spread no-mixed-enums no-namespace
  no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain
  no-redundant-type-constituents no-require-imports no-this-alias
  no-unnecessary-boolean-literal-compare no-unnecessary-condition
  no-unnecessary-template-expression no-unnecessary-type-arguments no-unnecessary-type-assertion
  no-unnecessary-type-constraint no-unnecessary-type-conversion no-unnecessary-type-parameters
  no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-declaration-merging
  no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access no-unsafe-return
  no-unsafe-unary-minus no-useless-default-assignment no-wrapper-object-types only-throw-error
  prefer-as-const prefer-literal-enum-member prefer-namespace-keyword prefer-promise-reject-errors
  prefer-reduce-type-parameter prefer-return-this-type related-getter-setter-pairs require-await
  triple-slash-reference unbound-method unified-signatures
  use-unknown-in-catch-callback-variable
  `,
  'typescript/',
);

const inReact = errors(
  `
  error-boundaries exhaustive-deps globals immutability incompatible-library
  preserve-manual-memoization purity refs rules-of-hooks set-state-in-effect set-state-in-render
  static-components unsupported-syntax use-memo
  `,
  'react/',
);

const accessible = errors(
  `
  alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props
  aria-proptypes aria-role aria-unsupported-elements autocomplete-valid
  click-events-have-key-events heading-has-content html-has-lang iframe-has-title img-redundant-alt
  label-has-associated-control media-has-caption mouse-events-have-key-events no-access-key
  no-autofocus no-distracting-elements
  no-redundant-roles
  role-has-required-aria-props role-supports-aria-props scope
  tabindex-no-positive
  `,
  'jsx-a11y/',
);

/**
 * Files with decorators. There an import that seems to be of a type alone may name a parameter of a
 * constructor, and TypeScript writes that into the decorator's metadata.
 */
const decorated = readdirSync(new URL('backend/src', import.meta.url), { recursive: true })
  .map((path) => `backend/src/${path.toString().replaceAll(sep, '/')}`)
  .filter((path) => path.endsWith('.ts'))
  .filter((path) => /^ *@[A-Z]/m.test(readFileSync(new URL(path, import.meta.url), 'utf8')));

/** What handles the focus, the keyboard or the mouse. */
const handlersOfPersons = [
  ...['onFocus', 'onBlur', 'onKeyDown', 'onKeyPress', 'onKeyUp', 'onClick', 'onContextMenu'],
  ...['onDblClick', 'onDoubleClick', 'onDrag', 'onDragEnd', 'onDragEnter', 'onDragExit'],
  ...['onDragLeave', 'onDragOver', 'onDragStart', 'onDrop', 'onMouseDown', 'onMouseEnter'],
  ...['onMouseLeave', 'onMouseMove', 'onMouseOut', 'onMouseOver', 'onMouseUp'],
];

/** Without patterns of names that are let through. */
const unusedVars = { vars: 'all', args: 'after-used', caughtErrors: 'all' };

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/plugin.mjs'],
  options: { typeAware: true, respectEslintDisableDirectives: false },
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/dist',
    '.nx',
    '.data',
    '.data.*',
    '.cache',
    '**/test-results',
    '**/playwright-report',
  ],
  env: { builtin: true, node: true },
  rules: {
    ...everywhere,
    'no-unused-vars': ['error', unusedVars],
    'own/no-switching-off': 'error',
  },
  overrides: [
    {
      files: [typescript],
      rules: {
        // TypeScript itself refuses these, and knows overloads.
        'no-undef': 'off',
        'no-redeclare': 'off',
        // `{ id, ...rest }` leaves a property out.
        'no-unused-vars': ['error', { ...unusedVars, ignoreRestSiblings: true }],
        'no-array-constructor': 'error',
        'no-unused-expressions': 'error',
        'no-useless-constructor': 'error',
        ...inTypeScript,
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // It is no older way, but marked so that nobody uses it by a slip.
        'typescript/no-deprecated': [
          'error',
          { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
        ],
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
      },
    },
    { files: decorated, rules: { 'typescript/consistent-type-imports': 'off' } },
    {
      files: ['{libs,mf-*,root-config,backend,e2e}/**/*.{ts,tsx}'],
      rules: { 'own/may-import': ['error', { parts, floors }] },
    },
    {
      files: ['{libs/*,mf-*,backend}/src/**/*.{ts,tsx}'],
      rules: { 'own/no-circles': 'error' },
    },
    {
      files: ['backend/src/**/*.ts'],
      rules: { 'no-console': ['error', { allow: ['error'] }] },
    },
    {
      files: ['backend/src/**/*.ts'],
      excludeFiles: ['backend/src/config/**', 'backend/src/**/*.spec.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Inject the Environment of config/.' },
        ],
      },
    },
    {
      files: web,
      env: { browser: true },
      rules: {
        ...inReact,
        ...accessible,
        'jsx-a11y/interactive-supports-focus': [
          'error',
          {
            tabbable: [
              ...['button', 'checkbox', 'link', 'progressbar', 'searchbox', 'slider'],
              ...['spinbutton', 'switch', 'textbox'],
            ],
          },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          {
            body: ['onError', 'onLoad'],
            iframe: ['onError', 'onLoad'],
            img: ['onError', 'onLoad'],
          },
        ],
        // Without the exceptions that these have by default.
        'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', {}],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', {}],
        'jsx-a11y/no-static-element-interactions': [
          'error',
          { allowExpressionValues: false, handlers: handlersOfPersons },
        ],
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { tags: [], roles: [], allowExpressionValues: false },
        ],
        // React takes an async handler for an event; the promise is the handler's own business.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      },
    },
    // Any Node must be able to read it.
    { files: ['scripts/setup/old-node.cjs'], rules: { 'no-var': 'off' } },
    { files: ['backend/src/pages/public/**/*.js'], env: { browser: true } },
    {
      files: tests,
      rules: {
        // Answers of supertest and matchers of jest are untyped by design.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
        // Playwright wants one where a fixture needs no other.
        'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
        'own/no-only': 'error',
      },
    },
  ],
};
