import { type ActionFunctionArgs, redirect, replace } from '@remix-run/node';
import { moveTo } from '#app/features/storefront/cart/cart.server.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { returnTo } from '#app/shared/return-to.ts';

export const loader = () => redirect('/');

/** Makes a warehouse the current one; prices and stock are that house's from then on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const warehouse = String(form.get('warehouse'));
  // Asked before it moves, for who stays where it was chosen.
  const move = form.has('tell') ? await moveTo(context, warehouse) : null;
  const result = await context.api.selectWarehouse({ query: { warehouse } });
  if (!result.ok) throw notFound();
  if (form.has('tell')) return { warehouse, move };
  // The page it was chosen on: Back leads to the one before.
  return replace(returnTo(form.get('returnTo'), '/'), 303);
}
