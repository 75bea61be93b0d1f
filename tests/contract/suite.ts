/** The contract, kept: run over every transport and engine (docs/architecture.md#one-contract). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import type { Services } from '#api/platform/context.ts';
import type { Database } from '#api/platform/database/database.ts';
import type { ReadCall } from '#api/read-call.ts';
import type { ProductCard } from '#schemas/domain/catalog/catalog.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { catalogEditingContract } from './catalog/admin.ts';
import { browsingContract } from './catalog/browsing.ts';
import { companionsContract } from './catalog/companions.ts';
import { discoveryContract } from './catalog/discovery.ts';
import { importsContract } from './catalog/imports.ts';
import { kindsContract } from './catalog/kinds.ts';
import { questionsContract } from './catalog/questions.ts';
import { reviewsContract } from './catalog/reviews.ts';
import { searchContract } from './catalog/search.ts';
import { catalogContract } from './catalog/shop.ts';
import { catalogTranslationsContract } from './catalog/translations.ts';
import { contentContract } from './content/content.ts';
import { editorContract } from './content/editor.ts';
import { fullTextContract } from './content/full-text.ts';
import { hostileContract } from './content/hostile.ts';
import { pagesContract } from './content/pages.ts';
import { sectionsContract } from './content/sections.ts';
import { translationsContract } from './content/translations.ts';
import { writtenContract } from './content/written.ts';
import { everyCallContract } from './every-call.ts';
import { foreignFieldsContract } from './foreign/foreign-fields.ts';
import { foreignIdsContract } from './foreign/foreign-ids.ts';
import { cropContract } from './media/crop.ts';
import { documentsContract } from './media/documents.ts';
import { foldersContract } from './media/folders.ts';
import { mediaContract } from './media/media.ts';
import { accountsContract } from './people/accounts.ts';
import { chatContract } from './people/chat.ts';
import { companyDeskContract } from './people/company-desk.ts';
import { customersContract } from './people/customers.ts';
import { employeesContract } from './people/employees.ts';
import { favoritesContract } from './people/favorites.ts';
import { newsletterContract } from './people/newsletter.ts';
import { ownAccountContract } from './people/own-account.ts';
import { tradeDraftContract } from './people/trade-draft.ts';
import { locationsContract } from './platform/locations.ts';
import { outboxContract } from './platform/outbox.ts';
import { sitemapContract } from './platform/sitemap.ts';
import { visitsContract } from './platform/visits.ts';
import { couponsContract } from './pricing/coupons.ts';
import { priceListsContract } from './pricing/price-lists.ts';
import { priceTableContract } from './pricing/price-table.ts';
import { pricingAdminContract } from './pricing/pricing-admin.ts';
import { sellingTermsContract } from './pricing/selling-terms.ts';
import { approvalsContract } from './sales/approvals.ts';
import { cartListsContract } from './sales/cart-lists.ts';
import { cartRulesContract } from './sales/cart-rules.ts';
import { cartsContract } from './sales/carts.ts';
import { checkoutContract } from './sales/checkout.ts';
import { checkoutStepsContract } from './sales/checkout-steps.ts';
import { customerDeskContract } from './sales/customer-desk.ts';
import { draftOrdersContract } from './sales/draft-orders.ts';
import { emailLanguagesContract } from './sales/email-languages.ts';
import { inventoryContract } from './sales/inventory.ts';
import { ledgerContract } from './sales/ledger.ts';
import { ledgerCorrectionsContract } from './sales/ledger-corrections.ts';
import { lineRefundsContract } from './sales/line-refunds.ts';
import { onePriceContract } from './sales/one-price.ts';
import { orderEditsContract } from './sales/order-edits.ts';
import { orderListContract } from './sales/order-list.ts';
import { orderPapersContract } from './sales/order-papers.ts';
import { orderRestContract } from './sales/order-rest.ts';
import { ordersContract } from './sales/orders.ts';
import { proposalsContract } from './sales/proposals.ts';
import { purchaseContract } from './sales/purchase-orders.ts';
import { quickOrderContract } from './sales/quick-order.ts';
import { rebatesContract } from './sales/rebates.ts';
import { recordedPaymentsContract } from './sales/recorded-payments.ts';
import { reorderContract } from './sales/reorder.ts';
import { reportsContract } from './sales/reports.ts';
import { sellingContract } from './sales/selling.ts';
import { shipFromContract } from './sales/ship-from.ts';
import { todayContract } from './sales/today.ts';
import { transfersContract } from './sales/transfers.ts';
import { warehousesContract } from './sales/warehouses.ts';
import { type ContractTools, checkoutDetails, dataOf } from './tools.ts';

export type Store = {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** Where the store is in this process: calls that only read go this way. */
  read?: ReadCall;
  operatorToken: string;
  dataDir: string;
  database: Database;
  services: Services;
  accounts: { role: string; email: string; password: string }[];
  close: () => Promise<void>;
};

