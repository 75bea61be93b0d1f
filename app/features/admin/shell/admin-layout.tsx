/** The employees' area: where everything is, who is signed in, the way out. */

import { Link, useLocation } from '@remix-run/react';
import { type ReactNode, useRef } from 'react';
import { LanguageLink } from '#app/shared/language-link.tsx';
import { Toasts } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { type Permission, roleMay } from '#schemas/domain/people/permissions.ts';
import { classes } from '#ui/classes.ts';
import { UnreadBadge } from '#ui/unread-badge.tsx';
import { useWaiting } from './use-waiting.ts';

type Place = { to: string; label: () => string; may?: Permission };

type Group = { label: () => string; places: readonly Place[] };

const start = '/admin';
const messages = '/admin/messages';
const conversation = /^\/admin\/messages\/[0-9a-f-]{36}\/?$/;

/** In the order of a day's work; a place that asks for nothing is everybody's. */
const groups: readonly Group[] = [
  { label: m.today_title, places: [{ to: start, label: m.today_title }] },
  {
    label: m.desk_title,
    places: [
      { to: '/admin/orders', label: m.admin_nav_all_orders, may: 'readOrders' },
      { to: '/admin/proposals', label: m.account_proposals, may: 'handleCustomers' },
      { to: '/admin/receivables', label: m.receivables_title, may: 'handleReceivables' },
    ],
  },
  {
    label: m.inbox_title,
    places: [{ to: messages, label: m.inbox_title, may: 'answerChats' }],
  },
  {
    label: m.customers_title,
    places: [
      { to: '/admin/customers', label: m.admin_nav_people, may: 'handleCustomers' },
      { to: '/admin/companies', label: m.admin_nav_companies, may: 'decideCompanies' },
      { to: '/admin/reviews', label: m.desk_reviews, may: 'moderate' },
      { to: '/admin/questions', label: m.desk_questions, may: 'moderate' },
      { to: '/admin/newsletter', label: m.desk_newsletter, may: 'manageSubscribers' },
    ],
  },
  {
    label: m.admin_nav_catalog,
    places: [
      { to: '/admin/catalog', label: m.admin_nav_products },
      { to: '/admin/search', label: m.searches_title },
      { to: '/admin/inventory', label: m.inventory_title, may: 'keepInventory' },
      { to: '/admin/catalog/import', label: m.admin_nav_import, may: 'importCatalog' },
    ],
  },
  {
    label: m.admin_nav_pricing,
    places: [{ to: '/admin/pricing', label: m.admin_nav_pricing, may: 'readPricing' }],
  },
  {
    label: m.admin_nav_content,
    places: [
      { to: '/admin/pages', label: m.admin_nav_pages },
      { to: '/admin/content', label: m.admin_nav_written },
      { to: '/admin/media', label: m.admin_nav_media },
      { to: '/admin/schedules', label: m.admin_nav_schedules },
      { to: '/admin/releases', label: m.release_title },
      { to: '/admin/experiments', label: m.experiment_title },
      { to: '/admin/search-engines', label: m.findings_title },
      { to: '/admin/translations', label: m.translations_title },
    ],
  },
  {
    label: m.reports_title,
    places: [{ to: '/admin/reports', label: m.reports_title, may: 'readReports' }],
  },
  {
    label: m.admin_nav_settings,
    places: [
      { to: '/admin/settings', label: m.admin_nav_shop, may: 'readPricing' },
      { to: '/admin/warehouses', label: m.warehouses_title },
      { to: '/admin/employees', label: m.admin_nav_employees, may: 'manageEmployees' },
      { to: '/admin/settings/notifications', label: m.notices_title, may: 'manageNotices' },
      { to: '/admin/emails', label: m.emails_title, may: 'handleMail' },
      { to: '/admin/activity', label: m.admin_nav_activity, may: 'readAudit' },
    ],
  },
];

/** What somebody of the role may open, without groups of nothing. */
const groupsOf = (role: EmployeeRole): Group[] =>
  groups.flatMap(({ label, places }) => {
    const allowed = places.filter(({ may }) => !may || roleMay(role, may));
    return allowed.length > 0 ? [{ label, places: allowed }] : [];
  });

