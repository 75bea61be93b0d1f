import { type ActionFunctionArgs, redirect, replace } from '@remix-run/node';
import { notFound } from '#app/shared/respond.server.ts';
import { returnTo } from '#app/shared/return-to.ts';

export const loader = () => redirect('/');

/** Makes a warehouse the current one; prices and stock are that house's from then on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const result = await context.api.selectWarehouse({ query: { warehouse: String(form.get('warehouse')) } });
  if (!result.ok) throw notFound();
  // The page it was chosen on: Back leads to the one before.
  return replace(returnTo(form.get('returnTo'), '/'), 303);
}
