import type { LoaderFunctionArgs } from '@remix-run/node';
import * as m from '#messages';
import { inLanguage, localeOf } from '#schemas/domain/platform/language.ts';

/** Letters that home screens show below an icon. */
const shortName = 12;

const colors = { background_color: '#fffdf8', theme_color: '#fffdf8' };

const png = (file: string, size: number, purpose: string) => ({
  src: `/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The mark in public/, drawn with more room around it where a phone cuts it to its own shape. */
const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  png('icon', 192, 'any'),
  png('icon', 512, 'any'),
  png('icon-maskable', 192, 'maskable'),
  png('icon-maskable', 512, 'maskable'),
];

const shortcut = (name: string, url: string) => ({
  name,
  url: inLanguage(url),
  icons: [png('icon', 192, 'any')],
});

/** What a phone shows of the shop on its home screen: the dealer's own name, and the mark in public/. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = await context.api.getSite();
  const { name, tagline } = site.ok ? site.data.settings : { name: '', tagline: '' };
  const manifest = {
    id: '/',
    name,
    short_name: name.length <= shortName ? name : (name.split(' ')[0] ?? name).slice(0, shortName),
    ...(tagline ? { description: tagline } : {}),
    lang: localeOf[context.language],
    start_url: inLanguage('/'),
    scope: '/',
    display: 'standalone',
    ...colors,
    icons,
    shortcuts: [
      shortcut(m.shop_cart(), '/cart'),
      shortcut(m.shop_search(), '/search'),
      shortcut(m.account_nav_orders(), '/a/profile/orders'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': site.ok ? 'public, max-age=3600' : 'no-store',
    },
  });
}
