import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newBlock } from '../scripts/blocks-new.ts';
import { syncRegistries } from '../scripts/blocks-sync.ts';

const root = mkdtempSync(path.join(tmpdir(), 'blocks-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a new block has its folder and stands in the registries; a bad or taken name is refused', () => {
  expect(newBlock('size-guide', root)).toHaveLength(4);
  expect(readFileSync(path.join(root, 'registry.ts'), 'utf8')).toContain(
    "'size-guide': { definition: sizeGuide",
  );
  expect(syncRegistries(root, true)).toEqual([]);
  expect(() => newBlock('size-guide', root)).toThrow('exists already');
  for (const bad of [undefined, '', 'Size', 'a b', '../x', '9lives', 'a--b'])
    expect(() => newBlock(bad, root)).toThrow('Expected a name');
});

test('the committed registries are up to date', () => {
  expect(syncRegistries(undefined, true)).toEqual([]);
});
