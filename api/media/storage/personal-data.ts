/** The media library's columns that name a person (account-references.ts). */
import type { AccountReference } from '#api/platform/database/account-references.ts';

export const mediaReferences: readonly AccountReference[] = [
  // Photos of a review stay with it.
  {
    table: 'media',
    column: 'account_id',
    by: 'account',
    merge: 'move',
    erase: 'clear',
    secret: ['source_hash'],
  },
];
