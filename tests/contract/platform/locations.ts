/** Where the warehouses are, and which is nearest. */
import { describe, expect, it } from 'vitest';
import { problemSchema } from '#schemas/domain/platform/problem.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function locationsContract({ visitor, send }: ContractTools): void {
  describe('locations', () => {
    it('come in the dealer’s order, without distances, where nobody says where they are', async () => {
      const { warehouses } = dataOf(await visitor().getSite());
      const { items, near } = dataOf(await visitor().listLocations({ query: {} }));
      expect(near).toBeNull();
      expect(items).toEqual(warehouses.map((warehouse) => ({ ...warehouse, miles: null })));
      // Half a position is none.
      expect(dataOf(await visitor().listLocations({ query: { lat: 35 } })).items).toEqual(items);
    });

    it('come nearest first for a ZIP code, which may have nine digits, with its town', async () => {
      const { items, near } = dataOf(await visitor().listLocations({ query: { zip: ' 80202-1234 ' } }));
      expect(near).toEqual({ zip: '80202', city: 'Denver', state: 'CO' });
      expect(items.map(({ name }) => name)).toEqual(['Denver', 'Portland', 'Charlotte']);
      const miles = items.map((item) => item.miles ?? 0);
      expect(miles[0]).toBeLessThan(10);
      // By the road it is some 1,250 miles, in a straight line fewer.
      expect(miles[1]).toBeGreaterThan(900);
      expect(miles[1]).toBeLessThan(1050);
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    });

    it('come nearest first for a position', async () => {
      const { items, near } = dataOf(await visitor().listLocations({ query: { lat: 35.2, lng: -80.8 } }));
      expect(near).toBeNull();
      expect(items[0]).toMatchObject({ name: 'Charlotte', miles: expect.closeTo(4, -1) });
    });

    it('are refused for what is no ZIP code, and for one that there is not', async () => {
      for (const zip of ['123', 'ABCDE', '97210; drop']) {
        const problem = problemOf(await visitor().listLocations({ query: { zip } }));
        expect(problem).toMatchObject({
          code: 'invalid',
          fieldErrors: { '/zip': [expect.stringMatching(/^Enter a ZIP/)] },
        });
      }
      const unknown = problemOf(await visitor().listLocations({ query: { zip: '99999' } }));
      expect(unknown.fieldErrors?.['/zip']?.[0]).toContain('99999');
      const response = await send('/api/v1/site/locations?lat=91&lng=0');
      expect(problemSchema.parse(await response.json())).toMatchObject({ code: 'bad_query' });
    });
  });
}
