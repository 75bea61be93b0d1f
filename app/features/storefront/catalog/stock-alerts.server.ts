/** The forms of /stock-alerts: one asks for an email, one ends those that are to come. */
import type { AppLoadContext } from '@remix-run/node';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import { productOfSku } from './product-of-sku.server.ts';

/** An email's token gives its address and how many emails are to come; a SKU, the form that asks for one. */
export async function loadStockAlerts({ api }: AppLoadContext, query: URLSearchParams) {
  const token = query.get('token');
  // A form's answer stands at this address too, and there the loader hears of no form.
  if (!token) {
    const sku = query.get('sku') ?? '';
    return { token: '', sku, product: await productOfSku(api, sku), email: '', waiting: 0 };
  }
  const alerts = await api.readStockAlerts({ query: { token } });
  if (!alerts.ok) throw notFound();
  return { token, sku: '', product: null, ...alerts.data };
}
export type StockAlertsData = Awaited<ReturnType<typeof loadStockAlerts>>;

/** The form's answer and its HTTP status. Throws 404 for a token that is not ours. */
export async function runStockAlertForm({ api }: AppLoadContext, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.has('token')) {
    const stopped = await api.stopStockAlerts({ body: { token: text('token') } });
    if (!stopped.ok) throw notFound();
    return { answer: { is: 'stopped' as const, email: stopped.data.email }, status: 200 };
  }
  const [sku, email] = [text('sku'), text('email')];
  const alert = await api.createStockAlert({ body: { sku, email, website: text('website') } });
  if (alert.ok) return { answer: { is: 'asked' as const, ...alert.data }, status: 200 };
  const { code, message, fieldErrors = {} } = alert.problem;
  const error = code === 'invalid' && '/email' in fieldErrors ? m.alert_bad_email() : message;
  return { answer: { is: 'refused' as const, sku, email, error }, status: alert.status };
}
export type StockAlertAnswer = Awaited<ReturnType<typeof runStockAlertForm>>['answer'];
