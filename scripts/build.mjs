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
      'picture-encoder': 'server/picture-encoder.ts',
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
