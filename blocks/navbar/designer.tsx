/** An editorial bar: the name on a line of its own, quiet capitals beneath, and a page-wide spread that opens. */

import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { PlusIcon } from '#ui/control-icons.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import {
  Bar,
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

/** The spread: names in large type, and one big picture that follows what is pointed at (panel-driver.ts). */
function Spread({ top }: { top: Top }) {
  const picture = top.picture ?? top.entries.find((entry) => entry.picture)?.picture;
  const many = top.entries.length > 12;
  return (
    <div className="page-width grid min-h-96 grid-cols-[1fr_minmax(18rem,30rem)] gap-16 py-12">
      <div className="flex flex-col">
        <ul
          className={classes(
            'gap-x-12',
            many ? 'columns-3 text-lg' : 'columns-2 font-display text-[1.6875rem] tracking-display',
          )}
        >
          {top.entries.map((entry) => (
            <li key={`${entry.href} ${entry.label}`} className="break-inside-avoid">
              <Link
                to={entry.href}
                prefetch="intent"
                data-picture={entry.picture}
                className={classes(
                  'block leading-tight decoration-1 underline-offset-[0.2em] hover:text-accent hover:underline',
                  many ? 'py-1.5' : 'py-2',
                )}
              >
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-auto flex flex-wrap gap-x-10 gap-y-2 pt-10 text-sm font-semibold text-accent">
          <Link to={top.href} prefetch="intent" className="py-1 underline-offset-4 hover:underline">
            {m.nav_all({ label: top.label })}
          </Link>
          {top.featured ? (
            <Link
              to={top.featured.href}
              prefetch="intent"
              className="py-1 underline-offset-4 hover:underline"
            >
              {m.nav_featured_item({ name: top.featured.label })}
            </Link>
          ) : null}
        </p>
      </div>
      {picture ? (
        <img
          src={`${picture}/960.webp`}
          alt=""
          width={960}
          height={720}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full bg-sand object-cover"
        />
      ) : top.featured ? (
        <img
          src={top.featured.image}
          alt=""
          width={960}
          height={720}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full bg-sand object-cover"
        />
      ) : null}
    </div>
  );
}

function DesignerTop({ top }: { top: Top }) {
  return (
    <>
      <Link
        to={top.href}
        data-top=""
        prefetch="intent"
        aria-current={top.current ? 'true' : undefined}
        className="flex h-11 items-center border-y border-transparent text-[0.8125em] font-medium tracking-[0.16em] whitespace-nowrap uppercase transition-colors group-has-[[data-open]]/item:border-b-ink hover:border-b-ink aria-[current]:border-b-accent"
      >
        {top.label}
      </Link>
      {top.entries.length > 0 ? (
        <>
          <Toggle top={top} className="-mr-3" />
          <Panel
            top={top}
            className="left-1/2 w-screen max-w-[100vw] -translate-x-1/2 border-b border-line bg-surface shadow-panel"
          >
            <Spread top={top} />
          </Panel>
        </>
      ) : null}
    </>
  );
}

/** The phone's overlay: the whole screen, and nothing in it but names. */
function Overlay({ tops }: { tops: Top[] }) {
  return (
    <PhoneMenu
      summary={
        <summary
          aria-label={m.nav_menu()}
          className="-ml-2.5 flex size-11 items-center justify-center group-open/menu:fixed group-open/menu:top-3 group-open/menu:right-gutter group-open/menu:z-50 group-open/menu:-mr-2.5 group-open/menu:text-paper group-open/menu:focus-visible:outline-paper"
        >
          <MenuIcon className="size-6 group-open/menu:hidden" />
          <CloseIcon className="hidden size-7 group-open/menu:block" />
        </summary>
      }
    >
      <div className="nav-overlay fixed inset-0 z-40 overflow-y-auto overscroll-contain bg-accent-deep px-gutter pt-6 pb-12 text-paper [&_:focus-visible]:outline-paper">
        <p className="mb-6 text-xs font-semibold tracking-label text-accent-soft uppercase">
          {m.nav_label()}
        </p>
        <ul className="mx-auto max-w-text">
          {tops.map((top) =>
            top.entries.length === 0 ? (
              <li key={top.id} className="border-b border-accent-soft/25">
                <Link
                  to={top.href}
                  className="flex min-h-16 items-center font-display text-4xl tracking-display"
                >
                  {top.label}
                </Link>
              </li>
            ) : (
              <li key={top.id} className="border-b border-accent-soft/25">
                <details className="group/top">
                  <summary className="flex min-h-16 items-center justify-between font-display text-4xl tracking-display">
                    {top.label}
                    <PlusIcon className="size-6 transition-transform group-open/top:rotate-45" />
                  </summary>
                  <ul className="pb-5 wide:columns-2">
                    {top.entries.map((entry) => (
                      <li key={`${entry.href} ${entry.label}`}>
                        <Link to={entry.href} className="flex min-h-11 items-center text-lg">
                          {entry.label}
                        </Link>
                      </li>
                    ))}
                    <li>
                      <Link
                        to={top.href}
                        className="flex min-h-11 items-center text-lg underline underline-offset-4"
                      >
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

export default function DesignerBar(props: NavbarProps) {
  const tops = useTops(props);
  return (
    <Bar {...props}>
      <div className="relative flex items-center justify-center desk:pt-2">
        <nav aria-label={m.nav_menu()} className="absolute left-0 desk:hidden">
          <Overlay tops={tops} />
        </nav>
        <Logo {...props} stacked />
      </div>
      <nav aria-label={m.nav_label()} className="mt-1 hidden desk:block">
        <TopRow
          tops={tops}
          className={classes('top-wrap gap-x-6 broad:gap-x-10', justify[props.data.navigation.alignment])}
          top={(top) => <DesignerTop top={top} />}
        />
      </nav>
    </Bar>
  );
}
