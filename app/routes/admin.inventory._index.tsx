import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnInventory, loadInventory } from '#app/features/admin/warehouses/inventory.server.ts';
import { InventoryScreen } from '#app/features/admin/warehouses/inventory-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.inventory_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadInventory(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnInventory(context, request);

export default function Inventory() {
  return <InventoryScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
