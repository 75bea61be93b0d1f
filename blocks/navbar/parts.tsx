/** What the three layouts share: the logo, the bar with its style, a top link with its panel, the phone's menu. */

import { useLocation } from '@remix-run/react';
import type { CSSProperties, ReactNode } from 'react';
import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import * as m from '#messages';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { colorOf } from '#ui/style-value.ts';
import { isCurrent } from './is-current.ts';
import type { Data, FeaturedEntry, MenuEntry } from './load.ts';
import type { block as definition } from './schema.ts';

export type NavbarProps = BlockView<BlockProps<typeof definition>, Data>;
type LogoData = NavbarProps['data']['logo'];
export type Top = {
  id: string;
  /** The panel's id in the page. */
  panel: string;
  label: string;
  href: string;
  current: boolean;
  entries: MenuEntry[];
  picture: string | undefined;
  featured: FeaturedEntry | undefined;
};

/** The links as they are shown: references resolved, dropdowns filled; a link without entries has no dropdown. */
export function useTops({ links, loaded, block }: NavbarProps): Top[] {
  const { href } = usePorts();
  const { pathname } = useLocation();
  return links.map((link) => {
    const fixed = link.items.map((item) => ({ label: item.label, href: href(item.href) }));
    const entries = link.dropdown ? (fixed.length > 0 ? fixed : (loaded.menus[link.id] ?? [])) : [];
    const to = href(link.href);
    return {
      id: link.id,
      panel: `${block.id}-${link.id}`,
      label: link.label,
      href: to,
      current: isCurrent(to, pathname),
      entries,
      picture: loaded.pictures?.[link.id],
      featured: entries.length > 0 ? loaded.featured?.[link.id] : undefined,
    };
  });
}

/** The company's name, as it stands in for a logo. */
const nameLook = 'font-display text-2xl leading-none font-medium tracking-display whitespace-nowrap';

/** The logo; a file that does not come shows its words. null where there is none. */
function LogoImage({ logo, name, className }: { logo: LogoData; name: string; className: string }) {
  const look = classes('h-full w-auto max-w-full', nameLook, className);
  if (!logo.image) return logo.url ? <img src={logo.url} alt={name} className={look} /> : null;
  const { width, height } = logo.image;
  const shown = Math.ceil((width / height) * logo.style.height);
  return <Picture picture={{ ...logo.image, alt: name }} sizes={`${shown}px`} priority className={look} />;
}

/**
 * The logo, or the house's name set in type. 64 px high unless the document says otherwise
 * (docs/product.md#navigation).
 */
export function Logo({ loaded, data, stacked = false }: NavbarProps & { stacked?: boolean }) {
  const { logo, showLabel } = data;
  const name = logo.alt || loaded.name;
  return (
    <Link
      to="/"
      aria-label={m.nav_home({ name })}
      style={{ '--logo': `${logo.style.height / 16}rem` } as CSSProperties}
      className={classes(
        'flex h-12 shrink-0 items-center',
        stacked ? 'flex-col justify-center gap-1 desk:h-auto desk:min-h-(--logo)' : 'gap-4 desk:h-(--logo)',
      )}
    >
      {logo.image || logo.url ? (
        <LogoImage {...{ logo, name }} className={stacked ? 'desk:h-(--logo)' : ''} />
      ) : (
        <span className={classes(nameLook, stacked ? 'desk:text-4xl' : 'broad:text-3xl')}>{loaded.name}</span>
      )}
      {showLabel && loaded.tagline ? (
        <span
          className={classes(
            'text-sm leading-snug text-stone',
            stacked
              ? 'hidden desk:block'
              : 'hidden max-w-[24ch] border-l border-line-strong pl-4 broad:block',
          )}
        >
          {loaded.tagline}
        </span>
      ) : null}
    </Link>
  );
}

const gaps = { none: '0rem', small: '0.5rem', medium: '1rem', large: '1.5rem' } as const;
export const justify = { start: 'justify-start', center: 'justify-center', end: 'justify-end' } as const;

/** The bar's ground: background, border, padding and width are the document's. */
export function Bar({ type, data, children }: NavbarProps & { children: ReactNode }) {
  const { style, navigation } = data;
  return (
    <div
      data-layout={type}
      data-bar=""
      className="relative z-30 border-b border-line bg-paper"
      style={
        {
          backgroundColor: colorOf(style.backgroundColor),
          borderColor: colorOf(style.borderColor),
          '--bar-gap': gaps[style.padding],
          '--nav-size': `${navigation.fontSize / 16}rem`,
        } as CSSProperties
      }
    >
      <div
        className={classes(
          'relative mx-auto w-full px-gutter py-[min(var(--bar-gap),0.125rem)] desk:py-(--bar-gap)',
          style.width === 'page' && 'page-width',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** A wide screen's row of links. */
export function TopRow({
  tops,
  className,
  top: render,
}: {
  tops: Top[];
  className: string;
  top: (top: Top) => ReactNode;
}) {
  return (
    <ul className={classes('top-row', className)}>
      {tops.map((top) => (
        <li key={top.id} data-item={top.id} className="group/item">
          {render(top)}
        </li>
      ))}
      {/* Until the parser is here the row is not painted: a centred row would move with each link that arrives. */}
      <li hidden data-end="" />
    </ul>
  );
}

/** A link that has a panel: the label goes to its page, the button beside it opens (panel-driver.ts). */
export function Toggle({ top, className }: { top: Top; className: string }) {
  return (
    <button
      type="button"
      aria-expanded="false"
      aria-controls={top.panel}
      aria-label={m.nav_open({ label: top.label })}
      className={classes('nav-toggle', className)}
    />
  );
}

export function Panel(props: { top: Top; className: string; children: ReactNode }) {
  return (
    <div id={props.top.panel} data-panel="" className={classes('nav-panel', props.className)}>
      {props.children}
    </div>
  );
}

/** A picture in a menu: small files only, and fetched when its panel is opened. */
export function MenuPicture({ src, className }: { src: string; className: string }) {
  return (
    <img
      src={`${src}/320.webp`}
      srcSet={`${src}/320.webp 1x, ${src}/640.webp 2x`}
      alt=""
      width={320}
      height={400}
      loading="lazy"
      decoding="async"
      className={classes('bg-sand object-cover', className)}
    />
  );
}

/** What the dealer puts forward: its picture and its name. */
export function Featured({ item, className }: { item: FeaturedEntry; className?: string }) {
  return (
    <Link to={item.href} prefetch="intent" className={classes('nav-featured', className)}>
      <img src={item.image} alt="" width={640} height={480} loading="lazy" decoding="async" />
      <span>{m.nav_featured()}</span>
      <b>{item.label}</b>
    </Link>
  );
}

/** A narrow screen's menu: <details>, so that it opens without a script. Leaving it, Escape and a navigation close it. */
export function PhoneMenu({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details data-menu="" className="group/menu">
      {summary}
      {children}
    </details>
  );
}
