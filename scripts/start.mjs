/** `npm start`: installs and builds when needed, then runs the server in a process of its own. */
import { fork, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { currentBuild, isBuilt } from './builds.mjs';
import { mallocSettings } from './malloc.mjs';
import { portProblem } from './port.mjs';
import { checkNode, installWhenNeeded, root } from './steps.mjs';

checkNode();
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
const problem = await portProblem({ PORT: process.env.PORT, HOST: process.env.HOST });
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
await installWhenNeeded({ tools: false });
const folder = isBuilt() ? currentBuild() : await startBuild();
// Whoever asks for production means it: only an own decision lets test cards into a shop that sells.
if (process.env.NODE_ENV !== 'production') process.env.ALLOW_SANDBOX_PAYMENTS ??= '1';
process.env.NODE_ENV = 'production';
runServer(join(folder ?? '', 'server-main/main.js'));

/**
 * Runs the server until it ends, and ends as it does. A process of its own, because only a new one takes mallocSettings.
 * @param {string} program
 */
function runServer(program) {
  const server = spawn(process.execPath, [...process.execArgv, program], {
    // It ends when this process is gone: the channel closes then.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...mallocSettings, ...process.env },
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * Builds in a process beside this one. Returns the build's folder as soon as the server may be started from it: at once
 * when there is no store yet, so that the sample catalog is loaded meanwhile (the server waits for the rest of the
 * build), else when all of it is there, because a new server may bring the store to a new form.
 * @returns {Promise<string>}
 */
async function startBuild() {
  const { DATABASE_URL, API_URL, DATA_DIR } = process.env;
  const isFirstStart = !DATABASE_URL && !API_URL && !existsSync(resolve(root, DATA_DIR || 'data'));
  const build = fork('scripts/build.mjs', { cwd: root });
  return new Promise((done) => {
    /** @type {string} */
    let folder;
    build.on('message', (message) => {
      folder = String(message);
      if (isFirstStart) done(folder);
    });
    build.on('exit', (code) => {
      if (code !== 0) process.exit(code ?? 1);
      done(folder);
    });
  });
}
