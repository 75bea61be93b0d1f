import type { LoaderFunctionArgs } from '@remix-run/node';
import { readVisitor } from '#app/features/storefront/shell/shell.server.ts';

/** The visitor's own part of a page that was made for everybody (docs/architecture.md#speed). */
export async function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return readVisitor(context);
}
