/** The catalog's former address, for bookmarks. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';

export const loader = ({ request }: LoaderFunctionArgs) => {
  // As it came: what is decoded may not be fit for a header.
  const { pathname, search } = new URL(request.url);
  const rest = pathname.replace(/^\/admin\/catalogue\/?/, '').replace(/\.data$/, '');
  return redirect(`/admin/catalog${rest ? `/${rest}` : ''}${search}`, 301);
};
