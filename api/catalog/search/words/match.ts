/** Whether a product's words answer a query, as PostgreSQL's `@@` decides it. Touches nothing. */

/** Some of the lexemes: a run of numbers, and single ones beside it. */
export type Meant = { from: number; to: number; others: ReadonlySet<number> };

/** A query whose lexemes are numbers. */
export type Bound =
  | ({ kind: 'lexeme' } & Meant)
  | { kind: 'and' | 'or'; parts: Bound[] }
  | { kind: 'near'; left: Bound; right: Bound; distance: number };

/** All words of all products; a product's are a run in them. A place is its label (two bits) and its position. */
export type Written = { lexemes: Int32Array; places: Uint16Array };
export type Run = { start: number; end: number };

/** Labels as bits: D is a description, C what a name says after "for", B what else it is known by, A what it is. */
export const labels = { any: 0b1111, A: 0b1000, B: 0b0100, C: 0b0010 } as const;

export const isMeant = ({ from, to, others }: Meant, lexeme: number) =>
  (lexeme >= from && lexeme < to) || (others.size > 0 && others.has(lexeme));

/** Positions in their order, and how many words before each the match begins. */
type Places = { at: number[]; width: number };
const nowhere: Places = { at: [], width: 0 };

function placesOf(query: Bound, { lexemes, places }: Written, { start, end }: Run, wanted: number): Places {
  const within = (part: Bound) => placesOf(part, { lexemes, places }, { start, end }, wanted);
  if (query.kind === 'lexeme') {
    const found = new Set<number>();
    for (let at = start; at < end; at++) {
      const place = places[at] as number;
      if (isMeant(query, lexemes[at] as number) && (wanted >> (place >> 14)) & 1) found.add(place & 0x3fff);
    }
    return { at: [...found].sort((a, b) => a - b), width: 0 };
  }
  if (query.kind === 'near') {
    const left = within(query.left);
    if (left.at.length === 0) return nowhere;
    const right = within(query.right);
    const before = new Set(left.at.map((at) => at + query.distance + right.width));
    const at = right.at.filter((place) => before.has(place));
    return at.length > 0 ? { at, width: query.distance + left.width + right.width } : nowhere;
  }
  const isAll = query.kind === 'and';
  return query.parts.map(within).reduce((left, right) => {
    const isNowhere = [left, right].map(({ at }) => at.length === 0);
    if (isAll ? isNowhere.includes(true) : !isNowhere.includes(false)) return nowhere;
    const width = Math.max(left.at.length > 0 ? left.width : 0, right.at.length > 0 ? right.width : 0);
    const lefts = left.at.map((at) => at + width - left.width);
    const rights = right.at.map((at) => at + width - right.width);
    const at = isAll ? lefts.filter((place) => rights.includes(place)) : [...new Set([...lefts, ...rights])];
    return at.length > 0 ? { at: at.sort((a, b) => a - b), width } : nowhere;
  });
}

/** `wanted`: only words with these labels count. */
export function answers(query: Bound, written: Written, run: Run, wanted: number): boolean {
  switch (query.kind) {
    case 'lexeme': {
      const { lexemes, places } = written;
      for (let at = run.start; at < run.end; at++)
        if (isMeant(query, lexemes[at] as number) && (wanted >> ((places[at] as number) >> 14)) & 1)
          return true;
      return false;
    }
    case 'and':
      return query.parts.every((part) => answers(part, written, run, wanted));
    case 'or':
      return query.parts.some((part) => answers(part, written, run, wanted));
    case 'near':
      return placesOf(query, written, run, wanted).at.length > 0;
  }
}

/** Two words that have to be neighbours: what a list of products per word cannot tell. */
export const isOfPlaces = (query: Bound): boolean =>
  query.kind === 'near' || (query.kind !== 'lexeme' && query.parts.some(isOfPlaces));
