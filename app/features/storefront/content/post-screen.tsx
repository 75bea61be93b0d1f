import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import type { Post } from '#schemas/domain/content/content.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { classes } from '#ui/classes.ts';
import { Heading, SectionHeading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Container } from '#ui/section.tsx';
import { PersonLine, PostCard, PostFacts } from './cards.tsx';
import { ProductRow } from './product-row.tsx';
import { RichBody } from './rich-body.tsx';
import type { PostView } from './views.server.ts';

export function postMeta(
  matches: Parameters<typeof shopMeta>[0],
  data: (PostView & { structured?: object | null }) | undefined,
) {
  return shopMeta(matches, {
    title: data ? data.post.title : m.error_not_found_title(),
    description: data?.post.description || data?.post.excerpt,
    canonical: data && `/blog/${data.post.slug}`,
    image: data?.post.picture,
    type: 'article',
    data,
  });
}

const asCard = (post: Post) => ({
  ...post,
  author: post.author ? { _id: post.author._id, name: post.author.name } : null,
});

/** A tall picture stands beside the text, a wide one lies above it. */
export function PostScreen({ post }: PostView) {
  const wide = post.picture.width > post.picture.height;
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs
        items={[
          { label: m.shop_home(), href: '/' },
          { label: m.blog_title(), href: '/blog' },
          { label: post.title },
        ]}
      />
      <article className="mt-8 wide:mt-12">
        <header className="max-w-[52rem]">
          <Link
            to={`/blog?topic=${post.topic.slug}`}
            className="inline-block py-1 text-xs font-semibold tracking-label text-accent uppercase underline-offset-4 hover:underline"
          >
            {post.topic.name}
          </Link>
          <Heading level={1} size="hero" className="mt-2">
            {post.title}
          </Heading>
          <p className="mt-5 max-w-text text-xl text-stone">{post.excerpt}</p>
          <PostFacts post={asCard(post)} className="mt-5" />
        </header>
        <div
          className={classes(
            'mt-10 grid gap-x-16 gap-y-10 wide:mt-14',
            !wide && 'desk:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]',
          )}
        >
          {/* A draft may have none yet. */}
          {post.picture.src ? (
            <div
              className={classes(
                'overflow-hidden rounded-sm bg-sand',
                wide
                  ? 'aspect-4/3 wide:aspect-[21/9]'
                  : 'aspect-4/3 desk:col-start-2 desk:row-start-1 desk:sticky desk:top-28 desk:aspect-4/5 desk:max-h-[40rem] desk:w-full desk:self-start',
              )}
            >
              <Picture
                picture={post.picture}
                focal={wide ? { x: 0.7, y: 0.5 } : undefined}
                sizes={wide ? '92vw' : '(min-width: 960px) 36vw, 92vw'}
                priority
                className="size-full object-cover"
              />
            </div>
          ) : null}
          <div className={wide ? undefined : 'desk:col-start-1 desk:row-start-1'}>
            <RichBody body={post.body} />
            {post.author ? (
              <div className="mt-12 max-w-text border-t border-line pt-6">
                <p className="mb-4 text-sm text-stone">{m.blog_author()}</p>
                <PersonLine person={post.author} />
              </div>
            ) : null}
          </div>
        </div>
      </article>
      {post.products.length > 0 ? <ProductRow title={m.blog_products()} products={post.products} /> : null}
      {post.related.length > 0 ? (
        <section aria-labelledby="related-title" className="mt-band border-t border-line pt-12">
          <SectionHeading id="related-title" title={m.blog_related()} />
          <ul className="grid gap-x-8 gap-y-12 wide:grid-cols-2 desk:grid-cols-3">
            {post.related.map((other) => (
              <li key={other._id}>
                <PostCard post={other} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Container>
  );
}
