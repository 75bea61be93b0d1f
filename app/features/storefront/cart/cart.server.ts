/** The cart's reads and intents, on the server (docs/product.md#adding-to-the-cart, #quantities). */
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { type ApiClient, type ApiResult, unwrap } from '#schemas/contract/client.ts';
import type { Companion } from '#schemas/domain/catalog/companions.ts';
import { configurationSchema } from '#schemas/domain/catalog/product-data.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import {
  type AddedLines,
  type Cart,
  type CartMove,
  cartEditsSchema,
  maxQuantity,
  type SaveCart,
} from '#schemas/domain/sales/cart.ts';

/** The visitor's current cart; null when there is none. Never creates one. */
export async function readActiveCart(api: ApiClient): Promise<Cart | null> {
  return (await readCarts(api)).find((cart) => cart.active) ?? null;
}

const readCarts = async (api: ApiClient) => unwrap('listCarts', await api.listCarts());

/** What would change if the cart moved to the visitor's warehouse; null where it is there already. */
export async function moveOf(api: ApiClient, cart: Cart): Promise<CartMove | null> {
  const site = await api.getSite();
  if (!site.ok || site.data.warehouse._id === cart.warehouse) return null;
  const warehouse = site.data.warehouse._id;
  const move = await api.previewCartMove({ params: { id: cart._id }, query: { warehouse } });
  return move.ok ? move.data : null;
}

/** What a warehouse that is being chosen changes in the visitor's cart; null where it is there already, or empty. */
export async function moveTo({ api, hasVisitor, log }: AppLoadContext, warehouse: string) {
  const cart = hasVisitor ? await readActiveCart(api) : null;
  if (!cart || cart.items.length === 0 || cart.warehouse === warehouse) return null;
  const move = await api.previewCartMove({ params: { id: cart._id }, query: { warehouse } });
  // The warehouse is chosen all the same.
  if (!move.ok) log.warn({ code: move.problem.code }, 'What a move changes could not be read');
  return move.ok ? move.data : null;
}

/** By SKU, the companions that the cart's products cannot be used without. */
async function needsOf(api: ApiClient, cart: Cart | null): Promise<Record<string, Companion[]>> {
  const skus = [...new Set(cart?.items.map(({ sku }) => sku))].slice(0, 200);
  const listed = skus.length > 0 ? await api.listCompanions({ body: { skus } }) : null;
  if (!listed?.ok) return {};
  return Object.fromEntries(
    listed.data.map(({ sku, companions }) => [sku, companions.filter(({ need }) => need === 'required')]),
  );
}

/**
 * Adds the companions of a SKU that can be ordered here, or `only` one of them, for so many of it. They are read anew:
 * what the page says of them decides nothing.
 */
export async function addCompanions(
  api: ApiClient,
  { of, only, times }: Extract<CartIntent, { intent: 'companions' }>,
): Promise<ApiResult<AddedLines>> {
  const listed = await api.listCompanions({ body: { skus: [of] } });
  if (!listed.ok) return listed;
  const wanted = (listed.data[0]?.companions ?? []).filter(({ sku }) => !only || sku === only);
  const list = wanted.flatMap(({ sku, quantity }) =>
    sku
      ? [{ kind: 'add' as const, sku, quantity: Math.min(quantity * times, maxQuantity), exact: true }]
      : [],
  );
  const saved = await saveEdits(api, null, { list });
  if (!saved.ok) return saved;
  const left = wanted.flatMap(({ sku, name, quantity }) =>
    sku ? [] : [{ sku: '', name, wanted: quantity, added: 0, reason: 'none' as const }],
  );
  return { ...saved, data: { cart: saved.data, added: list.length, left } };
}

/** What /cart shows: the current cart, what there is beside it, and what goes with it. */
export async function loadCartPage({ api, hasVisitor, log }: AppLoadContext) {
  if (!hasVisitor) return { cart: null, move: null, carts: [], saved: [], suggestions: [], needs: {} };
  const [carts, saved] = await Promise.all([readCarts(api), api.listSaved()]);
  const cart = carts.find(({ active }) => active) ?? null;
  const products = [...new Set(cart?.items.map(({ product_id }) => product_id))].slice(0, 100);
  const [suggested, needs] = await Promise.all([
    products.length > 0 ? api.suggestProducts({ body: { products } }).catch(() => null) : null,
    needsOf(api, cart),
  ]);
  // The page is good without them (docs/product.md#errors).
  if (suggested === null && products.length > 0) log.warn({}, 'Suggestions could not be loaded');
  return {
    cart,
    move: cart && (await moveOf(api, cart)),
    saved: unwrap('listSaved', saved),
    carts: carts.map(({ _id, name, count, subtotal, active }) => ({ _id, name, count, subtotal, active })),
    suggestions: suggested?.ok ? suggested.data.slice(0, 4) : [],
    needs,
  };
}
export type CartPageData = Awaited<ReturnType<typeof loadCartPage>>;

