/** The columns as named arrays and a few words about them, to be written to a file. */
import { Codes, type Numbers } from './codes.ts';
import { arrayFields, Columns, rowFields } from './columns.ts';
import { Texts } from './texts.ts';

const codeFields = ['shelfCodes', 'vendorCodes', 'valueCodes', 'facetCodes'] as const;

export type StoredColumns = {
  arrays: Record<string, Numbers>;
  about: {
    size: number;
    alive: number;
    codes: Record<string, string[]>;
    warehouses: string[];
    filters: { name: string; labels: string[] }[];
  };
};

/** The arrays without the room behind them. Columns that are renewed have nothing else to keep. */
export function storedColumns(columns: Columns): StoredColumns {
  const { size, skuCount, idTexts, names, stock } = columns;
  const ends: Partial<Record<string, number>> = {
    shelves: columns.shelfStart[size] as number,
    shelfStart: size + 1,
    skuStart: size + 1,
    valueStart: skuCount + 1,
    values: columns.valueStart[skuCount] as number,
    facetOf: columns.valueCodes.size,
  };
  for (const name of rowFields) ends[name] = size;
  const arrays: Record<string, Numbers> = {
    ids: idTexts.bytes.subarray(0, idTexts.starts[size]),
    idStarts: idTexts.starts.subarray(0, size + 1),
    names: names.bytes.subarray(0, names.starts[names.size]),
    nameStarts: names.starts.subarray(0, names.size + 1),
  };
  for (const name of arrayFields) arrays[name] = columns[name].subarray(0, ends[name]);
  const warehouses = [...stock.keys()];
  for (const [at, warehouse] of warehouses.entries())
    arrays[`stock ${at}`] = (stock.get(warehouse) as Uint8Array).subarray(0, skuCount);
  const codes = Object.fromEntries(codeFields.map((name) => [name, columns[name].names()]));
  const filters = [...columns.filters.values()].map(({ name, labels }) => ({ name, labels: [...labels] }));
  return { arrays, about: { size, alive: columns.alive, codes, warehouses, filters } };
}

/** The columns again; they are to be renewed before anything is asked of them. */
export function restoredColumns({ arrays, about }: StoredColumns): Columns {
  const columns = new Columns(about.filters.map(({ name, labels }) => ({ name, labels: new Set(labels) })));
  for (const name of arrayFields) columns[name] = arrays[name] as never;
  for (const name of codeFields) columns[name] = new Codes(about.codes[name]);
  columns.size = about.size;
  columns.alive = about.alive;
  columns.idTexts = Texts.of(arrays.ids as Uint8Array, arrays.idStarts as Int32Array);
  columns.names = Texts.of(arrays.names as Uint8Array, arrays.nameStarts as Int32Array);
  for (const [at, warehouse] of about.warehouses.entries())
    columns.stock.set(warehouse, arrays[`stock ${at}`] as Uint8Array);
  return columns;
}
