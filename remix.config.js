/**
 * The one build configuration: Vite with the Remix plugin (`remix vite:build --config remix.config.js`).
 * Writes client (static files) and server (the request handler's code) into BUILD_FOLDER, which scripts/build.mjs names.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, transformWithEsbuild } from 'vite';
import { oneLanguageEach } from './scripts/languages-plugin.mjs';

// Under vitest the plugin's refresh preamble is missing and components fail to load (TRAPS 12).
const underVitest = Boolean(process.env.VITEST);

const src = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Where the first load of every page begins; what these import comes with them, what they import() does not. */
const everyPage = ['app/root.tsx', 'ui/product-card.tsx', 'ui/add-to-cart.tsx'].map(src);

/** What runs every page: in one file, whatever else is split, because two compress worse. */
const core =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(?:react|router))\//;

/** What the build and the messages bring along for every file. */
const helpers = /\/messages\/compiled\/(?:runtime|registry)\.js$|vite\/preload-helper|commonjsHelpers/;

/** Our own modules that every page of the shop shows, in one file: twenty of 1 KB each compress by a tenth less. */
function shopChunk() {
  /** @type {Set<string> | null} */
  let shop = null;
  /** @type {import('vite').Rollup.GetManualChunk} */
  return (id, { getModuleInfo }) => {
    if (!shop) {
      shop = new Set(everyPage);
      for (const module of shop) {
        const { importedIds, code } = getModuleInfo(module) ?? {};
        for (const imported of importedIds ?? [])
          if (/\/(?:app|ui|blocks|schemas)\/[^?]*\.tsx?$/.test(imported)) shop.add(imported);
        // Their sentences too; the list of messages imports all there are.
        for (const [, name] of code?.matchAll(/\bm\.(\w+)\(/g) ?? [])
          shop.add(src(`messages/compiled/browser/${name}.js`));
      }
    }
    if (core.test(id)) return 'core';
    return shop.has(id) || helpers.test(id) ? 'shop' : undefined;
  };
}

/** Packages in the server's build: to find and read their many files takes longer at the start than to run them. */
const inServerBuild = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@headlessui/react',
  '@hono/zod-openapi',
  '@hookform/resolvers',
  'lru-cache',
  'micromark',
  'react-hook-form',
  'zod',
];

/** Players of react-player that package.json leaves out: no page of this shop can show what they play. */
const missingPlayers =
  /^(?:@mux\/mux-player-react|(?:dash|tiktok|twitch|wistia)-video-element\/react|spotify-audio-element\/react)$/;

/** Others' files as the browser gets them. */
const changedParts = [
  {
    // A route's file that does not come is waited for: Remix (2.17) loads the page anew, which without a line takes it away.
    file: /@remix-run\/react\/dist\/esm\/routeModules\.js$/,
    find: /import\([^)]*route\.module\)/,
    put: 'window.importRoute(route.module)',
  },
  {
    // The minifier takes an empty function for one that needs no prototype.
    file: /rope-sequence\/dist\/index\.js$/,
    find: /var RopeSequence = function RopeSequence \(\) \{\};/,
    put: 'function RopeSequence() {}',
  },
];

/**
 * Throws when their code is not as it was.
 * @returns {import('vite').Plugin}
 */
const changedForBrowsers = () => ({
  name: 'changed-for-browsers',
  apply: 'build',
  transform(code, id, options) {
    const part = options?.ssr ? undefined : changedParts.find(({ file }) => file.test(id));
    if (!part) return null;
    if (!part.find.test(code)) throw new Error(`${id} is not as it was`);
    return { code: code.replace(part.find, part.put), map: null };
  },
});

/**
 * The server's code without whitespace: it is sooner read, and its names stay as they are. Not by the options `esbuild`,
 * which shrink the styles too: they must be what the browsers' build makes of them, or a page names another file.
 * @returns {import('vite').Plugin}
 */
const serverWithoutWhitespace = () => ({
  name: 'server-without-whitespace',
  apply: (_, { isSsrBuild }) => Boolean(isSsrBuild),
  renderChunk: {
    // Vite's own pass would put the whitespace back.
    order: 'post',
    handler: (code, { fileName }) =>
      transformWithEsbuild(code, fileName, { charset: 'ascii', minifyWhitespace: true, sourcemap: true }),
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  // The remote profile application is asked for by its entry: what reads manifests of remotes is left out (3 KB).
  define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: JSON.stringify('web') },
  resolve: { alias: [{ find: missingPlayers, replacement: src('ui/no-player.tsx') }] },
  plugins: [
    tailwindcss(),
    changedForBrowsers(),
    serverWithoutWhitespace(),
    oneLanguageEach('assets/'),
    ...(underVitest
      ? []
      : [
          remix({
            appDirectory: 'app',
            buildDirectory: process.env.BUILD_FOLDER ?? 'build/by-hand/storefront',
            ignoredRouteFiles: ['**/*.test.{ts,tsx}', '**/.*'],
            future: {
              v3_fetcherPersist: true,
              v3_relativeSplatPath: true,
              v3_routeConfig: false,
              v3_singleFetch: true,
              v3_throwAbortReason: true,
              // Off: discovering routes is a request to the server for every link that a page shows.
              v3_lazyRouteDiscovery: false,
            },
          }),
        ]),
  ],
  ...(isSsrBuild ? { ssr: { noExternal: inServerBuild } } : {}),
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24_679) } },
  build: {
    target: 'es2022',
    // The server's traces are shown with it (server/stack-traces.ts).
    sourcemap: isSsrBuild ? 'hidden' : false,
    // About 2 % smaller after gzip than esbuild's: on the home page that is 2 KB of 109.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      // The main thread waits for them.
      maxWorkers: availableParallelism(),
      ecma: 2020,
      module: true,
      compress: {
        passes: 3,
        pure_getters: true,
        unsafe_arrows: true,
        pure_funcs: ['warning', 'console.warn', '__language'],
        unsafe_methods: true,
        keep_fargs: false,
      },
    },
    cssMinify: true,
    // Which files a lazy one needs is said by that file; saying it ahead costs 1 KB of names on every page. Styles must come first.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps) => deps.filter((dep) => dep.endsWith('.css')),
    },
    // A picture or font as a data: URI would need a hole in the CSP.
    assetsInlineLimit: 0,
    // Files of a few hundred bytes each compress badly; larger ones would bring what a page does not show.
    rollupOptions: {
      output: {
        experimentalMinChunkSize: 400,
        ...(isSsrBuild
          ? { sourcemapExcludeSources: true }
          : {
              manualChunks: shopChunk(),
              onlyExplicitManualChunks: true,
              // Short names without words: each stands in the list of routes that every page loads.
              entryFileNames: 'assets/[hash:7].js',
              chunkFileNames: 'assets/[hash:7].js',
            }),
      },
    },
  },
}));
