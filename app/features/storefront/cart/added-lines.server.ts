/** What many lines at once came to, for the notice on the cart: a cookie of /cart alone. */
import { createCookie, redirect } from '@remix-run/node';
import { z } from 'zod';
import { type AddedLines, leftLineSchema } from '#schemas/domain/sales/cart.ts';

const cookie = createCookie('added-lines', { path: '/cart', httpOnly: true, sameSite: 'lax', maxAge: 120 });

/** More would not fit into a cookie. */
const mostNamed = 15;

const schema = z.object({ added: z.number(), left: z.array(leftLineSchema), more: z.number() });
export type AddedNews = z.output<typeof schema>;

export async function readAdded(request: Request): Promise<AddedNews | null> {
  const parsed = schema.safeParse(await cookie.parse(request.headers.get('cookie')));
  return parsed.success ? parsed.data : null;
}

/** To the cart, which says what came into it and what did not. */
export async function toCart({ added, left }: AddedLines): Promise<Response> {
  const news: AddedNews = {
    added,
    left: left.slice(0, mostNamed).map((line) => ({ ...line, name: line.name.slice(0, 80) })),
    more: Math.max(0, left.length - mostNamed),
  };
  return redirect('/cart', { status: 303, headers: { 'set-cookie': await cookie.serialize(news) } });
}
