/** The dealer's locations: a map of them, or a drawing of one, beside the list (docs/product.md#store-locator). */
import { useLocation } from '@remix-run/react';
import { Fragment, useState } from 'react';
import * as m from '#messages';
import { formatShortWeekday } from '#schemas/domain/platform/format-date.ts';
import type { ComingDay } from '#schemas/domain/platform/opening-hours.ts';
import type { ShopLocation } from '#schemas/domain/platform/shop-location.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Heading } from './heading.tsx';
import { PinIcon } from './icons.tsx';
import { LocatorDrawing } from './locator-drawing.tsx';
import { MapFrame } from './map-frame.tsx';
import { hoursText, whyOf } from './opening-words.ts';
import { CheckIcon } from './status-icons.tsx';

type Props = {
  locations: readonly ShopLocation[];
  /** Of the names of the locations: below the heading before them. */
  level: 2 | 3;
  showMap?: boolean;
};

const rowId = (id: string) => `location-${id}`;

/** The one whose marker was pressed. */
function goTo(id: unknown): void {
  const row = typeof id === 'string' ? document.getElementById(rowId(id)) : null;
  row?.scrollIntoView({ block: 'nearest' });
  row?.focus({ preventScroll: true });
}

export function StoreLocator({ locations, level, showMap = true }: Props) {
  const nearest = locations.find(({ miles }) => miles !== null);
  const first = nearest ?? locations.find(({ isCurrent }) => isCurrent) ?? locations[0];
  const [drawn, setDrawn] = useState<string | null>(null);
  const shown = locations.find(({ id }) => id === drawn) ?? first;
  const list = (
    <ul className={showMap ? '' : 'grid gap-x-10 wide:grid-cols-2 desk:grid-cols-3'}>
      {locations.map((location) => (
        <li
          key={location.id}
          id={rowId(location.id)}
          tabIndex={-1}
          onPointerEnter={() => setDrawn(location.id)}
          onFocus={() => setDrawn(location.id)}
          className="border-t border-line py-6 first:border-t-0 first:pt-0 focus:outline-2 focus:outline-offset-8 focus:outline-accent"
        >
          <LocationRow location={location} level={level} />
        </li>
      ))}
    </ul>
  );
  if (!showMap || !shown) return list;
  return (
    <div className="grid gap-x-12 gap-y-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="desk:order-last">
        <MapFrame
          path="/maps/locations"
          title={m.map_of_all()}
          {...(nearest ? { show: nearest.id } : {})}
          onChosen={goTo}
          className="h-62.5 rounded-sm border border-line desk:sticky desk:top-6 desk:h-125"
        >
          <LocatorDrawing key={shown.id} name={shown.name} at={shown} hasName />
        </MapFrame>
      </div>
      {list}
    </div>
  );
}

function LocationRow({ location, level }: { location: ShopLocation; level: 2 | 3 }) {
  const { id, name, phone, street, city, state, zip, directions, miles, isCurrent } = location;
  const { pathname, search } = useLocation();
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={level} size="card">
          {name}
        </Heading>
        {miles === null ? null : (
          <p className="shrink-0 font-semibold tabular-nums">
            {m.locations_miles({ miles: (miles < 10 ? miles : Math.round(miles)).toLocaleString('en-US') })}
          </p>
        )}
      </div>
      <address className="mt-1.5 not-italic">
        {street}
        <br />
        {m.shop_city_line({ city, state, zip })}
      </address>
      <Hours location={location} />
      <Week days={location.week} />
      <p className="mt-1 flex flex-wrap gap-x-6 font-semibold text-accent">
        <a
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
        >
          <PinIcon className="size-5" />
          {m.warehouse_directions()}
          <span className="sr-only"> {m.locations_to({ name })}</span>
        </a>
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {phone}
        </a>
      </p>
      {isCurrent ? (
        <p className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold">
          <CheckIcon className="size-5 text-accent" />
          {m.shop_warehouse()}
        </p>
      ) : (
        <form method="post" action="/warehouse" data-tell className="mt-1">
          <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
          <Button
            type="submit"
            name="warehouse"
            value={id}
            variant="outline"
            aria-label={m.locations_choose_named({ name })}
          >
            {m.locations_choose()}
          </Button>
        </form>
      )}
    </>
  );
}

/** The days ahead; why where one is not as usual. */
function Week({ days }: { days: readonly ComingDay[] }) {
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent underline-offset-4 hover:underline">
        {m.locations_week()}
      </summary>
      <dl className="mb-2 grid max-w-text grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {days.map((day) => (
          <Fragment key={day.date}>
            <dt>{formatShortWeekday(day.date)}</dt>
            <dd className="tabular-nums">
              {hoursText(day)}
              {whyOf(day) ? <span className="block text-sm text-stone">{whyOf(day)}</span> : null}
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

/** Today's hours there, and how it stands with them. */
function Hours({ location: { hours, now, week } }: { location: ShopLocation }) {
  if (!hours) {
    const why = week[0] ? whyOf(week[0]) : '';
    return <p className="mt-2">{why ? m.warehouse_closed_why({ why }) : m.locations_closed_today()}</p>;
  }
  const standing = {
    open: m.locations_open(),
    later: m.locations_opens_at({ time: now.time }),
    over: m.locations_closed_now(),
    closed: m.locations_closed_now(),
  }[now.is];
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2">
      <span
        aria-hidden="true"
        className={classes('size-2 rounded-full', now.is === 'open' ? 'bg-accent' : 'bg-line-strong')}
      />
      <span className="font-semibold">{standing}</span>
      <span className="tabular-nums">{m.locations_today(hours)}</span>
    </p>
  );
}
