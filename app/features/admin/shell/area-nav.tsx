/** The places of one area of the desk, under the employees' own navigation. */
import { Link } from '@remix-run/react';
import { classes } from '#ui/classes.ts';
import { Container } from '#ui/section.tsx';

type Place = {
  to: string;
  label: string;
  /** The page is this place's or one of those below it. */
  isHere: boolean;
  /** The page is the place itself; as `isHere` when missing. */
  isPage?: boolean;
};

export function AreaNav({ title, places }: { title: string; places: readonly Place[] }) {
  return (
    <Container className="pt-4">
      <nav aria-label={title} className="-mx-1 flex gap-1 overflow-x-auto px-1 py-1 wide:flex-wrap">
        {places.map(({ to, label, isHere, isPage = isHere }) => (
          <Link
            key={to}
            to={to}
            aria-current={isPage ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-10 items-center rounded-full px-3.5 text-sm whitespace-nowrap',
              isHere ? 'bg-ink text-paper' : 'text-stone hover:bg-sand hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
    </Container>
  );
}
