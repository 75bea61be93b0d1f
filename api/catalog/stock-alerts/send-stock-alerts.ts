/** Compares who waits with what stands there, whoever put it there; one letter each, also with several processes. */
import { productHref } from '#api/catalog/shop/views.ts';
import { takeAnswered } from '#api/catalog/storage/stock-alerts.ts';
import { letterTexts } from '#api/catalog/translations/shop-texts.ts';
import { operatorContext, type Services } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import { type Rounds, startRounds } from '#api/platform/worker.ts';
import * as m from '#messages';
import { stopToken } from './stop-stock-alerts.ts';

const everyMs = 60_000;
/** Letters of one transaction. */
const batch = 50;

/** One round; returns how many letters were written. */
export async function sendStockAlerts(services: Services): Promise<number> {
  const context = operatorContext(services);
  let written = 0;
  for (;;) {
    const count = await services.database.transaction(async (tx) => {
      const answered = await takeAnswered(tx, batch);
      if (answered.length === 0) return 0;
      const texts = await letterTexts(
        context,
        tx,
        answered.map(({ product_id }) => product_id),
      );
      for (const { email, account_id, code, options, name, warehouse, product_id, ...product } of answered) {
        const named = () => texts().product(product_id, 'name', name);
        const href = `${productHref(product)}?${new URLSearchParams({ sku: code })}`;
        const { byEmail } = account_id
          ? await services.tellAccount(services, tx, {
              accountId: account_id,
              kind: 'back_in_stock',
              params: { name, warehouse },
              href,
            })
          : { byEmail: true };
        if (!byEmail) continue;
        const mail = await letterTo(context, tx, email, () => ({
          subject: m.mail_stock_subject({ name: named() }),
          paragraphs: [
            m.mail_stock_text({
              what: [named(), ...Object.values(texts().options(options))].join(', '),
              warehouse,
            }),
            m.mail_stock_hurry(),
          ],
          rows: [[m.mail_stock_number(), code]],
          link: {
            path: href,
            label: m.mail_stock_link(),
          },
          foot: {
            path: `/stock-alerts?${new URLSearchParams({ token: stopToken(services, email) })}`,
            label: m.mail_stock_stop(),
          },
          isChosen: account_id !== null,
        }));
        await insertMail(tx, 'stock_alert', mail);
      }
      onCommit(tx, services.mailWaiting);
      return answered.length;
    });
    written += count;
    if (count < batch) return written;
  }
}

export const startStockAlerts = (services: Services): Rounds =>
  startRounds('stock alerts', services, everyMs, () => sendStockAlerts(services));