/**
 * An emptied or zero number means "leave it as it is" (docs/product.md#quantities); anything else that is no quantity
 * is an error.
 */
const typedQuantity = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === '' || Number(text) === 0) return null;
    if (/^\d{1,6}$/.test(text)) return Math.min(Number(text), maxQuantity);
    context.addIssue({ code: 'custom', message: problemKey('whole_number_expected') });
    return z.NEVER;
  });

const note = z.string().trim().max(500).default('');

/** Of a kit or a piece made to measure, as JSON in a hidden field. */
const configuration = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return configurationSchema.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: problemKey('value_invalid') });
      return z.NEVER;
    }
  })
  .optional();

/** What the forms of /cart ask for, with and without a script. */
export const cartIntentSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    sku: z.string().min(1).max(80),
    quantity: z.coerce.number().int().min(1).max(maxQuantity).catch(1),
    configuration,
    /** The warehouse that sends it to the cart's. */
    ship_from: idSchema.optional(),
  }),
  /** Undo: the amount that was there, beside what may be there again. */
  z.object({
    intent: z.literal('restore'),
    sku: z.string().min(1).max(80),
    quantity: z.coerce.number().int().min(1).max(maxQuantity).catch(1),
    note,
    configuration,
    /** Where the line stood. */
    at: z.coerce.number().int().min(0).max(2000).optional().catch(undefined),
    ship_from: idSchema.optional(),
  }),
  z.object({ intent: z.literal('set'), line: idSchema, quantity: typedQuantity }),
  z.object({ intent: z.literal('note'), line: idSchema, note }),
  /** Which warehouse sends it; none for the cart's own. */
  z.object({ intent: z.literal('source'), line: idSchema, ship_from: idSchema.optional() }),
  z.object({ intent: z.literal('remove'), line: idSchema }),
  z.object({ intent: z.literal('clear') }),
  /** What `times` of the SKU `of` need and go with, or `only` one of it. */
  z.object({
    intent: z.literal('companions'),
    of: z.string().min(1).max(80),
    only: z.string().min(1).max(80).optional(),
    times: z.coerce.number().int().min(1).max(maxQuantity).catch(1),
  }),
  /** To what is saved for later, from there into the cart, out of it. */
  z.object({ intent: z.enum(['later', 'bring', 'drop']), line: idSchema }),
  /** The notices about what a login brought and what an employee changed have been read. */
  z.object({ intent: z.literal('seen') }),
  z.object({ intent: z.literal('new'), name: z.string().trim().max(80).default('') }),
  z.object({ intent: z.literal('switch'), cart: idSchema }),
  z.object({
    intent: z.literal('duplicate'),
    cart: idSchema,
    name: z.string().trim().max(200).default(''),
  }),
  z.object({ intent: z.literal('rename'), cart: idSchema, name: z.string().trim().max(80) }),
  z.object({ intent: z.literal('delete'), cart: idSchema }),
  /** Without a code, the cart's own is taken off. */
  z.object({ intent: z.literal('coupon'), coupon: z.string().trim().max(40).default('') }),
]);
export type CartIntent = z.output<typeof cartIntentSchema>;

/** Body of POST /cart/lines. */
export const cartSaveSchema = cartEditsSchema
  .required({ client: true })
  .extend({ cart: idSchema.nullable() });

/** How often a save is tried again when somebody else's came first. */
const attempts = 4;

type Change = Omit<SaveCart, 'version'>;

/**
 * Reads the cart (the current one without an `id`), applies `change` to what it is now, and saves it; again when
 * another save came between. `change` answers null when there is nothing to do.
 */
