/** The ranking of docs/search.md said once more as plainly as can be: slow, and by no code that the search uses. */
import { sql } from 'kysely';
import type { ProductSearch, Term } from '#api/catalog/search/ranking.ts';
import { enough, leastShare, weights } from '#api/catalog/search/ranking.ts';
import type { Executor } from '#api/platform/database/database.ts';

type Label = 'A' | 'B' | 'C' | 'D';
const best: readonly Label[] = ['A', 'C', 'B', 'D'];
/** By the place of a label in Figures.lengths. */
const lengthAt: Record<Label, number> = { D: 0, C: 1, B: 2, A: 3 };

type Word = { lexeme: string; position: number; label: Label };
export type Product = { id: string; popularity: number; words: Word[]; departments: string[] };
type Figures = { products: number; lengths: readonly number[] };

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Every product on sale, with its words and its departments. */
export async function readProducts(db: Executor): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, p.popularity, coalesce((
      select json_agg(json_build_object('lexeme', w.lexeme, 'position', at.position, 'label', at.label))
      from unnest(p.search) as w, unnest(w.positions, w.weights) as at(position, label)), '[]') as words
    , array(select pc.category_id from product_category pc where pc.product_id = p.id) as departments
    from product p where p.active`.execute(db);
  return rows;
}

/** Whom each query finds, looking at words with the given labels alone: all of a search are asked at once. */
class Finder {
  readonly #asked: { query: string; labels: readonly Label[]; found: Set<string> }[] = [];

  ask(query: string, labels: readonly Label[]): Set<string> {
    const found = new Set<string>();
    this.#asked.push({ query, labels, found });
    return found;
  }

  async find(db: Executor): Promise<void> {
    const answers = this.#asked.map(
      ({ query, labels }) =>
        sql`ts_filter(search, ${labels.map((label) => label.toLowerCase())}::"char"[]) @@ ${query}::tsquery`,
    );
    const { rows } = await sql<{ id: string; found: boolean[] }>`
      select id, array[${sql.join(answers)}] as found from product where active`.execute(db);
    for (const { id, found } of rows)
      for (const [at, isFound] of found.entries()) if (isFound) this.#asked[at]?.found.add(id);
  }
}

/** What stands between "|" outside of all brackets, a bracket around it all taken off. */
function partsOf(query: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const sign of query) {
    if (sign === "'") isQuoted = !isQuoted;
    if (!isQuoted && sign === '(') depth += 1;
    if (!isQuoted && sign === ')') depth -= 1;
    if (!isQuoted && depth === 0 && sign === '|') parts.push('');
    else parts[parts.length - 1] += sign;
  }
  const trimmed = parts.map((part) => part.trim());
  if (trimmed.length > 1) return trimmed.flatMap(partsOf);
  const [only = ''] = trimmed;
  return isBracketed(only) ? partsOf(only.slice(1, -1)) : [only];
}

/** Whether the first bracket ends with the last sign. */
function isBracketed(query: string): boolean {
  if (!query.startsWith('(')) return false;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < query.length; at++) {
    if (query[at] === "'") isQuoted = !isQuoted;
    if (!isQuoted && query[at] === '(') depth += 1;
    if (!isQuoted && query[at] === ')') depth -= 1;
    if (depth === 0) return at === query.length - 1;
  }
  return false;
}

/** Whether a lexeme is the one, or begins as the one, that a query names; null for a query of several. */
function lexemeOf(query: string): ((lexeme: string) => boolean) | null {
  const read = /^'((?:[^']|'')*)'(:\*)?$/.exec(query);
  if (!read) return null;
  const text = String(read[1]).replaceAll("''", "'");
  return read[2] ? (lexeme) => lexeme.startsWith(text) : (lexeme) => lexeme === text;
}

/** How often each product has a term, by label; and at which positions of what it is. Counted once all is found. */
function termCounter(finder: Finder, { alternatives }: Term) {
  const parts = alternatives.flatMap(({ query, weight }) => partsOf(query).map((part) => ({ part, weight })));
  const read = parts.map(({ part, weight }) => {
    const takes = lexemeOf(part);
    const labelsOf = (label: Label) => (label === 'D' ? best : [label]);
    const found = takes ? [] : best.map((label) => ({ label, ids: finder.ask(part, labelsOf(label)) }));
    return { weight, takes, found };
  });
  return ({ id, words }: Product) => {
    const often: Record<Label, number> = { A: 0, B: 0, C: 0, D: 0 };
    const named: number[] = [];
    for (const { lexeme, position, label } of words) {
      const worth = read.flatMap(({ weight, takes }) => (takes?.(lexeme) ? [weight] : []));
      if (worth.length === 0) continue;
      often[label] += Math.max(...worth);
      if (label === 'A') named.push(position);
    }
    for (const { weight, found } of read) {
      const stands = found.find(({ ids }) => ids.has(id));
      if (stands) often[stands.label] += weight;
    }
    return { often, named };
  };
}

/** `products`: as readProducts reads them now. */
export async function plainRanking(
  db: Executor,
  products: readonly Product[],
  search: ProductSearch,
  { figures, ranked, limit }: { figures: Figures; ranked: number; limit: number },
): Promise<string[]> {
  const finder = new Finder();
  const found = search.terms.map(({ query }) => finder.ask(query, best));
  const pairs = search.pairs.map((pair) => finder.ask(pair, best));
  const terms = search.terms.map((term) => termCounter(finder, term));
  await finder.find(db);
  const says = search.terms.map(({ weight }, at) => {
    const { size } = found[at] as Set<string>;
    return weight * Math.log(1 + (Math.max(figures.products - size, 0) + 0.5) / (size + 0.5));
  });
  const heldBy = (id: string) => sumOf(says.filter((_, at) => found[at]?.has(id)));
  const answering = products
    .map((product) => ({ ...product, held: heldBy(product.id) }))
    .filter(({ id }) => found.some((one) => one.has(id)))
    .sort((a, b) => b.held - a.held || b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
  const strictest = answering[0]?.held ?? 0;
  const levels = [...new Set(answering.map(({ held }) => held))].filter(
    (held) => held >= strictest * leastShare,
  );
  const answers: typeof answering = [];
  for (const level of levels)
    if (answers.length < enough) answers.push(...answering.filter(({ held }) => held === level));
  const points = new Map<string, number>();
  for (const product of answers.slice(0, ranked)) {
    const { id, words, departments } = product;
    const lengthOf = (label: Label) => words.filter((word) => word.label === label).length;
    const counted = terms.map((count) => count(product));
    const shares = says.map((one) => one / sumOf(says));
    const nearness = counted.map(({ often }, at) => {
      const all = sumOf(
        best.map((label) => {
          const usual = figures.lengths[lengthAt[label]] || 1;
          const share = weights.length[label];
          return (weights.field[label] * often[label]) / (1 - share + (share * lengthOf(label)) / usual);
        }),
      );
      return ((shares[at] as number) * all) / (weights.saturation + all);
    });
    const last = Math.max(-1, ...words.filter(({ label }) => label === 'A').map(({ position }) => position));
    const typed = shares.filter((_, at) => counted[at]?.named.includes(last));
    const isNamed = counted.every(({ often }) => often.A + often.B + often.C > 0);
    const isWhole = counted.every(({ often }) => often.A + often.B + often.C + often.D > 0);
    points.set(
      id,
      sumOf(nearness) +
        weights.type * Math.max(0, ...typed) +
        (isNamed ? weights.all.named : isWhole ? weights.all.described : 0) +
        sumOf(pairs.map((pair) => (pair.has(id) ? weights.pair / pairs.length : 0))) +
        sumOf(
          search.departments.map((department) =>
            departments.includes(department.id) ? weights.department * department.weight : 0,
          ),
        ),
    );
  }
  for (const { id, tier } of search.codes)
    if (products.some((product) => product.id === id))
      points.set(id, (points.get(id) ?? 0) + weights.code[tier]);
  return products
    .flatMap(({ id, popularity }) => {
      const own = points.get(id);
      const bought = weights.popularity * Math.log(1 + Math.max(popularity, 0));
      return own === undefined ? [] : [{ id, popularity, rank: Math.round((own + bought) * 1e9) }];
    })
    .sort((a, b) => b.rank - a.rank || b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);
}
