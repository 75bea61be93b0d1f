import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#api/platform/database/database.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { onEachEngine } from '#tests/factories/engines.ts';
import { customerReferences } from './references.ts';

/** Columns that name somebody and are not a customer's, and why. */
const notCustomers: Record<string, string> = {
  'audit_event.actor': 'the employee who did it',
  'customer_note.author': 'the employee who wrote it',
  'employee_invitation.account_id': 'employees alone',
  'import_run.author': 'the employee who imported',
  'media.created_by': 'the employee who uploaded',
  'page_comment.author': 'the employee who wrote it',
  'page_comment_mention.account_id': 'an employee',
  'page_comment_thread.resolved_by': 'an employee',
  'page_draft.updated_by': 'an employee',
  'page_presence.account_id': 'an employee',
  'page_preview_link.author': 'an employee',
  'page_review.answered_by': 'an employee',
  'page_review.asked_by': 'an employee',
  'page_review.reviewer_id': 'an employee',
  'page_revision.author': 'an employee',
  'page_schedule.author': 'an employee',
  'experiment.author': 'an employee',
  'page_release.author': 'an employee',
  'page_release_entry.author': 'an employee',
  'trade_application.decided_by': 'the employee who decided',
  'exemption.checked_by': 'the employee who checked',
  'price_list_rule.changed_by': 'the employee who set the price',
  'person.email': 'the team page, which the dealer writes',
  'post.author_id': 'a person of the team page',
  'cart.helped_by': 'the employee who helped',
  'answer.author': 'a name: erased with answer.account_id',
  'question.author': 'a name: erased with question.account_id',
  'review.author': 'a name: erased with review.account_id',
  'idempotency.owner': 'an account’s id or a guest’s, which name nobody once the account is erased',
  'coupon.most_uses_per_customer': 'a number',
  'company.salesman_id': 'an employee',
  'stock_transfer.actor': 'the employee who moved it',
  'purchase_order.actor': 'the employee who began it',
  'purchase_receipt.actor': 'the employee who received it',
  'stock_movement.actor': 'the employee who adjusted it',
  'translation.actor': 'the employee who translated it',
  'search_judgment.judged_by': 'the employee who judged it',
  'chat_chain.contact_id': 'an employee',
  'chat_presence.account_id': 'an employee',
  'company_seat_off.off_by': 'the colleague or employee who switched off',
  'invoice.issued_by': 'the employee who wrote it',
  'credit_memo.issued_by': 'the employee who gave it',
  'draft_order.staff_id': 'the employee who began it',
  'proposal.salesperson_id': 'the employee who made it',
  'ledger_line.ledger_account': 'an account of the books',
};

/** What a column is called that holds an account or an address. */
const naming = /(^|_)(account|account_id|customer|actor|author|author_id|owner|email|recipient|subject|by)$/;

await onEachEngine('columns that name a person', (engine, open) => {
  describe(`columns that name a person, on ${engine}`, () => {
    let database: Database;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ database, close } = await open());
      await migrate(database);
    }, 60_000);
    afterAll(() => close());

    /** `table.column` of everything that names somebody: by a foreign key or by its name. */
    const named = async () => {
      const { rows: keys } = await sql<{ name: string }>`
        select r.relname || '.' || a.attname as name from pg_constraint c
          join pg_class r on r.oid = c.conrelid
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
          where c.contype = 'f' and c.confrelid = 'account'::regclass`.execute(database.kysely);
      const { rows: columns } = await sql<{ name: string; column_name: string }>`
        select table_name || '.' || column_name as name, column_name from information_schema.columns
          where table_schema = 'public'`.execute(database.kysely);
      const byName = columns.filter(({ column_name }) => naming.test(column_name));
      return new Set([...keys, ...byName].map(({ name }) => name));
    };

    test('each is handled by merge, export and erasure, or is no customer’s', async () => {
      const listed = new Set(customerReferences.map(({ table, column }) => `${table}.${column}`));
      const found = await named();
      const mail = 'mail.subject';
      const forgotten = [...found].filter((one) => !listed.has(one) && !notCustomers[one] && one !== mail);
      expect(forgotten).toEqual([]);
    });

    test('and each that is listed is there', async () => {
      const { rows } = await sql<{ name: string }>`
        select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public'`.execute(database.kysely);
      const there = new Set(rows.map(({ name }) => name));
      const lists = [
        ...customerReferences.flatMap(({ table, column, parts = [], unique = [] }) => [
          `${table}.${column}`,
          ...parts.map((part) => `${part.table}.${part.column}`),
          ...unique.map((name) => `${table}.${name}`),
        ]),
        ...Object.keys(notCustomers),
      ];
      expect(lists.filter((one) => !there.has(one))).toEqual([]);
    });
  });
});
