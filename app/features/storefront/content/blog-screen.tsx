import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { PostCard } from './cards.tsx';
import { listHref } from './list-href.ts';
import { FilterChips, ListHead } from './list-parts.tsx';
import type { Blog } from './lists.server.ts';

const path = '/blog';
const filterOf = (topic: string | null, author: Blog['author'] = null): Record<string, string> => ({
  ...(topic ? { topic } : {}),
  ...(author ? { author: author._id } : {}),
});

/** Feed readers find them from any page of the blog. */
const feeds = () =>
  [
    { type: 'application/rss+xml', href: inLanguage('/blog/rss.xml') },
    { type: 'application/atom+xml', href: inLanguage('/blog/atom.xml') },
  ].map((feed) => ({ tagName: 'link', rel: 'alternate', ...feed }));

export function blogMeta(
  matches: Parameters<typeof shopMeta>[0],
  data: (Blog & { structured?: object | null }) | undefined,
) {
  if (!data) return shopMeta(matches, { title: m.error_not_found_title() });
  const topic = data.topics.find(({ slug }) => slug === data.topic);
  const title = data.author
    ? m.blog_by_author_title({ name: data.author.name })
    : topic
      ? m.blog_topic_title({ topic: topic.name })
      : m.blog_title();
  const meta = shopMeta(matches, {
    title: data.page > 1 ? m.shop_title_page({ title, page: data.page }) : title,
    description: m.blog_text(),
    canonical: data.total > 0 ? listHref(path, filterOf(data.topic, data.author), data.page) : undefined,
    data,
  });
  return [...meta, ...feeds()];
}

export function BlogScreen({ items, topics, topic, author, page, pages }: Blog) {
  const [lead, ...rest] = page === 1 ? items : [undefined, ...items];
  return (
    <Container className="pt-5 pb-band">
      <ListHead
        title={author ? m.blog_by_author_title({ name: author.name }) : m.blog_title()}
        text={m.blog_text()}
      />
      <FilterChips
        label={m.blog_topics()}
        all={m.blog_all()}
        facets={topics}
        chosen={topic}
        hrefOf={(slug) => listHref(path, filterOf(slug, author))}
      />
      {items.length > 0 ? (
        <>
          {lead ? (
            <div className="mt-10">
              <PostCard post={lead} level={2} lead priority />
            </div>
          ) : null}
          {rest.length > 0 ? (
            <ul className="mt-12 grid gap-x-8 gap-y-12 border-t border-line pt-12 wide:grid-cols-2 desk:grid-cols-3">
              {rest.map((post) =>
                post ? (
                  <li key={post._id}>
                    <PostCard post={post} level={2} />
                  </li>
                ) : null,
              )}
            </ul>
          ) : null}
          <div className="mt-14">
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(number) => listHref(path, filterOf(topic, author), number)}
            />
          </div>
          <p className="mt-8 text-sm">
            <a href="/blog/rss.xml" className="inline-flex min-h-6 items-center underline underline-offset-4">
              {m.blog_subscribe()}
            </a>
          </p>
        </>
      ) : (
        <div className="mt-10">
          <EmptyState
            title={m.blog_empty_title()}
            text={m.blog_empty_text()}
            action={topic || author ? <ButtonLink to={path}>{m.blog_show_all()}</ButtonLink> : null}
          />
        </div>
      )}
    </Container>
  );
}
