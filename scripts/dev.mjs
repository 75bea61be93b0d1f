/** `npm run dev`: messages compiled and watched, the server restarted when its code moves, the storefront by Vite. */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { checkNode, compileMessages, installWhenNeeded, recompileMessages, root } from './steps.mjs';

checkNode();
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
await installWhenNeeded();
await compileMessages();

/** @type {NodeJS.Timeout | undefined} */
let timer;
watch(join(root, 'messages'), (_event, name) => {
  if (!name?.endsWith('.json')) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    void recompileMessages();
  }, 200);
});

const watched = ['server', 'api', 'schemas'].map((folder) => `./${folder}/**/*.ts`);
const server = spawn(
  join(root, 'node_modules/.bin/tsx'),
  [
    'watch',
    '--clear-screen=false',
    ...watched.flatMap((glob) => ['--include', glob]),
    '--exclude',
    './app/**',
    '--exclude',
    './data/**',
    'server/main.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
