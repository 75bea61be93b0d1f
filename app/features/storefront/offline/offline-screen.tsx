/** In place of a page that needs a connection: why, the cart, and the pages that can be read without one. */

import { useEffect, useState } from 'react';
import { wantedPage } from '#app/shared/offline/rules.ts';
import { seenAt } from '#app/shared/offline/saved-notice.tsx';
import { listSavedPages, onReturn, type SavedPage } from '#app/shared/offline/saved-page.ts';
import { returnTo } from '#app/shared/return-to.ts';
import { useShopName } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Container } from '#ui/section.tsx';

const isCheckout = (path: string) => /^\/checkout(?:\/|$)/.test(path);

/** The page that was asked for, once the browser says which; it is loaded when the network is there again. */
function useWanted(): string | null {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const page = wantedPage(location.hash);
    const path = page === null ? null : returnTo(page, '/');
    setWanted(path);
    // A checkout begins with the cart, whose edits are sent first.
    return onReturn(() =>
      location.replace(inLanguage(path === null ? '/' : isCheckout(path) ? '/cart' : path)),
    );
  }, []);
  return wanted;
}

function useSavedPages(): SavedPage[] | null {
  const [pages, setPages] = useState<SavedPage[] | null>(null);
  useEffect(() => {
    listSavedPages().then(setPages, () => setPages([]));
  }, []);
  return pages;
}

export function OfflineScreen() {
  const wanted = useWanted();
  const pages = useSavedPages();
  const shop = ` · ${useShopName()}`;
  const needsCheckout = wanted !== null && isCheckout(wanted);
  return (
    <Container className="py-band">
      <p className="text-sm font-semibold tracking-label text-accent uppercase">{m.offline_kicker()}</p>
      <Heading level={1} className="mt-3">
        {needsCheckout ? m.offline_checkout_title() : m.offline_title()}
      </Heading>
      <p className="mt-4 max-w-text text-lg text-stone">
        {needsCheckout
          ? m.offline_checkout_text()
          : wanted === null
            ? m.offline_text()
            : m.offline_page_text()}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/cart" reloadDocument className={buttonClasses()}>
          {m.offline_cart()}
        </Link>
        {wanted === null ? null : (
          <Button variant="outline" onClick={() => location.assign(inLanguage(wanted))}>
            {m.connection_retry()}
          </Button>
        )}
      </div>
      {pages === null ? null : (
        <section aria-labelledby="offline-pages" className="mt-12">
          <Heading level={2} size="small" id="offline-pages">
            {m.offline_list()}
          </Heading>
          {pages.length === 0 ? (
            <p className="mt-3 text-stone">{m.offline_list_empty()}</p>
          ) : (
            <ul className="mt-4 max-w-2xl border-t border-line">
              {pages.map(({ href, title, savedAt }) => (
                <li key={href} className="border-b border-line">
                  <Link
                    to={href}
                    reloadDocument
                    className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 py-3 hover:text-accent"
                  >
                    <span className="min-w-0 font-medium underline underline-offset-4">
                      {title.endsWith(shop) ? title.slice(0, -shop.length) : title}
                    </span>
                    <span className="text-sm text-stone">{m.offline_seen({ time: seenAt(savedAt) })}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </Container>
  );
}
