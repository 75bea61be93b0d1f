/** The people wing's columns that name a person (account-references.ts). */
import type { AccountReference } from '#api/platform/database/account-references.ts';

export const peopleReferences: readonly AccountReference[] = [
  {
    table: 'favorite',
    column: 'account_id',
    by: 'account',
    merge: 'move',
    unique: ['product_id'],
    erase: 'delete',
  },
  { table: 'notification', column: 'account_id', by: 'account', merge: 'move', erase: 'delete' },
  { table: 'address', column: 'account_id', by: 'account', merge: 'move', erase: 'delete' },
  // A company's application is the company's.
  { table: 'trade_application', column: 'account_id', by: 'account', merge: 'move', erase: 'keep' },
  {
    table: 'invitation',
    column: 'invited_by',
    by: 'account',
    merge: 'move',
    erase: 'delete',
    secret: ['token_hash'],
  },
  {
    table: 'invitation',
    column: 'email',
    by: 'email',
    merge: 'keep',
    erase: 'delete',
    secret: ['token_hash'],
  },
  {
    table: 'two_factor',
    column: 'account_id',
    by: 'account',
    merge: 'delete',
    erase: 'delete',
    secret: ['sealed_key', 'last_step'],
  },
  {
    table: 'recovery_code',
    column: 'account_id',
    by: 'account',
    merge: 'delete',
    erase: 'delete',
    secret: ['code_hash'],
  },
  { table: 'company_seat_off', column: 'account_id', by: 'account', merge: 'delete', erase: 'delete' },
  {
    table: 'email_change',
    column: 'account_id',
    by: 'account',
    merge: 'delete',
    erase: 'delete',
    secret: ['token_hash'],
  },
  {
    table: 'email_change',
    column: 'email',
    by: 'email',
    merge: 'keep',
    erase: 'delete',
    secret: ['token_hash'],
  },
  {
    table: 'newsletter_subscriber',
    column: 'email',
    by: 'email',
    merge: 'keep',
    erase: 'delete',
    secret: ['token_hash'],
  },
];
