import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { keepRemoved } from '#app/features/storefront/cart/removed-line.server.ts';
import { flash } from '#app/shared/sign-in/flash.server.ts';
import { forgetWanted } from '#app/shared/sign-in/wanted-favorite.ts';

export const loader = () => redirect('/');

/**
 * Ends this browser's session; Back shows nothing of the previous person (docs/product.md#logout,
 * docs/traps.md#leaving-nothing-behind).
 */
export async function action({ context }: ActionFunctionArgs) {
  await context.api.logout();
  const headers = new Headers({ 'clear-site-data': '"cache"' });
  headers.append('set-cookie', flash('goodbye'));
  headers.append('set-cookie', forgetWanted);
  headers.append('set-cookie', await keepRemoved(null));
  return redirectDocument('/', { status: 303, headers });
}
