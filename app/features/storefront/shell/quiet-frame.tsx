/** What stands around the checkout: the way back, a person to call, and the terms. Nothing else leads away. */

import { LanguageLink } from '#app/shared/language-link.tsx';
import * as m from '#messages';
import { Link } from '#ui/link.tsx';
import { Container } from '#ui/section.tsx';
import type { Shell } from './shell.server.ts';
import type { ShopFrame } from './shop-layout.tsx';

function QuietHeader({ shell: { settings, warehouse } }: { shell: Shell }) {
  const { phone } = warehouse;
  return (
    <header className="border-b border-line bg-surface">
      <Container className="flex min-h-14 items-center gap-x-6 wide:min-h-18">
        <Link
          to="/"
          aria-label={m.nav_home({ name: settings.name })}
          className="mr-auto font-display text-xl leading-none font-medium tracking-display wide:text-2xl"
        >
          {settings.name}
        </Link>
        <LanguageLink className="inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline" />
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline"
        >
          <span className="mr-1.5 text-stone max-wide:sr-only">{m.shop_quiet_help()}</span>
          {phone}
        </a>
        <Link
          to="/cart"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          {m.shop_cart()}
        </Link>
      </Container>
    </header>
  );
}

function QuietFooter({ shell: { settings } }: { shell: Shell }) {
  const links = [
    ['/page/privacy-policy', m.shop_quiet_privacy()],
    ['/page/terms-of-service', m.shop_quiet_terms()],
    ['/page/return-policy', m.shop_quiet_returns()],
  ] as const;
  return (
    <footer className="border-t border-line text-sm text-stone">
      <Container className="flex flex-wrap items-center gap-x-6 py-3">
        <p className="mr-auto">{settings.name}</p>
        {links.map(([to, label]) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {label}
          </Link>
        ))}
      </Container>
    </footer>
  );
}

/** The `handle` of the checkout's routes: it comes with their files alone. */
export const quietFrame: ShopFrame = { Header: QuietHeader, Footer: QuietFooter };
