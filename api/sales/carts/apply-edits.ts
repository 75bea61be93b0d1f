/** What edits do to a cart's lines. Pure, so that the browser's tests run against the same rules. */

import { configurationKey } from '#api/catalog/configured/configuration-key.ts';
import type { NewLine } from '#api/sales/storage/carts.ts';
import { leastQuantity, mostQuantity, type OrderRule } from '#schemas/domain/catalog/order-quantity.ts';
import type { CartEdit } from '#schemas/domain/sales/cart.ts';

export type EditTools = {
  /** The id of a SKU on sale. */
  skuId: (code: string) => string | undefined;
  newId: () => string;
  /** In which numbers a SKU is sold. */
  ruleOf: (skuId: string) => OrderRule;
  /** What is saved for later; changed in place. */
  saved?: NewLine[];
};

type Choice = Pick<NewLine, 'skuId' | 'note' | 'configuration'>;

/** Equal for lines of the same goods, whatever their price (docs/product.md#cart-lines). */
export const choiceKey = ({ skuId, note, configuration }: Choice): string =>
  JSON.stringify([skuId, note, configurationKey(configuration)]);

/** Equal for lines that are one line: what is quoted and what goes beyond it are two. */
export const lineKey = (line: Choice & Pick<NewLine, 'proposalLine'>): string =>
  JSON.stringify([choiceKey(line), line.proposalLine]);

function add(lines: NewLine[], edit: CartEdit & { kind: 'add' }, tools: EditTools): void {
  const skuId = tools.skuId(edit.sku);
  if (!skuId) return;
  const rule = tools.ruleOf(skuId);
  const capped = (quantity: number) => Math.min(mostQuantity(rule), quantity);
  const choice: Choice = { skuId, note: edit.note, configuration: edit.configuration ?? null };
  const key = choiceKey(choice);
  const same = lines.find((line) => line.skuId === skuId && choiceKey(line) === key);
  if (same) {
    same.quantity = capped(same.quantity + edit.times * (edit.exact ? edit.quantity : rule.step));
    same.addedCents = null;
    if (edit.ship_from !== undefined) same.shipFrom = edit.ship_from;
    return;
  }
  // "Add to cart" beside a card gives no number: that is the least.
  const first = edit.quantity === 1 && !edit.exact ? leastQuantity(rule) : edit.quantity;
  const quantity = capped(edit.exact ? first * edit.times : first + (edit.times - 1) * rule.step);
  lines.splice(edit.at ?? lines.length, 0, {
    id: tools.newId(),
    ...choice,
    quantity,
    addedCents: null,
    shippingMethod: null,
    shipFrom: edit.ship_from ?? null,
    proposalLine: null,
  });
}

/** Into a list that may have the same: with an id of its own, so that an old page's edits do not follow it. */
function put(lines: NewLine[], line: NewLine, { ruleOf, newId }: EditTools): void {
  const same = lines.find((one) => choiceKey(one) === choiceKey(line));
  if (same) same.quantity = Math.min(mostQuantity(ruleOf(line.skuId)), same.quantity + line.quantity);
  else lines.push({ ...line, id: newId(), proposalLine: null });
}

/** What is taken out of a list; undefined when it is not there any more. */
function take(lines: NewLine[], id: string): NewLine | undefined {
  const at = lines.findIndex((line) => line.id === id);
  return at < 0 ? undefined : lines.splice(at, 1)[0];
}

function move(lines: NewLine[], { kind, line: id }: CartEdit & { line: string }, tools: EditTools): void {
  const { saved = [] } = tools;
  const line = take(kind === 'later' ? lines : saved, id);
  if (line && kind !== 'drop') put(kind === 'later' ? saved : lines, line, tools);
}

/** Lines after the edits, in their order. An edit of a line that is gone, or of what is not sold, does nothing. */
export function applyEdits(
  before: readonly NewLine[],
  edits: readonly CartEdit[],
  tools: EditTools,
): NewLine[] {
  let lines = before.map((line) => ({ ...line }));
  for (const edit of edits) {
    if (edit.kind === 'add') add(lines, edit, tools);
    else if (edit.kind === 'clear') lines = [];
    else if (edit.kind !== 'line') move(lines, edit, tools);
    else {
      const line = lines.find(({ id }) => id === edit.line);
      if (!line) continue;
      if (edit.note !== undefined) line.note = edit.note;
      if (edit.shipping !== undefined) line.shippingMethod = edit.shipping.method;
      if (edit.ship_from !== undefined) line.shipFrom = edit.ship_from;
      if (edit.quantity !== undefined) {
        line.quantity = edit.quantity;
        line.addedCents = null;
      }
      lines = lines.filter(({ quantity }) => quantity > 0);
    }
  }
  return lines;
}

/** The edits of a client that were not applied yet, in their order. */
export const freshEdits = (edits: readonly CartEdit[], last: number): CartEdit[] =>
  edits.filter(({ n }) => n > last).sort((a, b) => a.n - b.n);
