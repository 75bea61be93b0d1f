/** The forms of /cart/share. */
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { type ApiResult, unwrap } from '#schemas/contract/client.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { readActiveCart } from './cart.server.ts';

/** The current cart and the links that open it; no cart where there is nothing in it. */
export async function loadSharePage({ api, hasVisitor, origin }: AppLoadContext) {
  const cart = hasVisitor ? await readActiveCart(api) : null;
  if (!cart || cart.items.length === 0) return { cart: null, links: [] };
  const { _id, name, count } = cart;
  const links = unwrap('listCartLinks', await api.listCartLinks({ params: { id: _id } }));
  return {
    cart: { _id, name, count },
    links: links.map((link) => ({ ...link, url: `${origin}${link.path}` })),
  };
}
export type SharePageData = Awaited<ReturnType<typeof loadSharePage>>;

const intentSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('share'),
    cart: idSchema,
    days: z.coerce.number().int().min(1).max(90).catch(30),
    notes: z.literal('yes').optional(),
  }),
  z.object({ intent: z.literal('unshare'), link: idSchema }),
]);

/** Null when the form asks for nothing that we know. */
export async function runShareIntent(
  { api }: AppLoadContext,
  form: Record<string, unknown>,
): Promise<ApiResult<unknown> | null> {
  const parsed = intentSchema.safeParse(form);
  if (!parsed.success) return null;
  const intent = parsed.data;
  if (intent.intent === 'unshare') return api.unshareCart({ params: { id: intent.link } });
  return api.shareCart({
    params: { id: intent.cart },
    body: { days: intent.days, notes: intent.notes === 'yes' },
  });
}
