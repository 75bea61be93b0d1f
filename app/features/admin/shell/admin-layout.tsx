/** The employees' area: where everything is, who is signed in, the way out. */
import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Toasts } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { classes } from '#ui/classes.ts';

type Place = { to: string; label: () => string; roles?: readonly EmployeeRole[] };

/** In the order of a day's work; a place without roles is everybody's. */
const places: readonly Place[] = [
  { to: '/admin/pages', label: m.admin_nav_pages },
  { to: '/admin/orders', label: m.desk_title, roles: ['sales', 'admin'] },
  { to: '/admin/proposals', label: m.account_proposals, roles: ['sales', 'admin'] },
  { to: '/admin/receivables', label: m.receivables_title, roles: ['sales', 'admin'] },
  { to: '/admin/companies', label: m.admin_nav_companies, roles: ['sales', 'admin'] },
  { to: '/admin/customers', label: m.customers_title, roles: ['sales', 'admin'] },
  { to: '/admin/reports', label: m.reports_title, roles: ['sales', 'publisher', 'admin'] },
  { to: '/admin/reviews', label: m.desk_reviews, roles: ['sales', 'publisher', 'admin'] },
  { to: '/admin/questions', label: m.desk_questions, roles: ['sales', 'publisher', 'admin'] },
  { to: '/admin/newsletter', label: m.desk_newsletter, roles: ['publisher', 'admin'] },
  { to: '/admin/catalog', label: m.admin_nav_catalog },
  { to: '/admin/media', label: m.admin_nav_media },
  { to: '/admin/catalog/import', label: m.admin_nav_import, roles: ['publisher', 'admin'] },
  { to: '/admin/pricing', label: m.admin_nav_pricing, roles: ['sales', 'publisher', 'admin'] },
  { to: '/admin/schedules', label: m.admin_nav_schedules },
  { to: '/admin/activity', label: m.admin_nav_activity, roles: ['editor', 'publisher', 'admin'] },
  { to: '/admin/employees', label: m.admin_nav_employees, roles: ['admin'] },
  { to: '/admin/settings', label: m.admin_nav_settings, roles: ['sales', 'publisher', 'admin'] },
];

/** Remix's own NavLink would come with every page of the shop: its library is one file. */
function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  const here = `${useLocation().pathname}/`.startsWith(`${to}/`);
  return (
    <Link
      to={to}
      aria-current={here ? 'page' : undefined}
      className={classes(
        'inline-flex min-h-11 items-center whitespace-nowrap border-b-2 px-1 text-sm',
        here ? 'border-accent text-ink' : 'border-transparent text-stone hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}

export function AdminLayout({
  name,
  role,
  shop,
  children,
}: {
  name: string;
  /** What the shop is called. */
  shop: string;
  role: EmployeeRole;
  children: ReactNode;
}) {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="flex flex-wrap items-center gap-x-8 px-4 wide:px-8">
          <a href="/" className="inline-flex min-h-11 items-center font-display text-xl">
            {shop}
          </a>
          <nav
            aria-label={m.admin_nav()}
            className="order-last -mx-4 flex basis-full gap-6 overflow-x-auto px-4 broad:order-none broad:mx-0 broad:basis-auto broad:px-0"
          >
            {places
              .filter(({ roles }) => !roles || roles.includes(role))
              .map(({ to, label }) => (
                <PlaceLink key={to} to={to}>
                  {label()}
                </PlaceLink>
              ))}
          </nav>
          <div className="ml-auto flex items-center gap-4 text-sm">
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
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Toasts />
    </>
  );
}