const parts = [
  everyCallContract,
  browsingContract,
  locationsContract,
  accountsContract,
  cartRulesContract,
  checkoutContract,
  pagesContract,
  contentContract,
  sitemapContract,
  visitsContract,
  discoveryContract,
  searchContract,
  catalogTranslationsContract,
  customersContract,
  favoritesContract,
  companyDeskContract,
  employeesContract,
  newsletterContract,
  chatContract,
  ownAccountContract,
  tradeDraftContract,
  catalogContract,
  catalogEditingContract,
  kindsContract,
  companionsContract,
  reviewsContract,
  questionsContract,
  cartsContract,
  cartListsContract,
  checkoutStepsContract,
  couponsContract,
  priceListsContract,
  pricingAdminContract,
  priceTableContract,
  sellingContract,
  sellingTermsContract,
  onePriceContract,
  shipFromContract,
  quickOrderContract,
  ordersContract,
  orderListContract,
  draftOrdersContract,
  lineRefundsContract,
  orderEditsContract,
  orderRestContract,
  recordedPaymentsContract,
  ledgerContract,
  ledgerCorrectionsContract,
  rebatesContract,
  proposalsContract,
  customerDeskContract,
  reportsContract,
  outboxContract,
  todayContract,
  foreignFieldsContract,
  foreignIdsContract,
  orderPapersContract,
  emailLanguagesContract,
  editorContract,
  hostileContract,
  writtenContract,
  sectionsContract,
  translationsContract,
  fullTextContract,
  mediaContract,
  cropContract,
  foldersContract,
  documentsContract,
  importsContract,
  inventoryContract,
  reorderContract,
  purchaseContract,
  transfersContract,
  warehousesContract,
  // Sells what the others count on.
  approvalsContract,
];

/** `only`: these parts, where they need a store of their own. */
export function describeContract(
  name: string,
  start: () => Promise<Store>,
  only: readonly ((tools: ContractTools) => void)[] = parts,
): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await start();
    }, 120_000);
    afterAll(() => store?.close());

    let visitors = 0;
    // Logins are limited by address: the suite’s visitors come from more than one.
    const visitor = (headers: Record<string, string> = {}): Visitor => {
      const address = `10.80.${Math.floor(visitors / 100)}.1`;
      visitors += 1;
      return createVisitor({ ...store, headers: { 'x-forwarded-for': address, ...headers } });
    };
    const operator = (): Visitor =>
      createVisitor({ ...store, headers: { authorization: `Bearer ${store.operatorToken}` } });
    const accountOf = (role: string) => {
      const account = store.accounts.find((candidate) => candidate.role.startsWith(role));
      if (!account) throw new Error(`no sample account for ${role}`);
      return { email: account.email, password: account.password };
    };
    /** A product that a card can add, with a good stock. */
    const inStock = async (
      index = 0,
      { singly = false }: { singly?: boolean } = {},
    ): Promise<ProductCard & { sku: string }> => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => visitor().listProducts({ query: { limit: 100, page, sort: 'popularity' } })),
      );
      const items = pages.flatMap((page) => dataOf(page).items);
      const byStep = singly
        ? await store.database.kysely
            .selectFrom('product')
            .select('id')
            .where((eb) => eb.or([eb('order_step', '>', 1), eb('order_min', '>', 1)]))
            .execute()
        : [];
      const bundled = new Set(byStep.map(({ id }) => id));
      const product = items.filter(
        ({ _id, sku, stock }) => sku && stock > 9 && stock < 1000 && !bundled.has(_id),
      )[index];
      if (!product?.sku) throw new Error('the sample has no such product');
      return { ...product, sku: product.sku };
    };
    const withCart = async (quantity = 1, index = 0) => {
      const shopper = visitor();
      const cart = dataOf(await shopper.currentCart());
      const product = await inStock(index);
      return {
        shopper,
        product,
        cart: dataOf(
          await shopper.addToCart({ params: { id: cart._id }, body: { product: product.sku, quantity } }),
        ),
      };
    };
    const order = async (shopper: Visitor, cart: Cart, key: string = randomUUID(), change: object = {}) => {
      await shopper.saveCart({ params: { id: cart._id }, body: { Delivery_method: 'Will Call' } });
      const { pricing_version } = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      const body = { cart_id: cart._id, pricing_version, details: checkoutDetails, ...change };
      return shopper.placeOrder({ headers: { 'idempotency-key': key }, body });
    };
    const send = (path: string, init: RequestInit = {}) =>
      store.fetch(new Request(`${store.baseUrl}${path}`, init));

    const tools: ContractTools = {
      visitor,
      operator,
      accountOf,
      inStock,
      withCart,
      order,
      send,
      services: () => store.services,
      database: () => store.database.kysely,
      move: (...tags) => store.database.transaction((tx) => store.services.versions.bump(tx, tags)),
      joinCompany: (email, company_id, role = 'buyer') =>
        store.database.transaction(async (tx) => {
          const account = { company_id, company_role: company_id === null ? null : role };
          const [row] = await tx
            .updateTable('account')
            .set(account)
            .where('email', '=', email)
            .returning('id')
            .execute();
          if (row) await moveAccess(store.services, tx, { accounts: [row.id] });
        }),
      dataDir: () => store.dataDir,
    };
    for (const part of only) part(tools);
  });
}
