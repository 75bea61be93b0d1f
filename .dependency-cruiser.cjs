/**
 * Who may import whom (docs/architecture.md#arrows). Tests are free to reach what they test. What is only a type is allowed
 * where a comment says so. Anything else is another arrow, and fails `npm run validate`.
 */
const tests = '\\.test\\.tsx?$|^tests/';
const pkg = (/** @type {string[]} */ ...names) => names.map((name) => `(?:^|/)node_modules/${name}/`);
/** The messages, compiled. */
const messages = '^messages/compiled/';

/** Everything from `path` that is not in `allowed`. */
const only = (name, comment, path, allowed, pathNot = tests) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot },
  to: { pathNot: [path, ...allowed] },
});

/** A wing of the API and the wings that it may import. */
const wing = (/** @type {string} */ name, /** @type {string[]} */ allowed) => ({
  name: `wing-${name}`,
  severity: 'error',
  from: { path: `^api/${name}/`, pathNot: tests },
  to: { path: '^api/', pathNot: [`^api/${name}/`, ...allowed.map((other) => `^api/${other}/`)] },
});

const code = '^(?:app|profile|ui|blocks|schemas|api|server|messages|tests|scripts)/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.css$', '^#messages$', '^mdast$'] },
    },

    only(
      'schemas',
      'schemas import zod and messages; the contract alone also its route builder, domain/content/markdown.ts the Markdown parser',
      '^schemas/',
      [messages, ...pkg('zod', '@hono/zod-openapi', 'micromark')],
    ),
    {
      name: 'schemas-without-sentences',
      comment: "of the messages schemas take the reasons' names and values, as types",
      severity: 'error',
      from: { path: '^schemas/', pathNot: ['^schemas/fields/', '^schemas/domain/catalog/', tests] },
      to: { path: messages, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'markdown-on-the-server',
      comment: 'Markdown is rendered in one place, and in the browser only where it is written',
      severity: 'error',
      from: {
        pathNot: [
          '^schemas/domain/content/markdown\\.ts$',
          '^api/',
          '^blocks/[^/]+/load\\.ts$',
          '^app/features/admin/pages/editor/fields/rich/markdown-(?:extensions|form|read)\\.ts$',
          tests,
        ],
      },
      to: { path: ['^schemas/domain/content/markdown\\.ts$', ...pkg('micromark')] },
    },
    {
      name: 'zod-openapi-in-the-contract',
      severity: 'error',
      from: { path: '^schemas/', pathNot: ['^schemas/contract/', tests] },
      to: { path: pkg('@hono/zod-openapi') },
    },

    {
      ...only(
        'block-schema',
        "a block's schema and migrations import schemas and messages",
        '^blocks/[^/]+/(?:schema|migrations)\\.ts$',
        [],
      ),
      to: { pathNot: ['^schemas/', messages, '^blocks/[^/]+/(?:schema|migrations)\\.ts$', ...pkg('zod')] },
    },
    {
      name: 'block-of-its-own',
      comment: 'A block never imports another block',
      severity: 'error',
      from: { path: '^blocks/([^/]+)/', pathNot: tests },
      to: { path: '^blocks/[^/]+/', pathNot: ['^blocks/$1/', '^blocks/kit/'] },
    },
    {
      name: 'block-component',
      comment: 'a component imports its schema, ui, messages and blocks/kit; of its load only types',
      severity: 'error',
      from: { path: '^blocks/[^/]+/[^/]+\\.tsx$', pathNot: tests },
      to: {
        path: code,
        pathNot: ['^blocks/', '^ui/', messages, '^schemas/'],
      },
    },
    {
      name: 'block-component-types',
      comment: "the kit's types and schemas give a component types, never code",
      severity: 'error',
      from: { path: '^blocks/[^/]+/[^/]+\\.tsx$', pathNot: tests },
      to: {
        path: [
          '^schemas/(?!domain/platform/(?:format-|language\\.ts$))',
          '^blocks/kit/types\\.ts$',
          '^blocks/[^/]+/load\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'block-load',
      comment: "a load imports its schema and the contract client's type",
      severity: 'error',
      from: { path: '^blocks/[^/]+/load\\.ts$' },
      to: { path: code, pathNot: ['^blocks/', '^schemas/'] },
    },
    {
      name: 'block-load-types',
      comment: "of the client and the kit a load has types; of schemas' domain it may use code",
      severity: 'error',
      from: { path: '^blocks/[^/]+/load\\.ts$' },
      to: {
        path: ['^app/', '^blocks/kit/', '^schemas/contract/(?!client\\.ts)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'block-registry',
      comment: 'The registry that the API reads has no React',
      severity: 'error',
      from: {
        path: '^blocks/(?:registry|registry-types|migrate|validate-document|collect-references|document-texts)\\.ts$',
      },
      to: { path: ['^app/', '\\.tsx$', ...pkg('react', 'react-dom', '@remix-run/[^/]+')] },
    },

    {
      name: 'api',
      comment: "api imports schemas, the blocks' registry and messages. Never React, never app",
      severity: 'error',
      from: { path: '^api/', pathNot: tests },
      to: {
        path: code,
        pathNot: [
          '^api/',
          '^schemas/',
          '^blocks/(?:registry|registry-types|migrate|validate-document|collect-references|document-texts)\\.ts$',
          messages,
        ],
      },
    },
    // The wings of the API (docs/architecture.md#wings), type imports included.
    wing('platform', []),
    wing('media', ['platform']),
    wing('pricing', ['platform']),
    wing('catalog', ['pricing', 'media', 'platform']),
    wing('people', ['catalog', 'pricing', 'media', 'platform']),
    wing('content', ['catalog', 'pricing', 'media', 'platform']),
    // Sales also tells people what became of their orders, and asks for their job sites and company's credit.
    wing('sales', ['catalog', 'pricing', 'media', 'platform', 'people']),
    {
      name: 'sales-and-people',
      comment:
        "of people, sales uses notifications, job sites, lists of favorites that are shared, news to a company, applications that begin, conversations of duplicates and of who is erased, the reset link, the notice of a changed login and what they offer to other wings' transactions",
      severity: 'error',
      from: { path: '^api/sales/', pathNot: tests },
      to: {
        path: '^api/people/',
        pathNot: [
          '^api/people/notifications/notify\\.ts$',
          '^api/people/companies/job-sites\\.ts$',
          '^api/people/companies/tell-company\\.ts$',
          '^api/people/companies/trade-draft\\.ts$',
          '^api/people/chat/claim-chat\\.ts$',
          '^api/people/favorites/share-favorites\\.ts$',
          '^api/people/accounts/send-reset-link\\.ts$',
          '^api/people/accounts/security-mail\\.ts$',
          '^api/people/public-storage\\.ts$',
        ],
      },
    },
    {
      name: 'storage-of-its-own',
      comment: "another wing calls use cases or public-storage.ts; only the platform's storage is everyone's",
      severity: 'error',
      from: { path: '^api/([^/]+)/', pathNot: [tests, '^api/sample/'] },
      to: { path: '^api/[^/]+/storage/', pathNot: ['^api/$1/', '^api/platform/'] },
    },
    {
      name: 'storage-without-use-cases',
      comment: 'storage knows rows: the pure parts of its wing, tables, and the platform',
      severity: 'error',
      from: { path: '^api/([^/]+)/storage/', pathNot: tests },
      to: {
        path: '^api/',
        pathNot: [
          '^api/$1/storage/',
          '^api/[^/]+/storage/tables/',
          '^api/platform/(?:database|storage|pagination|auth/ownership)',
          '^api/pricing/core/',
        ],
      },
    },
    {
      name: 'features-without-routes',
      severity: 'error',
      from: { path: '^app/(?:features|shared|page-renderer)/', pathNot: tests },
      to: { path: '^app/routes/' },
    },
    {
      name: 'shared-without-features',
      comment: 'what several features use knows none of them',
      severity: 'error',
      from: { path: '^app/shared/', pathNot: tests },
      to: { path: '^app/features/' },
    },
    {
      name: 'storefront-features',
      comment: 'the storefront stands alone; the account and the back office may use its parts',
      severity: 'error',
      from: { path: '^app/features/storefront/', pathNot: tests },
      to: { path: '^app/features/(?:account|admin)/' },
    },
    {
      name: 'account-features',
      severity: 'error',
      from: { path: '^app/features/account/', pathNot: tests },
      to: { path: '^app/features/admin/' },
    },
    {
      name: 'profile',
      comment:
        "the remote profile application has the shop's stateless parts; what holds the shop's state is the shop's alone",
      severity: 'error',
      from: { path: '^profile/', pathNot: tests },
      to: {
        path: code,
        pathNot: [
          '^profile/',
          '^scripts/languages-plugin\\.mjs$',
          '^ui/',
          '^schemas/',
          messages,
          '^app/shared/',
          '^app/features/(?:storefront|account)/',
        ],
      },
    },
    {
      name: 'profile-without-state',
      severity: 'error',
      from: { path: '^profile/', pathNot: tests },
      to: {
        path: [
          '^app/shared/(?:toasts|toast-host|connection|connection-area|connection-notice|patience|request-id)\\.tsx?$',
          '^app/features/storefront/(?!cart/|checkout/|pages/)',
          '^app/features/storefront/cart/(?:cart-state|cart-client|use-add-to-cart)',
        ],
      },
    },
    {
      name: 'profile-data',
      comment: "what the account's loaders answer, as types",
      severity: 'error',
      from: { path: '^profile/', pathNot: tests },
      to: { path: '^app/features/account/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'profile-from-the-account',
      comment: 'the shop renders its screens on the server, and loads them in the browser',
      severity: 'error',
      from: { pathNot: ['^profile/', '^app/features/account/', tests] },
      to: { path: '^profile/' },
    },
    {
      name: 'admin-features',
      severity: 'error',
      from: { path: '^app/features/admin/', pathNot: tests },
      to: { path: '^app/features/account/' },
    },
    {
      name: 'sample-is-data',
      comment:
        'The sample may use any wing; the shop runs without it, and server/sample.ts opens it without an import',
      severity: 'error',
      from: { pathNot: ['^api/sample/', tests] },
      to: { path: '^api/sample/' },
    },
    {
      name: 'api-without-react',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: pkg('react', 'react-dom', 'react-[^/]+', '@remix-run/[^/]+', 'framer-motion') },
    },
    {
      name: 'app',
      comment: "app imports schemas and blocks. Never api: the client arrives in Remix's load context",
      severity: 'error',
      from: { path: '^app/', pathNot: tests },
      to: { path: code, pathNot: ['^app/', '^profile/', '^ui/', '^schemas/', '^blocks/', messages] },
    },
    {
      name: 'app-without-storage',
      severity: 'error',
      from: { path: '^(?:app|ui|blocks)/', pathNot: tests },
      to: { path: pkg('hono', 'kysely', 'pg', '@electric-sql/pglite', 'pino', 'sharp') },
    },
    {
      name: 'ui-is-leaves',
      comment: 'The design system knows no data and no features',
      severity: 'error',
      from: { path: '^ui/', pathNot: tests },
      to: { path: code, pathNot: ['^ui/', '^schemas/', messages] },
    },
    {
      name: 'nobody-imports-server',
      severity: 'error',
      from: { pathNot: ['^server/', '^tests/'] },
      to: { path: '^server/' },
    },
    {
      name: 'no-test-code',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^messages/compiled'] },
    exclude: { path: '(?:^|/)(?:build|data)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
