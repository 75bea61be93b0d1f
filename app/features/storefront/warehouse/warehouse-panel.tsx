/** Where the warehouse overlay appears; nothing until somebody opened it. */

import { useSubmit } from '@remix-run/react';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { Shell } from '#app/features/storefront/shell/shell.server.ts';
import { pathOf } from '#schemas/domain/platform/language.ts';
import type { DrawerProps } from './drawer-props.ts';
import { useChoice } from './warehouse-choice.ts';
import { onWarehouseShown, showWarehouse, warehouseShown } from './warehouse-flag.ts';

/** The overlay's code, fetched just before it is needed. */
export const loadDrawer = () => import('./warehouse-drawer.tsx');

const close = () => showWarehouse(false);

/**
 * Forms that choose a warehouse, wherever they stand: the page stays, and Back leads to the one before it. One that said
 * nothing of the cart beforehand (`data-tell`) has the overlay say what changed. Without a script they are posted.
 */
function useSoftForms(): void {
  const submit = useSubmit();
  const { submit: choose, data } = useChoice();
  useEffect(() => {
    const take = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      if (pathOf(new URL(form.action, location.href)) !== '/warehouse') return;
      event.preventDefault();
      const chosen = new FormData(form, event.submitter);
      const to = { method: 'post', action: '/warehouse', preventScrollReset: true } as const;
      if (form.dataset.tell === undefined) return submit(chosen, { ...to, replace: true });
      chosen.set('tell', 'move');
      choose(chosen, to);
    };
    addEventListener('submit', take);
    return () => removeEventListener('submit', take);
  }, [submit, choose]);
  useEffect(() => {
    if (data?.move) showWarehouse(true);
  }, [data]);
}

export function WarehousePanel({ shell }: { shell: Shell }) {
  useSoftForms();
  const open = useSyncExternalStore(onWarehouseShown, warehouseShown, () => false);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  useEffect(() => {
    if (open && !Drawer) loadDrawer().then((file) => setDrawer(() => file.WarehouseDrawer), close);
  }, [open, Drawer]);
  return Drawer ? <Drawer shell={shell} open={open} onClose={close} /> : null;
}
