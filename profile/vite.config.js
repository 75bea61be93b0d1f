/**
 * The build of the remote profile application: `vite build --config profile/vite.config.js`, into BUILD_FOLDER.
 * Serve that folder anywhere, with CORS where it is another origin than the shop's, and name its remoteEntry.js in
 * PROFILE_REMOTE_URL (docs/decisions/0055-remote-profile-area.md).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { exposes } from './exposes.js';

const src = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(src('../package.json'), 'utf8'));

/** The shop's copy and no other: a second one would know neither its contexts nor its hooks. */
const shopsOwn = (/** @type {string} */ name) => ({
  singleton: true,
  import: /** @type {const} */ (false),
  requiredVersion: dependencies[name],
  strictVersion: true,
});

/** What several screens show, in one file: a file for each sentence that two of them share would be a hundred requests. */
function sharedChunk() {
  const screens = new Set(Object.values(exposes).map((file) => src(`./${file}`)));
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  /** @type {import('vite').Rollup.GetManualChunk} */
  return (id, { getModuleInfo }) => {
    /** @type {(module: string) => Set<string>} */
    const shownBy = (module) => {
      const found = known.get(module) ?? new Set();
      if (known.has(module)) return found;
      known.set(module, found);
      if (screens.has(module)) found.add(module);
      else
        for (const importer of getModuleInfo(module)?.importers ?? [])
          for (const screen of shownBy(importer)) found.add(screen);
      return found;
    };
    return /\/(?:ui|messages\/compiled|schemas\/domain)\//.test(id) && shownBy(id).size > 1
      ? 'shared'
      : undefined;
  };
}

export default defineConfig({
  root: src('.'),
  // Its files find each other wherever the entry is.
  base: './',
  plugins: [
    federation({
      name: 'profile',
      filename: 'remoteEntry.js',
      dts: false,
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([name, file]) => [`./${name}`, src(`./${file}`)]),
      ),
      shared: {
        react: shopsOwn('react'),
        'react/jsx-runtime': shopsOwn('react'),
        '@remix-run/react': shopsOwn('@remix-run/react'),
      },
      // The shop has the runtime already: 19 KB less.
      experiments: { externalRuntime: true },
    }),
  ],
  build: {
    target: 'es2022',
    outDir: process.env.BUILD_FOLDER ?? 'build/by-hand/profile',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, pure_getters: true } },
    modulePreload: false,
    rollupOptions: {
      input: {},
      output: {
        chunkFileNames: 'assets/[hash:8].js',
        manualChunks: sharedChunk(),
        experimentalMinChunkSize: 4000,
      },
    },
  },
});
