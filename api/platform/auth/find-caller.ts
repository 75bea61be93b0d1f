import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { onceAPage } from '#api/platform/once-a-page.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';

/** The caller's account with its company, where several calls of a page ask for it. */
export const findCaller = (context: Context, db: Executor, id: string) =>
  onceAPage(context, db, `account ${id}`, () => findAccountById(db, id));
