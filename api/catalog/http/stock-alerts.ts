import { askStockAlert } from '#api/catalog/stock-alerts/ask-stock-alert.ts';
import { readStockAlerts, stopStockAlerts } from '#api/catalog/stock-alerts/stop-stock-alerts.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { stockAlertCalls } from '#schemas/contract/catalog/stock-alerts.ts';

export const stockAlertHandlers: HandlersOf<typeof stockAlertCalls> = {
  createStockAlert: (context, { body }) => askStockAlert(context, body),
  readStockAlerts: (context, { query }) => readStockAlerts(context, query.token),
  stopStockAlerts: (context, { body }) => stopStockAlerts(context, body.token),
};
