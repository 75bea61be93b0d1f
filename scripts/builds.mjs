/**
 * Where builds are. Each has a folder of its own, build/<name>/, and the file build/current names the one that a server
 * starts from, so a build never takes files from a server that runs. Node's own modules only.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { must, root } from './steps.mjs';

/** How many finished builds stay, besides those that a server uses. */
const keptBuilds = 2;

const inputs = [
  'app',
  'api',
  'ui',
  'blocks',
  'schemas',
  'server',
  'public',
  'messages',
  'profile',
  'scripts/build.mjs',
  'scripts/builds.mjs',
  'scripts/messages.mjs',
  'scripts/shop-manifest.mjs',
  'scripts/steps.mjs',
  'remix.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Written by the messages compiler, or not read by the build: tests, and the sample's images, which the server reads. */
const ignored =
  /(?:^|\/)(?:compiled|\.lix|\.cache)(?:\/|$)|^messages\/project\.inlang\/(?!settings\.json$)|\.test\.tsx?$|^api\/sample\/art\/(?:(?:models|draw|blender)\/|.*\.(?:webp|png|jpe?g|avif|svg)$)/;

/** A hash of everything that the build of `project` is made from. */
export function hashInputs(project = root) {
  const hash = createHash('sha256').update(`node ${process.versions.modules}`);
  const visit = (/** @type {string} */ path) => {
    const name = relative(project, path).replaceAll('\\', '/');
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
  for (const input of inputs) visit(join(project, input));
  return hash.digest('hex');
}

const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const folderOf = (/** @type {string} */ project) => join(project, 'build');
const stampOf = (/** @type {string} */ build) => read(join(build, 'stamp'));

/** The folder of the current build of `project`; null when it was never built. */
export function currentBuild(project = root) {
  const name = read(join(folderOf(project), 'current'))?.trim();
  const build = name ? join(folderOf(project), name) : null;
  return build && stampOf(build) ? build : null;
}

/** The program of the built server. Throws when there is no build. */
export function serverProgram(project = root) {
  const build = currentBuild(project);
  if (!build) throw new Error('The server is not built. Run: npm run build');
  return join(build, 'server-main/main.js');
}

/** Whether the current build of `project` was made from what is there now. */
export function isBuilt(project = root, hash = hashInputs(project)) {
  const build = currentBuild(project);
  return build !== null && stampOf(build) === hash;
}

/** Makes the folder of a new build. It is in use by this process until it ends. */
export function newBuild(/** @type {string} */ hash, project = root) {
  const build = join(folderOf(project), `${hash.slice(0, 8)}-${Date.now().toString(36)}`);
  mkdirSync(join(build, 'running'), { recursive: true });
  writeFileSync(join(build, 'running', String(process.pid)), '');
  return build;
}

/** Makes a finished build the current one, and removes old ones that nobody uses. */
export function publishBuild(/** @type {string} */ build, /** @type {string} */ hash, project = root) {
  writeFileSync(join(build, 'stamp'), hash);
  const name = relative(folderOf(project), build);
  const next = join(folderOf(project), `current.${process.pid}`);
  writeFileSync(next, `${name}\n`);
  renameSync(next, join(folderOf(project), 'current'));
  rmSync(join(build, 'running', String(process.pid)), { force: true });
  removeOldBuilds(project);
}

/** Removes every folder in build/ but the current build, the one before it, and those that a process uses. */
function removeOldBuilds(/** @type {string} */ project) {
  const current = currentBuild(project);
  const made = (/** @type {string} */ build) => statSync(build, { throwIfNoEntry: false })?.birthtimeMs ?? 0;
  const folders = readdirSync(folderOf(project), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map((item) => join(folderOf(project), item.name))
    .filter((build) => build !== current)
    .sort((a, b) => made(b) - made(a));
  const before = folders.filter((build) => stampOf(build)).slice(0, keptBuilds - 1);
  for (const build of folders)
    if (!before.includes(build) && !isInUse(build)) rmSync(build, { recursive: true, force: true });
}

/** Whether a process that put its id into the build's folder is still there. */
function isInUse(/** @type {string} */ build) {
  const folder = join(build, 'running');
  return existsSync(folder) && readdirSync(folder).some((name) => isRunning(Number(name)));
}

function isRunning(/** @type {number} */ processId) {
  if (!Number.isInteger(processId) || processId < 1) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Builds when the current build is missing or was made from other sources. */
export async function buildWhenStale() {
  if (!isBuilt()) await must(process.execPath, ['scripts/build.mjs']);
}
