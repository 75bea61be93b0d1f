import { Link, useLocation } from '@remix-run/react';
import {
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { usePorts } from '#app/page-renderer/ports.ts';
import type { BlockView } from '#app/page-renderer/types.ts';
import { classes } from '#app/ui/classes.ts';
import { ChevronDown, CloseIcon, MenuIcon } from '#app/ui/icons.tsx';
import { colorOf } from '#app/ui/style-value.ts';
import * as m from '#messages';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { Data, MenuEntry } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;
type Top = { id: string; label: string; href: string; entries: MenuEntry[] };

const justify = { start: 'justify-start', center: 'justify-center', end: 'justify-end' } as const;
const paddings = { none: 'py-0', small: 'py-2', medium: 'py-4', large: 'py-6' } as const;

/** The logo's file, or the house's name set in type. 64 px high unless the document says otherwise (SPEC 9). */
function Logo({
  loaded,
  logo,
  showLabel,
}: {
  loaded: Data;
  logo: Props['data']['logo'];
  showLabel: boolean;
}) {
  const name = logo.alt ?? loaded.name;
  return (
    <Link
      to="/"
      aria-label={m.nav_home({ name })}
      style={{ '--logo': `${logo.style.height / 16}rem` } as CSSProperties}
      className="flex h-12 shrink-0 items-center gap-4 desk:h-(--logo)"
    >
      {logo.url ? (
        <img src={logo.url} alt="" className="h-full w-auto" />
      ) : (
        <span className="font-display text-2xl font-medium tracking-display desk:text-3xl">
          {loaded.name}
        </span>
      )}
      {showLabel && loaded.tagline ? (
        <span className="hidden max-w-[24ch] border-l border-line-strong pl-4 text-sm leading-snug text-stone broad:block">
          {loaded.tagline}
        </span>
      ) : null}
    </Link>
  );
}

/**
 * One link of the bar. Its panel opens on hover, by the button beside it, and on focus within; without a script the
 * hover and focus are CSS alone. Escape closes it and gives the focus back.
 */
function TopLink({ top, current, last }: { top: Top; current: boolean; last: boolean }) {
  const [open, setOpen] = useState(false);
  const [shut, setShut] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the panel.
  useEffect(() => {
    setOpen(false);
    setShut(true);
  }, [key]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    setShut(true);
    button.current?.focus();
  };
  const line =
    'relative flex h-12 items-center whitespace-nowrap underline-offset-[0.5em] decoration-2 decoration-accent hover:underline aria-[current]:underline';
  if (top.entries.length === 0) {
    return (
      <li>
        <Link to={top.href} prefetch="intent" aria-current={current ? 'true' : undefined} className={line}>
          {top.label}
        </Link>
      </li>
    );
  }
  const panel = `nav-${top.id}`;
  return (
    <li
      className="group relative flex items-center"
      onKeyDown={onKeyDown}
      onPointerEnter={() => setShut(false)}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setShut(false);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Link to={top.href} prefetch="intent" aria-current={current ? 'true' : undefined} className={line}>
        {top.label}
      </Link>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={m.nav_open({ label: top.label })}
        onClick={() => {
          setOpen(!open);
          setShut(open);
        }}
        className="script-only -mr-2 flex h-10 w-7 items-center justify-center"
      >
        <ChevronDown className="size-4 transition-transform group-hover:rotate-180" />
      </button>
      <div
        id={panel}
        className={classes(
          'invisible absolute top-full z-30 opacity-0 transition-[opacity,visibility] duration-(--duration-quick) ease-out',
          last ? 'right-0' : '-left-6',
          open && 'visible opacity-100',
          !shut &&
            'group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100',
        )}
      >
        <div className="min-w-60 rounded-sm border border-line bg-surface px-6 pt-5 pb-4 shadow-panel">
          <ul
            className={classes(
              'text-base',
              top.entries.length > 8 &&
                'grid w-max max-w-[80vw] grid-flow-col grid-rows-[repeat(8,auto)] gap-x-12',
            )}
          >
            {top.entries.map((entry) => (
              <li key={`${entry.href} ${entry.label}`}>
                <Link
                  to={entry.href}
                  prefetch="intent"
                  className="block py-2 underline-offset-4 hover:text-accent hover:underline"
                >
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={top.href}
            prefetch="intent"
            className="mt-3 block border-t border-line pt-3.5 pb-1 text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            {m.nav_all({ label: top.label })}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** The whole menu of a narrow screen: <details>, so that it opens without a script. */
function PhoneMenu({ tops }: { tops: Top[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  return (
    <details
      ref={menu}
      className="group/menu desk:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="-mr-2 flex h-12 items-center gap-2 px-2 font-semibold">
        {m.nav_menu()}
        <MenuIcon className="size-6 group-open/menu:hidden" />
        <CloseIcon className="hidden size-6 group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-7rem)] overflow-y-auto border-t border-line bg-surface px-gutter pt-2 pb-10 shadow-panel">
        <ul className="divide-y divide-line">
          {tops.map((top) =>
            top.entries.length === 0 ? (
              <li key={top.id}>
                <Link to={top.href} className="flex min-h-14 items-center font-display text-xl">
                  {top.label}
                </Link>
              </li>
            ) : (
              <li key={top.id}>
                <details className="group/top">
                  <summary className="flex min-h-14 items-center justify-between font-display text-xl">
                    {top.label}
                    <ChevronDown className="size-5 transition-transform group-open/top:rotate-180" />
                  </summary>
                  <ul className="pb-4">
                    {top.entries.map((entry) => (
                      <li key={`${entry.href} ${entry.label}`}>
                        <Link to={entry.href} className="flex min-h-11 items-center">
                          {entry.label}
                        </Link>
                      </li>
                    ))}
                    <li>
                      <Link to={top.href} className="flex min-h-11 items-center font-semibold text-accent">
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
    </details>
  );
}

/** The dealer's bar: the name, and one row of departments. Search, warehouse, account and cart are the header's. */
function DealerBar({ links, data: look, loaded }: Props) {
  const { href } = usePorts();
  const { pathname } = useLocation();
  const tops = links.map((link): Top => {
    const fixed = link.items.map((item) => ({ label: item.label, href: href(item.href) }));
    const entries = link.dropdown ? (fixed.length > 0 ? fixed : (loaded.menus[link.id] ?? [])) : [];
    return { id: link.id, label: link.label, href: href(link.href), entries };
  });
  const { style, navigation, logo, showLabel } = look;
  return (
    <div
      className="relative z-30 border-b border-line bg-paper"
      style={{ backgroundColor: colorOf(style.backgroundColor), borderColor: colorOf(style.borderColor) }}
    >
      <div
        className={classes(
          'mx-auto w-full px-gutter',
          style.width === 'page' && 'page-width',
          paddings[style.padding],
        )}
      >
        <div className="flex items-center justify-between gap-8 desk:justify-start">
          <Logo loaded={loaded} logo={logo} showLabel={showLabel} />
          <nav
            aria-label={m.nav_label()}
            style={{ fontSize: `${navigation.fontSize / 16}rem` }}
            className={classes('hidden min-w-0 grow font-medium desk:flex', justify[navigation.alignment])}
          >
            <ul className="flex flex-wrap gap-x-6 broad:gap-x-8">
              {tops.map((top, index) => (
                <TopLink
                  key={top.id}
                  top={top}
                  current={top.href !== '/' && (pathname === top.href || pathname.startsWith(`${top.href}/`))}
                  last={index >= tops.length - 3}
                />
              ))}
            </ul>
          </nav>
          <nav aria-label={m.nav_menu()} className="desk:hidden">
            <PhoneMenu tops={tops} />
          </nav>
        </div>
      </div>
    </div>
  );
}

const layouts: Record<string, ComponentType<Props>> = {
  dealer: DealerBar,
  // Their own layouts come with the next issue; until then the dealer's.
  designer: DealerBar,
  image: DealerBar,
};

/** A type that nobody knows renders nothing; the skip link is the page's and remains (RESOLUTIONS 16). */
export default function Navbar(props: Props) {
  const Layout = Object.hasOwn(layouts, props.type) ? layouts[props.type] : undefined;
  return Layout ? <Layout {...props} /> : null;
}
