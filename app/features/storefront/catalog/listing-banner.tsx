/** What stands above a list: its name and its picture. The loader makes it to HTML for lists (docs/decisions/0032-served-html.md). */
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
      <div className="flex flex-col justify-center px-5 py-5 wide:px-8 wide:py-4">{words}</div>
      <div className={classes(room ? '-order-1 h-28 wide:order-none wide:h-36' : 'hidden h-36 wide:block')}>
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
