/** GET /api/v1/desk/today (ours): what waits to be done, and how the shop does (docs/product.md#start-page). */
import {
  countCatalogTasks,
  countLowStock,
  countSkusToReorder,
  countTransfersSent,
} from '#api/catalog/admin/count-tasks.ts';
import { countChains, countCompanies } from '#api/people/public-storage.ts';
import { mayDo, requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { countFailedMail } from '#api/platform/storage/mail.ts';
import { countDeskTasks, countOpenOrders } from '#api/sales/storage/desk-orders.ts';
import { type Today, type TodayTask, todayTasks } from '#schemas/domain/sales/today.ts';
import { readFigures } from './figures.ts';

type Counted = Today['tasks'];

const one = (task: TodayTask, count: number): Counted => [{ task, count, warehouse: null }];

async function countOrders(context: Context): Promise<Counted> {
  if (!mayDo(context.actor, 'readOrders')) return [];
  const db = context.database.kysely;
  const [houses, desk] = await Promise.all([
    countOpenOrders(db, await shopDay(context, db)),
    countDeskTasks(db),
  ]);
  return [
    ...one(
      'late_orders',
      houses.reduce((sum, { late }) => sum + late, 0),
    ),
    ...houses.map(({ warehouse, name, open }) => ({
      task: 'open_orders' as const,
      count: open,
      warehouse: { _id: warehouse, name },
    })),
    ...one('returns', desk.returns),
    ...(mayDo(context.actor, 'takePayments') ? one('failed_payments', desk.failed_payments) : []),
    ...(mayDo(context.actor, 'handleCustomers') ? one('draft_proposals', desk.draft_proposals) : []),
  ];
}

async function countPeople(context: Context): Promise<Counted> {
  const { actor } = context;
  const db = context.database.kysely;
  // Those that wait for this employee, or for nobody in particular.
  const conversations = async () => (await countChains(db, actor.accountId ?? '')).waiting;
  return [
    ...(mayDo(actor, 'decideCompanies') ? one('applications', await countCompanies(db, 'pending')) : []),
    ...(mayDo(actor, 'answerChats') ? one('conversations', await conversations()) : []),
    ...(mayDo(actor, 'handleMail') ? one('failed_emails', await countFailedMail(db)) : []),
  ];
}

async function countCatalog(context: Context): Promise<Counted> {
  const { actor } = context;
  const [tasks, levels] = await Promise.all([countCatalogTasks(context), countLowStock(context)]);
  return [
    ...(mayDo(actor, 'moderate')
      ? [...one('questions', tasks.questions), ...one('reviews', tasks.reviews)]
      : []),
    ...(mayDo(actor, 'importCatalog') ? one('failed_imports', tasks.failed_imports) : []),
    ...one('out_of_stock', levels.out),
    ...one('low_stock', levels.low),
    ...(mayDo(actor, 'keepInventory') ? one('reorder', await countSkusToReorder(context)) : []),
    ...(mayDo(actor, 'moveStock') ? one('transfers', await countTransfersSent(context)) : []),
  ];
}

/** Throws unauthenticated, forbidden. */
export async function getToday(context: Context): Promise<Today> {
  requirePermission(context.actor, 'readCatalog');
  const [orders, people, catalog, figures] = await Promise.all([
    countOrders(context),
    countPeople(context),
    countCatalog(context),
    mayDo(context.actor, 'readReports') ? readFigures(context) : null,
  ]);
  const counted = [...orders, ...people, ...catalog].filter(({ count }) => count > 0);
  return { tasks: todayTasks.flatMap((task) => counted.filter((row) => row.task === task)), figures };
}
