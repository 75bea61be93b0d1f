/**
 * What of an order will not be handed over any more, because its rest was canceled (docs/product.md#customer-desk), and
 * whom an invoice that was written by hand is for.
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  // Of the payment's amount, what is not owed, because it will not be handed over and not be invoiced.
  'alter table payment add column canceled_cents bigint not null default 0 check (canceled_cents >= 0)',
  // Lines of text; an order's invoice reads them from its order.
  `alter table invoice add column bill_to text not null default ''`,
  `update invoice i set bill_to = concat_ws(E'\\n', c.name, c.address->>'address', c.address->>'address2',
      case when c.address is not null then concat(c.address->>'city', ', ', c.address->>'state', ' ', c.address->>'zip') end)
    from company c where c.id = i.company_id and i.order_id is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
