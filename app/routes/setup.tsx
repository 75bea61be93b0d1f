import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { SetupScreen } from '#app/features/storefront/shell/setup-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.setup_title() });

/** Where a store that is empty leads to (the root's loader); one that is not has nothing to set up here. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  if ((await context.api.getSite()).ok) throw redirect('/');
  return null;
}

export default function Setup() {
  return <SetupScreen />;
}
