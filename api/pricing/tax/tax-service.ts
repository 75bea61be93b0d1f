/** Who knows the sales tax of places. The embedded table is the default (api/pricing/core/tax-table.ts). */

/** Where goods leave, or arrive. */
export type TaxPlace = { address: string; city: string; state: string; zip: string };

export type TaxService = {
  /** Parts of a million of what goods cost, where they arrive; null when it does not answer: the table holds then. */
  ratePpm: (from: TaxPlace, to: TaxPlace) => Promise<number | null>;
};
