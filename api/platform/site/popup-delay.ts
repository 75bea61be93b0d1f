/** When the chat opens by itself, as employees keep it at /admin/settings (docs/product.md#chat). */
import type { Executor } from '#api/platform/database/database.ts';
import { readSetting } from '#api/platform/storage/site.ts';

/** Seconds, where nobody has said another. */
export const defaultPopupDelay = 15;

/** Seconds; 0 for never. */
export const readPopupDelay = async (db: Executor): Promise<number> =>
  (await readSetting<{ popup_delay?: number }>(db, 'chat'))?.popup_delay ?? defaultPopupDelay;
