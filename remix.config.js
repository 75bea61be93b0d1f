/**
 * The one build configuration: Vite with the Remix plugin (`remix vite:build --config remix.config.js`).
 * Writes build/client (static files) and build/server (the request handler's code).
 */
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// Under vitest the plugin's refresh preamble is missing and components fail to load (TRAPS 12).
const underVitest = Boolean(process.env.VITEST);

const src = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Where the first load of every page begins; what these import comes with them, what they import() does not. */
const everyPage = [
  'app/root.tsx',
  'app/ui/product-card.tsx',
  'app/ui/add-to-cart.tsx',
  'blocks/navbar/component.tsx',
  'blocks/footer/component.tsx',
].map(src);

/** Our own modules that every page of the shop shows, in one file: twenty of 1 KB each compress by a tenth less. */
function shopChunk() {
  /** @type {Set<string> | null} */
  let shop = null;
  /** @type {import('vite').Rollup.GetManualChunk} */
  return (id, { getModuleInfo }) => {
    if (!shop) {
      shop = new Set(everyPage);
      for (const module of shop) {
        for (const imported of getModuleInfo(module)?.importedIds ?? [])
          if (/\/(?:app|blocks|schemas)\/[^?]*\.tsx?$/.test(imported)) shop.add(imported);
      }
    }
    return shop.has(id) ? 'shop' : undefined;
  };
}

/**
 * What a browser of this shop never runs, left out of its files (docs/decisions/0013-first-load.md): the choice of a
 * language while there is one, and Remix's lazy route discovery, which is off.
 * @returns {import('vite').Plugin}
 */
const withoutTheUnused = () => ({
  name: 'without-the-unused',
  apply: 'build',
  transform(code, id, options) {
    if (options?.ssr) return null;
    if (id.endsWith('/messages/compiled/runtime.js')) {
      const open = 'export const experimentalStaticLocale = undefined;';
      if (!code.includes(open) || !code.includes('export const locales = /** @type {const} */ (["en"])'))
        return null;
      return { code: code.replace(open, "export const experimentalStaticLocale = 'en';"), map: null };
    }
    if (/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/.test(id)) {
      const stub = `
        export const isFogOfWarEnabled = () => false;
        export const getPartialManifest = (manifest) => manifest;
        export const getPatchRoutesOnNavigationFunction = () => undefined;
        export const useFogOFWarDiscovery = () => {};`;
      return { code: stub, map: null };
    }
    // The root has an error page of its own, and no loader of the browser's: their default screens are never shown.
    const screen = /function (RemixRootDefault(?:ErrorBoundary|HydrateFallback))\([\s\S]*?\n}\n/;
    if (/@remix-run\/react\/dist\/esm\/(?:errorBoundaries|fallback)\.js$/.test(id) && screen.test(code))
      return { code: code.replace(screen, 'function $1() { return null; }\n'), map: null };
    return null;
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    withoutTheUnused(),
    ...(underVitest
      ? []
      : [
          remix({
            appDirectory: 'app',
            buildDirectory: 'build',
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
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24_679) } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // About 2 % smaller after gzip than esbuild's: on the home page that is 2 KB of 109.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: {
        passes: 3,
        pure_getters: true,
        unsafe_arrows: true,
        pure_funcs: ['warning', 'console.warn'],
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
          ? {}
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
