/**
 * The index as a file, so that a process that starts has it at once. It is taken only when the database still has the
 * mark that was left as it was written, and its log of changes from then on: see docs/decisions/0040-index-snapshot.md.
 */
import { findSnapshotMark, markSnapshot, readDatabaseIdentity } from '#api/catalog/storage/listing-rows.ts';
import type { Database } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { WordIndex } from '../search/words/word-index.ts';
import type { MadeIndex } from './build-index.ts';
import type { Numbers, Pause } from './codes.ts';
import { Orders } from './orders.ts';
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts';
import { restoredColumns, type StoredColumns, storedColumns } from './stored-columns.ts';

/** Changes of transactions from `after` on are not in the index, except those of `known`. */
export type Position = { after: number; known: number[] };

type About = {
  database: string;
  mark: string;
  position: Position;
  columns: StoredColumns['about'];
  frequent: number[];
};

const columnPrefix = 'column ';
const wordPrefix = 'word ';

const prefixed = (prefix: string, arrays: Record<string, Numbers>) =>
  Object.fromEntries(Object.entries(arrays).map(([name, array]) => [prefix + name, array]));
const unprefixed = (prefix: string, arrays: Record<string, Numbers>) =>
  Object.fromEntries(
    Object.entries(arrays).flatMap(([name, array]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), array]] : [],
    ),
  );

/** Writes an index that was just made or renewed; returns its mark. Throws when it cannot be written. */
export async function saveSnapshot(
  path: string,
  database: Database,
  { columns, orders, words }: MadeIndex,
  position: Position,
  isClosed: () => boolean,
): Promise<string> {
  const [ownColumns, ownWords] = [storedColumns(columns), words.stored()];
  const arrays = {
    ...prefixed(columnPrefix, ownColumns.arrays),
    ...orders.stored(),
    ...prefixed(wordPrefix, ownWords.arrays),
  };
  const mark = newId();
  const about: About = {
    database: await readDatabaseIdentity(database.kysely),
    mark,
    position,
    columns: ownColumns.about,
    frequent: ownWords.frequent,
  };
  await markSnapshot(database.kysely, mark);
  await writeSnapshotFile(path, { arrays, about }, isClosed);
  return mark;
}

/** The index as it was saved, which changes since `position` are not in; null when there is none for this database. */
export async function loadSnapshot(
  path: string,
  database: Database,
  pause: Pause,
): Promise<{ made: MadeIndex; position: Position; mark: string } | null> {
  const snapshot = await readSnapshotFile(path, async (about) => {
    const { database: identity, mark } = about as About;
    const db = database.kysely;
    return identity === (await readDatabaseIdentity(db)) && (await findSnapshotMark(db, mark));
  });
  if (!snapshot) return null;
  const { arrays } = snapshot;
  const { position, mark, columns: about, frequent } = snapshot.about as About;
  const columns = restoredColumns({ arrays: unprefixed(columnPrefix, arrays), about });
  await columns.renew(pause);
  const orders = await Orders.restored(columns, arrays, pause);
  const words = await WordIndex.restored(
    columns,
    { arrays: unprefixed(wordPrefix, arrays), frequent },
    pause,
  );
  return { made: { columns, orders, words }, position, mark };
}
