import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { flash } from '#app/shared/sign-in/flash.server.ts';

export const loader = () => redirect('/');

/**
 * Ends this browser's session; Back shows nothing of the previous person (docs/product.md#logout,
 * docs/traps.md#leaving-nothing-behind).
 */
export async function action({ context }: ActionFunctionArgs) {
  await context.api.logout();
  return redirectDocument('/', {
    status: 303,
    headers: { 'clear-site-data': '"cache"', 'set-cookie': flash('goodbye') },
  });
}
