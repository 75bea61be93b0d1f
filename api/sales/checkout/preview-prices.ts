import { findCompany } from '#api/people/public-storage.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Actor, Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { fromBps } from '#api/pricing/admin/pricing-rows.ts';
import { feeOf, taxPpm } from '#api/pricing/core/price-cart.ts';
import { type PriceRule, ruleOfPrice } from '#api/pricing/core/unit-price.ts';
import { placesOf } from '#api/pricing/prices/places.ts';
import { centsOf, priceBooks } from '#api/pricing/prices/pricer.ts';
import { findPriceLists } from '#api/pricing/public-storage.ts';
import type { PricedCart } from '#api/sales/carts/cart-view.ts';
import { findOnSale, priceLocked } from '#api/sales/carts/change-cart.ts';
import { toLineRows } from '#api/sales/carts/change-lines.ts';
import { findWrittenSkus, isSku } from '#api/sales/carts/find-written-skus.ts';
import { checkQuantities, orderRulesOf } from '#api/sales/carts/order-rules.ts';
import { plainLine } from '#api/sales/carts/plain-line.ts';
import { paymentReason } from '#api/sales/checkout/assert-payable.ts';
import { paymentRefusalOf } from '#api/sales/checkout/checkout.ts';
import {
  type CartRow,
  type CartSku,
  insertCart,
  type LineRow,
  type NewLine,
} from '#api/sales/storage/carts.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import type { PreviewCart, PricePreview } from '#schemas/domain/pricing/pricing-records.ts';
import { paymentTypes } from '#schemas/domain/sales/cart.ts';

/** Nobody's: it owns the cart that is thrown away. */
const nobody = 'simulated-by-preview';

/** Leaves the transaction with its answer, so that nothing in it stays. */
class GivenUp extends Error {
  constructor(readonly answer: PricePreview) {
    super('a preview is not kept');
  }
}

/** Whose prices are seen: a guest's, or those of a company. */
async function buyerOf(context: Context, db: Executor, companyId: string | null): Promise<Context> {
  const company = companyId === null ? undefined : await findCompany(db, companyId);
  if (companyId !== null && !company)
    throw new ProblemError('invalid', because('company_not_found'), {
      '/company': [because('company_not_found')],
    });
  const isApproved = company?.status === 'approved';
  const actor: Actor = {
    accountId: null,
    guestId: nobody,
    role: null,
    sleepingRole: null,
    hasCompany: company !== undefined,
    companyId: company?.id ?? null,
    companyRole: company ? 'admin' : null,
    companyApproved: isApproved,
    companyPending: false,
    audience: isApproved ? 'company' : 'guest',
    priceListId: isApproved ? (company?.price_list_id ?? null) : null,
    sessionUntil: null,
    operator: false,
  };
  return { ...context, actor, asker: actor };
}

/** The lines of a cart as if they were in the database. Throws invalid for what is not sold, or not by itself. */
async function linesOf(db: Executor, cart: CartRow, lines: PreviewCart['lines']): Promise<LineRow[]> {
  const skus = new Map<string, CartSku>();
  const written = lines.map(({ sku }) => sku);
  const meant = await findWrittenSkus(db, written, cart.warehouse_id);
  const codes = [...meant.values()].filter(isSku).map(({ code }) => code);
  const onSale = await findOnSale(db, cart, codes, skus);
  const wrong: FieldReasons = {};
  const wanted = lines.map(({ sku: code, quantity }, index): NewLine => {
    const found = meant.get(code);
    const sku = found && isSku(found) ? onSale.get(found.code) : undefined;
    if (sku?.needs_choice) wrong[`/lines/${index}/sku`] = [because('sku_configured', { sku: sku.code })];
    else if (!sku) wrong[`/lines/${index}/sku`] = [because('sku_unknown', { sku: code })];
    return plainLine(sku?.sku_id ?? '', quantity);
  });
  if (Object.keys(wrong).length > 0)
    throw new ProblemError('invalid', because('price_preview_invalid'), wrong);
  checkQuantities([], wanted, orderRulesOf(skus));
  return toLineRows(cart.id, wanted, skus, []);
}

const addressOf = ({ state, zip }: PreviewCart): Address | null =>
  state && zip ? { name: '-', address: '-', city: '-', state, zip } : null;

const reasonOf = (rule: PriceRule | null, group: 'retail' | 'trade') => (rule ? rule.kind : group);

async function reasonsOf(
  buyer: Context,
  db: Executor,
  { lines, row }: PricedCart,
): Promise<PricePreview['reasons']> {
  const group = buyer.actor.companyApproved ? ('trade' as const) : ('retail' as const);
  const { priceListId } = buyer.actor;
  const book = (await priceBooks(buyer, db))(row.warehouse_id);
  const list = (await findPriceLists(db)).find(({ id }) => id === priceListId)?.name ?? '';
  const places = await placesOf(
    db,
    lines.map(({ product_id }) => product_id),
  );
  return lines.map((line) => {
    const place = places.get(line.product_id) ?? { vendorId: '', categoryIds: [] };
    const thing = { skuId: line.sku_id, productId: line.product_id, ...place };
    const rule = ruleOfPrice(centsOf(line), group, book, thing);
    return {
      item: line.id,
      reason: line.configured ? 'configured' : reasonOf(rule, group),
      list: rule ? list : '',
      off_percent: rule && rule.kind !== 'sku' ? fromBps(rule.offBps) : 0,
      until: rule?.endsOn ?? null,
    };
  });
}

async function answerOf(buyer: Context, db: Executor, priced: PricedCart): Promise<PricePreview> {
  const { lines, terms, view } = priced;
  return {
    cart: view,
    reasons: await reasonsOf(buyer, db, priced),
    tax: lines.map(({ id, taxable, tax }) => ({
      item: id,
      percent: taxable ? taxPpm(tax) / 10_000 : 0,
      exempt: tax.isExempt,
      at: tax.rule,
    })),
    payments: paymentTypes.map((name) => {
      const refusal = paymentRefusalOf(priced, name);
      return {
        name,
        fee: toDollars(feeOf(priced.beforeFeeCents, terms.feeOf(name))),
        refusal: refusal && sentenceOf(paymentReason(refusal)),
      };
    }),
    payment_delayed: priced.isPaymentDelayed,
  };
}

/** Throws unauthenticated, forbidden, and invalid for what is not sold or nobody knows. */
export async function previewPrices(context: Context, input: PreviewCart): Promise<PricePreview> {
  requirePermission(context.actor, 'readPricing');
  try {
    return await context.database.transaction(async (tx) => {
      const buyer = await buyerOf(context, tx, input.company);
      const now = context.now().toISOString();
      const address = addressOf(input);
      const row = await insertCart(tx, {
        id: newId(),
        account_id: null,
        guest_id: nobody,
        warehouse_id: input.warehouse ?? context.warehouseId,
        name: '',
        status: 'open',
        version: 1,
        delivery_method: input.Delivery_method,
        payment_type: input.payment_type,
        billing_address: null,
        shipping_address: address && JSON.stringify(address),
        created_at: now,
        updated_at: now,
        selected_at: null,
        coupon: input.coupon || null,
      });
      const lines = await linesOf(tx, row, input.lines);
      throw new GivenUp(await answerOf(buyer, tx, await priceLocked(buyer, tx, { row, lines })));
    });
  } catch (error) {
    if (error instanceof GivenUp) return error.answer;
    // A warehouse that nobody knows.
    if ((error as { code?: string }).code === '23503')
      throw new ProblemError('invalid', because('warehouse_not_found'), {
        '/warehouse': [because('warehouse_not_found')],
      });
    throw error;
  }
}
