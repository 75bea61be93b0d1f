import type { LoaderFunctionArgs } from '@remix-run/node';
import { readVisitor } from '#app/features/shell/shell.server.ts';

/** The visitor's own part of a page that was made for everybody (DESIGN, "Speed"). */
export async function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return readVisitor(context);
}
