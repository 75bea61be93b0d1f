import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ListingSource } from './listing.ts';

/** A department's subcategories, or a subcategory's neighbours: pictures in a row that scrolls. */
export function Tiles({ tiles }: { tiles: ListingSource['tiles'] }) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={m.shop_subcategories()} className="mt-4">
      <ul className="snap-row -mx-gutter scroll-px-gutter gap-3 px-gutter pb-2 wide:gap-4">
        {tiles.map(({ label, href, current, picture }) => (
          <li key={href} className="w-22 shrink-0 snap-start wide:w-24">
            <Link
              to={href}
              prefetch="intent"
              aria-current={current ? 'page' : undefined}
              className="group block rounded-sm text-center"
            >
              <span
                className={classes(
                  'block aspect-square overflow-hidden rounded-sm bg-sand',
                  current && 'ring-2 ring-ink ring-inset',
                )}
              >
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="96px"
                  className={classes(
                    'size-full object-cover transition-transform duration-(--duration-calm) ease-out group-hover:scale-[1.03]',
                    current && 'p-0.5',
                  )}
                />
              </span>
              <span
                className={classes(
                  'mt-2 block text-sm leading-snug hyphens-auto underline-offset-4 group-hover:underline',
                  current && 'font-semibold',
                )}
              >
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
