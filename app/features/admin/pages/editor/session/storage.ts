/** Where work is kept on this device: IndexedDB, or this tab's memory where there is none. */
import type { KeptWork, StoragePort } from './types.ts';

const store = 'work';
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
    put: async (name, work) => {
      works.set(name, work);
      return true;
    },
    remove: async (name) => {
      works.delete(name);
    },
  };
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
        return names.map((name, index) => ({ name: String(name), work: works[index] as KeptWork }));
      };
      return patiently(read(), []);
    },
    put: (name, work) => {
      const write = async () => {
        const objectStore = objects('readwrite');
        const { transaction } = objectStore;
        await answered(objectStore.put(work, name));
        return new Promise<boolean>((resolve) => {
          transaction.oncomplete = () => resolve(true);
          transaction.onabort = () => resolve(false);
        });
      };
      return patiently(write(), false);
    },
    remove: (name) =>
      patiently(
        Promise.resolve().then(() => answered(objects('readwrite').delete(name))),
        undefined,
      ),
  };
}
