/** Title, description, canonical address and share picture of a page, and what search engines read of it. */
import type { MetaDescriptor } from '@remix-run/react';
import type { Picture } from '#schemas/domain/catalog/catalog.ts';
import { inLanguage, languages, sourceLanguage } from '#schemas/domain/platform/language.ts';
import type { Shell } from './shell.server.ts';

type Matches = ReadonlyArray<{ id: string; data?: unknown } | undefined>;

export type ShopMeta = {
  title?: string | undefined;
  description?: string | undefined;
  /** Path and the parameters that make it another page; none for a page that must not be found by itself. */
  canonical?: string | undefined;
  /** The page's own picture, shown where a link to the page is shared; one with its title is drawn when missing. */
  image?: Picture | null | undefined;
  /** Search engines are told to leave it out, although it has an address of its own. */
  noindex?: boolean | undefined;
  /** Of Open Graph; a website when missing. */
  type?: 'article' | 'product' | 'profile';
  /** The loader's answer, where it has `structured` (structured-data.server.ts). */
  data?: { structured?: object | null } | undefined;
};

/** px; a picture is served no larger than it is. */
export const shareWidthOf = ({ width }: Pick<Picture, 'width'>): number => (width < 960 ? 640 : 960);

/** Whole words of a text, as many as a list of results shows. */
const clip = (text: string): string =>
  text.length > 200 ? `${text.slice(0, 200).replace(/\s+\S*$/, '')}…` : text;

/** A document was sent without it: its head has it. */
const structuredOf = (data: NonNullable<ShopMeta['data']>): object | null | undefined =>
  'structured' in data
    ? data.structured
    : JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent || 'null');

function pictureOf(origin: string, title: string, { canonical, image }: ShopMeta) {
  const own = image && shareWidthOf(image);
  const [path = ''] = (canonical ?? '/').split('?');
  return {
    'og:image':
      origin +
      (own ? `${image?.src}/${own}.webp` : path === '/' ? '/share.jpg' : `/share${inLanguage(path)}.png`),
    'og:image:width': own ? Math.min(own, image?.width ?? own) : 1200,
    'og:image:height':
      own && image ? Math.round((Math.min(own, image.width) * image.height) / image.width) : 630,
    'og:image:alt': image?.alt || title,
  };
}

/** The same page in every language; who speaks none of them reads the first one. */
const alternates = (origin: string, path: string) =>
  [...languages, null].map((language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language ?? 'x-default',
    href: `${origin}${inLanguage(path, language ?? sourceLanguage)}`,
  }));

export function shopMeta(matches: Matches, page: ShopMeta): MetaDescriptor[] {
  const { title, canonical, type = 'website', data } = page;
  const shell = matches.find((match) => match?.id === 'root')?.data as Shell | undefined;
  const fullTitle = [title, shell?.settings.name].filter(Boolean).join(' · ');
  const description = page.description && clip(page.description);
  const href = canonical && shell && `${shell.origin}${inLanguage(canonical)}`;
  const structured = data && structuredOf(data);
  const graph = {
    'og:title': fullTitle,
    ...(description ? { 'og:description': description } : {}),
    ...(href ? { 'og:type': type, 'og:url': href } : {}),
    ...(shell ? pictureOf(shell.origin, fullTitle, page) : {}),
  };
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...Object.entries(graph).map(([property, content]) => ({ property, content: `${content}` })),
    ...(shell?.share ?? []),
    ...(href ? [{ tagName: 'link', rel: 'canonical', href }] : []),
    ...(canonical && shell ? alternates(shell.origin, canonical) : []),
    ...(canonical && !page.noindex ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(structured ? [{ 'script:ld+json': structured }] : []),
  ] as MetaDescriptor[];
}
