/**
 * Which columns of the database name a person, and what a merge, an erasure and an export do with their rows
 * (docs/product.md#customer-desk). Each wing lists its own in storage/personal-data.ts; a test compares the lists with
 * the schema, so that a new table cannot be forgotten.
 */
import { sql } from 'kysely';
import type { Executor } from './database.ts';
import type { Tables } from './schema.ts';

export type AccountReference = {
  table: keyof Tables;
  column: string;
  /** Whether the column holds the account's id or an email address. */
  by: 'account' | 'email';
  /** By an email that anybody may have typed: only rows that no account has are the person's. */
  guestsOnly?: true;
  /** Rows of a duplicate: they become the other account's, go, stay as they are, or a use case sees to them. */
  merge: 'move' | 'delete' | 'keep' | 'own';
  /** Columns that, with the account, name a row: of two such rows, the one that stays is the other account's. */
  unique?: readonly string[];
  /** Rows of the person: gone, without the account (null), kept, or a use case sees to them. */
  erase: 'delete' | 'clear' | 'keep' | 'own';
  /** Tables whose rows hang on these, by the column that names them. */
  parts?: readonly { table: keyof Tables; column: string }[];
  /** Never handed out: hashes and keys, and what the database makes of other columns. */
  secret?: readonly string[];
};

/** An account and every address that is its person's, its merged duplicates' too. */
export type Person = { id: string; emails: readonly string[] };

function rowsOf({ column, by, guestsOnly }: AccountReference, { id, emails }: Person) {
  if (by === 'account') return sql`${sql.ref(column)} = ${id}`;
  const named = sql`${sql.ref(column)} in (${sql.join(emails)})`;
  return guestsOnly ? sql`${named} and account_id is null` : named;
}

/** Makes a duplicate's rows another account's; where that has the same already, the duplicate's go. */
export async function moveReferences(
  db: Executor,
  references: readonly AccountReference[],
  from: string,
  to: string,
): Promise<void> {
  for (const { table, column, merge, unique } of references) {
    if (merge === 'keep' || merge === 'own') continue;
    const [rows, own] = [sql.table(table), sql.ref(column)];
    if (merge === 'delete') {
      await sql`delete from ${rows} where ${own} = ${from}`.execute(db);
      continue;
    }
    if (unique) {
      const same = sql.join(
        unique.map((name) => sql`o.${sql.ref(name)} = t.${sql.ref(name)}`),
        sql` and `,
      );
      await sql`delete from ${rows} t where t.${own} = ${from}
        and exists (select 1 from ${rows} o where o.${own} = ${to} and ${same})`.execute(db);
    }
    await sql`update ${rows} set ${own} = ${to} where ${own} = ${from}`.execute(db);
  }
}

/** Deletes or clears a person's rows, as each reference says. */
export async function eraseReferences(
  db: Executor,
  references: readonly AccountReference[],
  person: Person,
): Promise<void> {
  for (const reference of references) {
    const rows = sql.table(reference.table);
    const mine = rowsOf(reference, person);
    if (reference.erase === 'delete') await sql`delete from ${rows} where ${mine}`.execute(db);
    if (reference.erase === 'clear')
      await sql`update ${rows} set ${sql.ref(reference.column)} = null where ${mine}`.execute(db);
  }
}

type Row = Record<string, unknown>;

const withoutSecrets = (row: Row, secret: readonly string[] = []): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name)));

/** A person's rows by table, with those that hang on them. A row that is found twice is there once. */
export async function readReferences(
  db: Executor,
  references: readonly AccountReference[],
  person: Person,
): Promise<Record<string, Row[]>> {
  const tables = new Map<string, Map<string, Row>>();
  const keep = (table: string, rows: readonly Row[], secret?: readonly string[]) => {
    const kept = tables.get(table) ?? new Map<string, Row>();
    for (const row of rows) kept.set(JSON.stringify(row), withoutSecrets(row, secret));
    tables.set(table, kept);
  };
  for (const reference of references) {
    const { table, secret, parts = [] } = reference;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where ${rowsOf(reference, person)}`.execute(db);
    keep(table, rows, secret);
    const ids = rows.map(({ id }) => String(id));
    for (const part of ids.length > 0 ? parts : []) {
      const hanging = await sql<Row>`select * from ${sql.table(part.table)}
        where ${sql.ref(part.column)} in (${sql.join(ids)})`.execute(db);
      keep(part.table, hanging.rows, secret);
    }
  }
  return Object.fromEntries(
    [...tables].filter(([, rows]) => rows.size > 0).map(([table, rows]) => [table, [...rows.values()]]),
  );
}
