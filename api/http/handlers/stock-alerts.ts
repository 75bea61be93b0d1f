import { askStockAlert } from '#api/services/stock-alerts/ask-stock-alert.ts';
import { readStockAlerts, stopStockAlerts } from '#api/services/stock-alerts/stop-stock-alerts.ts';
import type { stockAlertCalls } from '#schemas/contract/stock-alerts.ts';
import type { HandlersOf } from './types.ts';

export const stockAlertHandlers: HandlersOf<typeof stockAlertCalls> = {
  createStockAlert: (context, { body }) => askStockAlert(context, body),
  readStockAlerts: (context, { query }) => readStockAlerts(context, query.token),
  stopStockAlerts: (context, { body }) => stopStockAlerts(context, body.token),
};
