/** What the account's screens stand in: who this is, where else to go, and the way out. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import * as m from '#messages';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { UnreadBadge } from '#ui/unread-badge.tsx';

export type AccountPerson = {
  name: string;
  email: string;
  /** Base address of the photo. */
  image: string | null;
  company: string | null;
  hasJobs: boolean;
  /** Its people ask for approval of orders, or answer. */
  hasApprovals: boolean;
  /** Requests that wait for this person's answer. */
  approvals: number;
  /** Somebody without a company, or of one that has proposals. */
  hasProposals: boolean;
  /** False for a role of the company that places no orders, and asks for no returns of them. */
  mayOrder: boolean;
  unread: number;
  /** Where the remote profile application's entry is; null where its screens are the shop's own (development). */
  remote: string | null;
};

const links = [
  ['orders', '/a/profile/orders', m.account_nav_orders],
  ['approvals', '/a/approvals', m.account_nav_approvals],
  ['proposals', '/a/proposals', m.account_proposals],
  ['billing', '/a/invoices', m.account_nav_billing],
  ['notifications', '/a/notifications', m.account_news],
  ['favorites', '/favorites', m.account_nav_favorites],
  ['addresses', '/a/profile/addresses', m.book_addresses],
  ['jobs', '/a/jobs', m.account_jobs],
  ['profile', '/a/profile', m.account_nav_profile],
  ['settings', '/a/settings', m.account_settings_title],
  ['company', '/a/profile#company', m.account_nav_company],
] as const;

export type AccountLink = (typeof links)[number][0];

type Props = {
  person: AccountPerson;
  current: AccountLink | null;
  title: string;
  children: ReactNode;
};

const entry =
  'flex min-h-11 items-center whitespace-nowrap px-1 font-medium underline-offset-[0.4em] transition-colors hover:text-accent desk:px-3';

export function AccountLayout({ person, current, title, children }: Props) {
  const shown = links.filter(
    ([id]) =>
      (id !== 'company' || person.company !== null) &&
      (id !== 'jobs' || person.hasJobs) &&
      (id !== 'approvals' || person.hasApprovals) &&
      (id !== 'proposals' || person.hasProposals),
  );
  return (
    <Container className="py-10 wide:py-14">
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 desk:grid-cols-[14rem_minmax(0,1fr)]">
        <div data-no-print>
          <div className="flex items-center gap-3">
            <Avatar image={person.image} name={person.name} className="size-12" />
            <div className="min-w-0">
              <p className="font-display text-xl font-medium">{person.name}</p>
              <p className="text-sm [overflow-wrap:anywhere] text-stone">{person.company ?? person.email}</p>
            </div>
          </div>
          <nav aria-label={m.account_nav()} className="mt-4 border-y border-line py-1 desk:mt-6 desk:py-3">
            <ul className="flex flex-wrap gap-x-5 desk:block">
              {shown.map(([id, href, label]) => (
                <li key={id}>
                  <Link
                    to={href}
                    reloadDocument
                    aria-current={id === current ? 'page' : undefined}
                    className={classes(
                      entry,
                      id === current &&
                        'text-accent underline decoration-2 desk:border-l-2 desk:border-accent desk:no-underline',
                    )}
                  >
                    {label()}
                    {id === 'approvals' ? (
                      <UnreadBadge
                        count={person.approvals}
                        label={m.approvals_waiting({ count: person.approvals })}
                        className="ml-2"
                      />
                    ) : null}
                    {id === 'notifications' ? <UnreadBadge count={person.unread} className="ml-2" /> : null}
                  </Link>
                </li>
              ))}
              <li>
                <LogoutForm />
              </li>
            </ul>
          </nav>
        </div>
        <div className="min-w-0">
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
      </div>
    </Container>
  );
}

/**
 * Ends the session; what is still being edited in the cart is saved first (docs/product.md#saving-the-cart, #logout).
 */
function LogoutForm() {
  const cart = useCartClient();
  return (
    <form
      method="post"
      action="/logout"
      onSubmit={(event) => {
        const form = event.currentTarget;
        event.preventDefault();
        void cart.flush().finally(() => form.submit());
      }}
    >
      <button type="submit" className={classes(entry, 'text-stone')}>
        {m.account_logout()}
      </button>
    </form>
  );
}
