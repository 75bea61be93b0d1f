import { describe, expect, it } from 'vitest';
import { availabilityOfParts, noAvailability, type PartFacts } from './availability.ts';

const part = (stock: number, units = 1, backorder = false, lead_days: number | null = null): PartFacts => ({
  units,
  stock,
  backorder,
  lead_days,
});
const here = (count: number) => ({ ...noAvailability, kind: 'here', count });
const later = (lead_days: number | null) => ({ ...noAvailability, kind: 'backorder', lead_days });

describe('a kit', () => {
  it.each([
    [
      'counts what stands there, although more of a part can be ordered',
      [part(15, 1, true, 21), part(44, 2)],
      1,
      here(15),
    ],
    ['is there as long as its scarcest part', [part(9), part(7, 2)], 1, here(3)],
    [
      'comes with the last of the parts that come later',
      [part(0, 1, true, 9), part(1, 2, true, 21), part(4)],
      1,
      later(21),
    ],
    ['comes nobody knows when', [part(0, 1, true, 9), part(0, 1, true)], 1, later(null)],
    ['is not to be had without a part that does not come', [part(0), part(0, 1, true, 9)], 1, noAvailability],
    ['is not to be had without parts', [], 1, noAvailability],
    ['of which more are wanted than are there comes later', [part(3, 1, true, 14), part(20)], 5, later(14)],
    ['of which more are wanted than ever come says how many are there', [part(3), part(20)], 5, here(3)],
    ['with less than nothing of a part is not there', [part(-2)], 1, noAvailability],
  ] as const)('%s', (_, parts, quantity, said) => {
    expect(availabilityOfParts(parts, quantity)).toEqual(said);
  });
});
