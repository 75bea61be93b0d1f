/** Title, description and canonical address of a page. */
import type { MetaDescriptor } from '@remix-run/react';
import type { Shell } from './shell.server.ts';

type Matches = ReadonlyArray<{ id: string; data?: unknown } | undefined>;

export type ShopMeta = {
  title?: string | undefined;
  description?: string | undefined;
  /** Path and the parameters that make it another page; none for a page that must not be found by itself. */
  canonical?: string | undefined;
  /** A picture's base, as the API sends it, shown where a link to the page is shared; the house's own when missing. */
  image?: string | undefined;
};

export function shopMeta(
  matches: Matches,
  { title, description, canonical, image }: ShopMeta,
): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.data as Shell | undefined;
  const name = shell?.settings.name;
  const fullTitle = [title, name].filter(Boolean).join(' · ');
  return [
    { title: fullTitle },
    { property: 'og:title', content: fullTitle },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image && shell ? [{ property: 'og:image', content: `${shell.origin}${image}/960.webp` }] : []),
    ...(shell?.share ?? []),
    ...(canonical && shell
      ? [{ tagName: 'link', rel: 'canonical', href: `${shell.origin}${canonical}` }]
      : []),
    ...(canonical ? [] : [{ name: 'robots', content: 'noindex' }]),
  ] as MetaDescriptor[];
}
