/** What browsers and phones ask for by themselves is there, named in the head, and kept by them. */
import { expect, test } from '#tests/setup/e2e.ts';

test('favicon, home screen icons and the manifest are served, linked and cached', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const [rel, href] of [
    ['icon', '/favicon.ico'],
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
    ['manifest', '/site.webmanifest'],
  ])
    await expect(page.locator(`head link[rel="${rel}"][href="${href}"]`)).toHaveCount(1);
  const answer = await request.get('/site.webmanifest');
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; type: string; sizes: string; purpose: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Alder & Fenn',
    short_name: 'Alder & Fenn',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const files: [string, string][] = [
    ['/site.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ...manifest.icons.map(({ src, type }): [string, string] => [src, type]),
  ];
  for (const [path, type] of files) {
    const file = await request.get(path);
    expect(file.status(), path).toBe(200);
    expect(file.headers()['content-type'], path).toContain(type);
    expect(file.headers()['cache-control'], path).toMatch(/public, max-age=\d{4,}/);
  }
  // A drawing has every size.
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { url } of manifest.shortcuts) {
    const answer = await request.get(url);
    expect(answer.ok(), url).toBe(true);
  }
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    pngs,
  );
  expect(sizes).toEqual(pngs.map((icon) => icon.sizes));
});
