import { expect, test } from 'vitest';
import { filterEvent, listingEvent } from './listing-event.ts';
import { narrowedOf } from './narrowing.ts';

test('each list counts as its own kind of event', () => {
  expect(listingEvent({ path: '/c/bathroom' })).toEqual(['view category', 'bathroom', null]);
  expect(listingEvent({ path: '/c/bathroom/vanities' })).toEqual(['view subcategory', 'vanities', null]);
  expect(listingEvent({ path: '/s/pulls' })).toEqual(['view subcategory', 'pulls', null]);
  expect(listingEvent({ path: '/v/north-quay' })).toEqual(['view vendor', 'north-quay', null]);
  expect(listingEvent({ path: '/t/featured' })).toEqual(['view tag', 'featured', null]);
  expect(listingEvent({ path: '/col/tidewater' })[0]).toBeNull();
  expect(listingEvent({ path: '/search', search: 'brass' })).toEqual(['view search', '', 'brass']);
  const counted = { path: '/search', search: 'gold tub', found: 0 };
  expect(listingEvent(counted)).toEqual(['view search', '0', 'gold tub']);
  expect(listingEvent({ path: '/search', search: '' })[0]).toBeNull();
});

test('a narrowed list counts as a filter, an unnarrowed one does not', () => {
  const shown = (query: string) => ({
    path: '/c/bathroom',
    narrowed: narrowedOf(new URLSearchParams(query)),
  });
  expect(filterEvent(shown(''))[0]).toBeNull();
  expect(filterEvent(shown('vendor=a&stock=1'))).toEqual(['view filter', '/c/bathroom', 'vendor=a&stock=1']);
  const many = filterEvent(shown(Array.from({ length: 40 }, (_, n) => `vendor=maker-${n}`).join('&')));
  expect(many[2]).toHaveLength(200);
});
