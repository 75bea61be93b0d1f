/**
 * The build of the remote profile application: `vite build --config profile/vite.config.js`, into BUILD_FOLDER.
 * Serve that folder anywhere, with CORS where it is another origin than the shop's, and name its remoteEntry.js in
 * PROFILE_REMOTE_URL (docs/decisions/0055-remote-profile-area.md).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { oneLanguageEach } from '../scripts/languages-plugin.mjs';
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

/** The folder of each screen by the screen's file. */
const folderOf = new Map(Object.values(exposes).map((file) => [src(`./${file}`), file.split('/')[0] ?? '']));

/** The shop's React and hooks as the plugin hands them on: no screen does without. */
const shopsCopies = /__loadShare__/;

/**
 * Puts what the screens of one or two folders show into a file of these folders, and what more of them show into one for
 * all. A file for each sentence that two screens share would be a hundred requests; one file for all that is shared is
 * twice what a screen needs, and small files that Rollup merges by itself bring other screens along.
 */
function screenChunks() {
  /** @type {Map<string, Set<string>>} */
  const screensByModule = new Map();
  /** @type {Map<string, Set<string>>} */
  const modulesBySentence = new Map();
  /** @type {import('vite').Rollup.GetManualChunk} */
  return (id, { getModuleInfo, getModuleIds }) => {
    /** @type {(module: string) => Set<string>} */
    const screensOf = (module) => {
      const known = screensByModule.get(module);
      if (known) return known;
      /** @type {Set<string>} */
      const screens = new Set(folderOf.has(module) ? [module] : []);
      screensByModule.set(module, screens);
      if (screens.size > 0) return screens;
      // The list of messages imports all there are: a sentence belongs to the modules that say it.
      const [, sentence] = /\/messages\/compiled\/browser\/(\w+)\.js$/.exec(module) ?? [];
      const importers = sentence ? modulesBySentence.get(sentence) : getModuleInfo(module)?.importers;
      for (const importer of importers ?? []) for (const screen of screensOf(importer)) screens.add(screen);
      return screens;
    };
    if (modulesBySentence.size === 0)
      for (const module of getModuleIds())
        for (const [, sentence = ''] of getModuleInfo(module)?.code?.matchAll(/\bm\.(\w+)/g) ?? [])
          modulesBySentence.set(sentence, (modulesBySentence.get(sentence) ?? new Set()).add(module));
    if (shopsCopies.test(id)) return 'every';
    if (id.startsWith('\0') || id.includes('/node_modules/')) return undefined;
    const screens = screensOf(id);
    if (screens.size < 2) return undefined;
    const folders = new Set([...screens].map((screen) => folderOf.get(screen)));
    return folders.size > 2 ? 'every' : [...folders].sort().join('-');
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
    oneLanguageEach(''),
  ],
  build: {
    target: 'es2022',
    outDir: process.env.BUILD_FOLDER ?? 'build/by-hand/profile',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true, pure_funcs: ['__language'] },
    },
    modulePreload: false,
    rollupOptions: {
      input: {},
      output: {
        chunkFileNames: 'assets/[hash:8].js',
        manualChunks: screenChunks(),
        onlyExplicitManualChunks: true,
      },
    },
  },
});
