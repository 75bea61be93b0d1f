import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { notFound, requireProfile } from '#app/services/respond.server.ts';

/** Everything under /a needs a session; /a/orders and /a/profile/orders are one screen (RESOLUTIONS 5). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (params['*'] === 'orders') throw redirect('/a/profile/orders', 301);
  await requireProfile(context, request);
  throw notFound();
}

export default function NotFound() {
  return null;
}
