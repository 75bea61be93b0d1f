import * as m from '#messages';
import { Link } from '#ui/link.tsx';
import { classes } from './classes.ts';
import { ChevronLeft, ChevronRight } from './icons.tsx';

/** The pages to show: the ends, the current one and its neighbours; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [0, n];
  });
}

const cell = 'flex h-11 min-w-11 items-center justify-center rounded-sm px-2 tabular-nums transition-colors';

/** Pages of a list as links, so that they work without a script and can be shared. */
export function Pagination({
  page,
  pages,
  hrefOf,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={m.ui_pages()} className="flex justify-center">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 ? (
          <li>
            <Link
              to={hrefOf(page - 1)}
              rel="prev"
              aria-label={m.ui_page_previous()}
              className={classes(cell, 'hover:bg-sand')}
            >
              <ChevronLeft />
            </Link>
          </li>
        ) : null}
        {pageNumbers(page, pages).map((number, index, all) =>
          number === 0 ? (
            <li
              key={`gap-after-${all[index - 1]}`}
              aria-hidden="true"
              className={classes(cell, 'text-stone')}
            >
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefOf(number)}
                aria-label={m.ui_page_number({ number })}
                aria-current={number === page ? 'page' : undefined}
                className={classes(cell, number === page ? 'bg-ink text-paper' : 'hover:bg-sand')}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <Link
              to={hrefOf(page + 1)}
              rel="next"
              aria-label={m.ui_page_next()}
              className={classes(cell, 'hover:bg-sand')}
            >
              <ChevronRight />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
