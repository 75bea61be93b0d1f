/** The ids of the products that this browser looked at, newest first; in its own storage and sent nowhere. */
const seenKey = 'seen';
const most = 12;

export function readSeen(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(seenKey) ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id): id is string => typeof id === 'string' && /^[\w-]+$/.test(id))
      : [];
  } catch {
    return []; // no storage, or somebody else's words in it
  }
}

export function addSeen(id: string): void {
  try {
    localStorage.setItem(
      seenKey,
      JSON.stringify([id, ...readSeen().filter((other) => other !== id)].slice(0, most)),
    );
  } catch {
    // A browser that keeps nothing shows nothing.
  }
}

export function forgetSeen(): void {
  try {
    localStorage.removeItem(seenKey);
  } catch {
    // It kept nothing.
  }
}
