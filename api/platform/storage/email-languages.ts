import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Language } from '#schemas/domain/platform/language.ts';

type EmailLanguage = { email: string; language: Language; now: Date };

/** Writes an address's language; nothing where it is the same already, or was chosen by its person. */
export async function saveLanguage(db: Executor, { email, language, now }: EmailLanguage): Promise<void> {
  await sql`insert into email_language (email, language, updated_at)
    select ${email.toLowerCase()}, ${language}, ${now.toISOString()}::timestamptz
    where not exists (select 1 from email_language
      where email = ${email.toLowerCase()} and (language = ${language} or is_chosen))
    on conflict (email) do update set language = excluded.language, updated_at = excluded.updated_at
      where not email_language.is_chosen`.execute(db);
}

/** Writes the language of an address that has none yet. */
export async function saveFirstLanguage(
  db: Executor,
  { email, language, now }: EmailLanguage,
): Promise<void> {
  await db
    .insertInto('email_language')
    .values({ email: email.toLowerCase(), language, is_chosen: false, updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes the language that an address's person chose: it stays until they choose another. */
export async function saveChosenLanguage(
  db: Executor,
  { email, language, now }: EmailLanguage,
): Promise<void> {
  const chosen = { language, is_chosen: true, updated_at: now.toISOString() };
  await db
    .insertInto('email_language')
    .values({ email: email.toLowerCase(), ...chosen })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(chosen))
    .execute();
}

/** Undefined for an address that has none. */
export async function findLanguage(db: Executor, email: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom('email_language')
    .select('language')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.language;
}

/** Gives a new address the language of the one before it, in place of its own. */
export async function moveLanguage(db: Executor, from: string, to: string): Promise<void> {
  await sql`insert into email_language (email, language, is_chosen, updated_at)
    select ${to.toLowerCase()}, language, is_chosen, updated_at from email_language where email = ${from.toLowerCase()}
    on conflict (email) do update set language = excluded.language, is_chosen = excluded.is_chosen,
      updated_at = excluded.updated_at`.execute(db);
}
