import { type PageDocument, pageDocumentSchema, storedBlockSchema } from '#schemas/domain/content/page.ts';

/**
 * A stored document with what its envelope fills in. What has been published is valid, but a row may have been written by
 * another hand: what is no block there is skipped, and `skipped` hears its pointer.
 */
export function normalDocument(
  stored: PageDocument,
  skipped: (pointer: string) => void = () => undefined,
): PageDocument {
  const parsed = pageDocumentSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const { blocks }: { blocks: unknown } = stored;
  if (!Array.isArray(blocks)) {
    skipped('/blocks');
    return { ...stored, blocks: [] };
  }
  const kept = blocks.flatMap((block: unknown, index) => {
    const read = storedBlockSchema.safeParse(block);
    if (read.success) return [read.data];
    skipped(`/blocks/${index}`);
    return [];
  });
  return { ...stored, blocks: kept };
}
