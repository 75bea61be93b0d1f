import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPreview } from '#app/features/admin/pricing/preview.server.ts';
import { PreviewScreen } from '#app/features/admin/pricing/preview-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.price_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPreview(context, request);

export default function Preview() {
  const page = useLoaderData<typeof loader>();
  // The address has what was asked: another one is another form.
  return <PreviewScreen key={JSON.stringify(page.values)} page={page} />;
}
