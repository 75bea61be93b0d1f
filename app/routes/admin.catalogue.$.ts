/** The catalog's former address, for bookmarks. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';

export const loader = ({ params, request }: LoaderFunctionArgs) => {
  const { search } = new URL(request.url);
  return redirect(`/admin/catalog${params['*'] ? `/${params['*']}` : ''}${search}`, 301);
};
