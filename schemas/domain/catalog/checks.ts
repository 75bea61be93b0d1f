/**
 * What one field of a product says of another (docs/product.md#combination-products, #custom-products), checked in the
 * form and by the API alike.
 */
import type { z } from 'zod';
import { because, customIssue, type Reason } from '../platform/reasons.ts';
import { type ProductFields, productFieldsSchema } from './editing.ts';

type Path = (string | number)[];
type Say = (path: Path, reason: Reason) => void;

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

function checkNames(say: Say, values: readonly string[], at: (index: number) => Path): void {
  for (const index of repeats(values)) say(at(index), because('value_twice'));
}

/** Every SKU names every option, no two alike. */
function checkSkus({ kind, option_names, skus }: ProductFields, say: Say): void {
  checkNames(say, option_names, (index) => ['option_names', index]);
  checkNames(
    say,
    skus.map(({ code }) => code),
    (index) => ['skus', index, 'code'],
  );
  if (kind === 'variant' && option_names.length === 0) say(['option_names'], because('option_names_missing'));
  if (option_names.length === 0 && skus.length > 1 && kind !== 'variant')
    say(['skus'], because('skus_too_many'));
  const seen = new Map<string, number>();
  for (const [index, { options }] of skus.entries()) {
    for (const name of option_names)
      if (!Object.hasOwn(options, name) || !options[name])
        say(['skus', index, 'options', name], because('option_value_missing', { name }));
    for (const name of Object.keys(options))
      if (!option_names.includes(name)) say(['skus', index, 'options', name], because('option_unknown'));
    if (option_names.length === 0) continue;
    const choice = JSON.stringify(option_names.map((name) => options[name]?.toLowerCase()));
    const twin = seen.get(choice);
    if (twin === undefined) seen.set(choice, index);
    else say(['skus', index, 'options'], because('sku_options_twice', { sku: skus[twin]?.code ?? '' }));
  }
}

function checkBreaks({ breaks }: ProductFields, say: Say): void {
  for (const [index, { quantity, offBps }] of breaks.entries()) {
    const before = breaks[index - 1];
    if (!before) continue;
    if (quantity <= before.quantity)
      say(['breaks', index, 'quantity'], because('break_quantity_low', { minimum: before.quantity }));
    if (offBps <= before.offBps)
      say(['breaks', index, 'offBps'], because('break_discount_low', { percent: before.offBps / 100 }));
  }
}

const places = 1e-6;

function checkCustom({ kind, custom }: ProductFields, say: Say): void {
  if (kind !== 'custom') return;
  if (!custom) {
    say(['custom'], because('custom_missing'));
    return;
  }
  const { dimensions, options } = custom;
  if (dimensions.length === 0 && options.length === 0) say(['custom', 'dimensions'], because('custom_empty'));
  checkNames(
    say,
    dimensions.map(({ name }) => name),
    (index) => ['custom', 'dimensions', index, 'name'],
  );
  for (const [index, { min, max, step }] of dimensions.entries()) {
    const at = (name: string) => ['custom', 'dimensions', index, name];
    const steps = (max - min) / step;
    if (max <= min) say(at('max'), because('number_not_above', { minimum: min }));
    else if (Math.abs(steps - Math.round(steps)) > places)
      say(at('step'), because('dimension_step_invalid', { minimum: min, maximum: max }));
  }
  checkNames(
    say,
    options.map(({ name }) => name),
    (index) => ['custom', 'options', index, 'name'],
  );
  for (const [index, { values }] of options.entries())
    checkNames(
      say,
      values.map(({ label }) => label),
      (value) => ['custom', 'options', index, 'values', value, 'label'],
    );
}

function checkKit({ kind, slots, rules }: ProductFields, say: Say): void {
  if (kind === 'combination' && slots.length === 0) say(['slots'], because('slots_missing'));
  checkNames(
    say,
    slots.map(({ name }) => name),
    (index) => ['slots', index, 'name'],
  );
  for (const [index, { min, max, optional }] of slots.entries()) {
    if (max < min) say(['slots', index, 'max'], because('number_too_small', { minimum: min }));
    if (min === 0 && !optional) say(['slots', index, 'min'], because('slot_minimum_missing'));
  }
  const known = new Set(slots.map(({ name }) => name));
  const slot = (path: Path, name: string) => {
    if (!known.has(name)) say(path, because('kit_slot_unknown'));
  };
  for (const [index, rule] of rules.entries()) {
    if (rule.kind === 'same') {
      slot(['rules', index, 'slots', 0], rule.slots[0]);
      slot(['rules', index, 'slots', 1], rule.slots[1]);
      if (rule.slots[0] === rule.slots[1]) say(['rules', index, 'slots', 1], because('slot_same'));
    } else {
      slot(['rules', index, 'if', 'slot'], rule.if.slot);
      slot(['rules', index, 'then', 'slot'], rule.then.slot);
    }
  }
}

export function checkProduct(product: ProductFields, context: z.core.$RefinementCtx): void {
  const say: Say = (path, reason) => context.addIssue({ code: 'custom', path, ...customIssue(reason) });
  checkSkus(product, say);
  checkNames(
    say,
    product.specifications.map(({ name }) => name),
    (index) => ['specifications', index, 'name'],
  );
  checkBreaks(product, say);
  checkCustom(product, say);
  checkKit(product, say);
  checkNames(
    say,
    product.companions.map((companion) => companion.product),
    (index) => ['companions', index, 'product'],
  );
  for (const [index, companion] of product.companions.entries())
    if (companion.product === product.product_number)
      say(['companions', index, 'product'], because('companion_of_itself'));
  if (product.status === 'active' && !product.picture) say(['picture'], because('product_picture_missing'));
}

/** What is allowed and rarely meant. */
export function warnProduct({ skus }: ProductFields): { pointer: string; reason: Reason }[] {
  return skus.flatMap(({ code, trade, retail, msrp, cost }, index) => [
    ...(trade > retail
      ? [{ pointer: `/skus/${index}/trade`, reason: because('trade_above_retail', { sku: code }) }]
      : []),
    ...(msrp > 0 && retail > msrp
      ? [{ pointer: `/skus/${index}/retail`, reason: because('retail_above_msrp', { sku: code }) }]
      : []),
    ...(cost !== null && cost > trade && trade > 0
      ? [{ pointer: `/skus/${index}/cost`, reason: because('cost_above_trade', { sku: code }) }]
      : []),
  ]);
}

/** A product's form: each field by itself, then the fields beside each other. */
export const editProductSchema = productFieldsSchema.superRefine(checkProduct);
export type EditProduct = z.output<typeof editProductSchema>;
