import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { noticeId } from '#app/features/storefront/shell/cookie-notice.tsx';
import { backTo } from '#app/shared/respond.server.ts';
import { disclaimerCookie, yearCookie } from '#app/shared/session-keys.ts';

/** A stylesheet that hides the cookie notice from who dismissed it without a script; pages are the same for all. */
export function loader({ request }: LoaderFunctionArgs) {
  const dismissed = (request.headers.get('cookie') ?? '').split(/;\s*/).includes(`${disclaimerCookie}=1`);
  return new Response(dismissed ? `#${noticeId}{display:none}` : '', {
    headers: { 'content-type': 'text/css', 'cache-control': 'private, no-store', vary: 'Cookie' },
  });
}

export const action = ({ request }: ActionFunctionArgs) =>
  redirect(backTo(request), {
    status: 303,
    headers: { 'set-cookie': yearCookie(disclaimerCookie, '1') },
  });
