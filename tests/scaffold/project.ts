/** A copy of this project in a folder of its own, with the same packages, for a test that changes and builds it. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Made from the rest, or nobody's but this machine's (.gitignore). */
const left =
  /^(?:node_modules|build|data|messages\/compiled|test-results|playwright-report|\.git|.*\.env|.*\.cache)$/;

/** A folder's files, each with a hash of what is in it. */
function hashesIn(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string) => {
    for (const item of readdirSync(join(folder, path), { withFileTypes: true })) {
      const name = path ? `${path}/${item.name}` : item.name;
      if (left.test(name)) continue;
      if (item.isDirectory()) visit(name);
      else if (item.isFile()) {
        const text = readFileSync(join(folder, name));
        found.set(name, createHash('sha256').update(text).digest('hex'));
      }
    }
  };
  visit('');
  return found;
}

export class ProjectCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'new-block-')));
  readonly #before: Map<string, string>;

  constructor() {
    for (const name of readdirSync(root))
      if (!left.test(name)) cpSync(join(root, name), join(this.folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    this.#before = hashesIn(this.folder);
  }

  /** What was written since it was copied, taken away included. */
  changed(): string[] {
    const after = hashesIn(this.folder);
    return [...new Set([...this.#before.keys(), ...after.keys()])]
      .filter((name) => this.#before.get(name) !== after.get(name))
      .sort();
  }

  /** Whether this part of it is as it is here. */
  isAsHere(part: string): boolean {
    const [there, here] = [join(this.folder, part), join(root, part)].map((folder) => [...hashesIn(folder)]);
    return here !== undefined && here.length > 0 && JSON.stringify(there) === JSON.stringify(here);
  }

  /** As an engineer types it; throws with all that it said when it fails. */
  npm(...args: string[]): Promise<void> {
    // What this run says of itself is nothing to the other project.
    const env = { ...process.env };
    for (const name of Object.keys(env))
      if (/^(?:E2E_|PLAYWRIGHT|PW_|VITEST|NODE_ENV$|NODE_OPTIONS$)/.test(name)) delete env[name];
    return new Promise((done, fail) => {
      const options = { cwd: this.folder, env, maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
      execFile('npm', args, options, (error, stdout, stderr) =>
        error ? fail(new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`)) : done(),
      );
    });
  }

  put(from: string, to: string): void {
    cpSync(from, join(this.folder, to), { recursive: true });
  }

  /** Writes these messages in place of those whose keys begin so. */
  replaceMessages(prefix: string, messages: Record<string, string>): void {
    const file = join(this.folder, 'messages/en.json');
    const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
    const others = Object.fromEntries(all.filter(([key]) => !key.startsWith(prefix)));
    writeFileSync(file, `${JSON.stringify({ ...others, ...messages }, null, 2)}\n`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
