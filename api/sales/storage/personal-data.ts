/** The sales wing's columns that name a person (account-references.ts). */
import { sql } from 'kysely';
import type { AccountReference, Person } from '#api/platform/database/account-references.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';

export const salesReferences: readonly AccountReference[] = [
  {
    table: 'cart',
    column: 'account_id',
    by: 'account',
    merge: 'own',
    erase: 'own',
    parts: [
      { table: 'cart_item', column: 'cart_id' },
      { table: 'checkout_draft', column: 'cart_id' },
      { table: 'cart_share', column: 'cart_id' },
    ],
  },
  {
    table: 'order',
    column: 'account_id',
    by: 'account',
    merge: 'move',
    erase: 'own',
    secret: ['searched', 'request', 'action_url'],
    parts: [
      { table: 'order_item', column: 'order_id' },
      { table: 'order_return', column: 'order_id' },
      { table: 'order_event', column: 'order_id' },
      { table: 'fulfilment', column: 'order_id' },
      { table: 'payment', column: 'order_id' },
    ],
  },
  // Also what was ordered without logging in.
  {
    table: 'order',
    column: 'email',
    by: 'email',
    guestsOnly: true,
    merge: 'keep',
    erase: 'own',
    secret: ['searched', 'request', 'action_url'],
    parts: [
      { table: 'order_item', column: 'order_id' },
      { table: 'order_return', column: 'order_id' },
      { table: 'order_event', column: 'order_id' },
      { table: 'fulfilment', column: 'order_id' },
      { table: 'payment', column: 'order_id' },
    ],
  },
  { table: 'draft_order', column: 'email', by: 'email', merge: 'keep', erase: 'delete' },
  { table: 'order_view', column: 'account_id', by: 'account', merge: 'delete', erase: 'delete' },
  { table: 'order_event', column: 'account_id', by: 'account', merge: 'move', erase: 'keep' },
  // A colleague may ask for the return of an order that another placed.
  { table: 'order_return', column: 'account_id', by: 'account', merge: 'move', erase: 'clear' },
  { table: 'fulfilment', column: 'account_id', by: 'account', merge: 'move', erase: 'keep' },
  { table: 'payment_operation', column: 'account_id', by: 'account', merge: 'move', erase: 'keep' },
  { table: 'customer_note', column: 'account_id', by: 'account', merge: 'move', erase: 'delete' },
  // The books stay; they name nobody once the account is erased.
  { table: 'ledger_entry', column: 'account_id', by: 'account', merge: 'move', erase: 'keep' },
  {
    table: 'invoice',
    column: 'account_id',
    by: 'account',
    merge: 'move',
    erase: 'keep',
    parts: [{ table: 'credit_application', column: 'invoice_id' }],
  },
  { table: 'receipt', column: 'account_id', by: 'account', merge: 'move', erase: 'keep' },
  { table: 'credit_memo', column: 'account_id', by: 'account', merge: 'move', erase: 'keep' },
  {
    table: 'bill_payment',
    column: 'account_id',
    by: 'account',
    merge: 'move',
    erase: 'keep',
    secret: ['key'],
  },
  { table: 'bill_payment', column: 'paid_by', by: 'account', merge: 'move', erase: 'keep', secret: ['key'] },
  { table: 'order_approval', column: 'requested_by', by: 'account', merge: 'move', erase: 'own' },
  { table: 'order_approval', column: 'decided_by', by: 'account', merge: 'move', erase: 'keep' },
  {
    table: 'proposal',
    column: 'account_id',
    by: 'account',
    merge: 'move',
    erase: 'own',
    parts: [
      { table: 'proposal_revision', column: 'proposal_id' },
      { table: 'proposal_line', column: 'proposal_id' },
      { table: 'proposal_message', column: 'proposal_id' },
    ],
  },
  { table: 'proposal', column: 'decided_by', by: 'account', merge: 'move', erase: 'own' },
  { table: 'proposal_message', column: 'author_id', by: 'account', merge: 'move', erase: 'delete' },
  // A buyer who paid a bill posted its payment.
  { table: 'receipt', column: 'posted_by', by: 'account', merge: 'move', erase: 'keep' },
];

const ordersOf = (db: Executor, { id, emails }: Person) =>
  db
    .selectFrom('order')
    .where((eb) =>
      eb.or([
        eb('account_id', '=', id),
        eb.and([eb('account_id', 'is', null), eb('email', 'in', [...emails])]),
      ]),
    );

/** Orders that are not done or not paid, returns that are not ended, payments under way, and unpaid invoices. */
export async function countUnfinishedOrders(db: Executor, person: Person): Promise<number> {
  const open = await ordersOf(db, person)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      sql<boolean>`(status in ('placed', 'partly_fulfilled') or exists (select from order_return r
        where r.order_id = "order".id and r.status in ('asked', 'approved', 'received'))
        or exists (select from payment p where p.order_id = "order".id and "order".status <> 'canceled' and p.status in
          ('due', 'pending', 'starting', 'unknown', 'action', 'processing', 'authorized')))`,
    )
    .executeTakeFirstOrThrow();
  const paying = await db
    .selectFrom('cart')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', person.id)
    .where('status', '=', 'paying')
    .executeTakeFirstOrThrow();
  const owing = await db
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', person.id)
    .where('company_id', 'is', null)
    .where(sql<boolean>`paid_cents < total_cents`)
    .executeTakeFirstOrThrow();
  const billing = await db
    .selectFrom('bill_payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('paid_by', '=', person.id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return [open, paying, owing, billing].reduce((sum, { count }) => sum + Number(count), 0);
}

