/**
 * GET /api/v1/statements/{month}, and any customer's for the desk (ours): a month of the account, from the ledger itself
 * (docs/product.md#ledger).
 */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { shopDay, shopZone } from '#api/platform/shop-day.ts';
import {
  type CustomerKey,
  findLedgerBalance,
  findMovements,
  findOwed,
  type Scope,
  scopeOf,
} from '#api/sales/storage/ledger-lists.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { momentOfWall } from '#schemas/domain/platform/zone-offset.ts';
import type { Statement } from '#schemas/domain/sales/ledger.ts';
import { agingOf } from './aging.ts';
import { requireCaller } from './customer-scope.ts';
import { billToOf, requireCustomer } from './desk-customer.ts';
import { takenOffWord } from './ledger-views.ts';

/** The moments between which a month of that zone lies. */
export function monthBounds(month: string, zone: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = (index: number) => new Date(momentOfWall(Date.UTC(year, index, 1), zone)).toISOString();
  return { from: at(number - 1), to: at(number) };
}

export async function statementOf(
  context: Context,
  db: Executor,
  scope: Scope,
  month: string,
): Promise<Omit<Statement, 'customer'>> {
  const { from, to } = monthBounds(month, await shopZone(context, db));
  const opening = await findLedgerBalance(db, scope, from);
  let balance = opening;
  const rows = (await findMovements(db, scope, from, to)).map(
    ({ kind, created_at, number, cents, method }) => {
      balance += cents;
      return {
        at: created_at,
        kind: takenOffWord(kind, method),
        number,
        amount: toDollars(cents),
        balance: toDollars(balance),
      };
    },
  );
  const owed = await findOwed(db, scope, await shopDay(context, db));
  return {
    month,
    opening: toDollars(opening),
    closing: toDollars(balance),
    rows,
    aging: agingOf(owed),
    unapplied: toDollars(owed.owed - (await findLedgerBalance(db, scope, null))),
  };
}

/** Throws unauthenticated. */
export async function getStatement(context: Context, month: string): Promise<Statement> {
  const db = context.database.kysely;
  const { account, scope } = await requireCaller(context, db);
  const person = `${account.first_name} ${account.last_name}`;
  return {
    ...(await statementOf(context, db, scope, month)),
    customer: account.company_name ? [account.company_name, person] : [person],
  };
}

/** Any customer's, for who keeps the books. Throws unauthenticated, forbidden, not_found. */
export async function getCustomerStatement(
  context: Context,
  key: CustomerKey,
  month: string,
): Promise<Statement> {
  const customer = await requireCustomer(context, key);
  const statement = await statementOf(context, context.database.kysely, scopeOf(key), month);
  return { ...statement, customer: billToOf(customer) };
}
