/** What each task of the start page is called, and the list that has it. */
import * as m from '#messages';
import type { Today, TodayTask } from '#schemas/domain/sales/today.ts';

export const taskNames: Record<TodayTask, (count: { count: number }) => string> = {
  late_orders: m.today_late_orders,
  open_orders: m.today_open_orders,
  returns: m.today_returns,
  failed_payments: m.today_failed_payments,
  applications: m.today_applications,
  draft_proposals: m.today_draft_proposals,
  conversations: m.today_conversations,
  questions: m.today_questions,
  reviews: m.today_reviews,
  out_of_stock: m.today_out_of_stock,
  low_stock: m.today_low_stock,
  reorder: m.today_reorder,
  transfers: m.today_transfers,
  failed_imports: m.today_failed_imports,
  failed_emails: m.today_failed_emails,
};

const lists: Record<TodayTask, string> = {
  late_orders: '/admin/orders?status=late',
  open_orders: '/admin/orders?status=open',
  returns: '/admin/orders?status=returns',
  failed_payments: '/admin/orders?payment=failed',
  applications: '/admin/companies?status=pending',
  draft_proposals: '/admin/proposals?status=draft',
  conversations: '/admin/messages',
  questions: '/admin/questions',
  reviews: '/admin/reviews',
  out_of_stock: '/admin/catalog?stock=out',
  low_stock: '/admin/catalog?stock=low',
  reorder: '/admin/inventory?stock=low',
  transfers: '/admin/warehouses/transfers?status=sent',
  failed_imports: '/admin/catalog/import',
  failed_emails: '/admin/emails?state=failed',
};

/** Tasks that cost a customer's patience or the shop's money while they wait. */
export const urgentTasks: readonly TodayTask[] = [
  'late_orders',
  'failed_payments',
  'failed_imports',
  'failed_emails',
];

export const taskHref = ({ task, warehouse }: Today['tasks'][number]): string =>
  warehouse ? `${lists[task]}&warehouse=${encodeURIComponent(warehouse._id)}` : lists[task];
