/** Blocks carried from page to page: through the clipboard, and through this browser where that is refused. */
import type { Json } from '#app/shared/json.ts';
import { isObject } from '#app/shared/json.ts';

const mark = 'storefront/blocks';
const storageKey = 'editor-clipboard';

export const writeBlocks = (values: readonly Json[]): string =>
  JSON.stringify({ [mark]: 1, blocks: values }, null, 2);

/** What was copied from an editor; null for any other text. */
export function readBlocks(text: string): Json[] | null {
  try {
    const parsed = JSON.parse(text) as Json;
    if (!isObject(parsed) || parsed[mark] !== 1 || !Array.isArray(parsed.blocks)) return null;
    return parsed.blocks.length > 0 ? parsed.blocks : null;
  } catch {
    return null;
  }
}

export async function copyBlocks(values: readonly Json[]): Promise<void> {
  const text = writeBlocks(values);
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Full or forbidden: the clipboard may still take it.
  }
  await navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** null when nothing was copied that is a block. */
export async function pasteBlocks(): Promise<Json[] | null> {
  const own = await navigator.clipboard?.readText().catch(() => '');
  const blocks = own ? readBlocks(own) : null;
  if (blocks) return blocks;
  try {
    return readBlocks(localStorage.getItem(storageKey) ?? '');
  } catch {
    return null;
  }
}
