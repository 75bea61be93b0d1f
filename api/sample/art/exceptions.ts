/**
 * Writes exceptions.json, which second views are missing and which pictures wear another finish's surface:
 * `npx tsx api/sample/art/exceptions.ts`.
 * pictures.test.ts fails when the list is wrong either way; the aim is an empty one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isSecondView } from '../second-views.ts';
import { shownPictures } from '../shown.ts';

const standIns: string[] = JSON.parse(
  readFileSync(new URL('./renders/stand-ins.json', import.meta.url), 'utf8'),
);
const keys = [...shownPictures()]
  .filter(({ model }) => isSecondView(model))
  .map(({ model, finish }) => `${model}/${finish}`);
const missing = [...new Set(keys)].filter(
  (key) => !existsSync(new URL(`./renders/${key}.webp`, import.meta.url)),
);
const list = [
  ...missing.map((key) => [key, 'missing: no second view yet'] as const),
  ...standIns.map(
    (key) =>
      [
        key,
        key.startsWith('room-')
          ? 'stands in: an earlier, darker render'
          : 'stands in: brushed, until the polished render is there',
      ] as const,
  ),
].sort(([a], [b]) => a.localeCompare(b));
writeFileSync(
  new URL('./exceptions.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`,
);
process.stdout.write(`${missing.length} missing, ${standIns.length} stand in\n`);
