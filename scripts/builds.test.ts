import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentBuild, hashInputs, isBuilt, newBuild, publishBuild, serverProgram } from './builds.mjs';

let project: string;

function put(name: string, text: string): void {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'builds-'));
  put('app/root.tsx', 'root');
  put('messages/en.json', '{}');
  put('messages/project.inlang/settings.json', '{}');
  put('api/sample/art/renders/sink/white.webp', 'a render');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

describe('the stamp', () => {
  test.each([
    'messages/compiled/messages.js',
    'messages/compiled/messages/_index.js',
    'messages/project.inlang/README.md',
    'messages/project.inlang/.gitignore',
    'messages/project.inlang/.meta.json',
    'messages/project.inlang/cache/plugins/x',
    'build/current',
    'api/sample/art/renders/sink/white.webp',
    'app/root.test.tsx',
  ])('is the same after %s was written', (name) => {
    const before = hashInputs(project);
    put(name, 'written by the build');
    expect(hashInputs(project)).toBe(before);
  });

  test.each([
    'app/root.tsx',
    'app/new.tsx',
    'messages/en.json',
    'messages/project.inlang/settings.json',
    'remix.config.js',
    'public/robots.txt',
    'api/sample/media.json',
  ])('is another one after a change of %s', (name) => {
    const before = hashInputs(project);
    put(name, 'another source');
    expect(hashInputs(project)).not.toBe(before);
  });
});

describe('builds', () => {
  const build = (hash = hashInputs(project)) => {
    const folder = newBuild(hash, project);
    publishBuild(folder, hash, project);
    return folder;
  };
  /** Another process's mark that it uses a build. */
  const use = (folder: string, processId: number) =>
    writeFileSync(join(folder, 'running', String(processId)), '');
  const soon = () => new Promise((done) => setTimeout(done, 15));

  test('a project without a build says so', () => {
    expect(currentBuild(project)).toBeNull();
    expect(isBuilt(project)).toBe(false);
    expect(() => serverProgram(project)).toThrow('npm run build');
  });

  test('a build is the current one once it is whole, and until the sources change', () => {
    const folder = newBuild(hashInputs(project), project);
    expect(isBuilt(project)).toBe(false);
    publishBuild(folder, hashInputs(project), project);
    expect(currentBuild(project)).toBe(folder);
    expect(isBuilt(project)).toBe(true);
    put('app/root.tsx', 'another root');
    expect(isBuilt(project)).toBe(false);
    expect(currentBuild(project)).toBe(folder);
  });

  test('the same sources built again get another folder', async () => {
    const first = build();
    await soon();
    expect(build()).not.toBe(first);
    expect(existsSync(first)).toBe(true);
  });

  test('old builds go, but never one that a running server uses', async () => {
    const used = build();
    await soon();
    const left = build();
    use(used, process.ppid);
    use(left, 2 ** 30);
    const later: string[] = [];
    for (let count = 0; count < 3; count++) {
      await soon();
      later.push(build());
    }
    expect(existsSync(used)).toBe(true);
    expect(existsSync(left)).toBe(false);
    expect(later.map((folder) => existsSync(folder))).toEqual([false, true, true]);
    expect(currentBuild(project)).toBe(later[2]);
    expect(readdirSync(join(project, 'build')).filter((name) => name.startsWith('current'))).toEqual([
      'current',
    ]);
  });
});
