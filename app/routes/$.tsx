import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { notFound } from '#app/shared/respond.server.ts';

const accountPath =
  /^\/(?:profile|settings|orders|invoices|credit-memos|jobs|pay-bill|payments|proposals)(?:\/|$)/;

/** Addresses that have moved under /a (docs/product.md#routes); anything else is the shop's 404. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  if (accountPath.test(pathname)) throw redirect(`/a${pathname}${search}`, 301);
  throw notFound();
}

export default function NotFound() {
  return null;
}
