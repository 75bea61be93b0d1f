import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { countingCookie } from '#app/shared/session-keys.ts';

/** Where the cookie notice leads (docs/product.md#content-pages). */
export const loader = () => redirect('/page/privacy-policy', 301);

/** Whether visits may be counted, without a script (docs/product.md#events); the privacy-choice block says the hash. */
export async function action({ request }: ActionFunctionArgs) {
  const refused = (await request.formData()).get('allow') !== 'yes';
  return redirect(`/page/privacy-policy#${refused ? 'visits-not-counted' : 'visits-counted'}`, {
    status: 303,
    headers: { 'set-cookie': countingCookie(refused) },
  });
}
