import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { getToday } from '#api/sales/today/get-today.ts';
import type { todayCalls } from '#schemas/contract/sales/today.ts';

export const todayHandlers: HandlersOf<typeof todayCalls> = {
  getToday: (context) => getToday(context),
};
