import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FiguresScreen } from '#app/features/admin/messages/figures-screen.tsx';
import { loadFigures } from '#app/features/admin/messages/inbox.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.inbox_figures() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadFigures(context, request);

export default function MessageFigures() {
  return <FiguresScreen {...useLoaderData<typeof loader>()} />;
}
