/** Whoever names somebody else's thing: for every place of the contract that takes an id or a token. */
import { randomUUID } from 'node:crypto';
import type { Belongings } from './belongings.ts';
import { details } from './field-cases.ts';
import { address } from './people.ts';
import { slab } from './shopping.ts';

type Try = {
  params?: object;
  query?: object;
  headers?: object;
  body?: object;
  /** The id is passed over: the call does what it does without it, to the caller's own. */
  passedOver?: true;
};
/** None where there is nothing of the kind to name. */
export type IdCase = (theirs: Belongings, mine: Belongings) => Try[];

const inPath =
  (of: (theirs: Belongings) => string, body?: object): IdCase =>
  (theirs) =>
    of(theirs) ? [{ params: { id: of(theirs) }, ...(body ? { body } : {}) }] : [];
const inBody =
  (more: object = {}): IdCase =>
  (theirs) => [{ body: { cart_id: theirs.cart._id, ...more } }];
const inQuery: IdCase = (theirs) => [{ query: { cart_id: theirs.cart._id } }];
const ofOrderedCart = (theirs: Belongings) => ({ cart_id: theirs.order.cart_id });
const cartId = ({ cart }: Belongings) => cart._id;
const orderId = ({ order }: Belongings) => order._id;
const lineOf = ({ order }: Belongings) => order.cart.items[0]?._id ?? '';

/** In the caller's own cart: the line is not there, so there is nothing to change, to move or to take. */
const ofLine: IdCase = (theirs, mine) =>
  [
    { kind: 'line', line: theirs.cart.items[0]?._id, quantity: 7 },
    { kind: 'later', line: theirs.cart.items[0]?._id },
    { kind: 'bring', line: theirs.saved },
    { kind: 'drop', line: theirs.saved },
  ].map((edit) => ({
    params: { id: mine.cart._id },
    body: { edits: { list: [edit] } },
    passedOver: true as const,
  }));
const ofItem: IdCase = (theirs, mine) => [
  {
    params: { id: mine.cart._id },
    body: { items: [{ _id: theirs.cart.items[0]?._id, sku: mine.sku, quantity: 1 }] },
    passedOver: true,
  },
];
/** A piece that is made from somebody else's drawing. */
const drawn = ({ drawing }: Belongings) => ({ ...slab.configuration, drawing });
const drawnItem: IdCase = (theirs, mine) => [
  {
    params: { id: mine.cart._id },
    body: { items: [{ sku: slab.sku, quantity: 1, configuration: drawn(theirs) }] },
  },
];
const drawnEdit: IdCase = (theirs, mine) => [
  {
    params: { id: mine.cart._id },
    body: { edits: { list: [{ kind: 'add', sku: slab.sku, configuration: drawn(theirs) }] } },
  },
];
const ask = { lines: [{ item: 'line', quantity: 1 }], reason: 'Does not fit' };

const words = () => ({ content: 'Mine now?', client_id: randomUUID() });

