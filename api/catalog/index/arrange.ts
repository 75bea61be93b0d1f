/** Rows of one department side by side: a question about it reads memory in one run, and not a line of it for each row. */
import { type Columns, isCategory } from './columns.ts';

/** The rows by the largest category that each is in, within it by the smallest, within that as they stand. */
export async function arrangedRows(columns: Columns, pause: () => Promise<void>): Promise<Int32Array> {
  const { shelves, shelfStart } = columns;
  const names = columns.shelfCodes.names();
  const categories = Uint8Array.from(names, (name) => (isCategory(name) ? 1 : 0));
  const sizes = new Int32Array(names.length);
  const eachCategory = (row: number, tell: (shelf: number) => void) => {
    const end = shelfStart[row + 1] as number;
    for (let at = shelfStart[row] as number; at < end; at++) {
      const shelf = shelves[at] as number;
      if (categories[shelf] === 1) tell(shelf);
    }
  };
  for (let row = 0; row < columns.size; row++) {
    eachCategory(row, (shelf) => {
      sizes[shelf] = (sizes[shelf] as number) + 1;
    });
    if (row % 20_000 === 0) await pause();
  }
  const groups = new Map<number, number>();
  const groupOf = new Float64Array(columns.size);
  for (let row = 0; row < columns.size; row++) {
    let largest = -1;
    let smallest = -1;
    eachCategory(row, (shelf) => {
      const size = sizes[shelf] as number;
      if (largest < 0 || size > (sizes[largest] as number)) largest = shelf;
      if (smallest < 0 || size < (sizes[smallest] as number)) smallest = shelf;
    });
    const group = (largest + 1) * (names.length + 1) + smallest + 1;
    groupOf[row] = group;
    groups.set(group, (groups.get(group) ?? 0) + 1);
    if (row % 20_000 === 0) await pause();
  }
  let end = 0;
  for (const group of [...groups.keys()].sort((a, b) => a - b)) {
    const size = groups.get(group) ?? 0;
    groups.set(group, end);
    end += size;
  }
  const rows = new Int32Array(columns.size);
  for (let row = 0; row < columns.size; row++) {
    const group = groupOf[row] as number;
    const place = groups.get(group) as number;
    rows[place] = row;
    groups.set(group, place + 1);
    if (row % 20_000 === 0) await pause();
  }
  return rows;
}
