/** Streets that nobody built, drawn from a place's coordinates: each place has its own, and always the same. */

export type Coordinates = { lat: number; lng: number };

type Point = readonly [x: number, y: number];

/** A quarter with streets at right angles, turned about the middle. Paths in the drawing's units. */
export type Quarter = {
  /** Degrees. */
  turn: number;
  streets: string;
  lanes: string;
  built: string;
  parks: string;
  trees: Point[];
  /** The half of the drawing that it fills. */
  edge: string;
};

export type StreetPlan = { quarters: [Quarter, Quarter]; avenue: string; river: string; riverWidth: number };

export const planWidth = 480;
export const planHeight = 250;
const middle: Point = [planWidth / 2, planHeight / 2];
/** From the middle beyond each corner. */
const reach = 300;

type Random = (from: number, to: number) => number;

/** The same numbers for the same coordinates (mulberry32). */
function randomOf({ lat, lng }: Coordinates): Random {
  let state = (Math.round(lat * 1e4) * 73_856_093) ^ (Math.round(lng * 1e4) * 19_349_663);
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return from + (((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296) * (to - from);
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** A way of so many degrees from a point. */
const along = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + Math.cos((degrees * Math.PI) / 180) * distance,
  y + Math.sin((degrees * Math.PI) / 180) * distance,
];

/** From one end to the other in uneven steps. */
function steps(random: Random, from: number, least: number, most: number): number[] {
  const places = [from - reach];
  while ((places.at(-1) ?? 0) < from + reach) places.push((places.at(-1) ?? 0) + random(least, most));
  return places;
}

function quarterOf(random: Random, turn: number, edge: string): Quarter {
  const columns = steps(random, middle[0], 30, 52);
  const rows = steps(random, middle[1], 20, 34);
  const park: Point = [middle[0] + random(-150, 150), middle[1] + random(-90, 90)];
  const quarter: Quarter = { turn, streets: '', lanes: '', built: '', parks: '', trees: [], edge };
  columns.forEach((x, index) => {
    quarter[index % 3 === 0 ? 'streets' : 'lanes'] += `M${at([x, middle[1] - reach])}v${reach * 2}`;
  });
  rows.forEach((y, index) => {
    quarter[index % 4 === 0 ? 'streets' : 'lanes'] += `M${at([middle[0] - reach, y])}h${reach * 2}`;
  });
  columns.slice(1).forEach((right, column) => {
    rows.slice(1).forEach((bottom, row) => {
      const [left = 0, top = 0] = [columns[column], rows[row]];
      const box = `M${at([left + 3, top + 3])}H${round(right - 3)}V${round(bottom - 3)}H${round(left + 3)}z`;
      const isPark = Math.hypot((left + right) / 2 - park[0], (top + bottom) / 2 - park[1]) < 34;
      if (isPark) {
        quarter.parks += box;
        for (let x = left + 9; x < right - 6; x += 9)
          for (let y = top + 8; y < bottom - 5; y += 8)
            quarter.trees.push([round(x + random(-2, 2)), round(y + random(-2, 2))]);
      } else if (random(0, 1) < 0.62) quarter.built += box;
    });
  });
  return quarter;
}

/** A smooth line through points. */
function curve(points: readonly Point[]): string {
  const [first = middle] = points;
  return points.slice(1).reduce(
    (path, to, index) => {
      const from = points[index] ?? to;
      const before = points[index - 1] ?? from;
      const after = points[index + 2] ?? to;
      const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `${path}C${at(leave)} ${at(arrive)} ${at(to)}`;
    },
    `M${at(first)}`,
  );
}

/** A plan of `planWidth` by `planHeight` with the place in its middle, beside the avenue. */
export function streetPlan(place: Coordinates): StreetPlan {
  const random = randomOf(place);
  const lean = random(18, 46) * (random(0, 1) < 0.5 ? -1 : 1);
  const through: Point = [middle[0] + random(-8, 8), middle[1] + random(6, 14)];
  const [from, to] = [along(through, lean, -reach), along(through, lean, reach)];
  const half = (side: 90 | -90) =>
    `M${at(from)}L${at(to)}L${at(along(to, lean + side, reach))}L${at(along(from, lean + side, reach))}z`;
  const flow = lean + random(58, 86);
  const bank = along(middle, flow + 90, random(92, 128) * (random(0, 1) < 0.5 ? -1 : 1));
  const river = [-3, -2, -1, 0, 1, 2, 3].map((step) =>
    along(along(bank, flow, step * 95), flow + 90, random(-20, 20)),
  );
  return {
    quarters: [
      quarterOf(random, random(-9, 9), half(-90)),
      quarterOf(random, lean + random(-4, 4), half(90)),
    ],
    avenue: `M${at(from)}L${at(to)}`,
    river: curve(river),
    riverWidth: Math.round(random(26, 40)),
  };
}