export const idCases: Record<string, IdCase> = {
  'getCart {id}': inPath(cartId),
  'previewCartMove {id}': (theirs) => [
    { params: { id: theirs.cart._id }, query: { warehouse: theirs.cart.warehouse } },
  ],
  'saveCart {id}': inPath(cartId, { name: 'mine now' }),
  'saveCart /items/*/_id': ofItem,
  'saveCart /items/*/configuration/drawing': drawnItem,
  'saveCart /edits/list/*/line': ofLine,
  'saveCart /edits/list/*/configuration/drawing': drawnEdit,
  'createCart /items/*/_id': ofItem,
  'createCart /items/*/configuration/drawing': drawnItem,
  'createCart /edits/list/*/line': ofLine,
  'createCart /edits/list/*/configuration/drawing': drawnEdit,
  'deleteCart {id}': inPath(cartId),
  'addToCart {id}': (theirs, mine) => [{ params: { id: theirs.cart._id }, body: { product: mine.sku } }],
  'addToCart /configuration/drawing': (theirs, mine) => [
    { params: { id: mine.cart._id }, body: { product: slab.sku, configuration: drawn(theirs) } },
  ],
  'priceProduct /drawing': (theirs) => [
    { params: { slug: slab.slug }, body: drawn(theirs), passedOver: true },
  ],
  'claimCart /cart': ({ cart }) => [{ body: { cart: cart._id, guest: 'nobody.AAAA' } }],
  'claimCart /guest': ({ cart, person }) => [
    { body: { cart: cart._id, guest: `${person.guest ?? 'nobody'}.AAAA` } },
    { body: { cart: cart._id, guest: person.guest ?? 'nobody' } },
  ],
  'claimCart /company': ({ person }, mine) =>
    person.company ? [{ body: { cart: mine.cart._id, guest: 'x.y', company: person.company } }] : [],
  'duplicateCart {id}': inPath(cartId, {}),
  'shareCart {id}': inPath(cartId, {}),
  'listCartLinks {id}': inPath(cartId),
  'unshareCart {id}': inPath(({ link }) => link._id),
  'getSharedCart {token}': ({ link }) => forged(link).map((token) => ({ params: { token } })),
  'addSharedCart {token}': ({ link }) => forged(link).map((token) => ({ params: { token } })),
  'unshareFavorites {id}': inPath(({ favorites }) => favorites?._id ?? ''),
  'getSharedFavorites {token}': ({ favorites }) =>
    favorites ? forged(favorites).map((token) => ({ params: { token } })) : [],
  'addSharedFavorites {token}': ({ favorites }) =>
    favorites ? forged(favorites).map((token) => ({ params: { token } })) : [],
  'reorder {id}': inPath(orderId),
  'suggestProducts /company': ({ person }) => [
    { body: { company: person.company, products: [] }, passedOver: true },
  ],
  'suggestProducts /user': ({ person }) => [
    { body: { user: person.account, products: [] }, passedOver: true },
  ],

  'getCheckout ?cart_id': inQuery,
  'confirmPricing /cart_id': inBody(),
  'saveCheckoutDraft /cart_id': inBody({ billing: { payment_type: 'check', billing_address: address } }),
  'saveCheckoutDraft /details/job': ({ job }, mine) => {
    const { payment_type: _paid, billing_address: _billed, ...first } = details;
    return job ? [{ body: { cart_id: mine.cart._id, details: { ...first, job } } }] : [];
  },
  'recalculateTax /cart_id': inBody({ shipping_address: address }),
  'quoteShipping /cart_id': inBody(),
  'estimateDelivery /cart_id': inBody({ zip: '97209' }),
  'requestShippingQuote /cart_id': inBody({ name: 'Mallory', email: 'mallory@example.com' }),
  'placeOrder /cart_id': (theirs) =>
    [theirs.cart._id, theirs.order.cart_id].map((cart_id) => ({
      headers: { 'idempotency-key': randomUUID() },
      body: { cart_id, pricing_version: '1.x', details },
    })),
  'getCartPayment ?cart_id': (theirs) => [{ query: ofOrderedCart(theirs) }],
  'checkCartPayment /cart_id': (theirs) => [{ body: ofOrderedCart(theirs) }],
  'cancelCartPayment ?cart_id': (theirs) => [{ query: ofOrderedCart(theirs) }],
  'getOrderOfCart {id}': inPath(({ order }) => order.cart_id),
  'getOrderOfCart ?token': (theirs, mine) => [
    { params: { id: theirs.order.cart_id }, query: { token: mine.order.token } },
  ],

  'getOrder {id}': inPath(orderId),
  'getOrder ?token': (theirs, mine) => [
    { params: { id: theirs.order._id }, query: { token: mine.order.token } },
    { params: { id: theirs.order._id }, query: { token: `${theirs.order._id}.AAAA` } },
  ],
  'askReturn {id}': (theirs) => [
    { params: { id: theirs.order._id }, body: { ...ask, lines: [{ item: lineOf(theirs), quantity: 1 }] } },
  ],
  'askReturn ?token': (theirs, mine) => [
    {
      params: { id: theirs.order._id },
      query: { token: mine.order.token },
      body: { ...ask, lines: [{ item: lineOf(theirs), quantity: 1 }] },
    },
  ],
  'askReturn /lines/*/item': (theirs, mine) => [
    {
      params: { id: mine.order._id },
      query: { token: mine.order.token },
      body: { ...ask, lines: [{ item: lineOf(theirs), quantity: 1 }] },
    },
  ],

  'changeAddress {id}': inPath(({ address: id }) => id, { address }),
  'removeAddress {id}': inPath(({ address: id }) => id),
  'changeJob {id}': inPath(({ job }) => job, { name: 'mine now' }),
  'changeColleague {id}': ({ person }) =>
    person.company && person.account ? [{ params: { id: person.account }, body: { active: false } }] : [],
  'requestApproval /cart_id': inBody({ pricing_version: '1.x' }),
  'getApproval {id}': inPath(({ approval }) => approval),
  'decideApproval {id}': inPath(({ approval }) => approval, { status: 'approved' }),
  'cancelApproval {id}': inPath(({ approval }) => approval),
  'getInvoice {id}': inPath(({ invoice }) => invoice),
  'payBill /invoices/*/invoice': ({ invoice }) =>
    invoice
      ? [
          {
            headers: { 'idempotency-key': randomUUID() },
            body: { invoices: [{ invoice, amount: 1 }], payment_token: 'pm_foreign' },
          },
        ]
      : [],
  'getProposal {id}': inPath(({ proposal }) => proposal),
  'acceptProposal {id}': inPath(({ proposal }) => proposal, { revision: 1 }),
  'declineProposal {id}': inPath(({ proposal }) => proposal, { revision: 1, reason: 'Too late' }),
  'askAboutProposal {id}': inPath(({ proposal }) => proposal, { body: 'Mine now?' }),
  'sendMessage /_id': ({ chat }) => [{ body: { _id: chat, message: words() } }],
  'sendMessage /message/attachments/*/_id': ({ chatFile, proposal }) => [
    { body: { message: { ...words(), attachments: [{ kind: 'file', _id: chatFile }] } } },
    { body: { message: { ...words(), attachments: [{ kind: 'proposal', _id: proposal }] } } },
  ],
  'readMessages /_id': ({ chat }) => [{ body: { _id: chat, number: 1 } }],
  'saveChatContact /_id': ({ chat }) => [{ body: { _id: chat, email: 'mine@example.com' } }],
  'readNotification {id}': inPath(({ notification }) => notification),

  'getDeskOrder {id}': inPath(orderId),
  'fulfilOrder {id}': inPath(orderId, { version: 1, lines: ask.lines }),
  'fulfilOrder /lines/*/item': (theirs, mine) => [
    {
      params: { id: mine.order._id },
      body: { version: 1, lines: [{ item: lineOf(theirs), quantity: 1 }] },
    },
  ],
  'operatePayment {id}': inPath(orderId, { version: 1, action: 'refund', amount: 0.01 }),
  'refundLines {id}': inPath(orderId, {
    version: 1,
    lines: [{ item: 'nothing', quantity: 1 }],
    amount: 0.01,
    reason: 'Scratched',
  }),
  'refundLines /lines/*/item': (theirs, mine) => [
    {
      params: { id: mine.order._id },
      body: {
        version: 1,
        lines: [{ item: lineOf(theirs), quantity: 1 }],
        amount: 0.01,
        reason: 'Scratched',
      },
    },
  ],
  'previewOrderLines {id}': inPath(orderId, { version: 1 }),
  'previewOrderLines /lines/*/item': (theirs, mine) => [
    { params: { id: mine.order._id }, body: { version: 1, lines: [{ item: lineOf(theirs), quantity: 1 }] } },
  ],
  'changeOrderLines {id}': inPath(orderId, { version: 1, pricing_version: 'x' }),
  'changeOrderLines /lines/*/item': (theirs, mine) => [
    {
      params: { id: mine.order._id },
      body: { version: 1, pricing_version: 'x', lines: [{ item: lineOf(theirs), quantity: 1 }] },
    },
  ],
  'cancelOrder {id}': inPath(orderId, { version: 1, reason: 'not needed' }),
  'noteOrder {id}': inPath(orderId, { text: 'hello' }),
  'stepReturn {id}': inPath(({ back }) => back, { version: 1, step: 'approve' }),
};

