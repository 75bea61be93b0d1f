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

test('page numbers are the ends, the neighbours and gaps that hide more than one', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 0, 12]);
  expect(pageNumbers(6, 12)).toEqual([1, 0, 5, 6, 7, 0, 12]);
});
