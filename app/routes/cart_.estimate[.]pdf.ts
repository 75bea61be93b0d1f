import type { LoaderFunctionArgs } from '@remix-run/node';
import { readEstimate } from '#app/features/storefront/cart/estimate.server.ts';
import { notFound } from '#app/shared/respond.server.ts';

/** The estimate as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  const estimate = await readEstimate(context);
  if (!estimate) throw notFound();
  return new Response(await context.papers.estimate(estimate), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="estimate-${estimate.date}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
