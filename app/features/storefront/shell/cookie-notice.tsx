/**
 * Shown until dismissed (docs/product.md#footer-and-cookie-notice), then the disclaimer flag is kept. Pages are made
 * for everybody, so the browser decides; without a script the notice stands in <noscript>, and a stylesheet of the
 * visitor's own hides it again.
 */
import { Link } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { disclaimerCookie, hasCookie, yearCookie } from '#app/shared/session-keys.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';

/** Its place in the stylesheet that /disclaimer answers. */
export const noticeId = 'cookie-notice';

function Bar({ onDismiss }: { onDismiss?: () => void }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    const root = document.documentElement.style;
    if (!bar) return;
    // Popups stand above it, and what has the focus is scrolled out from behind it (WCAG 2.4.11).
    const observer = new ResizeObserver(() => {
      root.setProperty('--notice-height', `${bar.offsetHeight}px`);
      root.scrollPaddingBottom = `${bar.offsetHeight}px`;
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.removeProperty('--notice-height');
      root.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <section
      ref={ref}
      id={noticeId}
      aria-label={m.notice_label()}
      data-no-print
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface shadow-panel"
    >
      <form
        method="post"
        action="/disclaimer"
        onSubmit={(event) => {
          if (!onDismiss) return;
          event.preventDefault();
          onDismiss();
        }}
        className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm"
      >
        <p className="max-w-3xl flex-1 basis-60">
          {m.notice_text()}{' '}
          <Link
            to="/privacy"
            reloadDocument
            className="inline-block py-1 font-semibold text-accent underline underline-offset-4"
          >
            {m.notice_privacy()}
          </Link>
        </p>
        <Button type="submit" variant="secondary">
          {m.notice_dismiss()}
        </Button>
      </form>
    </section>
  );
}

export function CookieNotice() {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(!hasCookie(disclaimerCookie, '1')), []);
  const dismiss = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = yearCookie(disclaimerCookie, '1');
    setShown(false);
    // The button that had the focus is gone: on with the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <noscript>
        <link rel="stylesheet" href="/disclaimer" />
        <Bar />
      </noscript>
      {shown ? <Bar onDismiss={dismiss} /> : null}
    </>
  );
}
