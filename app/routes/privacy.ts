import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { countingCookie } from '#app/services/session-keys.ts';

/** Where the cookie notice leads (SPEC 2, RESOLUTIONS 4). */
export const loader = () => redirect('/page/privacy-policy', 301);

/** Whether visits may be counted, without a script (RESOLUTIONS 58). */
export async function action({ request }: ActionFunctionArgs) {
  const refused = (await request.formData()).get('allow') !== 'yes';
  return redirect('/page/privacy-policy', {
    status: 303,
    headers: { 'set-cookie': countingCookie(refused) },
  });
}