/** Where it went stays as far as the tax goes by it. */
const withoutPerson = (address: Address | null, word: string): Address | null =>
  address && { name: word, address: word, city: address.city, state: address.state, zip: address.zip };

/** What was bought stays; whose it was and what they wrote does not. */
const cartWithoutPerson = (cart: Cart, word: string): Cart => ({
  ...cart,
  billing_address: withoutPerson(cart.billing_address, word),
  shipping_address: withoutPerson(cart.shipping_address, word),
  items: cart.items.map((item) => ({ ...item, note: '' })),
});

/** The numbers of a person's orders, and the addresses that they were confirmed to. */
export function findOrderNumbers(db: Executor, person: Person) {
  return ordersOf(db, person).select(['number', 'email']).execute();
}

/** Orders and their money stay; what names, reaches or was written by the person does not. Answers their ids. */
export async function eraseFromOrders(
  db: Executor,
  person: Person,
  { email, word }: { email: string; word: string },
): Promise<string[]> {
  const orders = await ordersOf(db, person).select(['id', 'cart_id', 'document']).execute();
  for (const { id, document } of orders) {
    const kept = {
      ...document,
      email,
      phone: '',
      note: '',
      cart: cartWithoutPerson(document.cart, word),
    };
    await db
      .updateTable('order')
      .set({ email, guest_id: null, document: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
  }
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const carts = orders.map(({ cart_id }) => cart_id);
  await db.updateTable('order_return').set({ reason: '' }).where('order_id', 'in', ids).execute();
  await db
    .updateTable('order_event')
    .set({ note: '' })
    .where('order_id', 'in', ids)
    .where('kind', '=', 'return_asked')
    .execute();
  await db.updateTable('payment').set({ request: null }).where('order_id', 'in', ids).execute();
  await db
    .updateTable('cart')
    .set({ billing_address: null, shipping_address: null, name: '' })
    .where('id', 'in', carts)
    .execute();
  await db.updateTable('cart_item').set({ note: '' }).where('cart_id', 'in', carts).execute();
  for (const table of ['checkout_draft', 'cart_share'] as const)
    await db.deleteFrom(table).where('cart_id', 'in', carts).execute();
  return ids;
}

/** The words of a person who asked to return what a colleague ordered. Before the returns are cleared of the account. */
export async function eraseReturnReasons(db: Executor, accountId: string): Promise<void> {
  await db
    .updateTable('order_event')
    .set({ note: '' })
    .where('kind', '=', 'return_asked')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_return as r')
          .select('r.id')
          .where('r.account_id', '=', accountId)
          .whereRef('r.order_id', '=', 'order_event.order_id')
          .whereRef('r.reason', '=', 'order_event.note'),
      ),
    )
    .execute();
  await db.updateTable('order_return').set({ reason: '' }).where('account_id', '=', accountId).execute();
}

/** Who paid a bill from where, and whom an invoice was written for. */
export async function eraseBills(db: Executor, accountId: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ request: null })
    .where('id', 'in', db.selectFrom('bill_payment').select('payment_id').where('paid_by', '=', accountId))
    .execute();
  await db
    .updateTable('invoice')
    .set({ bill_to: '' })
    .where('company_id', 'is', null)
    .where('account_id', '=', accountId)
    .execute();
}

/** Requests that no order used go; the others say no more than who approved what. */
export async function eraseApprovals(db: Executor, accountId: string, word: string): Promise<void> {
  const own = db.selectFrom('order_approval').where('requested_by', '=', accountId);
  await db
    .deleteFrom('order_approval')
    .where('requested_by', '=', accountId)
    .where('status', '<>', 'used')
    .execute();
  for (const { id, document } of await own.select(['id', 'document']).execute()) {
    const kept = {
      ...document,
      cart: cartWithoutPerson(document.cart, word),
    };
    await db
      .updateTable('order_approval')
      .set({ note: '', document: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
  }
}

/** Carts that became no order go; one whose payment was declined stays behind it, empty. */
export async function eraseCarts(db: Executor, accountId: string): Promise<void> {
  const own = db
    .selectFrom('cart as c')
    .where('c.account_id', '=', accountId)
    .where(sql<boolean>`not exists (select from "order" o where o.cart_id = c.id)`);
  const rows = await own
    .select('c.id')
    .select(sql<boolean>`exists (select from payment p where p.cart_id = c.id)`.as('paid'))
    .execute();
  const gone = rows.filter(({ paid }) => !paid).map(({ id }) => id);
  const kept = rows.filter(({ paid }) => paid).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('cart').where('id', 'in', gone).execute();
  if (kept.length === 0) return;
  for (const table of ['cart_item', 'checkout_draft', 'cart_share'] as const)
    await db.deleteFrom(table).where('cart_id', 'in', kept).execute();
  await db.updateTable('payment').set({ request: null }).where('cart_id', 'in', kept).execute();
  await db
    .updateTable('cart')
    .set({
      status: 'ordered',
      billing_address: null,
      shipping_address: null,
      name: '',
      lien: null,
      job_name: '',
    })
    .where('id', 'in', kept)
    .execute();
}
