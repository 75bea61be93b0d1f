/** Turns lines into products. Every choice comes from a hash of names, so the same dealer is built each time. */
import { slugOf } from '#schemas/domain/platform/slug.ts';
import { categories } from './departments.ts';
import { finishOf } from './filters.ts';
import { warehouses } from './house.ts';
import type { Line, Width } from './line.ts';
import { series } from './series.ts';
import type { SampleProduct, SampleSku } from './types.ts';

/** FNV-1a with a final mix, as a fraction of one. */
export const chance = (text: string): number => {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('A sample list is empty.');
  return item;
};
const codeOf = (finish: string) =>
  finish
    .split('-')
    .map((word) => word.slice(0, 2))
    .join('')
    .toUpperCase();

/** Trade lies 15 to 30 % under retail; list 8 to 24 % over. */
export const prices = (dollars: number, key: string) => {
  const retail =
    dollars < 200
      ? Math.round(dollars) * 100 - (chance(`${key}c`) < 0.5 ? 5 : 50)
      : Math.round(dollars) * 100;
  const trade = Math.floor((retail * (0.7 + chance(`${key}t`) * 0.15)) / 5) * 5;
  const msrp = Math.ceil((retail * (1.08 + chance(`${key}m`) * 0.16)) / 500) * 500;
  return { msrpCents: msrp, retailCents: retail, tradeCents: Math.max(trade, Math.ceil(retail * 0.7)) };
};
export const stockOf = (sku: string, dollars: number): SampleSku['stock'] =>
  Object.fromEntries(
    warehouses.map(({ id }) => {
      const roll = chance(sku + id);
      const most = dollars < 150 ? 160 : dollars < 600 ? 48 : 18;
      const quantity =
        roll < 0.12
          ? 0
          : roll < 0.2
            ? 1 + Math.floor(chance(`${id}${sku}low`) * 4)
            : 5 + Math.floor(chance(`${id}${sku}q`) * most);
      const bin = `${'ABCDEFGH'[Math.floor(chance(`${id}${sku}a`) * 8)]}-${String(1 + Math.floor(chance(`${id}${sku}b`) * 24)).padStart(2, '0')}-${String(1 + Math.floor(chance(`${id}${sku}s`) * 6)).padStart(2, '0')}`;
      return [id, { quantity, bin }];
    }),
  );
/** Over the two years before 2026-11-01. */
export const createdOf = (key: string) =>
  new Date(
    Date.UTC(2024, 10, 1) +
      Math.floor(chance(`${key}d`) * 729) * 86_400_000 +
      Math.floor(chance(`${key}h`) * 86_400) * 1000,
  ).toISOString();
export const parentOf = (slug: string) =>
  categories.find((category) => category.slug === slug)?.parentId ?? '';

const FACTORS: Record<string, number> = {
  'unlacquered-brass': 1.14,
  'aged-copper': 1.18,
  'natural-walnut': 1.16,
  'calacatta-gold': 1.3,
  'saddle-leather': 1.35,
  'espresso-leather': 1.35,
  'ivory-boucle': 1.1,
  'polished-chrome': 0.94,
};

