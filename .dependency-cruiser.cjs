/**
 * Who may import whom (DESIGN.md, the table). Tests are free to reach what they test. What is only a type is allowed
 * where a comment says so. Anything else is another arrow, and fails the build.
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

const code = '^(?:app|blocks|schemas|api|server|profile|messages|tests|scripts)/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.css$', '^#messages$'] },
    },

    only(
      'schemas',
      'schemas import zod; the contract alone also its route builder, domain/markdown.ts the Markdown parser',
      '^schemas/',
      pkg('zod', '@hono/zod-openapi', 'micromark'),
    ),
    {
      name: 'markdown-on-the-server',
      comment: 'Markdown is rendered in one place, and never in the browser',
      severity: 'error',
      from: { pathNot: ['^schemas/domain/markdown\\.ts$', '^api/', '^blocks/[^/]+/load\\.ts$', tests] },
      to: { path: ['^schemas/domain/markdown\\.ts$', ...pkg('micromark')] },
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
        "a block's schema and migrations import schemas",
        '^blocks/[^/]+/(?:schema|migrations)\\.ts$',
        [],
      ),
      to: { pathNot: ['^schemas/', '^blocks/[^/]+/(?:schema|migrations)\\.ts$', ...pkg('zod')] },
    },
    {
      name: 'block-of-its-own',
      comment: 'A block never imports another block',
      severity: 'error',
      from: { path: '^blocks/([^/]+)/', pathNot: tests },
      to: { path: '^blocks/[^/]+/', pathNot: '^blocks/$1/' },
    },
    {
      name: 'block-component',
      comment: 'a component imports its schema, app/ui, messages and the ports; of its load only types',
      severity: 'error',
      from: { path: '^blocks/[^/]+/[^/]+\\.tsx$', pathNot: tests },
      to: {
        path: code,
        pathNot: ['^blocks/', '^app/ui/', messages, '^app/page-renderer/(?:ports|types)\\.ts$', '^schemas/'],
      },
    },
    {
      name: 'block-component-types',
      comment: "the renderer's types and schemas give a component types, never code",
      severity: 'error',
      from: { path: '^blocks/[^/]+/[^/]+\\.tsx$', pathNot: tests },
      to: {
        path: ['^schemas/', '^app/page-renderer/types\\.ts$', '^blocks/[^/]+/load\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'block-load',
      comment: "a load imports its schema and the contract client's type",
      severity: 'error',
      from: { path: '^blocks/[^/]+/load\\.ts$' },
      to: { path: code, pathNot: ['^blocks/', '^schemas/', '^app/page-renderer/types\\.ts$'] },
    },
    {
      name: 'block-load-types',
      comment: "of the client and the renderer a load has types; of schemas' domain it may use code",
      severity: 'error',
      from: { path: '^blocks/[^/]+/load\\.ts$' },
      to: { path: ['^app/', '^schemas/contract/(?!client\\.ts)'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'block-registry',
      comment: 'The registry that the API reads has no React',
      severity: 'error',
      from: {
        path: '^blocks/(?:registry|registry-types|migrate|validate-document|collect-references)\\.ts$',
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
          '^blocks/(?:registry|registry-types|migrate|validate-document|collect-references)\\.ts$',
          messages,
        ],
      },
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
      to: { path: code, pathNot: ['^app/', '^schemas/', '^blocks/', messages] },
    },
    {
      name: 'app-without-storage',
      severity: 'error',
      from: { path: '^(?:app|blocks|profile)/', pathNot: tests },
      to: { path: pkg('hono', 'kysely', 'pg', '@electric-sql/pglite', 'pino', 'sharp') },
    },
    {
      name: 'profile',
      severity: 'error',
      from: { path: '^profile/', pathNot: tests },
      to: { path: code, pathNot: ['^profile/', '^schemas/', '^app/ui/'] },
    },
    {
      name: 'ui-is-leaves',
      comment: 'The design system knows no data and no features',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: tests },
      to: { path: code, pathNot: ['^app/ui/', '^schemas/', messages] },
    },
    {
      name: 'nobody-imports-server',
      severity: 'error',
      from: { pathNot: ['^server/', '^tests/'] },
      to: { path: '^server/' },
    },
    {
      name: 'repositories',
      comment: 'Repositories are called by api/services alone (and by storage itself)',
      severity: 'error',
      from: { pathNot: ['^api/(?:services|storage)/', '^api/create-api\\.ts$', tests] },
      to: { path: '^api/storage/repositories/' },
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
