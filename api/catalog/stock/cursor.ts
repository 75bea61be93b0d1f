/** A page's last row as a text that callers hand back unread. */

type Part = string | number;

export const writeCursor = (parts: readonly Part[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Nothing for a cursor that nobody wrote. */
export function readCursor(text: string | undefined): Part[] {
  if (!text) return [];
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts.filter((part) => ['string', 'number'].includes(typeof part)) : [];
  } catch {
    return [];
  }
}