/** The start page is at its own address alone: all others are under it. */
const isAt = (pathname: string, to: string): boolean =>
  to === start ? pathname.replace(/\/$/, '') === start : `${pathname}/`.startsWith(`${to}/`);

/** The place that a page is of: the longest address that it is under. */
const placeOf = (pathname: string, places: readonly Place[]): string | undefined =>
  places
    .map(({ to }) => to)
    .filter((to) => isAt(pathname, to))
    .sort((x, y) => y.length - x.length)[0];

const look = (isHere: boolean) =>
  classes(
    'inline-flex min-h-11 items-center whitespace-nowrap border-b-2 px-1 text-sm',
    isHere ? 'border-accent text-ink' : 'border-transparent text-stone hover:text-ink',
  );

/** One group: its only place, or a disclosure that works without a script, one open at a time. */
function NavGroup({ label, places, waiting }: Group & { waiting: number }) {
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const [first] = places;
  const here = placeOf(pathname, places);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  if (places.length === 1 && first)
    return (
      <PlaceLink to={first.to}>
        {label()}
        {first.to === messages ? (
          <UnreadBadge count={waiting} label={m.inbox_waiting_count({ count: waiting })} className="ml-1.5" />
        ) : null}
      </PlaceLink>
    );
  return (
    // Another page is not covered by the list that led to it.
    <details
      key={pathname}
      ref={details}
      name="admin-nav"
      className="group wide:relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={classes(look(here !== undefined), 'cursor-pointer list-none gap-1')}>
        {label()}
        <span aria-hidden="true" className="text-xs transition-transform group-open:rotate-180">
          ▾
        </span>
      </summary>
      {/* On a phone below the whole navigation and as wide: it covers no other group. */}
      <ul className="absolute inset-x-0 top-full z-30 min-w-44 rounded-sm border border-line bg-surface py-2 shadow-card wide:top-auto wide:right-auto">
        {places.map(({ to, label: name }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === here ? 'page' : undefined}
              onClick={close}
              className={classes(
                'flex min-h-11 items-center whitespace-nowrap px-4 text-sm hover:bg-sand',
                to === here ? 'font-semibold text-accent' : 'text-ink',
              )}
            >
              {name()}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Remix's own NavLink would come with every page of the shop: its library is one file. */
function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  const here = isAt(useLocation().pathname, to);
  return (
    <Link to={to} aria-current={here ? 'page' : undefined} className={look(here)}>
      {children}
    </Link>
  );
}

export function AdminLayout({
  name,
  role,
  shop,
  waiting,
  children,
}: {
  name: string;
  /** What the shop is called. */
  shop: string;
  role: EmployeeRole;
  /** Conversations that wait for this employee's answer. */
  waiting: number;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const answers = roleMay(role, 'answerChats');
  const count = useWaiting(waiting, answers && !isAt(pathname, messages));
  return (
    <>
      <header
        className={classes(
          'border-b border-line bg-surface',
          // On a phone a conversation has the room, which its keys take half of; its arrow leads back here.
          conversation.test(pathname) && 'max-desk:hidden',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-8 px-4 wide:px-8">
          <a href="/" className="inline-flex min-h-11 items-center font-display text-xl">
            {shop}
          </a>
          <nav
            aria-label={m.admin_nav()}
            className="relative order-last flex basis-full flex-wrap gap-x-4 broad:order-none wide:static broad:basis-auto broad:gap-x-5"
          >
            {groupsOf(role).map(({ label, places }) => (
              <NavGroup key={places[0]?.to} label={label} places={places} waiting={count} />
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-4 text-sm">
            <LanguageLink className="inline-flex min-h-11 items-center hover:underline" />
            <PlaceLink to="/admin/account">{name}</PlaceLink>
            <form method="post" action="/logout">
              <button
                type="submit"
                className="min-h-11 text-stone underline underline-offset-4 hover:text-ink"
              >
                {m.account_logout()}
              </button>
            </form>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="relative grow outline-none">
        {children}
      </main>
      <Toasts />
    </>
  );
}
