import type { LoaderFunctionArgs } from '@remix-run/node';
import { readEstimate } from '#app/features/storefront/cart/estimate.server.ts';
import { pdfFile } from '#app/shared/pdf-file.ts';
import { notFound } from '#app/shared/respond.server.ts';

/** The estimate as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  const estimate = await readEstimate(context);
  if (!estimate) throw notFound();
  return pdfFile(`estimate-${estimate.date}`, await context.papers.estimate(estimate));
}
