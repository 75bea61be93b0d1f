/** What was just taken out of the cart without a script, for the notice that brings it back: a cookie of /cart alone. */
import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { configurationSchema } from '#schemas/domain/catalog/product-data.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';

const cookie = createCookie('removed-line', { path: '/cart', httpOnly: true, sameSite: 'lax', maxAge: 300 });

const schema = z.object({
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  note: z.string(),
  configuration: configurationSchema.nullable(),
  /** Where it stood among the lines. */
  at: z.number().int().min(0).catch(2000),
  /** The id of the warehouse that it came from, where that was not the cart's. */
  shipFrom: z.string().nullable().catch(null),
});
export type RemovedLine = z.output<typeof schema>;

/** What is needed of a line to bring it back. */
export const removedOf = (item: CartItem, at: number): RemovedLine =>
  schema.parse({ ...item, shipFrom: item.ship_from?._id ?? null, at });

export async function readRemoved(request: Request): Promise<RemovedLine | null> {
  const parsed = schema.safeParse(await cookie.parse(request.headers.get('cookie')));
  return parsed.success ? parsed.data : null;
}

/** The header that keeps it, or forgets it. */
export const keepRemoved = (line: RemovedLine | null) =>
  cookie.serialize(line ?? '', line ? {} : { maxAge: 0 });
