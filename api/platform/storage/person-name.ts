import { sql } from 'kysely';

/** The name of the account whose id `column` holds ("operator" and what else is no account stays as it is). */
export const personName = (column: string) => sql<string>`coalesce(
  (select trim(a.first_name || ' ' || a.last_name) from account a where a.id = ${sql.ref(column)}),
  ${sql.ref(column)})`;
