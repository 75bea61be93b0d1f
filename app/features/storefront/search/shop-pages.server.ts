/** The pages of the shop that a search names: screens that are always there, and what the dealer published. */
import type { AppLoadContext } from '@remix-run/node';
import * as m from '#messages';
import type { FoundText } from '#schemas/domain/content/found-text.ts';
import {
  mostNamedPages,
  type NameablePage,
  type NamedPage,
  namingWords,
  pagesNamed,
} from '#schemas/domain/content/named-pages.ts';

/** Screens by their address, with what people type for them. */
const screens = (): NameablePage[] => [
  { href: '/contact', title: m.contact_title(), names: m.search_names_contact().split(', ') },
  { href: '/blog', title: m.blog_title(), names: m.search_names_blog().split(', ') },
  { href: '/portfolio', title: m.portfolio_title(), names: m.search_names_portfolio().split(', ') },
  { href: '/locations', title: m.locations_title(), names: m.search_names_locations().split(', ') },
  { href: '/team', title: m.team_title(), names: m.search_names_team().split(', ') },
  { href: '/order-lookup', title: m.follow_title(), names: m.search_names_order_lookup().split(', ') },
  { href: '/a/profile/orders', title: m.account_orders_title(), names: m.search_names_orders().split(', ') },
  { href: '/stock-alerts', title: m.search_page_stock_alerts(), names: m.search_names_alerts().split(', ') },
  { href: '/quick-order', title: m.quick_title(), names: m.search_names_quick_order().split(', ') },
  { href: '/trade-register', title: m.trade_title(), names: m.search_names_trade().split(', ') },
  { href: '/login', title: m.account_login_title(), names: m.search_names_login().split(', ') },
  { href: '/register', title: m.account_register_title(), names: m.search_names_register().split(', ') },
  { href: '/favorites', title: m.favorites_title(), names: m.search_names_favorites().split(', ') },
  { href: '/cart', title: m.cart_title(), names: m.search_names_cart().split(', ') },
];

/** Pages, posts, projects and answers whose text holds the words of a search. */
export async function foundTexts(
  { api, log }: Pick<AppLoadContext, 'api' | 'log'>,
  q: string,
): Promise<FoundText[]> {
  if (q === '') return [];
  const answer = await api.searchContent({ query: { q } });
  if (answer.ok) return answer.data;
  log.error({ problem: answer.problem }, 'Texts could not be searched.');
  return [];
}

/** `partial`: the last word is still being typed. Screens stand before what the dealer published. */
export async function namedPages(
  { api, log }: Pick<AppLoadContext, 'api' | 'log'>,
  q: string,
  partial: boolean,
): Promise<NamedPage[]> {
  if (namingWords(q).length === 0) return [];
  const answer = await api.searchPages({ query: { q, partial: partial ? 'true' : 'false' } });
  // Products are found all the same.
  if (!answer.ok) log.error({ problem: answer.problem }, 'Pages could not be searched.');
  const published = answer.ok ? answer.data : [];
  const own = pagesNamed(q, screens(), partial);
  // A section is named only where no page is.
  const whole = published.filter(({ section }) => section === null);
  // A page whose very name was asked for stands before a screen that is also called so: "help" before the contact form.
  const address = `/page/${namingWords(q).join('-')}`;
  const isExact = ({ href }: NamedPage) => href === address;
  const pages = [...whole.filter(isExact), ...own, ...whole.filter((page) => !isExact(page))].slice(
    0,
    mostNamedPages,
  );
  return pages.length > 0 ? pages : published;
}
