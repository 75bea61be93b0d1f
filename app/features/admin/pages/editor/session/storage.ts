/**
 * Where work is kept on this device: IndexedDB, or this tab's memory where there is none. Last words go to localStorage,
 * which writes before it returns: a page that is being left may not live to see a database's transaction end.
 */
import type { KeptWork, StoragePort } from './types.ts';

const store = 'work';
/** Before the names of last words. */
const lastWords = 'editor-left/';
/** Characters of last words: a browser gives a site five million. */
const mostCharacters = 2_000_000;
/** ms after which a database that does not answer is done without. */
const patience = 3000;

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const patiently = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([
    work.catch(() => otherwise),
    new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), patience)),
  ]);

export function memoryStorage(): StoragePort {
  const works = new Map<string, KeptWork>();
  return {
    durable: false,
    list: async (prefix) =>
      [...works].flatMap(([name, work]) => (name.startsWith(prefix) ? { name, work } : [])),
    putAtOnce: (name, work) => works.set(name, work),
    put: async (name, work) => {
      works.set(name, work);
      return true;
    },
    remove: async (name) => {
      works.delete(name);
    },
  };
}

type Entry = { name: string; work: KeptWork };

/** What was kept last under each name. */
export function lastOf(entries: readonly Entry[]): Entry[] {
  const last = new Map<string, KeptWork>();
  for (const { name, work } of entries) if ((last.get(name)?.at ?? -1) <= work.at) last.set(name, work);
  return [...last].map(([name, work]) => ({ name, work }));
}

function readLastWords(prefix: string): Entry[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(lastWords + prefix))
      .map((key) => ({
        name: key.slice(lastWords.length),
        work: JSON.parse(localStorage.getItem(key) ?? '') as KeptWork,
      }));
  } catch {
    return [];
  }
}

function writeLastWords(name: string, work: KeptWork | null): void {
  try {
    const text = work && JSON.stringify(work);
    if (text !== null && text.length <= mostCharacters) localStorage.setItem(lastWords + name, text);
    else localStorage.removeItem(lastWords + name);
  } catch {
    // No room, or none allowed: the database has what it had time for.
  }
}

async function openDatabase(): Promise<IDBDatabase | null> {
  if (typeof indexedDB === 'undefined') return null;
  const request = indexedDB.open('editor', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  const database = await answered(request);
  // Another tab with a newer editor may change it.
  database.onversionchange = () => database.close();
  return database;
}

export async function deviceStorage(): Promise<StoragePort> {
  const database = await patiently(openDatabase(), null);
  if (!database) return memoryStorage();
  /** ms since 1970 of this page's last words, by name. */
  const saidAt = new Map<string, number>();
  const objects = (mode: IDBTransactionMode) => database.transaction(store, mode).objectStore(store);
  return {
    durable: true,
    list: (prefix) => {
      const read = async () => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const from = objects('readonly');
        const [names, works] = await Promise.all([
          answered(from.getAllKeys(range)),
          answered(from.getAll(range)),
        ]);
        const kept = names.map((name, index) => ({ name: String(name), work: works[index] as KeptWork }));
        return lastOf([...kept, ...readLastWords(prefix)]);
      };
      return patiently(read(), []);
    },
    putAtOnce: (name, work) => {
      saidAt.set(name, work.at);
      writeLastWords(name, work);
    },
    put: (name, work) => {
      const write = async () => {
        const objectStore = objects('readwrite');
        const { transaction } = objectStore;
        await answered(objectStore.put(work, name));
        return new Promise<boolean>((resolve) => {
          transaction.oncomplete = () => {
            // Last words that came after it stay.
            if (work.at >= (saidAt.get(name) ?? 0)) writeLastWords(name, null);
            resolve(true);
          };
          transaction.onabort = () => resolve(false);
        });
      };
      return patiently(write(), false);
    },
    remove: (name) => {
      writeLastWords(name, null);
      return patiently(
        Promise.resolve().then(() => answered(objects('readwrite').delete(name))),
        undefined,
      );
    },
  };
}
