/** What one field of a product says of another (RESOLUTIONS 10, 11), checked in the form and by the API alike. */
import type { z } from 'zod';
import type { ProductFields } from './catalogue-editing.ts';

type Path = (string | number)[];
type Say = (path: Path, message: string) => void;

/** Indexes of what has been there before. */
function repeats(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const word = value.trim().toLowerCase();
    if (seen.has(word)) return [index];
    seen.add(word);
    return [];
  });
}

function checkNames(say: Say, values: readonly string[], at: (index: number) => Path, what: string): void {
  for (const index of repeats(values)) say(at(index), `expected another ${what}: this one is there twice`);
}

/** Every SKU names every option, no two alike. */
function checkSkus({ kind, option_names, skus }: ProductFields, say: Say): void {
  checkNames(say, option_names, (index) => ['option_names', index], 'option');
  checkNames(
    say,
    skus.map(({ code }) => code),
    (index) => ['skus', index, 'code'],
    'SKU',
  );
  if (kind === 'variant' && option_names.length === 0)
    say(['option_names'], 'expected at least one option for a product with variants');
  if (option_names.length === 0 && skus.length > 1 && kind !== 'variant')
    say(['skus'], 'expected one SKU: only a product with options has several');
  const seen = new Map<string, number>();
  for (const [index, { options }] of skus.entries()) {
    for (const name of option_names)
      if (!Object.hasOwn(options, name) || !options[name])
        say(['skus', index, 'options', name], `expected a value for ${name}`);
    for (const name of Object.keys(options))
      if (!option_names.includes(name))
        say(['skus', index, 'options', name], 'expected an option of this product');
    if (option_names.length === 0) continue;
    const choice = JSON.stringify(option_names.map((name) => options[name]?.toLowerCase()));
    const twin = seen.get(choice);
    if (twin === undefined) seen.set(choice, index);
    else
      say(
        ['skus', index, 'options'],
        `expected another choice: SKU ${skus[twin]?.code} has the same options`,
      );
  }
}

function checkBreaks({ breaks }: ProductFields, say: Say): void {
  for (const [index, { quantity, offBps }] of breaks.entries()) {
    const before = breaks[index - 1];
    if (!before) continue;
    if (quantity <= before.quantity)
      say(['breaks', index, 'quantity'], `expected more than ${before.quantity}: breaks go up`);
    if (offBps <= before.offBps)
      say(
        ['breaks', index, 'offBps'],
        `expected more than ${before.offBps / 100} % off: who buys more pays less`,
      );
  }
}

const places = 1e-6;

function checkCustom({ kind, custom }: ProductFields, say: Say): void {
  if (kind !== 'custom') return;
  if (!custom) {
    say(['custom'], 'expected what is made to measure: dimensions or choices');
    return;
  }
  const { dimensions, options } = custom;
  if (dimensions.length === 0 && options.length === 0)
    say(['custom', 'dimensions'], 'expected at least one dimension or choice');
  checkNames(
    say,
    dimensions.map(({ name }) => name),
    (index) => ['custom', 'dimensions', index, 'name'],
    'dimension',
  );
  for (const [index, { min, max, step }] of dimensions.entries()) {
    const at = (name: string) => ['custom', 'dimensions', index, name];
    const steps = (max - min) / step;
    if (max <= min) say(at('max'), `expected more than ${min}`);
    else if (Math.abs(steps - Math.round(steps)) > places)
      say(at('step'), `expected a step that leads from ${min} to ${max}`);
  }
  checkNames(
    say,
    options.map(({ name }) => name),
    (index) => ['custom', 'options', index, 'name'],
    'choice',
  );
  for (const [index, { values }] of options.entries())
    checkNames(
      say,
      values.map(({ label }) => label),
      (value) => ['custom', 'options', index, 'values', value, 'label'],
      'value',
    );
}

function checkKit({ kind, slots, rules }: ProductFields, say: Say): void {
  if (kind === 'combination' && slots.length === 0) say(['slots'], 'expected at least one slot for a kit');
  checkNames(
    say,
    slots.map(({ name }) => name),
    (index) => ['slots', index, 'name'],
    'slot',
  );
  for (const [index, { min, max, optional }] of slots.entries()) {
    if (max < min) say(['slots', index, 'max'], `expected at least ${min}`);
    if (min === 0 && !optional)
      say(['slots', index, 'min'], 'expected at least 1 of a slot that is not optional');
  }
  const known = new Set(slots.map(({ name }) => name));
  const slot = (path: Path, name: string) => {
    if (!known.has(name)) say(path, 'expected a slot of this kit');
  };
  for (const [index, rule] of rules.entries()) {
    if (rule.kind === 'same') {
      slot(['rules', index, 'slots', 0], rule.slots[0]);
      slot(['rules', index, 'slots', 1], rule.slots[1]);
      if (rule.slots[0] === rule.slots[1]) say(['rules', index, 'slots', 1], 'expected another slot');
    } else {
      slot(['rules', index, 'if', 'slot'], rule.if.slot);
      slot(['rules', index, 'then', 'slot'], rule.then.slot);
    }
  }
}

export function checkProduct(product: ProductFields, context: z.core.$RefinementCtx): void {
  const say: Say = (path, message) => context.addIssue({ code: 'custom', path, message });
  checkSkus(product, say);
  checkNames(
    say,
    product.specifications.map(({ name }) => name),
    (index) => ['specifications', index, 'name'],
    'name',
  );
  checkBreaks(product, say);
  checkCustom(product, say);
  checkKit(product, say);
  if (product.status === 'active' && !product.picture)
    say(['picture'], 'expected a picture: a product on the shop shows one');
}

/** What is allowed and rarely meant. */
export function warnProduct({ skus }: ProductFields): { pointer: string; message: string }[] {
  return skus.flatMap(({ code, trade, retail, msrp, cost }, index) => [
    ...(trade > retail
      ? [{ pointer: `/skus/${index}/trade`, message: `${code}: the trade price is above the retail price` }]
      : []),
    ...(msrp > 0 && retail > msrp
      ? [{ pointer: `/skus/${index}/retail`, message: `${code}: the retail price is above the MSRP` }]
      : []),
    ...(cost !== null && cost > trade && trade > 0
      ? [{ pointer: `/skus/${index}/cost`, message: `${code}: it costs more than its trade price` }]
      : []),
  ]);
}
