import * as m from '#messages';
import { pageNumbers } from '#ui/pagination.tsx';

/** Of a link in a list's own row of them: an order, a page. */
export const rowLink =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline';

type Props = { label: string; page: number; pages: number; hrefOf: (page: number) => string };

/** The pages of a list within a page, in HTML of our own components (docs/decisions/0032-served-html.md). */
export function ServedPages({ label, page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="-mx-2 flex flex-wrap tabular-nums">
        {pageNumbers(page, pages)
          .filter((number) => number > 0)
          .map((number) => (
            <li key={number}>
              <a
                href={hrefOf(number)}
                data-soft
                aria-label={m.ui_page_number({ number })}
                aria-current={number === page ? 'page' : undefined}
                className={rowLink}
              >
                {number}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
