/**
 * Shown until dismissed (docs/product.md#footer-and-cookie-notice), then the disclaimer flag is kept. It stands in the
 * page, above everything, so that it covers nothing. Pages are made for everybody: a line of script right behind it
 * hides it before it is painted; without a script a stylesheet of the visitor's own does.
 */

import { useState } from 'react';
import { disclaimerCookie, hasCookie, yearCookie } from '#app/shared/session-keys.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

/** Its place in the stylesheet that /disclaimer answers. */
export const noticeId = 'cookie-notice';

const hideEarly = `document.getElementById("${noticeId}").hidden=/(^|; )${disclaimerCookie}=1/.test(document.cookie)`;

export function CookieNotice() {
  const [isShown, setShown] = useState(
    () => typeof document === 'undefined' || !hasCookie(disclaimerCookie, '1'),
  );
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
      </noscript>
      <section
        id={noticeId}
        hidden={!isShown}
        // Whether it is hidden is the browser's to say.
        suppressHydrationWarning
        aria-label={m.notice_label()}
        data-no-print
        className="border-b border-line bg-sand text-sm"
      >
        <form
          method="post"
          action="/disclaimer"
          onSubmit={(event) => {
            event.preventDefault();
            dismiss();
          }}
          className="page-width flex items-center justify-between gap-x-4 py-1"
        >
          <p className="max-wide:text-xs">
            {m.notice_text()}{' '}
            <Link
              to="/privacy"
              reloadDocument
              className="inline-block py-1 font-semibold text-accent underline underline-offset-4"
            >
              {m.notice_privacy()}
            </Link>
          </p>
          <Button type="submit" variant="secondary" className="max-wide:px-4 max-wide:text-sm">
            {m.notice_dismiss()}
          </Button>
        </form>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; the policy allows it by its hash. */}
      <script dangerouslySetInnerHTML={{ __html: hideEarly }} />
    </>
  );
}
