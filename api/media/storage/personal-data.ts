/** The media library's columns that name a person (account-references.ts). */
import type { AccountReference } from '#api/platform/database/account-references.ts';

export const mediaReferences: readonly AccountReference[] = [
  // Photos of a review stay with it, and out of the library; an account's own photo is deleted by the erasure.
  {
    table: 'media',
    column: 'account_id',
    by: 'account',
    merge: 'move',
    erase: 'keep',
    secret: ['source_hash'],
  },
];
