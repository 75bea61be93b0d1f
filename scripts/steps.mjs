/** What the scripts share. Node's own modules only: this runs before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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
 * Runs a program in the project's folder and answers its exit code.
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args = [], { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const local = join(bin, command);
    const child = spawn(existsSync(local) ? local : command, args, {
      cwd: root,
      stdio: quiet ? 'ignore' : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/**
 * Like run, but a failure ends this process too.
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string> }} [options]
 */
export async function must(command, args = [], options = {}) {
  const code = await run(command, args, options);
  if (code === 0) return;
  process.stderr.write(`Failed: ${command} ${args.join(' ')}\n`);
  process.exit(code);
}

const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const installStamp = join(root, 'node_modules', '.installed-from');
const buildStamp = join(root, 'build', 'stamp');

/** Installs when node_modules is missing or from another lock file. */
export async function installWhenNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const found = read(installStamp);
  if (found === wanted) return;
  // npm's own copy of the lock says what is installed when somebody ran npm by hand.
  const isInstalled = existsSync(join(root, 'node_modules', '.package-lock.json'));
  if (found !== null || !isInstalled || !(await sameAsInstalled())) {
    process.stdout.write('Installing packages…\n');
    // NODE_ENV=production would leave the build tools out.
    // Not `npm ci`: it refuses a lock file without other platforms' optional packages, which a partial registry leaves
    // out. This installs what the lock says, integrity checked, and writes nothing.
    await must('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
      env: { NODE_ENV: 'development' },
    });
  }
  writeFileSync(installStamp, wanted);
}

async function sameAsInstalled() {
  const versions = (/** @type {string} */ file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(packages).map(([path, { version }]) => [path, version]));
  };
  const wanted = versions(join(root, 'package-lock.json'));
  const found = versions(join(root, 'node_modules', '.package-lock.json'));
  // Packages of other platforms are in the lock file only.
  return [...found].every(([path, version]) => wanted.get(path) === version) && found.size > 0;
}

const inputs = [
  'app',
  'api',
  'blocks',
  'schemas',
  'server',
  'profile',
  'public',
  'messages',
  'scripts/build.mjs',
  'scripts/steps.mjs',
  'remix.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Made from the others, or no part of the build. */
const ignored =
  /(?:^|\/)(?:compiled|\.lix|\.cache)(?:\/|$)|\.test\.tsx?$|^api\/sample\/art\/(?:models|draw)\//;

/** A hash of everything that the build is made from. */
export function hashInputs() {
  const hash = createHash('sha256').update(`node ${process.versions.modules}`);
  const visit = (/** @type {string} */ path) => {
    const name = relative(root, path).replaceAll('\\', '/');
    if (ignored.test(name)) return;
    let items;
    try {
      items = readdirSync(path, { withFileTypes: true });
    } catch {
      if (existsSync(path)) hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
      return;
    }
    for (const item of items.sort((a, b) => (a.name < b.name ? -1 : 1))) visit(join(path, item.name));
  };
  for (const input of inputs) visit(join(root, input));
  return hash.digest('hex');
}

export const isBuilt = (hash = hashInputs()) => read(buildStamp) === hash;
export const markBuilt = (/** @type {string} */ hash) => writeFileSync(buildStamp, hash);

export async function buildWhenStale() {
  if (isBuilt()) return;
  process.stdout.write('Building…\n');
  await must(process.execPath, ['scripts/build.mjs']);
}

export const compileMessages = () =>
  must('paraglide-js', [
    'compile',
    '--silent',
    '--project',
    'messages/project.inlang',
    '--outdir',
    'messages/compiled',
  ]);
