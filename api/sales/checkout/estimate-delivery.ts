/** POST /api/v1/delivery (ours): what it costs and when it comes, before there is an address. Nothing is written. */
import { availabilityAt, sourcesAt } from '#api/catalog/stock/availability.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import type { WarehouseRow } from '#api/platform/storage/site.ts';
import { looseCart, makeCartPricer } from '#api/sales/carts/cart-view.ts';
import { type CartSku, findCartSkus, isHad, type LineRow } from '#api/sales/storage/carts.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { deliveryMethods } from '#schemas/domain/sales/cart.ts';
import type { DeliveryEstimate, DeliveryRequest } from '#schemas/domain/sales/order.ts';
import { openCart } from './checkout.ts';
import { placeOfZip, quoteCart, quoteOf } from './quotes.ts';

type Offer = DeliveryEstimate['offers'][number];
type Way = { kind: Offer['kind']; at: WarehouseRow; sku: CartSku; shipFrom: string | null };

/**
 * Throws invalid for a ZIP code that no state has, and not_found for a SKU that is not sold and for a cart that is not the
 * caller's.
 */
export async function estimateDelivery(asker: Context, input: DeliveryRequest): Promise<DeliveryEstimate> {
  const zip = input.zip?.slice(0, 5) ?? null;
  const place = placeOfZip(zip);
  if (zip !== null && place === null) {
    const reason = because('zip_unknown');
    throw new ProblemError('invalid', reason, { '/zip': [reason] });
  }
  // A tax service wants a whole address and is asked over the network: the table's tax is enough for an estimate.
  const context = place ? { ...asker, tax: null } : asker;
  const places = await knownWarehouses(context);
  if (input.cart_id === undefined)
    return { zip, state: place?.state ?? null, offers: await offersOfSku(context, input, places, place) };
  const row = await openCart(context, input.cart_id);
  const to = place ?? row.shipping_address;
  const at = places.find(({ id }) => id === row.warehouse_id);
  const warehouse = { _id: row.warehouse_id, name: at?.name ?? '' };
  return {
    zip: to?.zip.slice(0, 5) ?? null,
    state: to?.state ?? null,
    offers: [{ kind: 'here', warehouse, shipping: await quoteCart(context, row, to) }],
  };
}

/** Each way to have it, priced as a cart of its own by every method: what the prices need is read once. */
async function offersOfSku(
  context: Context,
  input: DeliveryRequest,
  places: readonly WarehouseRow[],
  shipping_address: Address | null,
): Promise<Offer[]> {
  const ways = (await waysOf(context, input, places)).map((way, index) => {
    const id = String(index);
    const row = { ...looseCart(way.at.id), id, shipping_address };
    return {
      way,
      lines: [lineOf(way, id, input)],
      rows: deliveryMethods.map((delivery_method) => ({ ...row, delivery_method })),
    };
  });
  const carts = ways.flatMap(({ rows, lines }) => rows.map((row) => ({ row, lines })));
  const price = await makeCartPricer(context, context.database.kysely, carts);
  return ways.map(({ way: { kind, at, shipFrom }, rows, lines }) => ({
    kind,
    warehouse: nameOf(places.find(({ id }) => id === shipFrom) ?? at),
    shipping: rows.map((row) => quoteOf(price(row, lines, undefined), { warehouse: at, now: context.now() })),
  }));
}

const nameOf = ({ id, name }: WarehouseRow) => ({ _id: id, name });

/** From here where it can be had here; else sent here from the nearest that has it, and at that one. */
async function waysOf(
  context: Context,
  { sku: code, quantity, configuration }: DeliveryRequest,
  places: readonly WarehouseRow[],
): Promise<Way[]> {
  const db = context.database.kysely;
  const skuAt = async (warehouse: string) =>
    (await findCartSkus(db, code === undefined ? [] : [code], warehouse)).find(({ active }) => active);
  const here = places.find(({ id }) => id === context.warehouseId);
  const sku = await skuAt(context.warehouseId);
  if (!here || !sku || (sku.needs_choice && !configuration))
    throw new ProblemError('not_found', because('product_not_sold'));
  if (isHad(sku)) return [{ kind: 'here', at: here, sku, shipFrom: null }];
  const ways: Way[] = [];
  const [source] = sourcesAt(places, here.id)(sku.stocks, quantity);
  if (source) ways.push({ kind: 'transfer', at: here, sku, shipFrom: source.warehouse._id });
  const { warehouse } = availabilityAt(places, here.id)([{ ...sku, stock: 0 }]);
  const at = places.find(({ id }) => id === warehouse?._id);
  const there = at && (await skuAt(at.id));
  if (at && there) ways.push({ kind: 'elsewhere', at, sku: there, shipFrom: null });
  return ways;
}

const lineOf = (
  { sku, shipFrom }: Way,
  id: string,
  { quantity, configuration }: DeliveryRequest,
): LineRow => ({
  ...sku,
  id,
  cart_id: id,
  quantity,
  note: '',
  position: 0,
  added_cents: null,
  configuration: configuration ?? null,
  shipping_method: null,
  ship_from: shipFrom,
  proposal_line_id: null,
});
