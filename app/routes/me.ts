import type { LoaderFunctionArgs } from '@remix-run/node';
import { readFavorites, readVisitor } from '#app/features/storefront/shell/shell.server.ts';

/** The visitor's own part of a page that was made for everybody (docs/architecture.md#speed). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.cache.forbid();
  const most = Number(new URL(request.url).searchParams.get('favorites') ?? 0);
  return most > 0 ? { favorites: await readFavorites(context, most) } : readVisitor(context);
}
