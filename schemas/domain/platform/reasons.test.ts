import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['api', 'app', 'blocks', 'schemas', 'server'];
const source = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  .join('\n');

/** Names that are put together from a few words: `${kind}_not_found`. */
const put = ['vendor', 'category', 'tag', 'collection'].map((kind) => `${kind}_not_found`);

const used = new Set(
  [...source.matchAll(/\b(?:because|problemKey)\(\s*([^)]*?)[,)]/gs)].flatMap(([, first = '']) =>
    [...first.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  ),
);

const { $schema: _, ...messages } = JSON.parse(readFileSync('messages/en.json', 'utf8')) as Record<
  string,
  unknown
>;
const known = Object.keys(messages).flatMap((key) => /^problem_(.+)$/.exec(key)?.[1] ?? []);

test('every reason that the code gives has a sentence, and every sentence is of a reason that it gives', () => {
  // That a reason has a sentence is also a matter of types; this names the sentences that nobody needs.
  expect([...used, ...put].filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !used.has(name) && !put.includes(name))).toEqual([]);
});
