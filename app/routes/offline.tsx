import type { MetaFunction } from '@remix-run/node';
import { OfflineScreen } from '#app/features/storefront/offline/offline-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** Shown by the service worker for a page that was never seen (docs/decisions/0065-offline.md). */
export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.offline_title() });

export default function Offline() {
  return <OfflineScreen />;
}
