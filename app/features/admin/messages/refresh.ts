/** Which conversations moved, between the socket that tells it and the routes that load them anew. */

let moved = new Set<string>();
let isAll = false;
let current = { ids: moved, isAll };

export function noteMoved(ids: readonly string[]): void {
  for (const id of ids) moved.add(id);
}

/** What was told while there was no connection is not known: anything may have moved. */
export function noteAllMoved(): void {
  isAll = true;
}

/** What was noted until now is what this refresh is about. */
export function beginRefresh(): void {
  current = { ids: moved, isAll };
  moved = new Set();
  isAll = false;
}

/** Whether the refresh that runs is about this conversation too. */
export const isRefreshed = (id: string): boolean => current.isAll || current.ids.has(id);
