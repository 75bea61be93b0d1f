/** The platform's columns that name a person (account-references.ts). */
import { sql } from 'kysely';
import type { AccountReference } from '#api/platform/database/account-references.ts';
import type { Executor } from '#api/platform/database/database.ts';

export const platformReferences: readonly AccountReference[] = [
  {
    table: 'account',
    column: 'id',
    by: 'account',
    merge: 'own',
    erase: 'own',
    secret: ['password_hash'],
  },
  { table: 'account', column: 'email', by: 'email', merge: 'keep', erase: 'own', secret: ['password_hash'] },
  {
    table: 'account',
    column: 'merged_into',
    by: 'account',
    merge: 'move',
    erase: 'own',
    secret: ['password_hash'],
  },
  {
    table: 'session',
    column: 'account_id',
    by: 'account',
    merge: 'delete',
    erase: 'delete',
    secret: ['token_hash'],
  },
  {
    table: 'password_reset',
    column: 'account_id',
    by: 'account',
    merge: 'delete',
    erase: 'delete',
    secret: ['token_hash'],
  },
  { table: 'contact_request', column: 'account_id', by: 'account', merge: 'move', erase: 'delete' },
  { table: 'contact_request', column: 'email', by: 'email', merge: 'keep', erase: 'delete' },
  // What was looked at is still counted, as nobody's.
  { table: 'event', column: 'account_id', by: 'account', merge: 'move', erase: 'clear' },
  {
    table: 'mail',
    column: 'recipient',
    by: 'email',
    merge: 'keep',
    erase: 'delete',
    secret: ['html', 'unsubscribe'],
  },
  // What an employee was to be told in the next summary.
  { table: 'notice', column: 'account_id', by: 'account', merge: 'delete', erase: 'delete' },
  // What the dealer's people got of them.
  {
    table: 'mail',
    column: 'reply_to',
    by: 'email',
    merge: 'keep',
    erase: 'delete',
    secret: ['html', 'recipient', 'unsubscribe'],
  },
  { table: 'email_language', column: 'email', by: 'email', merge: 'keep', erase: 'delete' },
  // What employees did to this person; what they were called is erased.
  { table: 'audit_event', column: 'subject', by: 'account', merge: 'keep', erase: 'own' },
];

/** Keeps what was done to an account, and when, without the name. */
export async function eraseAuditNames(
  db: Executor,
  accountId: string,
  emails: readonly string[],
): Promise<void> {
  await db
    .updateTable('audit_event')
    .set({ name: '', detail: '{}' })
    .where('subject', '=', accountId)
    .execute();
  // What a company's admins did to its people names them by their email.
  await db
    .updateTable('audit_event')
    .set({ detail: '{}' })
    .where(sql<string>`detail->>'who'`, 'in', [...emails])
    .execute();
}

/** Counters that are kept by an email. */
export async function eraseWindows(db: Executor, emails: readonly string[]): Promise<void> {
  for (const email of emails)
    await db.deleteFrom('rate_limit').where(sql<boolean>`right(key, ${email.length}) = ${email}`).execute();
}

/** Mails about orders, by the orders' numbers: the shop's own copies name the person too. */
const aboutAny = (numbers: readonly string[]) => sql<boolean>`exists (
  select from unnest(${sql.val([...numbers])}::text[]) n where position(n in subject || text) > 0)`;

export async function deleteMailAbout(db: Executor, numbers: readonly string[]): Promise<void> {
  if (numbers.length > 0) await db.deleteFrom('mail').where(aboutAny(numbers)).execute();
}

/** Mails about orders that went to whoever placed them. */
export function findMailAbout(db: Executor, numbers: readonly string[], recipients: readonly string[]) {
  if (numbers.length === 0 || recipients.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'text', 'sent_at', 'created_at'])
    .where('recipient', 'in', recipients)
    .where(aboutAny(numbers))
    .execute();
}

/** Leaves an account that nobody gets in with and that names nobody. */
export async function eraseAccounts(db: Executor, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({
      email: sql<string>`'erased-' || id || '@erased.invalid'`,
      // No password has such a hash.
      password_hash: '',
      first_name: '',
      last_name: '',
      fields: '{}',
      company_id: null,
      company_role: null,
      disabled_at: now.toISOString(),
      erased_at: now.toISOString(),
      last_seen_at: null,
      image: null,
      shop_off: '[]',
      email_off: '[]',
    })
    .where('id', 'in', ids)
    .execute();
}

/** The base addresses of accounts' photos. */
export async function findImages(db: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('account').select('image').where('id', 'in', ids).execute();
  return rows.flatMap(({ image }) => image ?? []);
}
