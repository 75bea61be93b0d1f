/** Which of a cart's lines have an accepted proposal's prices (docs/decisions/0052-proposals.md). Pure. */
import { configurationKey } from '#api/catalog/configured/configuration-key.ts';
import type { NewLine } from '#api/sales/storage/carts.ts';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import { choiceKey } from './apply-edits.ts';

export type QuotedLine = {
  /** The proposal's line. */
  id: string;
  skuId: string;
  quantity: number;
  priceCents: number;
  configuration: Configuration | null;
};

const isMeant = (line: NewLine, quoted: QuotedLine): boolean =>
  line.skuId === quoted.skuId &&
  configurationKey(line.configuration) === configurationKey(quoted.configuration);

/**
 * The lines with the quoted price up to each quoted quantity: what goes beyond it is a line of its own, at the buyer's
 * own price, and what comes back is quoted again. Quantities of the same goods stay the same in sum.
 */
export function holdQuoted(
  lines: readonly NewLine[],
  quoted: readonly QuotedLine[],
  newId: () => string,
): NewLine[] {
  if (quoted.length === 0) return [...lines];
  const left = new Map(quoted.map(({ id, quantity }) => [id, quantity]));
  const byId = new Map(quoted.map((one) => [one.id, one]));
  const take = (id: string, wanted: number): number => {
    const taken = Math.min(wanted, left.get(id) ?? 0);
    left.set(id, (left.get(id) ?? 0) - taken);
    return taken;
  };
  // Lines that are quoted stay so as far as it goes.
  const held = lines.flatMap((line): NewLine[] => {
    const own = line.proposalLine === null ? undefined : byId.get(line.proposalLine);
    const isHeld = own !== undefined && isMeant(line, own);
    const taken = isHeld ? take(own.id, line.quantity) : 0;
    if (taken === line.quantity) return [{ ...line }];
    const rest = { ...line, quantity: line.quantity - taken, proposalLine: null };
    if (taken === 0) return [rest];
    return [
      { ...line, quantity: taken },
      { ...rest, id: newId(), addedCents: null },
    ];
  });
  // Others take what is left of it.
  const result: NewLine[] = [];
  /** False where it joined another line. */
  const put = (line: NewLine): boolean => {
    const same = [...result, ...held.filter((one) => !result.includes(one))].find(
      (one) => one !== line && one.proposalLine === line.proposalLine && choiceKey(one) === choiceKey(line),
    );
    if (!same || (line.proposalLine === null && !result.includes(same))) return result.push(line) > 0;
    same.quantity += line.quantity;
    return false;
  };
  for (const line of held) {
    let { quantity } = line;
    let { id } = line;
    if (line.proposalLine === null)
      for (const one of quoted) {
        const taken = quantity > 0 && isMeant(line, one) ? take(one.id, quantity) : 0;
        if (taken === 0) continue;
        quantity -= taken;
        if (put({ ...line, id, quantity: taken, proposalLine: one.id, addedCents: null })) id = newId();
      }
    if (quantity === line.quantity) put(line);
    else if (quantity > 0) put({ ...line, id, quantity });
  }
  return result;
}
