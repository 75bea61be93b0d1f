/**
 * The table of delivery rates: by method, zone, weight and freight class (docs/product.md#delivery-tax-fees). Pure;
 * integer cents, thousandths of a pound, inches.
 */

/** Places of one zone number, seen from a warehouse or from all of them. */
export type ShippingZone = {
  zone: number;
  warehouseId: string | null;
  states: readonly string[];
  zipPrefixes: readonly string[];
};

/** Fewest and most working days on the way. */
export type TransitDays = readonly [least: number, most: number];

export type ShippingRate = {
  method: string;
  /** Null for every place that is in a zone. */
  zone: number | null;
  /** Pounds that are charged for: from `fromLb`, below `toLb`. */
  fromLb: number;
  toLb: number | null;
  /** Both ends are in it; null for any class. */
  classFrom: number | null;
  classTo: number | null;
  /** Cubic inches of a pound, where the room counts that goods take. */
  dimDivisor: number | null;
  /** Fewest and most working days on the way, where that is known. */
  days?: TransitDays | null;
  isQuoted: boolean;
  baseCents: number;
  perLbCents: number;
};

export type Goods = {
  milliLb: number;
  width: number;
  depth: number;
  height: number;
  quantity: number;
};

/** What a way of delivery costs for some goods; `no_rate` where it does not go there or does not take so much. */
export type ShippingQuote =
  | { kind: 'charge'; cents: number; days?: TransitDays | null }
  | { kind: 'quote_required' }
  | { kind: 'address_required' }
  /** `minimumCents`: goods from which it goes that way all the same. */
  | { kind: 'no_rate'; minimumCents?: number };

type Place = { state: string; zip: string };

/** The zone of a place: the longest ZIP prefix wins, then the state; of equal ones the warehouse's own. */
export function zoneOf(zones: readonly ShippingZone[], warehouseId: string, to: Place): number | null {
  let best: { score: number; zone: number } | null = null;
  for (const { zone, warehouseId: of, states, zipPrefixes } of zones) {
    if (of !== null && of !== warehouseId) continue;
    const longest = Math.max(
      0,
      ...zipPrefixes.filter((prefix) => to.zip.startsWith(prefix)).map(({ length }) => length),
    );
    if (longest === 0 && !states.includes(to.state)) continue;
    const score = longest * 2 + (of === null ? 0 : 1);
    if (!best || score > best.score || (score === best.score && zone < best.zone)) best = { score, zone };
  }
  return best?.zone ?? null;
}

/** Whole pounds, as carriers count them: the goods' weight, or with a divisor the room that they take where that is more. */
export function billableLb(goods: readonly Goods[], dimDivisor: number | null): number {
  const milli = goods.reduce((sum, { milliLb, width, depth, height, quantity }) => {
    const room = dimDivisor === null ? 0 : Math.ceil((width * depth * height * 1_000) / dimDivisor);
    return sum + Math.max(milliLb, room) * quantity;
  }, 0);
  return Math.max(1, Math.ceil(milli / 1_000));
}

/** Pounds a cubic foot from which goods are of a class: the scale that carriers use for freight without a class of its own. */
const classes: readonly [number, number][] = [
  [50, 50],
  [35, 55],
  [30, 60],
  [22.5, 65],
  [15, 70],
  [12, 85],
  [10, 92.5],
  [8, 100],
  [6, 125],
  [4, 175],
  [2, 250],
  [1, 300],
];

/** The freight class of goods by their density; of what has no measures the middle, 100. */
export function freightClass(goods: readonly Goods[]): number {
  const cubicInches = goods.reduce((sum, one) => sum + one.width * one.depth * one.height * one.quantity, 0);
  const milliLb = goods.reduce((sum, one) => sum + one.milliLb * one.quantity, 0);
  if (cubicInches <= 0 || milliLb <= 0) return 100;
  const density = (milliLb * 1_728) / (cubicInches * 1_000);
  return classes.find(([least]) => density >= least)?.[1] ?? 400;
}

/** How narrow a rate is; the narrowest one that fits is meant. */
const narrowness = (rate: ShippingRate): number =>
  (rate.zone === null ? 0 : 4) + (rate.classFrom === null && rate.classTo === null ? 0 : 2);

/** What the table says of a method, for goods of one group that go to one place. */
export function quoteOf(
  method: string,
  goods: readonly Goods[],
  to: Place | null,
  from: string,
  table: { zones: readonly ShippingZone[]; rates: readonly ShippingRate[] },
): ShippingQuote {
  const freight = freightClass(goods);
  const own = table.rates.filter((rate) => {
    if (rate.method !== method) return false;
    const lb = billableLb(goods, rate.dimDivisor);
    if (rate.classFrom !== null && freight < rate.classFrom) return false;
    if (rate.classTo !== null && freight > rate.classTo) return false;
    return lb >= rate.fromLb && (rate.toLb === null || lb < rate.toLb);
  });
  // What takes no such goods anywhere is known without an address.
  if (own.length === 0) return { kind: 'no_rate' };
  // One that is quoted whatever it is and wherever it goes needs no address for that.
  if (!to)
    return own.every((rate) => rate.isQuoted) ? { kind: 'quote_required' } : { kind: 'address_required' };
  const zone = zoneOf(table.zones, from, to);
  const fitting = own.filter((rate) => rate.zone === null || rate.zone === zone);
  const [rate] = fitting.sort(
    (a, b) => narrowness(b) - narrowness(a) || b.fromLb - a.fromLb || a.baseCents - b.baseCents,
  );
  if (!rate) return { kind: 'no_rate' };
  if (rate.isQuoted) return { kind: 'quote_required' };
  const cents = rate.baseCents + rate.perLbCents * billableLb(goods, rate.dimDivisor);
  return rate.days ? { kind: 'charge', cents, days: rate.days } : { kind: 'charge', cents };
}

/** Where a warehouse's own van goes, and what for. Cents; `zips` are ZIP codes or their beginnings. */
type LocalDelivery = { flatCents: number; zips: readonly string[] };

/**
 * Delivery by the warehouse's own van: its flat charge, and what the table adds for the zone. With ZIPs of its own it goes
 * there and nowhere else. Without them and without a row of the table it goes everywhere for the flat charge; with a row
 * it goes nowhere else. Before there is an address the flat charge is said.
 */
export function localDeliveryQuote(
  { flatCents, zips }: LocalDelivery,
  goods: readonly Goods[],
  to: Place | null,
  from: string,
  table: { zones: readonly ShippingZone[]; rates: readonly ShippingRate[] },
): ShippingQuote {
  const flat: ShippingQuote = { kind: 'charge', cents: flatCents };
  if (!to) return flat;
  if (zips.length > 0 && !zips.some((zip) => to.zip.startsWith(zip))) return { kind: 'no_rate' };
  if (!table.rates.some(({ method }) => method === 'Local Delivery')) return flat;
  const added = quoteOf('Local Delivery', goods, to, from, table);
  if (added.kind === 'charge') return { ...added, cents: flatCents + added.cents };
  // Its own ZIPs stand in for the table's zones, not for what the van takes.
  const takesThem = quoteOf('Local Delivery', goods, null, from, table).kind !== 'no_rate';
  return zips.length > 0 && added.kind === 'no_rate' && takesThem ? flat : added;
}
