/**
 * How fast a search is right after an import, and while its last rows wait to be given their places: the index is made
 * anew only after so many changes. Beside it the bytes of the index.
 */
import type { Services } from '#api/platform/context.ts';
import { writeProducts } from './index-figures.ts';
import { addProducts } from './make-catalog.ts';
import { type Measured, measure } from './measure.ts';

export type AfterImport = {
  products: number;
  when: string;
  search: string;
  typeahead: string;
  'index, MB': string;
  'of it words, MB': string;
};

/** Rows of the import: half of them products that are there, half of them new ones. */
const imported = 10_000;
/** Fewer than those after which the index is made anew. */
const waiting = 3900;
const perWrite = 1000;

type Ways = Record<'search' | 'typeahead', () => Promise<{ ok: boolean }>>;

const shown = ({ p50, p99 }: Measured) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

async function add({ database, versions }: Services, from: number, to: number): Promise<void> {
  for (let first = from; first <= to; first += perWrite)
    await database.transaction(async (tx) => {
      await addProducts(tx, first, Math.min(to, first + perWrite - 1));
      await versions.bump(tx, ['catalog']);
    });
}

/** Writes into the catalog of `size` products. */
export async function benchAfterImport(
  services: Services,
  ways: Ways,
  size: number,
  calls: number,
): Promise<AfterImport[]> {
  const figures: AfterImport[] = [];
  const look = async (when: string) => {
    const search = shown(await measure(ways.search, calls));
    const typeahead = shown(await measure(ways.typeahead, calls));
    const { columns, orders, words } = await services.listing.ready();
    const bytes = mb(columns.bytes + orders.bytes + words.bytes);
    figures.push({
      products: columns.alive,
      when,
      search,
      typeahead,
      'index, MB': bytes,
      'of it words, MB': mb(words.bytes),
    });
  };
  await services.listing.ready();
  await look('before');
  await writeProducts(services, imported / 2);
  await add(services, size + 1, size + imported / 2);
  await look('right after 10,000 rows');
  await services.listing.ready();
  await add(services, size + imported / 2 + 1, size + imported / 2 + waiting);
  await services.listing.ready();
  await look('3,900 more rows wait');
  return figures;
}
