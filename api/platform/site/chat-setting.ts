/** What employees keep of the chat at /admin/settings (docs/product.md#chat). */
import type { Executor } from '#api/platform/database/database.ts';
import { readSetting } from '#api/platform/storage/site.ts';

/** Seconds, where nobody has said another. */
export const defaultPopupDelay = 15;

/**
 * `popupDelay`: seconds until it opens by itself, 0 for never. `awayMessage`: the dealer's own words while nobody is
 * there, in both languages; '' for the shop's.
 */
export async function readChatSetting(
  db: Executor,
): Promise<{ popupDelay: number; awayMessage: string; awayMessageInSpanish: string }> {
  const stored = await readSetting<{
    popup_delay?: number;
    away_message?: string;
    away_message_es?: string;
  }>(db, 'chat');
  return {
    popupDelay: stored?.popup_delay ?? defaultPopupDelay,
    awayMessage: stored?.away_message ?? '',
    awayMessageInSpanish: stored?.away_message_es ?? '',
  };
}