/** Links that nobody signed. */
const forged = ({ _id, token }: { _id: string; token: string }) => [_id, `${token.slice(0, -4)}AAAA`];

/** Places that have no case, and why. */
export const idless: Record<string, string> = {
  'selectWarehouse ?warehouse': 'a house of the shop',
  'previewCartMove ?warehouse': 'a house of the shop',
  'addToCart /ship_from': 'a house of the shop',
  'createCart /edits/list/*/ship_from': 'a house of the shop',
  'saveCart /edits/list/*/ship_from': 'a house of the shop',
  'estimateDelivery /configuration/drawing':
    'is not opened and not named: the answer has dates and costs alone',
  'getProduct {slug}': 'public',
  'priceProduct {slug}': 'public',
  'completeKit {slug}': 'public',
  'getProject {slug}': 'public',
  'seeExperiment {id}': 'the shop’s own; who has seen it is known from a cookie',
  'getPost {slug}': 'public',
  'listCatalogAddresses {kind}': 'a kind of public list',
  'listContentAddresses {kind}': 'a kind of public list',
  'getAddressState {kind}': 'a kind of public address',
  'listPosts ?author': 'public: somebody of the team',
  'getPerson {id}': 'public: somebody of the team',
  'addFavorite {productId}': 'a public product, put into the caller’s own list',
  'moveFavoritesToCart /product': 'a public product, among the caller’s own favorites (people/favorites.ts)',
  'removeFavorite {productId}': 'a public product, taken out of the caller’s own list',
  'endSession {id}': 'among the caller’s own sessions (people/employees.ts, people/own-account.ts)',
  'listNotifications ?before': 'a place in the caller’s own list (people/own-account.ts)',
  'getEmailChange {token}': 'a random token that was mailed: whoever has it is who was meant',
  'confirmEmailChange {token}': 'a random token that was mailed: whoever has it is who was meant',
  'createCart /edits/client': 'a random name that a page gave itself',
  'saveCart /edits/client': 'a random name that a page gave itself',
  'claimCart /job': 'a name for the caller’s own cart',
  'saveCheckoutDraft /card/token': 'the processor’s, for whoever pays with it',
  'revokeInvitation {id}': 'of the caller’s own company (tests/contract/people/company-desk.ts)',
  'register /invite': 'a random token that was mailed: whoever has it is who was meant',
  'getInvitation {token}': 'a random token that was mailed: whoever has it is who was meant',
  'acceptInvitation {token}': 'a random token that was mailed: whoever has it is who was meant',
  'resetPassword /token': 'a random token that was mailed: whoever has it is who was meant',
  'listReviews {slug}': 'public',
  'listQuestions {slug}': 'public',
  'askQuestion {slug}': 'a public product',
  'answerQuestion {id}': 'a public question (tests/contract/catalog/questions.ts)',
  'getDeskWarehouse {id}': 'the dealer’s own (tests/contract/sales/warehouses.ts)',
  'changeWarehouse {id}': 'the dealer’s own (tests/contract/sales/warehouses.ts)',
  'closeWarehouse {id}': 'the dealer’s own (tests/contract/sales/warehouses.ts)',
  'addSpecialDay /warehouse': 'the dealer’s own (tests/contract/sales/warehouses.ts)',
  'removeSpecialDay {id}': 'the dealer’s own (tests/contract/sales/warehouses.ts)',
  'moderateQuestion {id}': 'the desk’s alone (tests/contract/catalog/questions.ts)',
  'moderateQuestion /answer': 'an answer of that question (tests/contract/catalog/questions.ts)',
  'getOwnReview {slug}': 'a public product, of the caller’s own review',
  'writeReview {slug}': 'a public product, reviewed in the caller’s own name',
  'writeReview /photos/*': 'an account’s own (tests/contract/catalog/reviews.ts)',
  'listCompanyRebates {id}': 'the desk’s alone (tests/contract/sales/rebates.ts)',
  'getReceivable {id}': 'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'getCustomerStatement {id}':
    'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'giveCredit {id}': 'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'operateReceivable {id}':
    'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'operateReceivable /receipt':
    'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'operateReceivable /credit_memo':
    'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'operateReceivable /invoice':
    'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'recordReceipt {id}': 'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'recordReceipt /invoices/*/invoice':
    'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'writeInvoice {id}': 'the desk’s alone, which keeps everybody’s books (tests/contract/sales/ledger.ts)',
  'getReceivable {kind}': 'a company or an account',
  'getCustomerStatement {kind}': 'a company or an account',
  'getCustomerStatement {month}': 'a month of that customer’s account',
  'giveCredit {kind}': 'a company or an account',
  'operateReceivable {kind}': 'a company or an account',
  'recordReceipt {kind}': 'a company or an account',
  'writeInvoice {kind}': 'a company or an account',
  'getStatement {month}': 'a month of the caller’s own account',
  'getBillPayment {id}': 'the caller’s own, or the company’s (tests/contract/sales/ledger.ts)',
  'payBill /credit_memos/*': 'the caller’s own, or the company’s (tests/contract/sales/ledger.ts)',
  'exportDeskOrders ?company': 'the desk’s alone, which sees every order',
  'exportDeskOrders ?customer': 'the desk’s alone, which sees every order',
  'exportDeskOrders ?warehouse': 'the desk’s alone, which sees every order',
  'listDeskOrders ?company': 'the desk’s alone, which sees every order',
  'listDeskOrders ?customer': 'the desk’s alone, which sees every order',
  'listDeskOrders ?warehouse': 'the desk’s alone, which sees every order',
  'fulfilOrders /orders/*/_id': 'the desk’s alone, which sees every order',
  'adjustInventory /lines/*/warehouse': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'lookUpCodes /warehouse': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'getSkuMovements {id}': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'createPurchaseOrder /vendor': 'the dealer’s own (tests/contract/sales/purchase-orders.ts)',
  'createPurchaseOrder /warehouse': 'the dealer’s own (tests/contract/sales/purchase-orders.ts)',
  'getPurchaseOrder {id}': 'the dealer’s own (tests/contract/sales/purchase-orders.ts)',
  'listPurchaseOrders ?vendor': 'the dealer’s own (tests/contract/sales/purchase-orders.ts)',
  'listPurchaseOrders ?warehouse': 'the dealer’s own (tests/contract/sales/purchase-orders.ts)',
  'movePurchaseOrder {id}': 'the dealer’s own (tests/contract/sales/purchase-orders.ts)',
  'receivePurchaseOrder {id}': 'the dealer’s own (tests/contract/sales/purchase-orders.ts)',
  'receivePurchaseOrder /lines/*/line': 'the dealer’s own (tests/contract/sales/purchase-orders.ts)',
  'savePurchaseOrder {id}': 'the dealer’s own (tests/contract/sales/purchase-orders.ts)',
  'setReorderLevels {id}': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'setReorderLevels /levels/*/warehouse': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'listToReorder ?vendor': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'listToReorder ?warehouse': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'listInventory ?category': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'listInventory ?vendor': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'listInventory ?warehouse': 'the dealer’s own (tests/contract/sales/inventory.ts)',
  'renameDeskView {id}': 'an employee’s own (tests/contract/sales/order-list.ts)',
  'deleteDeskView {id}': 'an employee’s own (tests/contract/sales/order-list.ts)',
  'moderateReview {id}': 'the desk’s alone (tests/contract/catalog/reviews.ts)',
  'getNewsletterConfirmation ?token': 'a random token that was mailed: whoever has it is who was meant',
  'confirmNewsletter /token': 'a random token that was mailed: whoever has it is who was meant',
  'getNewsletterSubscription ?token': 'a signed token that was mailed: whoever has it is who was meant',
  'unsubscribeFromNewsletter /token': 'a signed token that was mailed: whoever has it is who was meant',
  'sendMessage /recipient': 'an employee who may have conversations; anybody else is nobody',
  'getChain {id}': 'the desk’s alone (tests/contract/people/chat.ts)',
  'answerChain {id}': 'the desk’s alone (tests/contract/people/chat.ts)',
  'answerChain /attachments/*/_id': 'the desk’s alone (tests/contract/people/chat.ts)',
  'changeChain {id}': 'the desk’s alone (tests/contract/people/chat.ts)',
  'changeChain /contact': 'an employee who may have conversations (tests/contract/people/chat.ts)',
  'readChain {id}': 'the desk’s alone (tests/contract/people/chat.ts)',
  'removeSubscriber {id}': 'the desk’s alone (tests/contract/people/newsletter.ts)',
  'changeDeskCustomer {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'endCustomerSessions {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'eraseCustomer {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'exportCustomer {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'getCustomerCart {cart}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'getCustomerCart {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'getDeskCustomer {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'helpWithCart /lines/*/_id': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'helpWithCart {cart}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'helpWithCart {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'mergeCustomers /duplicate': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'mergeCustomers {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'noteCustomer {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'previewCustomerMerge {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'resetCustomerTwoFactor {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'sendCustomerReset {id}': 'the desk’s alone (tests/contract/sales/customer-desk.ts)',
  'answerProposal {id}': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'startDraft /customer': 'the desk’s alone (tests/contract/sales/draft-orders.ts)',
  'startDraft /warehouse': 'the desk’s alone (tests/contract/sales/draft-orders.ts)',
  'getDraft {id}': 'the desk’s alone (tests/contract/sales/draft-orders.ts)',
  'changeDraftLines {id}': 'the desk’s alone (tests/contract/sales/draft-orders.ts)',
  'changeDraftLines /lines/*/_id': 'the desk’s alone (tests/contract/sales/draft-orders.ts)',
  'saveDraftDetails {id}': 'the desk’s alone (tests/contract/sales/draft-orders.ts)',
  'sendDraft {id}': 'the desk’s alone (tests/contract/sales/draft-orders.ts)',
  'placeDraft {id}': 'the desk’s alone (tests/contract/sales/draft-orders.ts)',
  'deleteDraft {id}': 'the desk’s alone (tests/contract/sales/draft-orders.ts)',
  'getSentDraft {token}': 'a signed token that was mailed: whoever has it is who was meant',
  'openSentDraft {token}': 'a signed token that was mailed: whoever has it is who was meant',
  'createProposal /cart': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'createProposal /customer': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'deleteProposal {id}': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'findProposalSkus {id}': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'getDeskProposal {id}': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'listDeskProposals ?customer': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'saveProposal /lines/*/_id': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'saveProposal {id}': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'stepProposal {id}': 'the desk’s alone (tests/contract/sales/proposals.ts)',
  'getMail {id}': 'the desk’s alone (tests/contract/platform/outbox.ts)',
  'resendMail {id}': 'the desk’s alone (tests/contract/platform/outbox.ts)',
  'saveNotices /rules/*/warehouse': 'the admins’ alone (tests/contract/platform/outbox.ts)',
  'saveNotices /rules/*/employees/*': 'the admins’ alone (tests/contract/platform/outbox.ts)',
  'exportReport ?warehouse': 'the desk’s alone (tests/contract/sales/reports.ts)',
  'exportReport {kind}': 'the desk’s alone (tests/contract/sales/reports.ts)',
  'getReport ?warehouse': 'the desk’s alone (tests/contract/sales/reports.ts)',
  'readStockAlerts ?token': 'a signed token that was mailed: whoever has it is who was meant',
  'stopStockAlerts /token': 'a signed token that was mailed: whoever has it is who was meant',
};
