/** The blog for feed readers: the newest posts as RSS 2.0 and as Atom. */
import type { AppLoadContext } from '@remix-run/node';
import { addressOf } from '#app/features/storefront/shell/structured-data.server.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';

const posts = 20;
/** s for which a reader keeps it. */
const fresh = 600;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Text of an element or attribute; what XML cannot hold is left out. */
const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xml(text)}</${name}>`;

async function readFeed({ api }: AppLoadContext, origin: string) {
  const [list, site] = await Promise.all([api.listPosts({ query: { limit: posts } }), api.getSite()]);
  if (!list.ok || !site.ok) throw notFound();
  const items = list.data.items.map((post) => ({
    ...post,
    url: addressOf(origin, `/blog/${post.slug}`),
    image: `${origin}${post.picture.src}/960.webp`,
  }));
  return {
    items,
    title: m.blog_feed_title({ shop: site.data.settings.name }),
    text: m.blog_text(),
    updated: items[0]?.published_at ?? new Date(0).toISOString(),
  };
}

const answer = (body: string, type: string): Response =>
  new Response(`<?xml version="1.0" encoding="utf-8"?>\n${body}`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${fresh}` },
  });

const httpDate = (moment: string): string => new Date(moment).toUTCString();

export async function rssFeed(context: AppLoadContext): Promise<Response> {
  const { origin } = context;
  const { items, title, text, updated } = await readFeed(context, origin);
  const entries = items.map((post) =>
    [
      '<item>',
      element('title', post.title),
      element('link', post.url),
      element('guid', post._id, ' isPermaLink="false"'),
      element('pubDate', httpDate(post.published_at)),
      element('category', post.topic.name),
      ...(post.author ? [element('dc:creator', post.author.name)] : []),
      element('description', post.excerpt),
      `<media:content url="${xml(post.image)}" medium="image" type="image/webp"/>`,
      '</item>',
    ].join(''),
  );
  const head = [
    element('title', title),
    element('link', addressOf(origin, '/blog')),
    element('description', text),
    element('lastBuildDate', httpDate(updated)),
    `<atom:link href="${xml(addressOf(origin, '/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
  ];
  const spaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';
  return answer(
    `<rss version="2.0" ${spaces}><channel>${head.join('')}${entries.join('')}</channel></rss>`,
    'application/rss+xml',
  );
}

export async function atomFeed(context: AppLoadContext): Promise<Response> {
  const { origin } = context;
  const { items, title, text, updated } = await readFeed(context, origin);
  const entries = items.map((post) =>
    [
      '<entry>',
      element('title', post.title),
      `<link href="${xml(post.url)}"/>`,
      element('id', post.url),
      element('published', post.published_at),
      element('updated', post.published_at),
      `<category term="${xml(post.topic.slug)}" label="${xml(post.topic.name)}"/>`,
      `<author>${element('name', post.author?.name ?? title)}</author>`,
      element('summary', post.excerpt),
      '</entry>',
    ].join(''),
  );
  const head = [
    element('title', title),
    element('subtitle', text),
    element('id', addressOf(origin, '/blog')),
    element('updated', updated),
    `<link href="${xml(addressOf(origin, '/blog'))}"/>`,
    `<link href="${xml(addressOf(origin, '/blog/atom.xml'))}" rel="self"/>`,
  ];
  return answer(
    `<feed xmlns="http://www.w3.org/2005/Atom">${head.join('')}${entries.join('')}</feed>`,
    'application/atom+xml',
  );
}
