/** GET /api/v1/stock-alerts and POST …/stop (ours): what a letter's link leads to. The token names one email address. */
import { countStockAlerts, deleteStockAlerts } from '#api/catalog/storage/stock-alerts.ts';
import { sign, unsign } from '#api/platform/auth/sessions.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const purpose = 'stock-alerts';

export const stopToken = ({ secret }: Pick<Services, 'secret'>, email: string): string =>
  sign(secret, purpose, email);

function emailOf(context: Context, token: string): string {
  const email = unsign(context.secret, purpose, token);
  if (email === null) throw new ProblemError('not_found', because('stock_alert_link_invalid'));
  return email;
}

/** Throws not_found for a token that is none of ours. */
export async function readStockAlerts(context: Context, token: string) {
  const email = emailOf(context, token);
  return { email, waiting: await countStockAlerts(context.database.kysely, email) };
}

/** Throws not_found for a token that is none of ours. */
export async function stopStockAlerts(context: Context, token: string) {
  const email = emailOf(context, token);
  return { email, stopped: await deleteStockAlerts(context.database.kysely, email) };
}