export async function changeCart(
  api: ApiClient,
  change: (cart: Cart) => Change | null,
  id?: string,
): Promise<ApiResult<Cart>> {
  for (let attempt = 1; ; attempt++) {
    const read = id ? await api.getCart({ params: { id } }) : await api.currentCart();
    if (!read.ok) return read;
    const wanted = change(read.data);
    if (!wanted) return read;
    const saved = await api.saveCart({
      params: { id: read.data._id },
      body: { ...wanted, version: read.data.version },
    });
    const stale = !saved.ok && saved.problem.code === 'stale_version';
    if (!stale || attempt >= attempts) return saved;
  }
}

/** Did that cart end while the shopper changed it: ordered, deleted, or merged at login? */
const isOver = (result: ApiResult<Cart>) =>
  !result.ok && ['not_found', 'cart_closed', 'cart_paying'].includes(result.problem.code);

/** Of another cart: what was added, and what was meant for lines, which a login may have brought there; never `clear`. */
const elsewhere = ({ kind }: { kind: string }) => kind !== 'clear';

/**
 * Saves edits in the cart they were made in. When that is over, they are saved in the current one: a line that ended
 * with its cart is not there, and stays gone. Creates a cart when there is none.
 */
export async function saveEdits(
  api: ApiClient,
  cart: string | null,
  edits: z.input<typeof cartEditsSchema>,
): Promise<ApiResult<Cart>> {
  let { list } = edits;
  if (cart !== null) {
    const saved = await api.saveCart({ params: { id: cart }, body: { edits } });
    if (!isOver(saved)) return saved;
    list = list.filter(elsewhere);
  }
  for (let attempt = 1; ; attempt++) {
    const current = await api.currentCart();
    if (!current.ok || list.length === 0) return current;
    const saved = await api.saveCart({
      params: { id: current.data._id },
      body: { edits: { ...edits, list } },
    });
    if (!isOver(saved) || attempt >= attempts) return saved;
    list = list.filter(elsewhere);
  }
}

type EditIntent = Extract<
  CartIntent,
  { intent: 'add' | 'restore' | 'set' | 'note' | 'source' | 'remove' | 'clear' | 'later' | 'bring' | 'drop' }
>;

/**
 * An intent as an edit; null when there is nothing to do: an emptied input leaves the number as it was
 * (docs/product.md#quantities).
 */
function editOf(intent: EditIntent): z.input<typeof cartEditsSchema>['list'][number] | null {
  if (intent.intent === 'add') {
    const { sku, quantity, configuration: chosen, ship_from } = intent;
    return { kind: 'add', sku, quantity, configuration: chosen, ...(ship_from ? { ship_from } : {}) };
  }
  if (intent.intent === 'restore') {
    const { sku, quantity, note: text, configuration: chosen, at, ship_from } = intent;
    return {
      kind: 'add',
      sku,
      quantity,
      note: text,
      exact: true,
      configuration: chosen,
      at,
      ...(ship_from ? { ship_from } : {}),
    };
  }
  if (intent.intent === 'set') {
    return intent.quantity === null ? null : { kind: 'line', line: intent.line, quantity: intent.quantity };
  }
  if (intent.intent === 'source')
    return { kind: 'line', line: intent.line, ship_from: intent.ship_from ?? null };
  if (intent.intent === 'note') return { kind: 'line', line: intent.line, note: intent.note };
  if (intent.intent === 'clear') return { kind: 'clear' };
  if (intent.intent === 'later' || intent.intent === 'bring' || intent.intent === 'drop')
    return { kind: intent.intent, line: intent.line };
  return { kind: 'line', line: intent.line, quantity: 0 };
}

/** Does what the shopper asked for. */
export async function runCartIntent(
  api: ApiClient,
  intent: Exclude<CartIntent, { intent: 'companions' }>,
): Promise<ApiResult<unknown>> {
  switch (intent.intent) {
    case 'new':
      return api.newCart({ body: { name: intent.name } });
    case 'switch':
      return api.saveCart({ params: { id: intent.cart }, body: { active: true } });
    case 'duplicate':
      return api.duplicateCart({ params: { id: intent.cart }, body: { name: intent.name.slice(0, 80) } });
    case 'rename':
      return api.saveCart({ params: { id: intent.cart }, body: { name: intent.name } });
    case 'delete':
      return api.deleteCart({ params: { id: intent.cart } });
    case 'coupon':
      return changeCart(api, () => ({ coupon: intent.coupon || null }));
    case 'seen':
      return changeCart(api, () => ({ seen: true }));
    default: {
      const edit = editOf(intent);
      return edit ? saveEdits(api, null, { list: [edit] }) : api.currentCart();
    }
  }
}
