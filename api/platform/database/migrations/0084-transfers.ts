/**
 * A transfer leaves one warehouse and arrives at the other, in parts, later, or not at all
 * (docs/decisions/0080-transfers.md). What was moved before had arrived at once.
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  'create sequence stock_transfer_number start 1001',
  'alter table stock_transfer add column number text unique',
  'alter table stock_transfer add column version int not null default 1',
  `alter table stock_transfer add column status text not null default 'received'
    check (status in ('sent', 'received', 'returned', 'lost'))`,
  'alter table stock_transfer alter column status drop default',
  // Numbers in the order in which they were made.
  `do $$ declare one record; begin
    for one in select id from stock_transfer order by created_at, id loop
      update stock_transfer set number = 'ST-' || nextval('stock_transfer_number') where id = one.id;
    end loop; end $$`,
  'alter table stock_transfer alter column number set not null',
  // The line stays when its SKU is deleted, as it was called then.
  `create table stock_transfer_line (
    transfer_id text not null references stock_transfer(id) on delete cascade, position int not null,
    sku_id text references sku(id) on delete set null, code text not null, name text not null,
    quantity int not null check (quantity > 0), received int not null check (received between 0 and quantity),
    primary key (transfer_id, position))`,
  'create index stock_transfer_line_sku on stock_transfer_line (sku_id) where received < quantity',
  `insert into stock_transfer_line (transfer_id, position, sku_id, code, name, quantity, received)
    select t.id, l.position - 1, s.id, l.line ->> 'sku', l.line ->> 'name', (l.line ->> 'quantity')::int,
      (l.line ->> 'quantity')::int
    from stock_transfer t cross join lateral jsonb_array_elements(t.lines) with ordinality as l(line, position)
    left join sku s on s.code = l.line ->> 'sku'`,
  'alter table stock_transfer drop column lines',
  'create index stock_movement_transfer on stock_movement (transfer_id) where transfer_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
