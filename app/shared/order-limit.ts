/** Order limits as forms send them, and as people read them (docs/product.md#approvals). */
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';

/** Refused by the API. NaN would be null in JSON: no limit at all. */
const noAmount = -1;

/** Dollars as typed; null for an empty field. What is no amount is refused by the API. */
export function dollarsOf(text: string): number | null {
  const plain = text.replaceAll(/[$,\s]/g, '');
  const amount = Number(plain);
  return plain === '' ? null : Number.isFinite(amount) ? amount : noAmount;
}

/** What a person's limit form says: the company's limit, none, or an amount of their own. */
export function limitOf(form: FormData): 'company' | number | null {
  const kind = form.get('limit');
  if (kind !== 'own') return kind === 'none' ? null : 'company';
  return dollarsOf(String(form.get('amount') ?? '')) ?? noAmount;
}

export const sayLimit = (limit: number | null): string =>
  limit === null ? m.account_person_limit_any() : m.account_person_limit_is({ limit: formatDollars(limit) });
