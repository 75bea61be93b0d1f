import * as m from '#messages';
import { Link } from '#ui/link.tsx';

/** Where the page stands; the last one is the page itself and leads nowhere. */
export function Breadcrumbs({ items }: { items: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label={m.ui_breadcrumbs()} className="text-sm text-stone">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {items.map((item, index) => (
          <li key={`${item.href}-${item.label}`} className="flex min-w-0 items-center gap-x-2">
            {index > 0 ? (
              <span aria-hidden="true" className="text-line-strong">
                /
              </span>
            ) : null}
            {item.href && index < items.length - 1 ? (
              <Link
                to={item.href}
                prefetch="intent"
                className="py-1 underline-offset-4 hover:text-ink hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 py-1 text-ink [overflow-wrap:anywhere]">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
