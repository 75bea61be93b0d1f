/**
 * `npm run build`: messages, the import arrows, the storefront (Vite), the server's bundles (esbuild), and compressed
 * copies of the static files. build/stamp says what it was made from.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compileMessages, hashInputs, markBuilt, must, root } from './steps.mjs';

const hash = hashInputs();
await compileMessages();
await must('depcruise', [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
  'app',
  'blocks',
  'schemas',
  'api',
  'server',
]);
// What was built before stays until everything that can refuse has passed.
rmSync(join(root, 'build'), { recursive: true, force: true });
await must('remix', ['vite:build', '--config', 'remix.config.js'], { env: { NODE_ENV: 'production' } });
await bundleServer();
writeShopManifest(join(root, 'build/client/assets'));
compressFiles(join(root, 'build/client'));
mkdirSync(join(root, 'build'), { recursive: true });
markBuilt(hash);

/** What runs in Node: the server, the database's thread and the picture encoder, side by side. */
async function bundleServer() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      'sandbox-payments': 'server/sandbox-payments/main.ts',
      'picture-encoder': 'server/picture-encoder.ts',
      'picture-opener': 'api/integrations/pictures/picture-opener.ts',
      ...(existsSync(join(root, 'api/storage/pglite-worker.ts'))
        ? { 'pglite-worker': 'api/storage/pglite-worker.ts' }
        : {}),
    },
    outdir: 'build/server-main',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
  });
}

/**
 * The list of routes that every page of the shop loads, without those of the employees' area (they are entered by a
 * full load) and those that only our own fetch() asks: names alone were a kilobyte of each first load.
 * server/remix.ts says which page gets which. By name, because what is alike then packs best.
 * @param {string} folder
 */
function writeShopManifest(folder) {
  const [name, ...more] = readdirSync(folder).filter((file) => /^manifest-.+\.js$/.test(file));
  if (!name || more.length > 0) throw new Error('Expected one manifest of routes in build/client/assets');
  const [, text] =
    /^window\.__remixManifest=(\{.*\});?\s*$/s.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
  if (!text) throw new Error('The manifest of routes is not as Remix 2.17 writes it');
  const manifest = JSON.parse(text);
  const elsewhere =
    /^routes\/(?:admin|preview|cart_\.lines|cart_\.estimate\[\.\]pdf|checkout_\.save|search_\.suggest)/;
  const ids = Object.keys(manifest.routes).filter((id) => !elsewhere.test(id));
  // Remix asks what a route has, not whether it is said to have none.
  const withoutFalse = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;
  // What a page is made of is said ahead for those that people go to from everywhere; for the others it is said by
  // their own file, one step later, instead of by 0.7 KB on every page.
  const prefetched = /^(?:root|routes\/(?:_index|[cstvp]\.|col\.|search$|cart$).*)$/;
  const brought = new Set(manifest.entry.imports);
  const told = ids.sort().map((id) => {
    const { imports = [], ...route } = manifest.routes[id];
    const own = imports.filter((/** @type {string} */ path) => !brought.has(path)).sort();
    return [id, { ...route, imports: prefetched.test(id) ? own : [] }];
  });
  const shop = { ...manifest, routes: Object.fromEntries(told) };
  writeFileSync(
    join(folder, `shop-${name}`),
    `window.__remixManifest=${JSON.stringify(shop, withoutFalse)};`,
  );
}

/** @param {string} folder */
function compressFiles(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory()) compressFiles(path);
    else if (/\.(?:js|css|svg|json|txt|xml|webmanifest|html)$/.test(item.name)) {
      const body = readFileSync(path);
      if (body.length < 512) continue;
      const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      const gz = gzipSync(body, { level: 9 });
      if (br.length < body.length) writeFileSync(`${path}.br`, br);
      if (gz.length < body.length) writeFileSync(`${path}.gz`, gz);
    }
  }
}
