/**
 * `npm run build`: messages, the server's bundles (esbuild), the storefront (Vite), and compressed copies of the static
 * files, in a new folder under build/ that becomes the current build when it is whole.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashInputs, newBuild, publishBuild } from './builds.mjs';
import { otherLanguages } from './languages.mjs';
import { shopManifest } from './shop-manifest.mjs';
import { checkNode, compileMessages, installWhenNeeded, must, root, timed } from './steps.mjs';

checkNode();
process.chdir(root);
await installWhenNeeded({ tools: false });
/** Packages that the server's bundles contain. */
const serverPackages = [
  '@hono/zod-openapi',
  'csv-parse',
  'csv-stringify',
  'hono',
  'kysely',
  'lru-cache',
  'micromark',
  'otpauth',
  'sanitize-html',
  'uuid',
  'yauzl',
  'zod',
];

/**
 * Puts packages of many small files into the bundles: to find and read each file takes longer at the start than to run
 * it. The others stay in node_modules, as they have files of their own beside them or must be there once (docs/traps.md).
 * @type {import('esbuild').Plugin}
 */
const bundledPackages = {
  name: 'bundled-packages',
  setup({ onResolve }) {
    const bundled = new Set(serverPackages);
    onResolve({ filter: /^[^./#]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || importer.includes('/node_modules/')) return null;
      const [scope = '', name = ''] = path.split('/');
      return bundled.has(scope.startsWith('@') ? `${scope}/${name}` : scope)
        ? null
        : { path, external: true };
    });
  },
};

const built = await timed('Building', async () => {
  const hash = hashInputs();
  await compileMessages();
  const folder = newBuild(hash);
  await bundleServer(folder);
  // `npm start` loads the sample catalog while the storefront is built.
  process.send?.(folder);
  // Remix empties the folder it writes into: one of its own.
  const storefront = join(folder, 'storefront');
  await must('remix', ['vite:build', '--config', 'remix.config.js', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production', BUILD_FOLDER: storefront },
    quiet: true,
  });
  const assets = join(storefront, 'client/assets');
  await buildProfile(folder, join(assets, 'profile'));
  const manifest = onlyOne(assets, /^manifest-.+\.js$/);
  // Styles that the server's build made otherwise would stand in its pages, and the browser would fetch both.
  onlyOne(assets, /^app-.+\.css$/);
  const routes = readFileSync(join(assets, manifest), 'utf8');
  const lists = { [manifest]: routes, [`shop-${manifest}`]: shopManifest(routes) };
  for (const [name, list] of Object.entries(lists)) {
    await writeFile(join(assets, name), list);
    for (const language of otherLanguages)
      await writeFile(join(assets, language, name), inFolder(list, language));
  }
  await bundleWorker(join(storefront, 'client'), hash);
  await Promise.all(filesIn(join(storefront, 'client')).map(compressFile));
  return { folder, hash };
});
publishBuild(built.folder, built.hash);
process.disconnect?.();

/**
 * The remote profile application (profile/), into a folder that is named after its entry: browsers may keep all of it.
 * @param {string} folder
 * @param {string} place
 */
async function buildProfile(folder, place) {
  const made = join(folder, 'profile');
  await must('vite', ['build', '--config', 'profile/vite.config.js', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production', BUILD_FOLDER: made },
    quiet: true,
  });
  const hash = createHash('sha256');
  for (const file of filesIn(made).sort()) hash.update(readFileSync(file));
  mkdirSync(place, { recursive: true });
  renameSync(made, join(place, hash.digest('base64url').slice(0, 10)));
}

/**
 * The service worker, in one file whose bytes are of this build alone. When its source is emptied, the one that takes
 * it back is written instead (docs/decisions/0065-offline.md).
 * @param {string} folder
 * @param {string} name Of the build.
 */
async function bundleWorker(folder, name) {
  const { build } = await import('esbuild');
  const source = 'app/shared/offline/worker.ts';
  const isRetired = readFileSync(join(root, source), 'utf8').trim() === '';
  await build({
    absWorkingDir: root,
    entryPoints: [isRetired ? 'app/shared/offline/retired-worker.ts' : source],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { BUILD_NAME: JSON.stringify(name.slice(0, 12)) },
    minify: true,
    logLevel: 'warning',
  });
}

/** Bundles all that runs in Node side by side: the server, the database's thread, the image encoder and the others. */
async function bundleServer(/** @type {string} */ folder) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      'sandbox-payments': 'server/payments-sandbox/main.ts',
      'picture-encoder': 'server/pictures/picture-encoder.ts',
      'picture-opener': 'api/media/pictures/picture-opener.ts',
      'pglite-worker': 'api/platform/database/pglite-worker.ts',
      // A shop may do without the sample dealer (server/sample.ts).
      ...(existsSync(join(root, 'api/sample/index.ts')) ? { sample: 'api/sample/index.ts' } : {}),
    },
    outdir: join(folder, 'server-main'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [bundledPackages],
    // Packages of CommonJS ask for Node's own modules by it.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    jsx: 'automatic',
    jsxImportSource: '#jsx',
    // Read as traces are shown (server/stack-traces.ts), as the whitespace that is left out tells no lines.
    sourcemap: true,
    sourcesContent: false,
    minifyWhitespace: true,
    logLevel: 'warning',
  });
}

/** A list of routes whose scripts are those of another language: server/http/remix.ts says the same of its own list. */
function inFolder(/** @type {string} */ list, /** @type {string} */ language) {
  return list.replace(/\/assets\/(?=[^/"]+\.js")/g, `/assets/${language}/`);
}

/**
 * The name of the file in `folder` that fits. Throws when there is none, or another one too.
 * @param {string} folder
 * @param {RegExp} pattern
 */
function onlyOne(folder, pattern) {
  const [name = '', ...more] = readdirSync(folder).filter((file) => pattern.test(file));
  if (!name || more.length > 0)
    throw new Error(`Expected one file like ${pattern} in ${folder}, not ${[name, ...more].join(', ')}`);
  return name;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) =>
    item.isDirectory() ? filesIn(join(folder, item.name)) : join(folder, item.name),
  );
}

/** Writes a file's Brotli and gzip copies beside it. zlib's threads use every core. */
async function compressFile(/** @type {string} */ path) {
  if (!/\.(?:js|css|svg|json|txt|xml|webmanifest|html)$/.test(path)) return;
  const body = readFileSync(path);
  if (body.length < 512) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  if (br.length < body.length) await writeFile(`${path}.br`, br);
  if (gz.length < body.length) await writeFile(`${path}.gz`, gz);
}
