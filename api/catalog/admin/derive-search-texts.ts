import { findSearchFacts, updateSearchTexts } from '#api/catalog/storage/search-facts.ts';
import { searchTextOf } from '#api/catalog/text/search-text.ts';
import type { Executor } from '#api/platform/database/database.ts';

const batch = 1000;

/** Writes again what products are found by: after a change of theirs, or of a name they carry. */
export async function deriveSearchTexts(tx: Executor, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batch) {
    const facts = await findSearchFacts(tx, ids.slice(start, start + batch));
    await updateSearchTexts(
      tx,
      facts.map(
        ({ id, name, product_number, codes, vendor, groups, options, specifications, dimensions }) => ({
          id,
          text: searchTextOf({
            name,
            productNumber: product_number,
            codes,
            vendor,
            groups,
            options,
            specifications,
            width: dimensions.width,
          }),
        }),
      ),
    );
  }
}
