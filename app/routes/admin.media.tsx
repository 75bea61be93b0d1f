import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MediaScreen } from '#app/features/admin/media/media-screen.tsx';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import { roleMay } from '#schemas/domain/people/permissions.ts';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.media_title() });

export async function loader({ context }: LoaderFunctionArgs) {
  const { role } = await requireEmployee(context);
  // What the API allows (require-role.ts); who may not is not shown what would be refused.
  return { mayChange: roleMay(role, 'editPages') };
}

export default function Media() {
  return <MediaScreen {...useLoaderData<typeof loader>()} />;
}
