/**
 * The warehouse overlay (docs/product.md#warehouses): a panel from the right with the current warehouse's name, map,
 * address, hours, phone and the other locations.
 */
import { Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { useLocation } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { MoveChanges } from '#app/features/storefront/cart/move-changes.tsx';
import * as m from '#messages';
import { formatShortWeekday } from '#schemas/domain/platform/format-date.ts';
import { dayAhead, directionsTo, shortDay } from '#schemas/domain/platform/opening-hours.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import type { CartMove } from '#schemas/domain/sales/cart.ts';
import { Drawer } from '#ui/drawer.tsx';
import { ChevronDown, ChevronRight, CloseIcon, PinIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { LocatorDrawing } from '#ui/locator-drawing.tsx';
import { MapFrame } from '#ui/map-frame.tsx';
import { Notice } from '#ui/notice.tsx';
import { hoursText, whyOf } from '#ui/opening-words.ts';
import type { DrawerProps } from './drawer-props.ts';
import { type Chosen, useChoice } from './warehouse-choice.ts';
import { returnFocus } from './warehouse-flag.ts';

/** The choice whose changes were shown. */
let read: Chosen | undefined;

export function WarehouseDrawer({ shell, open, onClose }: DrawerProps) {
  const titleId = useId();
  const { warehouse } = shell;
  const { address, city, state, zip, lat, lng } = warehouse.address;
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(warehouse._id);
  const wasOpen = useRef(open);
  const { data } = useChoice();
  useEffect(() => {
    if (wasOpen.current && !open) read = data;
    wasOpen.current = open;
  }, [open, data]);
  useEffect(() => {
    if (before.current === warehouse._id) return;
    before.current = warehouse._id;
    // The button that was pressed has gone from the list; what changed begins with the title.
    if (open) title.current?.focus();
  }, [warehouse._id, open]);
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
          <h2
            ref={title}
            id={titleId}
            tabIndex={-1}
            className="mt-2 font-display text-4xl tracking-display focus:outline-none"
          >
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
      <MovedCart shell={shell} />
      <MapFrame
        path={`/maps/warehouse/${warehouse._id}`}
        title={m.map_of({ name: warehouse.name })}
        show={warehouse._id}
        onEscape={onClose}
        className="mt-6 h-62.5 shrink-0 border-y border-line"
      >
        <LocatorDrawing name={warehouse.name} at={{ lat, lng }} />
      </MapFrame>
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
      <OtherLocations shell={shell} onClose={onClose} />
    </Drawer>
  );
}

/** What the choice of a warehouse changed in the cart, until the panel is closed. */
function MovedCart({ shell }: Pick<DrawerProps, 'shell'>) {
  const { data, state } = useChoice();
  const isNew = state === 'idle' && data && data !== read && data.warehouse === shell.warehouse._id;
  const move = isNew ? data.move : null;
  return (
    <>
      <p role="status" className="sr-only">
        {isNew ? m.warehouse_current({ name: shell.warehouse.name }) : ''}
      </p>
      {move ? <Moved move={move} /> : null}
    </>
  );
}

function Moved({ move }: { move: CartMove }) {
  return (
    <Notice
      tone={move.lines.length > 0 ? 'warning' : 'success'}
      title={m.warehouse_moved({ from: move.from.name, to: move.to.name })}
      className="mx-7 mt-5"
    >
      {move.lines.length > 0 ? (
        <>
          <p>{m.warehouse_moved_changes()}</p>
          <MoveChanges move={move} />
        </>
      ) : (
        <p>{m.warehouse_moved_same()}</p>
      )}
    </Notice>
  );
}

const ahead = [0, 1, 2, 3, 4, 5, 6];
/** Days with hours of their own are told so long before. */
const longAhead = Array.from({ length: 30 }, (_, index) => index + 1);

/** Today's hours, and every other day's. It is only ever shown in the browser, after opening: no kept page has it. */
function Hours({ warehouse }: { warehouse: Warehouse }) {
  const [now] = useState(() => new Date());
  const [day, setDay] = useState(0);
  const days = ahead.map((count) => dayAhead(warehouse, count, now));
  const shown = days[day] ?? dayAhead(warehouse, day, now);
  const why = whyOf(shown);
  const special = longAhead
    .map((count) => dayAhead(warehouse, count, now))
    .filter((one) => whyOf(one))
    .slice(0, 3);
  return (
    <>
      <Listbox value={day} onChange={setDay}>
        <div className="relative mt-5">
          <Label className="mb-1.5 block text-sm font-medium">{m.warehouse_hours()}</Label>
          <ListboxButton className="flex h-12 w-full items-center justify-between gap-3 rounded-sm border border-line-strong bg-paper px-3.5 text-left hover:border-ink">
            <span>
              <span className="font-semibold">{day > 0 ? shortDay(shown.weekday) : m.warehouse_today()}</span>{' '}
              <span className="tabular-nums">{hoursText(shown)}</span>
            </span>
            <ChevronDown className="size-5 shrink-0" />
          </ListboxButton>
          <ListboxOptions
            modal={false}
            className="absolute inset-x-0 top-full z-10 mt-1 rounded-sm border border-line bg-surface p-1.5 shadow-panel"
          >
            {days.map((one, index) => (
              <ListboxOption
                key={one.date}
                value={index}
                className="flex min-h-10 cursor-pointer items-center gap-4 rounded-sm px-3 tabular-nums data-focus:bg-sand data-selected:font-semibold"
              >
                <span className="w-10">{shortDay(one.weekday)}</span>
                {hoursText(one)}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </div>
      </Listbox>
      {why ? (
        <p className="mt-2 text-sm font-medium">
          {day > 0 ? why : shown.hours ? m.warehouse_special_today({ why }) : m.warehouse_closed_why({ why })}
        </p>
      ) : null}
      {special.length > 0 ? (
        <div className="mt-4 text-sm">
          <h3 className="font-medium">{m.warehouse_special_days()}</h3>
          <ul className="mt-1 space-y-1 text-stone">
            {special.map((one) => (
              <li key={one.date}>
                {m.warehouse_special_day({
                  day: formatShortWeekday(one.date),
                  hours: hoursText(one),
                  why: whyOf(one),
                })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function OtherLocations({ shell, onClose }: Pick<DrawerProps, 'shell' | 'onClose'>) {
  const { pathname, search } = useLocation();
  const fetcher = useChoice();
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
        <input type="hidden" name="tell" value="move" />
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
      <Link
        to="/locations"
        onClick={onClose}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
      >
        {m.locations_all()}
      </Link>
    </section>
  );
}
