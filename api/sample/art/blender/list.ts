/**
 * What the sample dealer's pictures are made of: `npx tsx api/sample/art/blender/list.ts FOLDER` writes
 * FOLDER/renders.json, the (model, group) to render, most shown first, and FOLDER/pictures.json, the (model, finish)
 * to develop from them; and FOLDER/sizes.json, each model's measures, for its outline.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleDealer } from '../../dealer.ts';
import { isSecondView } from '../../second-views.ts';
import { shownPictures } from '../../shown.ts';
import finishes from '../finishes.json' with { type: 'json' };
import looks from './looks.json' with { type: 'json' };

type Colour = [number, number, number];
type Look = { group: string; colour?: Colour };
type Part = { group: string; colour: Colour };

const linear = (hex: string): Colour =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Colour;
const finishHex = (finish: string) => (finishes as Record<string, { hex: string }>)[finish]?.hex ?? '#888888';
const looksByName = looks.finishes as unknown as Record<string, Look & { two?: [string, string] }>;
const regroup = looks.models as Record<string, Record<string, string>>;

const groupOf = (picture: string, group: string) => {
  // A second view is of its model's kind.
  const model = picture.replace(/-(?:detail|lit)$/, '');
  for (const [pattern, groups] of Object.entries(regroup))
    if (new RegExp(`^(?:${pattern})$`).test(model) && groups[group]) return groups[group];
  return group;
};
const partOf = (model: string, finish: string): Part => {
  const look = looksByName[finish];
  if (!look) throw new Error(`Give ${finish} a look in api/sample/art/blender/looks.json.`);
  return { group: groupOf(model, look.group), colour: look.colour ?? linear(finishHex(finish)) };
};

const shown = new Map<string, { model: string; finish: string; count: number }>();
for (const { model, finish, weight } of shownPictures()) {
  // Faces are painted, not rendered.
  if (model.startsWith('portrait-')) continue;
  const key = `${model}/${finish}`;
  shown.set(key, { model, finish, count: (shown.get(key)?.count ?? 0) + weight });
}

const pictures = [...shown.values()].map(({ model, finish, count }) => {
  const [first, second] = looksByName[finish]?.two ?? [finish];
  return {
    model,
    finish,
    count,
    a: partOf(model, first),
    ...(second ? { b: partOf(model, second) } : {}),
  };
});
/** Brushed stands in for polished, and most products can be told by one view: those can wait. */
const urgency = (model: string, group: string) => {
  if (model.endsWith('-lit')) return 0.004;
  if (isSecondView(model)) return 0.001;
  return group === 'polished' ? 0.5 : 1;
};
const standIns = new URL('../renders/stand-ins.json', import.meta.url);
const standing: string[] = existsSync(standIns) ? JSON.parse(readFileSync(standIns, 'utf8')) : [];
const renders = new Map<string, { model: string; group: string; count: number }>();
for (const { model, finish, count, a, b } of pictures) {
  const done =
    existsSync(new URL(`../renders/${model}/${finish}.webp`, import.meta.url)) &&
    !standing.includes(`${model}/${finish}`);
  for (const { group } of b ? [a, b] : [a]) {
    const key = `${model}/${group}`;
    const found = renders.get(key) ?? { model, group, count: 0 };
    renders.set(key, { ...found, count: found.count + (done ? 0 : count * urgency(model, group)) });
  }
}
const folder = process.argv[2] ?? '.';
const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;
writeFileSync(
  join(folder, 'renders.json'),
  JSON.stringify([...renders.values()].filter(({ count }) => count > 0).sort(byCount)),
);
writeFileSync(
  join(folder, 'pictures.json'),
  JSON.stringify(pictures.sort((a, b) => a.model.localeCompare(b.model))),
);
const sizes = new Map<string, number[]>();
for (const { kind, picture, dimensions } of sampleDealer().products)
  if ((kind === 'plain' || kind === 'variant') && !sizes.has(picture.model))
    sizes.set(picture.model, [dimensions.width, dimensions.depth, dimensions.height]);
writeFileSync(join(folder, 'sizes.json'), JSON.stringify(Object.fromEntries(sizes)));
process.stdout.write(`${renders.size} renders for ${pictures.length} pictures\n`);