const productsOf = (line: Line, lineIndex: number): SampleProduct[] =>
  Array.from({ length: line.count }, (_, i) => {
    const form = at(line.forms, i);
    const family = at(series, lineIndex * 5 + i * 7);
    const number = `${family.code}-${line.number + i}`;
    const plain = i % 4 === 3;
    const first = Math.floor(chance(number) * line.finishes.length);
    const wanted = plain ? 1 : 4 + Math.floor(chance(`${number}n`) * 3);
    const chosen = [
      ...new Set(
        Array.from({ length: Math.min(wanted, line.finishes.length) }, (_, f) =>
          at(line.finishes, first + f),
        ),
      ),
    ];
    const widths: (Width | undefined)[] = !plain && form.widths ? form.widths : [undefined];
    const own = at(chosen, 0);
    const name = plain
      ? `${family.name} ${form.noun} in ${finishOf(own).label}`
      : `${family.name} ${form.noun}`;
    const slug = slugOf(name);
    const skus = widths.flatMap((width) =>
      chosen.map((finish): SampleSku => {
        const sku = [number, codeOf(finish), ...(width ? [width.inches] : [])].join('-');
        const dollars = (width?.price ?? form.price) * family.factor * (FACTORS[finish] ?? 1);
        const label = finishOf(finish).label;
        return {
          id: `sku-${sku.toLowerCase()}`,
          sku,
          options: plain ? {} : { [line.option]: label, ...(width ? { Width: width.label } : {}) },
          picture: {
            model: width?.model ?? form.model,
            finish,
            alt: `${family.name} ${form.noun}${width ? `, ${width.label}` : ''} in ${label}`,
          },
          ...prices(dollars, number),
          weightLb: width?.weight ?? form.weight,
          stock: stockOf(sku, dollars),
        };
      }),
    );
    const { made: howMade, used: howUsed } = { ...line, ...form };
    const made = at(howMade, i + Math.floor(i / howMade.length));
    const language = family.language && i % 3 !== 1 ? ` ${at(family.language, i)}` : '';
    const used =
      language && chance(`${number}u`) < 0.35
        ? ''
        : ` ${at(howUsed, i * 2 + Math.floor(i / howUsed.length))}`;
    const description =
      language && used
        ? `${i % 2 ? form.note : made}${language}${used}`
        : `${form.note} ${made}${language}${used}`;
    const specs = Object.fromEntries(
      Object.entries({ ...line.specs, ...form.specs }).map(([key, value]) => [
        key,
        Array.isArray(value) ? at(value, i) : value,
      ]),
    );
    // A form's mounting follows the form when the list is as long as the forms.
    for (const [key, value] of Object.entries(line.specs))
      if (Array.isArray(value) && value.length === line.forms.length && !form.specs?.[key])
        specs[key] = at(value, i % line.forms.length);
    const key = `${number}${slug}`;
    const popularity = Math.floor(4 + chance(`${key}p`) ** 2.4 * 2400);
    const createdAt = createdOf(key);
    const tags = [
      ...(line.tags ?? []).filter(
        (tag) =>
          tag === 'dimmable' || tag === 'outdoor-rated' || tag === 'solid-wood' || chance(key + tag) < 0.6,
      ),
      ...(i === 4 && lineIndex % 2 === 0 ? ['featured'] : []),
      ...(popularity > 1500 ? ['best-sellers'] : []),
      ...(createdAt > '2026-08' ? ['new-arrivals'] : []),
      ...(chance(`${key}q`) < 0.16 ? ['quick-ship'] : []),
      ...(chance(`${key}x`) < 0.05 ? ['clearance'] : []),
      ...(chance(`${key}f`) < 0.1 ? ['trade-favorites'] : []),
    ];
    return {
      id: `prod-${slug}`,
      slug,
      kind: plain ? 'plain' : 'variant',
      name,
      productNumber: number,
      description,
      vendorId: `ven-${at(line.vendors, Math.floor(chance(family.name) * 7))}`,
      categoryIds: [parentOf(line.category), `cat-${line.category}`],
      tagIds: tags.map((tag) => `tag-${tag}`),
      collectionIds: family.collection ? [`col-${family.collection}`] : [],
      optionNames: plain ? [] : [line.option, ...(widths[0] ? ['Width'] : [])],
      specifications: plain ? { ...specs, [line.option]: finishOf(own).label } : specs,
      dimensions: { width: form.size[0], depth: form.size[1], height: form.size[2] },
      uom: line.uom ?? { name: 'each', pieces: 1 },
      supplier: at(
        ['Alder & Fenn Import', 'Direct from maker', 'Cascade Consolidated'],
        Math.floor(chance(`${number}s`) * 3),
      ),
      taxCode: 'P0000000',
      picture: at(skus, widths.length > 1 ? Math.floor(skus.length / 2) : 0).picture,
      popularity,
      createdAt,
      skus,
    } satisfies SampleProduct;
  });

export const buildLines = (lines: Line[]): SampleProduct[] => lines.flatMap(productsOf);
