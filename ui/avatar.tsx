import { classes } from './classes.ts';

/** A person's photo, else the first letters of their name. `image`: base address, as of a picture. Decoration: the name stands beside it. */
export function Avatar(props: { image: string | null; name: string; className?: string }) {
  const { image, name, className } = props;
  const box = classes('shrink-0 rounded-full', className);
  if (image)
    return (
      <img
        src={`${image}/160.webp`}
        srcSet={`${image}/160.webp 160w, ${image}/320.webp 320w`}
        sizes="96px"
        alt=""
        width={160}
        height={160}
        className={classes(box, 'bg-sand object-cover')}
      />
    );
  const letters = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0] ?? '');
  return (
    <span
      aria-hidden="true"
      className={classes(
        box,
        'inline-flex items-center justify-center bg-accent-soft font-semibold text-accent-deep uppercase',
      )}
    >
      {[letters[0], letters.length > 1 ? letters.at(-1) : ''].join('')}
    </span>
  );
}
