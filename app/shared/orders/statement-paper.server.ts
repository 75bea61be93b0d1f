/** What papers of the books say of the dealer, and the months that a statement can be asked for (docs/product.md#ledger). */
import type { AppLoadContext } from '@remix-run/node';
import { pdfFile } from '#app/shared/pdf-file.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { monthSchema, type Statement } from '#schemas/domain/sales/ledger.ts';

/** By the calendar of the warehouse that the books go by. */
export async function dealer({ api }: AppLoadContext) {
  const { settings, warehouses, warehouse } = unwrap('getSite', await api.getSite());
  const { phone, time_zone: timeZone } = warehouses[0] ?? warehouse;
  return { shop: settings.name, phone, timeZone };
}

export const isMonth = (text: string): boolean => monthSchema.safeParse(text).success;

/** This month and the 23 before it, YYYY-MM, by the books' calendar. */
export async function statementMonths(context: AppLoadContext): Promise<[now: string, ...before: string[]]> {
  const { timeZone } = await dealer(context);
  const now = dayIn(timeZone, Date.now()).slice(0, 7);
  const before = Array.from({ length: 23 }, (_, back) => {
    const date = new Date(`${now}-15T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() - back - 1);
    return date.toISOString().slice(0, 7);
  });
  return [now, ...before];
}

/** A month's statement as a file. */
export async function statementFile(context: AppLoadContext, statement: Statement): Promise<Response> {
  const paper = { ...(await dealer(context)), statement };
  return pdfFile(`statement-${statement.month}`, await context.papers.statement(paper));
}
