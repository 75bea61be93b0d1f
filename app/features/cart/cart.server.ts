/** The cart's reads and intents, on the server (SPEC 4; RESOLUTIONS 32 to 34, 36). */
import { z } from 'zod';
import { type ApiClient, type ApiResult, unwrap } from '#schemas/contract/client.ts';
import { type Cart, maxQuantity, type SaveCart } from '#schemas/domain/cart.ts';
import { idSchema } from '#schemas/domain/ids.ts';

/** The visitor's cart: the first unnamed one, else the first; null when there is none. Never creates one. */
export async function readActiveCart(api: ApiClient): Promise<Cart | null> {
  const carts = unwrap('listCarts', await api.listCarts());
  return carts.find((cart) => cart.name === '') ?? carts[0] ?? null;
}

/** An emptied or zero number means "leave it as it is" (SPEC 4); anything else that is no quantity is an error. */
const typedQuantity = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === '' || Number(text) === 0) return null;
    if (/^\d{1,6}$/.test(text)) return Math.min(Number(text), maxQuantity);
    context.addIssue({ code: 'custom', message: 'Enter a whole number' });
    return z.NEVER;
  });

export const cartIntentSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    sku: z.string().min(1).max(80),
    quantity: z.coerce.number().int().min(1).max(maxQuantity).catch(1),
  }),
  z.object({ intent: z.literal('set'), line: idSchema, quantity: typedQuantity }),
  z.object({ intent: z.literal('remove'), line: idSchema }),
]);
export type CartIntent = z.output<typeof cartIntentSchema>;

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

const lineInputs = (cart: Cart) =>
  cart.items.map(({ _id, sku, quantity, note }) => ({ _id, sku, quantity, note }));

/** Does what the shopper asked for; the answer is the cart as the server has it then. */
export async function runCartIntent(api: ApiClient, intent: CartIntent): Promise<ApiResult<Cart>> {
  if (intent.intent === 'add') {
    const cart = await api.currentCart();
    if (!cart.ok) return cart;
    const { sku, quantity } = intent;
    return api.addToCart({ params: { id: cart.data._id }, body: { product: sku, quantity } });
  }
  const quantity = intent.intent === 'remove' ? 0 : intent.quantity;
  return changeCart(api, (cart) => {
    const line = cart.items.find(({ _id }) => _id === intent.line);
    // Gone already, or an emptied input: what the server has is the answer.
    if (!line || quantity === null || line.quantity === quantity) return null;
    const items = lineInputs(cart);
    if (quantity === 0) return { items: items.filter(({ _id }) => _id !== intent.line) };
    return { items: items.map((item) => (item._id === intent.line ? { ...item, quantity } : item)) };
  });
}
