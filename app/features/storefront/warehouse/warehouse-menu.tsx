/** The current warehouse in the header. With a script it opens the overlay; without one it is a menu of its own. */
import { useLocation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import type { Shell } from '#app/features/storefront/shell/shell.server.ts';
import * as m from '#messages';
import { ChevronDown, PinIcon } from '#ui/icons.tsx';
import { showWarehouse } from './warehouse-flag.ts';
import { loadDrawer } from './warehouse-panel.tsx';

export function WarehouseMenu({ shell }: { shell: Shell }) {
  const { pathname, search } = useLocation();
  const { warehouse, warehouses } = shell;
  const { address, city, state, zip } = warehouse.address;
  const others = warehouses.filter(({ _id }) => _id !== warehouse._id);
  const early = () => void loadDrawer().catch(() => undefined);
  const open = (event: MouseEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    if (!(event.target instanceof Element && event.target.closest('summary'))) return;
    event.preventDefault();
    loadDrawer().then(
      () => showWarehouse(true, details.querySelector('summary')),
      () => details.toggleAttribute('open'),
    );
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a summary's click is its Enter and Space too.
    <details
      className="group relative -ml-2.5 max-wide:-ml-1"
      onClick={open}
      onPointerEnter={early}
      onFocus={early}
    >
      <summary className="flex min-h-11 items-center gap-2 rounded-sm px-2.5 transition-colors hover:bg-sand max-wide:flex-col max-wide:justify-center max-wide:gap-0 max-wide:px-1">
        <PinIcon className="size-5 shrink-0" />
        <span className="sr-only">{m.shop_warehouse()}</span>
        <span className="max-w-40 max-wide:max-w-18 max-wide:text-center max-wide:text-[0.6875rem] max-wide:leading-4">
          {warehouse.name}
        </span>
        <ChevronDown className="size-4 shrink-0 max-wide:hidden transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute left-0 z-40 mt-1 w-72 rounded-sm border border-line bg-surface p-4 shadow-panel">
        <address className="not-italic">
          {address}
          <br />
          {m.shop_city_line({ city, state, zip })}
          <br />
          <a href={`tel:${warehouse.phone}`} className="underline underline-offset-4">
            {warehouse.phone}
          </a>
        </address>
        {others.length > 0 ? (
          <form method="post" action="/warehouse" className="mt-4 border-t border-line pt-3">
            <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
            <p className="mb-1 font-semibold">{m.shop_other_locations()}</p>
            {others.map(({ _id, name, city: town }) => (
              <button
                key={_id}
                name="warehouse"
                value={_id}
                type="submit"
                className="block w-full rounded-sm px-2 py-2 text-left hover:bg-sand"
              >
                {name} {town === name ? null : <span className="text-stone">{town}</span>}
              </button>
            ))}
          </form>
        ) : null}
      </div>
    </details>
  );
}
