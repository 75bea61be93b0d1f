/** Where the warehouse overlay appears; nothing until somebody opened it. */
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { Shell } from '#app/features/storefront/shell/shell.server.ts';
import type { DrawerProps } from './drawer-props.ts';
import { onWarehouseShown, showWarehouse, warehouseShown } from './warehouse-flag.ts';

/** The overlay's code, fetched just before it is needed. */
export const loadDrawer = () => import('./warehouse-drawer.tsx');

const close = () => showWarehouse(false);

export function WarehousePanel({ shell }: { shell: Shell }) {
  const open = useSyncExternalStore(onWarehouseShown, warehouseShown, () => false);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  useEffect(() => {
    if (open && !Drawer) loadDrawer().then((file) => setDrawer(() => file.WarehouseDrawer), close);
  }, [open, Drawer]);
  return Drawer ? <Drawer shell={shell} open={open} onClose={close} /> : null;
}
