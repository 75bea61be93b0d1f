/**
 * The warehouse overlay (docs/product.md#warehouses): a panel from the right with the current warehouse's name,
 * address, hours, phone and the other locations.
 */
import { Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { useFetcher, useLocation } from '@remix-run/react';
import { useId, useState } from 'react';
import * as m from '#messages';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import { type Weekday, weekdays } from '#schemas/domain/platform/weekdays.ts';
import { Drawer } from '#ui/drawer.tsx';
import { ChevronDown, ChevronRight, CloseIcon, PinIcon } from '#ui/icons.tsx';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawerProps } from './drawer-props.ts';
import { directionsTo, hoursOn, shortDay, todayAt } from './hours.ts';
import { returnFocus } from './warehouse-flag.ts';

export function WarehouseDrawer({ shell, open, onClose }: DrawerProps) {
  const titleId = useId();
  const { warehouse } = shell;
  const { address, city, state, zip } = warehouse.address;
  return (
    <Drawer
      open={open}
      labelledBy={titleId}
      onClose={onClose}
      onClosed={returnFocus}
      className="max-w-104 overflow-y-auto overscroll-contain bg-surface"
    >
      <div className="flex items-start justify-between gap-4 px-7 pt-6">
        <div>
          <p className="text-xs font-semibold tracking-label text-stone uppercase">{m.shop_warehouse()}</p>
          <h2 id={titleId} className="mt-2 font-display text-4xl tracking-display">
            {warehouse.name}
          </h2>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label={m.warehouse_close()}
          className="-mr-2.5 flex size-11 items-center justify-center rounded-sm hover:bg-sand"
        >
          <CloseIcon className="size-6" />
        </button>
      </div>
      <div className="mt-6 px-7">
        <address className="text-lg leading-relaxed not-italic">
          {address}
          <br />
          {m.shop_city_line({ city, state, zip })}
        </address>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 font-semibold text-accent">
          <a
            href={directionsTo(warehouse)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
          >
            <PinIcon className="size-5" />
            {m.warehouse_directions()}
          </a>
          <a
            href={`tel:${warehouse.phone.replace(/[^+\d]/g, '')}`}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {warehouse.phone}
          </a>
        </p>
        <Hours key={warehouse._id} warehouse={warehouse} />
      </div>
      <OtherLocations shell={shell} />
    </Drawer>
  );
}

/** Today's hours, and every other day's. It is only ever shown in the browser, after opening: no kept page has it. */
function Hours({ warehouse }: { warehouse: Warehouse }) {
  const [today] = useState(() => todayAt(warehouse));
  const [day, setDay] = useState<Weekday | null>(null);
  const locale = getLocale();
  const textOf = (of: Weekday) => {
    const hours = hoursOn(warehouse, of);
    return hours ? m.warehouse_hours_of(hours) : m.warehouse_closed();
  };
  const name = day ? shortDay(day, locale) : m.warehouse_today();
  return (
    <Listbox value={day ?? today} onChange={setDay}>
      <div className="relative mt-5">
        <Label className="mb-1.5 block text-sm font-medium">{m.warehouse_hours()}</Label>
        <ListboxButton className="flex h-12 w-full items-center justify-between gap-3 rounded-sm border border-line-strong bg-paper px-3.5 text-left hover:border-ink">
          <span>
            <span className="font-semibold">{name}</span>{' '}
            <span className="tabular-nums">{textOf(day ?? today)}</span>
          </span>
          <ChevronDown className="size-5 shrink-0" />
        </ListboxButton>
        <ListboxOptions
          modal={false}
          className="absolute inset-x-0 top-full z-10 mt-1 rounded-sm border border-line bg-surface p-1.5 shadow-panel"
        >
          {weekdays.map((of) => (
            <ListboxOption
              key={of}
              value={of}
              className="flex min-h-10 cursor-pointer items-center gap-4 rounded-sm px-3 tabular-nums data-focus:bg-sand data-selected:font-semibold"
            >
              <span className="w-10">{shortDay(of, locale)}</span>
              {textOf(of)}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </div>
    </Listbox>
  );
}

function OtherLocations({ shell }: Pick<DrawerProps, 'shell'>) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher({ key: 'warehouse' });
  const others = shell.warehouses.filter(({ _id }) => _id !== shell.warehouse._id);
  const busy = fetcher.state !== 'idle';
  if (others.length === 0) return null;
  return (
    <section
      aria-labelledby="other-locations"
      className="mt-10 border-t border-line bg-paper px-7 pt-6 pb-10 grow"
    >
      <h3 id="other-locations" className="text-xs font-semibold tracking-label text-stone uppercase">
        {m.shop_other_locations()}
      </h3>
      <fetcher.Form method="post" action="/warehouse" preventScrollReset className="mt-2">
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        {others.map(({ _id, name, city, state }) => (
          <button
            key={_id}
            name="warehouse"
            value={_id}
            type="submit"
            aria-disabled={busy || undefined}
            onClick={(event) => {
              if (busy) event.preventDefault();
            }}
            className="-mx-3 flex min-h-14 w-[calc(100%+1.5rem)] items-center justify-between gap-4 rounded-sm px-3 text-left hover:bg-sand aria-disabled:opacity-60"
          >
            <span>
              <span className="block font-display text-xl">{name}</span>
              <span className="block text-sm text-stone">{m.warehouse_town({ city, state })}</span>
            </span>
            <ChevronRight className="size-5 shrink-0" />
          </button>
        ))}
      </fetcher.Form>
      <p className="mt-4 text-sm text-stone">{m.warehouse_note()}</p>
      <p role="status" className="sr-only">
        {busy ? '' : m.warehouse_current({ name: shell.warehouse.name })}
      </p>
    </section>
  );
}
