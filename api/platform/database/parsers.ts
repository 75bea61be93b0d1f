/** One set of type parsers, so that PGlite and PostgreSQL return the same JavaScript values. */

const oids = { int8: 20, numeric: 1700, date: 1082, timestamptz: 1184, json: 114, jsonb: 3802 } as const;

const toMoment = (text: string) =>
  new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();

/** Counts and sums come as int8 and numeric; both are far below 2^53 here. */
const parsers: Record<number, (text: string) => unknown> = {
  [oids.int8]: Number,
  [oids.numeric]: Number,
  [oids.date]: (text) => text,
  [oids.timestamptz]: toMoment,
  [oids.json]: (text) => JSON.parse(text),
  [oids.jsonb]: (text) => JSON.parse(text),
};

export const pgliteParsers = parsers;

/** The `types` option of a pg pool: ours first, then pg's own. */
export function pgTypes(builtin: (oid: number, format?: 'text' | 'binary') => (value: string) => unknown) {
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? builtin(oid, format),
  };
}
