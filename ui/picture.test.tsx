import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageNumbers } from './pagination.tsx';
import { Picture } from './picture.tsx';

const picture = { src: '/pictures/room-bathroom/brushed-brass', alt: 'A bathroom', width: 1600, height: 900 };

test('a picture is offered at no width above its own, and waits unless it is the first', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);
  expect(html).toContain('/1600.avif 1600w');
  expect(html).not.toContain('2400');
  expect(html).toContain('width="1600" height="900" loading="lazy"');
});

test('the first picture is fetched early, by the attribute React 18 knows', () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority />)).toContain(
    'fetchpriority="high"',
  );
});

test('its preview stands in its place while it comes, else its colour, and nothing where neither is known', () => {
  const grounds = [{ color: '#e2ddd3', preview: 'data:image/webp;base64,AA' }, { color: '#e2ddd3' }, {}].map(
    (ground) =>
      / style="([^"]*)"/.exec(
        renderToStaticMarkup(<Picture picture={{ ...picture, ...ground }} sizes="1px" />),
      )?.[1],
  );
  expect(grounds).toEqual([
    'background:url(data:image/webp;base64,AA) 50%/cover',
    'background:#e2ddd3',
    undefined,
  ]);
});

test('page numbers are the ends, the neighbours and gaps that hide more than one', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 0, 12]);
  expect(pageNumbers(6, 12)).toEqual([1, 0, 5, 6, 7, 0, 12]);
});
