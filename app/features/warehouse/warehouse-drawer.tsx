/**
 * The warehouse overlay (SPEC 2): a panel from the right with the current warehouse's name, address, hours, phone and
 * the other locations. Headless UI keeps the focus and the keys, framer-motion shows where it came from.
 */
import {
  Dialog,
  DialogPanel,
  DialogTitle,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
} from '@headlessui/react';
import { useFetcher, useLocation } from '@remix-run/react';
import { AnimatePresence, domAnimation, LazyMotion, m as motion, useReducedMotion } from 'framer-motion';
import { useState } from 'react';
import { ChevronDown, ChevronRight, CloseIcon, PinIcon } from '#app/ui/icons.tsx';
import * as m from '#messages';
import type { Warehouse } from '#schemas/domain/warehouse.ts';
import { type Weekday, weekdays } from '#schemas/domain/weekdays.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { directionsTo, hoursOn, shortDay, todayAt } from './hours.ts';
import { returnFocus } from './warehouse-flag.ts';
import type { DrawerProps } from './warehouse-panel.tsx';

export function WarehouseDrawer({ shell, open, onClose }: DrawerProps) {
  const calm = useReducedMotion();
  const { warehouse } = shell;
  const { address, city, state, zip } = warehouse.address;
  const timing = { duration: calm ? 0 : 0.22, ease: [0.16, 0.84, 0.44, 1] as const };
  return (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence onExitComplete={returnFocus}>
        {open ? (
          <Dialog static open onClose={onClose} className="fixed inset-0 z-50">
            <motion.div
              aria-hidden="true"
              initial={{ opacity: 0 }}
              animate={{ opacity: 1 }}
              exit={{ opacity: 0 }}
              transition={timing}
              className="fixed inset-0 bg-ink/35"
            />
            <motion.div
              initial={{ x: calm ? 0 : '100%' }}
              animate={{ x: 0 }}
              exit={calm ? { opacity: 0 } : { x: '100%' }}
              transition={timing}
              className="fixed inset-y-0 right-0 w-full max-w-104"
            >
              <DialogPanel className="flex h-full flex-col overflow-y-auto overscroll-contain bg-surface shadow-panel outline-none">
                <div className="flex items-start justify-between gap-4 px-7 pt-6">
                  <div>
                    <p className="text-xs font-semibold tracking-label text-stone uppercase">
                      {m.shop_warehouse()}
                    </p>
                    <DialogTitle className="mt-2 font-display text-4xl tracking-display">
                      {warehouse.name}
                    </DialogTitle>
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
              </DialogPanel>
            </motion.div>
          </Dialog>
        ) : null}
      </AnimatePresence>
    </LazyMotion>
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
