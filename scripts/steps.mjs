/** Steps that the scripts share. Node's own modules only: this runs before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');

/** Ends with one line when Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(
    `This needs Node 20.19 or newer; this is ${process.version}. Install one from https://nodejs.org\n`,
  );
  process.exit(1);
}

/**
 * Runs a program in the project's folder and returns its exit code. A `quiet` one prints nothing unless it fails.
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<number>}
 */
export async function run(command, args = [], { env = {}, quiet = false } = {}) {
  const { code, output } = await capture(command, args, { env, inherit: !quiet });
  if (code !== 0) process.stderr.write(output);
  return code;
}

/**
 * Runs a program in the project's folder; returns its exit code and what it printed.
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string>, inherit?: boolean, echo?: boolean }} [options] `inherit`: it prints by itself
 *   and nothing is returned; `echo`: what it prints is shown as it comes, and returned.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args = [], { env = {}, inherit = false, echo = false } = {}) {
  return new Promise((resolve) => {
    const local = join(bin, command);
    const child = spawn(existsSync(local) ? local : command, args, {
      cwd: root,
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (echo) process.stdout.write(chunk);
      });
    child.on('error', (error) => resolve({ code: 127, output: `${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output }));
  });
}

/**
 * Like run, but a failure ends this process too.
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 */
export async function must(command, args = [], options = {}) {
  const code = await run(command, args, options);
  if (code === 0) return;
  process.stderr.write(`Failed: ${command} ${args.join(' ')}\n`);
  process.exit(code);
}

export const seconds = (/** @type {number} */ began) => `${Math.round((Date.now() - began) / 1000)} s`;

/**
 * Prints what begins, and how long it took once it is done. The work may not print.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(label, work) {
  // In a terminal the seconds come on the same line.
  const [first, again] = process.stdout.isTTY ? [`${label}…`, '\r'] : [`${label}…\n`, ''];
  process.stdout.write(first);
  const began = Date.now();
  const result = await work();
  process.stdout.write(`${again}${label}… ${seconds(began)}\n`);
  return result;
}

const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const installStamp = join(root, 'node_modules', '.installed-from');

/**
 * Installs when node_modules is missing, from another lock file, or without the tools that are asked for.
 * @param {{ tools?: boolean }} [options] `tools`: also what checks and tests need, package.json's devDependencies.
 */
export async function installWhenNeeded({ tools = true } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const found = read(installStamp)?.trim();
  if (found === lock || (found === `${lock} without tools` && !tools)) return;
  // npm's own copy of the lock says what is installed when somebody ran npm by hand.
  const everything = isInstalled();
  if (!everything) {
    // Not `npm ci`: it refuses a lock file without other platforms' optional packages, which a partial registry leaves
    // out. This installs what the lock says, integrity checked, and writes nothing. No package needs its install
    // script. NODE_ENV=production would leave the tools out, whoever asks for them.
    await timed('Installing packages', () =>
      must(
        'npm',
        [
          'install',
          '--no-save',
          '--no-audit',
          '--no-fund',
          '--ignore-scripts',
          '--loglevel=error',
          tools ? '--include=dev' : '--omit=dev',
        ],
        { env: { NODE_ENV: 'development' }, quiet: true },
      ),
    );
  }
  writeFileSync(installStamp, everything || tools ? lock : `${lock} without tools`);
}

/** Whether all that the lock file wants is installed. Packages of other platforms are optional. */
function isInstalled() {
  const file = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(file)) return false;
  const { packages: installed } = JSON.parse(readFileSync(file, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const names = Object.keys(wanted).filter((path) => path !== '' && !wanted[path].link);
  return (
    names.every((path) => wanted[path].optional || installed[path]?.version === wanted[path].version) &&
    Object.keys(installed).every((path) => installed[path].version === wanted[path]?.version)
  );
}

export const messagesStamp = join(root, 'messages/compiled/.compiled-from');

/**
 * Compiles the messages when they, or their compiler, are not those that were compiled; returns the exit code.
 * @returns {Promise<number>}
 */
export async function recompileMessages() {
  const hash = createHash('sha256');
  const folder = join(root, 'messages');
  const sources = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const name of [...sources.sort(), 'project.inlang/settings.json'])
    hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  for (const name of ['paraglide-js', 'plugin-message-format'])
    hash.update(readFileSync(join(root, 'node_modules/@inlang', name, 'package.json')));
  hash.update(readFileSync(join(root, 'scripts/messages.mjs')));
  const wanted = hash.digest('hex');
  if (read(messagesStamp) === wanted) return 0;
  return run(process.execPath, ['scripts/messages.mjs', `--stamp=${wanted}`], { quiet: true });
}

/** Like recompileMessages, but a failure ends this process too. */
export async function compileMessages() {
  const code = await recompileMessages();
  if (code === 0) return;
  process.stderr.write('Failed: the messages could not be compiled.\n');
  process.exit(code);
}
