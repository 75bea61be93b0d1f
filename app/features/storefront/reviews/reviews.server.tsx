/** What a product's page shows of its reviews, and what search engines read of them. */
import type { AppLoadContext } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ReviewPage, type ReviewSort, reviewSorts } from '#schemas/domain/catalog/review.ts';
import { ReviewList } from './review-list.server.tsx';
import { reviewParameters } from './review-parameters.ts';

const [pageName, sortName] = reviewParameters;

const isSort = (sort: string | null): sort is ReviewSort => reviewSorts.includes(sort as ReviewSort);
const pageIn = (value: string | null) =>
  Math.min(Math.max(Number.parseInt(value ?? '1', 10) || 1, 1), 10_000);

/** The page's address with other reviews, and everything else that it carries. */
function hrefFor(url: URL, page: number, sort: ReviewSort): string {
  const params = new URLSearchParams(url.search);
  params.delete(pageName);
  params.delete(sortName);
  if (page > 1) params.set(pageName, `${page}`);
  if (sort !== 'newest') params.set(sortName, sort);
  return `${url.pathname}${params.size > 0 ? `?${params}` : ''}#reviews`;
}

/** schema.org's rating and some of the reviews; nothing for a product without any. */
function structuredReviews({ rating, items }: ReviewPage) {
  if (rating.count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: items.map(({ rating: stars, headline, text, author, published_at }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      name: headline,
      reviewBody: text,
      author: { '@type': 'Person', name: author },
      datePublished: published_at.slice(0, 10),
    })),
  };
}

/** Nothing, and a line in the log, when they cannot be read: the product can be bought without them. */
export async function loadReviews({ api, log }: AppLoadContext, request: Request, slug: string) {
  const url = new URL(request.url);
  const wanted = url.searchParams.get(sortName);
  const sort = isSort(wanted) ? wanted : 'newest';
  const page = pageIn(url.searchParams.get(pageName));
  const answer = await api.listReviews({ params: { slug }, query: { sort, page } });
  if (!answer.ok) {
    log.warn({ code: answer.problem.code, slug }, 'Reviews could not be listed');
    return { html: '', structured: {} };
  }
  const html = renderToStaticMarkup(
    <ReviewList
      slug={slug}
      reviews={answer.data}
      sort={sort}
      hrefOf={(number, by) => hrefFor(url, number, by)}
    />,
  );
  return { html, structured: structuredReviews(answer.data) };
}
