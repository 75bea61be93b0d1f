import { buildLines } from './build.ts';
import { categories } from './departments.ts';
import { filters } from './filters.ts';
import { collections, tags, vendors, warehouses } from './house.ts';
import { buildFittings } from './products/fittings.ts';
import { lines } from './products/lines.ts';
import { buildSpecial } from './products/special.ts';
import type { SampleDealer } from './types.ts';

/** The sample dealer, the same on every call: load-sample.ts puts it into the database. */
export function sampleDealer(): SampleDealer {
  const built = buildLines(lines);
  return {
    site: {
      name: 'Alder & Fenn',
      tagline: 'Trade supplier for bath, kitchen, and lighting',
      contactEmail: 'counter@alderandfenn.example',
      firmIdentifier: 'alder-and-fenn',
    },
    warehouses,
    categories,
    vendors,
    tags,
    collections,
    filters,
    products: [...built, ...buildSpecial(built), ...buildFittings()],
  };
}
