/** What of a list is only read: its banner; without products, why, and where to go. Made to HTML by the loader (docs/decisions/0032-served-html.md). */
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type ListedPage, listingHref, nothingNarrowed, titleOf } from './listing.ts';
import { Banner } from './listing-banner.tsx';
import { facetsUsed } from './narrowing.ts';

type Empty = Omit<ListedPage, 'empty' | 'banner' | 'summary'>;

export const listingBanner = ({ description, picture, logo, ...listing }: Empty): string =>
  renderToStaticMarkup(
    <Banner title={titleOf(listing)} description={description} picture={picture} logo={logo} />,
  );

export function emptyListing(listing: Empty): string {
  if (listing.products.total > 0) return '';
  const isNarrowed = facetsUsed(listing.narrowed) > 0 && listing.facets;
  return renderToStaticMarkup(isNarrowed ? <NoneLeft listing={listing} /> : <Nothing listing={listing} />);
}

const Action = ({ href, label }: { href: string; label: string }) => (
  <a href={href} data-soft className={buttonClasses({ variant: 'outline' })}>
    {label}
  </a>
);

/** The facets left nothing over. */
function NoneLeft({ listing }: { listing: Empty }) {
  const all = listingHref({ ...listing, narrowed: nothingNarrowed }, 1);
  return (
    <EmptyState
      title={m.shop_facet_none_title()}
      text={m.shop_facet_none_text()}
      action={<Action href={all} label={m.shop_facet_clear()} />}
    />
  );
}

function Nothing({ listing: { search, departments } }: { listing: Empty }) {
  const text =
    search === undefined ? m.shop_empty_text() : search ? m.shop_no_results_text() : m.shop_search_text();
  return (
    <div className="mt-10">
      <EmptyState
        title={search === '' ? m.shop_search_prompt() : m.shop_empty_title()}
        text={text}
        action={departments.map((one) => <Action key={one.href} {...one} />)}
      />
    </div>
  );
}
