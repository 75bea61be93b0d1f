import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newBlock } from '../scripts/blocks-new.ts';
import { syncRegistries } from '../scripts/blocks-sync.ts';

const root = mkdtempSync(path.join(tmpdir(), 'blocks-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a new block has its folder and its messages and stands in the registries; a bad or taken name is refused', () => {
  const messages = path.join(root, 'en.json');
  writeFileSync(messages, '{\n  "site_name": "Shop",\n  "block_taken_title": "Title"\n}\n');
  expect(newBlock('size-guide', root, messages)).toHaveLength(4);
  const said = JSON.parse(readFileSync(messages, 'utf8')) as Record<string, string>;
  expect(said).toMatchObject({ site_name: 'Shop', block_size_guide_label: 'Size guide' });
  const used = readFileSync(path.join(root, 'size-guide/schema.ts'), 'utf8').matchAll(/\bm\.(\w+)/g);
  expect([...new Set([...used].map(([, key]) => key))].sort()).toEqual(
    Object.keys(said)
      .filter((key) => key.startsWith('block_size_guide_'))
      .sort(),
  );
  expect(readFileSync(path.join(root, 'registry.ts'), 'utf8')).toContain(
    "'size-guide': { definition: sizeGuide",
  );
  expect(syncRegistries(root, true)).toEqual([]);
  expect(() => newBlock('size-guide', root, messages)).toThrow('exists already');
  expect(() => newBlock('taken', root, messages)).toThrow('block_taken_title exists already');
  expect(syncRegistries(root, true)).toEqual([]);
  for (const bad of [undefined, '', 'Size', 'a b', '../x', '9lives', 'a--b'])
    expect(() => newBlock(bad, root, messages)).toThrow('Expected a name');
});

test('the committed registries are up to date', () => {
  expect(syncRegistries(undefined, true)).toEqual([]);
});
