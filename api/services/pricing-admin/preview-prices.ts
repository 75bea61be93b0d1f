/** What a sample cart would cost, and why: priced as any cart is, in a transaction that is given up again (ours). */
import { feeOf, taxPpm } from '#api/pricing/price-cart.ts';
import { type PriceRule, ruleOfPrice } from '#api/pricing/unit-price.ts';
import { requirePermission } from '#api/services/account/require-role.ts';
import { type PricedCart, priceOne } from '#api/services/carts/cart-view.ts';
import { checkQuantities, readOrderRules } from '#api/services/carts/order-rules.ts';
import { paymentSentence } from '#api/services/checkout/assert-payable.ts';
import { paymentRefusalOf } from '#api/services/checkout/checkout.ts';
import type { Actor, Context } from '#api/services/context.ts';
import { findConfiguredIds } from '#api/services/kinds/check-choice.ts';
import { newId } from '#api/services/new-id.ts';
import { placesOf } from '#api/services/pricing/places.ts';
import { centsOf, ruleOf } from '#api/services/pricing/pricer.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { findCart, insertCart, type NewLine, replaceLines } from '#api/storage/repositories/carts.ts';
import { findSkuIds } from '#api/storage/repositories/catalog.ts';
import { findCompany } from '#api/storage/repositories/companies.ts';
import { findPriceRules } from '#api/storage/repositories/price-lists.ts';
import { findPriceLists } from '#api/storage/repositories/pricing-records.ts';
import type { Address } from '#schemas/domain/address.ts';
import { paymentTypes } from '#schemas/domain/cart.ts';
import { toDollars } from '#schemas/domain/money.ts';
import type { PreviewCart, PricePreview } from '#schemas/domain/pricing-records.ts';
import { fromBps } from './pricing-rows.ts';

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
    throw new ProblemError('invalid', 'There is no such company.', { '/company': ['Choose a company'] });
  const isApproved = company?.status === 'approved';
  const actor: Actor = {
    accountId: null,
    guestId: nobody,
    role: null,
    sleepingRole: null,
    hasCompany: company !== undefined,
    companyId: company?.id ?? null,
    companyApproved: isApproved,
    priceListId: isApproved ? (company?.price_list_id ?? null) : null,
    operator: false,
  };
  return { ...context, actor, asker: actor };
}

async function linesOf(db: Executor, lines: PreviewCart['lines']): Promise<NewLine[]> {
  const codes = lines.map(({ sku }) => sku);
  const ids = new Map((await findSkuIds(db, codes)).map(({ code, id }) => [code, id]));
  const configured = await findConfiguredIds(db, codes);
  const fieldErrors: Record<string, string[]> = {};
  const found = lines.map(({ sku, quantity }, index): NewLine => {
    const skuId = ids.get(sku);
    if (skuId === undefined) fieldErrors[`/lines/${index}/sku`] = [`${sku} is not sold.`];
    else if (configured.has(sku))
      fieldErrors[`/lines/${index}/sku`] = [`${sku} is a kit or made to measure: see its own page.`];
    return {
      id: newId(),
      skuId: skuId ?? '',
      quantity,
      note: '',
      addedCents: null,
      configuration: null,
      shippingMethod: null,
    };
  });
  if (Object.keys(fieldErrors).length > 0)
    throw new ProblemError('invalid', 'Some of this cannot be shown.', fieldErrors);
  checkQuantities([], found, await readOrderRules(db, [...ids.values()]));
  return found;
}

const addressOf = ({ state, zip }: PreviewCart): Address | null =>
  state && zip ? { name: '-', address: '-', city: '-', state, zip } : null;

const reasonOf = (rule: PriceRule | null, group: 'retail' | 'trade') => (rule ? rule.kind : group);

async function reasonsOf(
  buyer: Context,
  db: Executor,
  { lines, row, configured }: PricedCart,
): Promise<PricePreview['reasons']> {
  const group = buyer.actor.companyApproved ? ('trade' as const) : ('retail' as const);
  const { priceListId } = buyer.actor;
  const rules = priceListId === null ? [] : (await findPriceRules(db, priceListId)).map(ruleOf);
  const list = (await findPriceLists(db)).find(({ id }) => id === priceListId)?.name ?? '';
  const places = await placesOf(
    db,
    lines.map(({ product_id }) => product_id),
  );
  return lines.map((line, index) => {
    const place = places.get(line.product_id) ?? { vendorId: '', categoryIds: [] };
    const thing = { skuId: line.sku_id, productId: line.product_id, ...place };
    const rule = ruleOfPrice(centsOf(line), { group, rules, warehouseId: row.warehouse_id }, thing);
    return {
      item: line.id,
      reason: configured[index] ? 'configured' : reasonOf(rule, group),
      list: rule ? list : '',
      off_percent: rule && rule.kind !== 'sku' ? fromBps(rule.offBps) : 0,
    };
  });
}

async function answerOf(buyer: Context, db: Executor, priced: PricedCart): Promise<PricePreview> {
  const { lines, terms, view } = priced;
  return {
    cart: view,
    reasons: await reasonsOf(buyer, db, priced),
    tax: lines.map((line, index) => {
      const tax = terms.tax[index];
      return {
        item: line.id,
        percent: tax && line.taxable ? taxPpm(tax) / 10_000 : 0,
        exempt: tax?.isExempt ?? false,
        at: tax?.rule ?? 'origin',
      };
    }),
    payments: paymentTypes.map((name) => {
      const refusal = paymentRefusalOf(priced, name);
      return {
        name,
        fee: toDollars(feeOf(priced.beforeFeeCents, terms.feeOf(name))),
        refusal: refusal && paymentSentence(refusal),
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
      const id = newId();
      const now = context.now().toISOString();
      const address = addressOf(input);
      const lines = await linesOf(tx, input.lines);
      await insertCart(tx, {
        id,
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
      await replaceLines(tx, id, lines);
      const cart = await findCart(tx, id);
      if (!cart) throw new Error('the cart of the preview is gone');
      throw new GivenUp(await answerOf(buyer, tx, await priceOne(buyer, tx, cart)));
    });
  } catch (error) {
    if (error instanceof GivenUp) return error.answer;
    // A warehouse that nobody knows.
    if ((error as { code?: string }).code === '23503')
      throw new ProblemError('invalid', 'There is no such warehouse.', {
        '/warehouse': ['Choose a warehouse'],
      });
    throw error;
  }
}
