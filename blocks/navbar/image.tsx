/** Pictures lead: each department shows itself, and its panel is a wall of tiles. */

import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { MenuEntry } from './load.ts';
import {
  Bar,
  Featured,
  justify,
  Logo,
  MenuPicture,
  type NavbarProps,
  Panel,
  PhoneMenu,
  Toggle,
  type Top,
  TopRow,
  useTops,
} from './parts.tsx';

function Tile({ entry }: { entry: MenuEntry }) {
  return (
    <Link to={entry.href} prefetch="intent" className="group/tile block">
      {entry.picture ? <MenuPicture src={entry.picture} className="aspect-square w-full rounded-sm" /> : null}
      <span className="mt-2 block min-h-6 py-0.5 text-sm leading-snug font-medium underline-offset-4 group-hover/tile:underline">
        {entry.label}
      </span>
    </Link>
  );
}

const pictured = (top: Top) => top.entries.some((entry) => entry.picture);

function ImageTop({ top }: { top: Top }) {
  const thumbnail = top.picture;
  return (
    <div className="flex flex-col items-center">
      {thumbnail ? (
        <Link to={top.href} tabIndex={-1} aria-hidden="true" className="block">
          <MenuPicture src={thumbnail} className="h-14 w-20 rounded-sm object-[78%_60%]" />
        </Link>
      ) : null}
      <div className="flex items-center">
        <Link
          to={top.href}
          data-top=""
          prefetch="intent"
          aria-current={top.current ? 'true' : undefined}
          className="flex h-11 items-center font-display broad:text-[1.125em] whitespace-nowrap decoration-1 underline-offset-4 group-has-[[data-open]]/item:underline hover:underline aria-[current]:underline"
        >
          {top.label}
        </Link>
        {top.entries.length > 0 ? (
          <>
            <Toggle top={top} className="-mr-2" />
            <Panel top={top} className="inset-x-gutter">
              <div className="rounded-b-lg border border-line bg-surface px-8 pt-7 pb-8 text-base shadow-panel">
                <div className={classes('grid gap-8', top.featured && 'grid-cols-[1fr_15rem]')}>
                  <ul
                    className={
                      pictured(top) ? 'grid grid-cols-6 gap-x-4 gap-y-5' : 'columns-3 gap-x-8 self-start'
                    }
                  >
                    {top.entries.map((entry) => (
                      <li key={`${entry.href} ${entry.label}`} className="break-inside-avoid">
                        <Tile entry={entry} />
                      </li>
                    ))}
                  </ul>
                  {top.featured ? <Featured item={top.featured} /> : null}
                </div>
                <Link
                  to={top.href}
                  prefetch="intent"
                  className="mt-6 inline-block py-1 text-sm font-semibold text-accent underline-offset-4 hover:underline"
                >
                  {m.nav_all({ label: top.label })}
                </Link>
              </div>
            </Panel>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** A department on the phone: a tile that becomes its own wall of tiles. */
function PhoneTile({ top }: { top: Top }) {
  const picture = top.picture ?? top.entries.find((entry) => entry.picture)?.picture;
  const face = (
    <>
      {picture ? (
        <MenuPicture
          src={picture}
          className="aspect-4/3 w-full rounded-sm group-open/top:aspect-[3/1] group-open/top:object-[50%_60%]"
        />
      ) : top.featured ? (
        <img
          src={top.featured.image}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full rounded-sm bg-sand object-cover group-open/top:aspect-[3/1]"
        />
      ) : null}
      <span className="flex min-h-11 items-center font-display text-xl">{top.label}</span>
    </>
  );
  if (top.entries.length === 0) {
    return (
      <Link to={top.href} className="flex h-full items-center border-t border-line">
        {face}
      </Link>
    );
  }
  return (
    <details className="group/top">
      <summary>{face}</summary>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 pb-2 wide:grid-cols-5">
        {top.entries.map((entry) => (
          <li key={`${entry.href} ${entry.label}`} className={entry.picture ? '' : 'max-wide:col-span-3'}>
            <Tile entry={entry} />
          </li>
        ))}
      </ul>
      <Link to={top.href} className="flex min-h-11 items-center font-semibold text-accent">
        {m.nav_all({ label: top.label })}
      </Link>
    </details>
  );
}

function Tiles({ tops }: { tops: Top[] }) {
  return (
    <PhoneMenu
      summary={
        <summary className="-mr-2 flex h-12 items-center gap-2 px-2 font-semibold">
          {m.nav_shop()}
          <MenuIcon className="size-6 group-open/menu:hidden" />
          <CloseIcon className="hidden size-6 group-open/menu:block" />
        </summary>
      }
    >
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface px-gutter pt-5 pb-10 shadow-panel">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 wide:grid-cols-3">
          {tops.map((top) => (
            <li key={top.id} className="has-[details[open]]:col-span-full">
              <PhoneTile top={top} />
            </li>
          ))}
        </ul>
      </div>
    </PhoneMenu>
  );
}

export default function ImageBar(props: NavbarProps) {
  const tops = useTops(props);
  return (
    <Bar {...props}>
      <div className="flex items-center justify-between gap-5 desk:justify-start broad:gap-10">
        <Logo {...props} />
        <nav aria-label={m.nav_label()} className="hidden min-w-0 grow desk:block">
          <TopRow
            tops={tops}
            className={classes(
              'top-wrap items-end gap-x-2.5 broad:gap-x-7',
              justify[props.data.navigation.alignment],
            )}
            top={(top) => <ImageTop top={top} />}
          />
        </nav>
        <nav aria-label={m.nav_menu()} className="desk:hidden">
          <Tiles tops={tops} />
        </nav>
      </div>
    </Bar>
  );
}
