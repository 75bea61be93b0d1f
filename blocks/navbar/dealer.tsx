/** For those who buy all day: departments in one row, everything in them one panel away, in columns. */
import { Link } from '@remix-run/react';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { ChevronDown, CloseIcon, MenuIcon } from '#ui/icons.tsx';
import {
  Bar,
  Featured,
  justify,
  Logo,
  type NavbarProps,
  Panel,
  PhoneMenu,
  Toggle,
  type Top,
  TopRow,
  useTops,
} from './parts.tsx';
import type { Panels } from './use-panels.ts';

function DealerTop({ top, panels }: { top: Top; panels: Panels }) {
  const hasPanel = top.entries.length > 0;
  return (
    <>
      <Link
        to={top.href}
        data-top
        prefetch="intent"
        aria-current={top.current ? 'true' : undefined}
        className={classes(
          'flex h-11 items-center whitespace-nowrap decoration-accent decoration-2 underline-offset-[0.5em] hover:underline aria-[current]:underline',
          panels.open === top.id && 'underline',
        )}
      >
        {top.label}
      </Link>
      {hasPanel ? (
        <>
          <Toggle top={top} panels={panels} className="-mr-2" />
          <Panel top={top} panels={panels} className="inset-x-gutter">
            <div className="grid grid-cols-[1fr_14rem] overflow-hidden rounded-b-sm border border-t-2 border-line border-t-accent bg-surface text-base font-normal shadow-panel broad:grid-cols-[1fr_18rem]">
              <div className="px-8 pt-6 pb-7">
                <p className="mb-3 flex items-baseline justify-between gap-6 border-b border-line pb-3">
                  <span className="font-display text-2xl">{top.label}</span>
                  <Link
                    to={top.href}
                    prefetch="intent"
                    className="text-sm font-semibold text-accent underline-offset-4 hover:underline"
                  >
                    {m.nav_all({ label: top.label })}
                  </Link>
                </p>
                <ul className="panel-links">
                  {top.entries.map((entry) => (
                    <li key={`${entry.href} ${entry.label}`}>
                      <Link to={entry.href} prefetch="intent">
                        {entry.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
              {top.featured ? <Featured item={top.featured} className="bg-sand p-5" /> : null}
            </div>
          </Panel>
        </>
      ) : null}
    </>
  );
}

function DealerPhone({ tops }: { tops: Top[] }) {
  return (
    <PhoneMenu
      summary={
        <summary className="-mr-2 flex h-12 items-center gap-2 px-2 font-semibold">
          {m.nav_menu()}
          <MenuIcon className="size-6 group-open/menu:hidden" />
          <CloseIcon className="hidden size-6 group-open/menu:block" />
        </summary>
      }
    >
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface px-gutter pt-2 pb-10 shadow-panel">
        <ul className="divide-y divide-line">
          {tops.map((top) =>
            top.entries.length === 0 ? (
              <li key={top.id}>
                <Link to={top.href} className="flex min-h-13 items-center text-lg font-semibold">
                  {top.label}
                </Link>
              </li>
            ) : (
              <li key={top.id}>
                <details className="group/top">
                  <summary className="flex min-h-13 items-center justify-between text-lg font-semibold">
                    {top.label}
                    <span className="flex items-center gap-3 text-sm font-normal text-stone tabular-nums">
                      {top.entries.length}
                      <ChevronDown className="size-5 text-ink transition-transform group-open/top:rotate-180" />
                    </span>
                  </summary>
                  <ul className="phone-links">
                    {top.entries.map((entry) => (
                      <li key={`${entry.href} ${entry.label}`}>
                        <Link to={entry.href}>{entry.label}</Link>
                      </li>
                    ))}
                    <li className="col-span-full">
                      <Link to={top.href} className="font-semibold leading-normal text-accent">
                        {m.nav_all({ label: top.label })}
                      </Link>
                    </li>
                  </ul>
                </details>
              </li>
            ),
          )}
        </ul>
      </div>
    </PhoneMenu>
  );
}

export default function DealerBar(props: NavbarProps) {
  const tops = useTops(props);
  return (
    <Bar {...props}>
      <div className="flex items-center justify-between gap-5 desk:justify-start broad:gap-8">
        <Logo {...props} />
        <nav aria-label={m.nav_label()} className="hidden min-w-0 grow font-medium desk:block">
          <TopRow
            tops={tops}
            className={classes('gap-x-3 broad:gap-x-8', justify[props.data.navigation.alignment])}
            top={(top, panels) => <DealerTop top={top} panels={panels} />}
          />
        </nav>
        <nav aria-label={m.nav_menu()} className="desk:hidden">
          <DealerPhone tops={tops} />
        </nav>
      </div>
    </Bar>
  );
}
