/** What stands above a list: its name, its picture, and the shelves beside it. */
import { Link } from '@remix-run/react';
import * as m from '#messages';
import type { Picture as PictureData } from '#schemas/domain/catalog/catalog.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ListingSource } from './listing.ts';

/** A quiet banner: words on the left, the room or the piece on the right; only words where there is no picture. */
export function Banner(props: {
  title: string;
  description: string;
  picture: PictureData | null;
  logo?: ListingSource['logo'];
}) {
  const { title, description, picture, logo } = props;
  const words = (
    <>
      <Heading level={1}>{title}</Heading>
      {description ? <p className="mt-3 max-w-text text-lg text-stone">{description}</p> : null}
    </>
  );
  if (logo)
    return (
      <div className="mt-6 flex flex-wrap items-center gap-x-14 gap-y-6">
        {/* The heading says the name already. */}
        <img
          {...logo}
          alt=""
          className="h-auto max-h-20 w-auto max-w-full border-line wide:border-r wide:pr-14"
        />
        <div>{words}</div>
      </div>
    );
  if (!picture) return <div className="mt-6">{words}</div>;
  const room = picture.width > picture.height;
  return (
    <div className="mt-4 grid overflow-hidden rounded-sm bg-sand wide:grid-cols-2">
      <div className="flex flex-col justify-center px-5 py-7 wide:px-10 wide:py-6">{words}</div>
      <div
        className={classes(
          room ? '-order-1 h-40 wide:order-none wide:h-60 broad:h-68' : 'hidden h-44 wide:block',
        )}
      >
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 600px) 46vw, 92vw"
          priority
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}

/** A department's subcategories, or a subcategory's neighbours: pictures in a row that scrolls. */
export function Tiles({ tiles }: { tiles: ListingSource['tiles'] }) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={m.shop_subcategories()} className="mt-6">
      <ul className="snap-row -mx-gutter scroll-px-gutter gap-3 px-gutter pb-2 wide:gap-4">
        {tiles.map(({ label, href, current, picture }) => (
          <li key={href} className="w-24 shrink-0 snap-start wide:w-28">
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
                  sizes="112px"
                  className={classes(
                    'size-full object-cover transition-transform duration-(--duration-calm) ease-out group-hover:scale-[1.03]',
                    current && 'p-0.5',
                  )}
                />
              </span>
              <span
                className={classes(
                  'mt-2 block text-sm leading-snug underline-offset-4 group-hover:underline',
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
