/** Tables of migrations/0096-search-learning.ts and 0097-search-judgments.ts. `query` is always as searchWords makes it. */
import type { ColumnType } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';

/** YYYY-MM-DD of the shop's day. */
type Day = ColumnType<unknown, string, string>;

type SearchTables = {
  /** What came of a search on a day, counted in visitors. `results`: products that it found last. */
  search_day: {
    day: Day;
    query: string;
    language: string;
    visitors: number;
    results: number | null;
    clicked: number;
    added: number;
    ordered: number;
  };
  /** Which products it led to. `weight`: the clicks, more for those from further down. */
  search_product_day: {
    day: Day;
    query: string;
    product_id: string;
    clicked: number;
    weight: number;
    added: number;
    ordered: number;
  };
  /** What the counts teach: 0 to 1, for the products of a search that did best. */
  search_learned: { query: string; product_id: string; points: number };
  search_learning: { one: ColumnType<boolean, boolean | undefined, never>; day: Day };
  /** What employees decided for a search: products that come first, in order, and last; or where it leads. */
  search_tuning: {
    query: string;
    pins: Json<string[]>;
    buried: Json<string[]>;
    redirect: string | null;
    version: number;
  };
  /** How well a product answers a search: 0 (not at all) to 3 (exactly what was meant). */
  search_judgment: {
    query: string;
    product_id: string;
    grade: number;
    judged_by: string;
    judged_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends SearchTables {}
}
