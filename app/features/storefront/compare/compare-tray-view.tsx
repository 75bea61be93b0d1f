import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { askApi } from '#app/shared/ask-api.ts';
import * as m from '#messages';
import type { ProductCard } from '#schemas/domain/catalog/catalog.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { comparedCookieOf, comparedIds, compareHref, mostCompared, readCompared } from './compared.ts';

function keep(ids: string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = comparedCookieOf(ids);
}

/** Cards by id; those that cannot be read are shown by their number alone. */
function useCards(ids: string[]): Map<string, ProductCard> {
  const [cards, setCards] = useState(new Map<string, ProductCard>());
  const missing = ids.filter((id) => !cards.has(id)).join(',');
  useEffect(() => {
    if (!missing) return;
    let current = true;
    askApi(`/api/v1/products?${new URLSearchParams({ ids: missing })}`)
      .then((response) => (response.ok ? response.json() : { items: [] }))
      .then(({ items }: { items: ProductCard[] }) => {
        if (current) setCards((known) => new Map([...known, ...items.map((one) => [one._id, one] as const)]));
      })
      .catch(() => undefined); // the tray does without pictures
    return () => {
      current = false;
    };
  }, [missing]);
  return cards;
}

const elsewhere =
  /^\/(?:compare|cart|checkout|order-lookup|pay|login|forgot-password|trade-register|register|contact|newsletter)(?:\/|$)/;

/** `added`: the product that was just asked for; `turn` counts how often one was. */
export function CompareTrayView({ added, turn }: { added: string; turn: number }) {
  const [ids, setIds] = useState(() => readCompared(document.cookie));
  const [said, setSaid] = useState('');
  const { pathname } = useLocation();
  const cards = useCards(ids);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that one was asked for.
  useEffect(() => {
    if (turn === 0) return;
    // Another tab may have changed it.
    const before = readCompared(document.cookie);
    const isFull = before.length >= mostCompared && !before.includes(added);
    const next = isFull ? before : comparedIds([...before, added]);
    keep(next);
    setIds(next);
    setSaid(
      isFull
        ? m.compare_full({ most: mostCompared })
        : m.compare_added({ now: next.length, most: mostCompared }),
    );
  }, [turn]);
  useEffect(() => {
    const reread = () => setIds(readCompared(document.cookie));
    addEventListener('focus', reread);
    return () => removeEventListener('focus', reread);
  }, []);
  const change = (next: string[], sentence: string) => {
    keep(next);
    setIds(next);
    setSaid(sentence);
  };
  // Nor where somebody pays or fills in a form: there it would cover what is read.
  if (elsewhere.test(pathname)) return null;
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {ids.length > 0 ? (
        <section
          aria-label={m.compare_tray()}
          data-no-print
          className="fixed bottom-20 left-3 z-20 flex max-w-[calc(100vw-1.5rem)] items-center gap-3 rounded-md border border-line bg-surface p-2 text-sm shadow-panel wide:bottom-4 wide:left-4"
        >
          <ul className="flex gap-1.5 max-wide:hidden">
            {ids.map((id) => {
              const card = cards.get(id);
              return (
                <li key={id} className="relative size-14 rounded-sm bg-sand">
                  {card ? (
                    <Link
                      to={card.href}
                      aria-label={card.name}
                      className="block size-full overflow-hidden rounded-sm"
                    >
                      <Picture
                        picture={{ ...card.picture, alt: '' }}
                        sizes="56px"
                        className="size-full object-cover"
                      />
                    </Link>
                  ) : null}
                  <button
                    type="button"
                    aria-label={m.compare_remove({ name: card?.name ?? id })}
                    onClick={() =>
                      change(
                        ids.filter((one) => one !== id),
                        m.compare_removed(),
                      )
                    }
                    className="absolute -top-1.5 -right-1.5 flex size-6 items-center justify-center rounded-full border border-line bg-surface"
                  >
                    <CloseIcon className="size-4" />
                  </button>
                </li>
              );
            })}
          </ul>
          <ButtonLink to={compareHref(ids)} size="small">
            {m.compare_go({ now: ids.length })}
          </ButtonLink>
          <button
            type="button"
            onClick={() => {
              change([], m.compare_cleared());
              document.getElementById('main')?.focus({ preventScroll: true });
            }}
            className="min-h-9 px-1 underline underline-offset-4"
          >
            {m.compare_clear()}
          </button>
          {said === m.compare_full({ most: mostCompared }) ? (
            <span aria-hidden="true" className="text-danger">
              {said}
            </span>
          ) : null}
        </section>
      ) : null}
    </>
  );
}
