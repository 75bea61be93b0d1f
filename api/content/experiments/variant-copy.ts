/** Variant B as it begins: a copy of what is live, which follows the page until somebody changes it. */
import { findUntouchedCopies, replaceCopy } from '#api/content/storage/experiments.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { PageDocument } from '#schemas/domain/content/page.ts';

/** The number of a draft that nobody has saved yet. */
export const copyRevision = 1;

type Copied = { id: string; block: string | null; title: string };

/** null where the page has no such block. */
export function variantCopy(page: PageDocument, { id, block, title }: Copied) {
  const blocks = block === null ? page.blocks : page.blocks.filter((one) => one.id === block);
  if (blocks.length === 0) return null;
  const own = blocks.map((one) => `${one.id}/`);
  const translations = Object.fromEntries(
    Object.entries(page.translations ?? {}).map(([language, units]) => [
      language,
      Object.fromEntries(
        Object.entries(units ?? {}).filter(([field]) => own.some((prefix) => field.startsWith(prefix))),
      ),
    ]),
  );
  return {
    kind: 'variant' as const,
    slug: `variant-${id}`,
    audience: 'guest' as const,
    title,
    blocks,
    ...(page.translations ? { translations } : {}),
  };
}

/** The page is published anew: what nobody has changed is a copy of that. */
export async function followPage(tx: Executor, pageId: string, page: PageDocument): Promise<void> {
  for (const { variant, block, name } of await findUntouchedCopies(tx, pageId, copyRevision)) {
    const document = variantCopy(page, { id: variant, block, title: name });
    if (document) await replaceCopy(tx, variant, document, copyRevision);
  }
}
