import type { LoaderFunctionArgs } from '@remix-run/node';

/** What a phone shows of the shop on its home screen: the dealer's own name, and the mark in public/. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = await context.api.getSite();
  const { name, tagline } = site.ok ? site.data.settings : { name: '', tagline: '' };
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    ...(tagline ? { description: tagline } : {}),
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fffdf8',
    theme_color: '#fffdf8',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': site.ok ? 'public, max-age=3600' : 'no-store',
    },
  });
}
