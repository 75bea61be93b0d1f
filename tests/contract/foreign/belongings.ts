/** Something of everything that a person can have, each with words that nobody else has. */
import { randomUUID } from 'node:crypto';
import type { FavoriteLink } from '#schemas/domain/people/favorite.ts';
import type { Cart, CartLink } from '#schemas/domain/sales/cart.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import { type ContractTools, dataOf } from '../tools.ts';
import { address, type Person } from './people.ts';
import { buying, deliver } from './shopping.ts';

export type Belongings = {
  person: Person;
  sku: string;
  /** Open, with a line, a checkout that was begun, a link and something that is saved for later. */
  cart: Cart;
  link: CartLink;
  saved: string;
  drawing: string;
  /** Handed over and paid; a return of one piece is asked for. */
  order: Order;
  back: string;
  /** Empty where only an account, or a company, has one. */
  address: string;
  job: string;
  notification: string;
  /** A shared list of favorites; null for a guest. */
  favorites: FavoriteLink | null;
  /** Of the order. */
  invoice: string;
  /** A request that waits in the person's company; empty without one. */
  approval: string;
  proposal: string;
  /** A conversation, and a file that no message has taken. */
  chat: string;
  chatFile: string;
  /** What must not stand in an answer to anybody else. */
  secrets: string[];
};

/** Sent by a salesperson, with a product and a message. */
export async function quoted(
  { visitor, accountOf, inStock }: ContractTools,
  customer: string,
  secret: string,
) {
  const desk = visitor();
  dataOf(await desk.login({ body: accountOf('sales') }));
  const made = dataOf(await desk.createProposal({ body: { customer } }));
  const params = { id: made._id };
  const add = { sku: (await inStock(0)).sku, quantity: 1 };
  const { version, expires_on } = made;
  const body = { version, lines: [], add, delivery: null, expires_on, message: `Quote ${secret}` };
  const saved = dataOf(await desk.saveProposal({ params, body }));
  dataOf(await desk.stepProposal({ params, body: { version: saved.version, step: 'send' } }));
  return made._id;
}

/** Of an account or a company's member. */
async function ofAccount(tools: ContractTools, { shopper, account, company }: Person, secret: string) {
  if (!account) return { address: '', job: '', notification: '', invoice: '', proposal: '', favorites: null };
  const [kept] = dataOf(await shopper.addAddress({ body: { address: { ...address, address2: secret } } }));
  const [invoice] = dataOf(await shopper.listInvoices()).items;
  const [notification] = dataOf(await shopper.listNotifications());
  const product = dataOf(await shopper.listProducts({ query: { limit: 1 } })).items[0]?._id ?? '';
  const label = `List ${secret}`;
  dataOf(await shopper.addFavorite({ params: { productId: product }, query: { label } }));
  const job = company ? dataOf(await shopper.addJob({ body: { name: `Job ${secret}` } }))._id : '';
  return {
    address: kept?._id ?? '',
    job,
    notification: notification?._id ?? '',
    invoice: invoice?._id ?? '',
    proposal: await quoted(tools, account, secret),
    favorites: dataOf(await shopper.shareFavorites({ body: { label } })),
  };
}

/** No buyer is needed for it: it is another company's all the same. */
async function approvalOf(
  { database }: ContractTools,
  { account, company }: Person,
  cart: Cart,
  note: string,
) {
  if (!account || !company) return '';
  const id = randomUUID();
  await database()
    .insertInto('order_approval')
    .values({
      id,
      company_id: company,
      requested_by: account,
      cart_id: cart._id,
      status: 'pending',
      total_cents: 100,
      goods: '[]',
      document: JSON.stringify({ cart, po_number: '', warehouse_name: '' }),
      note,
      requested_at: new Date().toISOString(),
      decided_by: null,
      decided_at: null,
      reason: '',
      order_id: null,
      used_at: null,
    })
    .execute();
  return id;
}

export async function belongingsOf(tools: ContractTools, person: Person): Promise<Belongings> {
  const { shopper } = person;
  const secret = randomUUID();
  const first = await buying(tools, person);
  const order = await deliver(tools, await first.order(`PO ${secret}`));
  const lines = [{ item: order.cart.items[0]?._id ?? '', quantity: 1 }];
  const query = { token: order.token };
  const body = { lines, reason: `Too long ${secret}` };
  const asked = dataOf(await shopper.askReturn({ params: { id: order._id }, query, body }));
  const { cart } = await buying(tools, person);
  const params = { id: cart._id };
  const later = { kind: 'later', line: cart.items[0]?._id ?? '' } as const;
  dataOf(await shopper.saveCart({ params, body: { edits: { list: [later] } } }));
  const [saved] = dataOf(await shopper.listSaved());
  const items = [{ sku: first.sku, quantity: 1, note: `Note ${secret}` }];
  const change = { name: `Cart ${secret}`, items, billing_address: { ...address, address2: secret } };
  const full = dataOf(await shopper.saveCart({ params, body: change }));
  const link = dataOf(await shopper.shareCart({ params, body: {} }));
  const message = { content: `Question ${secret}`, client_id: randomUUID() };
  const { chain } = dataOf(await shopper.sendMessage({ body: { message } }));
  const paper = new TextEncoder().encode('%PDF-1.7\n');
  const file = dataOf(await shopper.uploadChatFile({ query: { name: `${secret}.pdf` }, file: paper }));
  return {
    person,
    sku: first.sku,
    cart: full,
    link,
    saved: saved?._id ?? '',
    drawing: first.drawing,
    order,
    back: asked.returns[0]?._id ?? '',
    ...(await ofAccount(tools, person, secret)),
    chat: chain,
    chatFile: file._id,
    approval: await approvalOf(tools, person, full, secret),
    secrets: [secret, person.email, order.number, order._id, order.token, full._id, link.token],
  };
}
