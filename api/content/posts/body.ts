/** A document's body as the shop shows it: media of today, products as cards, links resolved. */
import { cardsOf } from '#api/catalog/shop/list-products.ts';
import { resolveReferences } from '#api/content/pages/references.ts';
import { findLiveDocument } from '#api/content/storage/pages.ts';
import { withCurrentMedia } from '#api/media/library/current-media.ts';
import type { Context } from '#api/platform/context.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import { collectReferences } from '#blocks/validate-document.ts';
import type { ContentBody } from '#schemas/domain/content/content.ts';
import { emptyRichDocument, type RichDocument, richDocumentSchema } from '#schemas/fields/rich-text.ts';

type Written = { kind: string; body?: unknown; description?: unknown };
export type ShownBody = { body: ContentBody; description: string };

/** What is left of a body that is being written: what cannot be shown is left out. */
function readable(body: unknown): RichDocument {
  const parsed = richDocumentSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const nodes = (body as { content?: unknown } | null)?.content;
  if (!Array.isArray(nodes)) return emptyRichDocument;
  const content = nodes.flatMap((node) => {
    const one = richDocumentSchema.safeParse({ type: 'doc', content: [node] });
    return one.success ? one.data.content : [];
  });
  return { type: 'doc', content };
}

const productsIn = ({ content }: RichDocument): string[] =>
  content.flatMap((node) => (node.type === 'products' ? node.attrs.products : []));

/** Of any document, valid or not, as it was written. */
export async function showBody(context: Context, written: Written): Promise<ShownBody> {
  const current = await withCurrentMedia(context, { kind: written.kind, body: readable(written.body) });
  const document = current.body;
  const links = collectReferences(current).filter(({ from }) => from === 'link');
  const [products, references] = await Promise.all([
    cardsOf(context, [...new Set(productsIn(document))]),
    resolveReferences(context.database.kysely, links, context.language),
  ]);
  const { description } = written;
  return {
    body: { document, products, references },
    description: typeof description === 'string' ? description : '',
  };
}

/** What is published of a page; an empty body for one that has none. */
export async function showLiveBody(context: Context, kind: string, pageId: string): Promise<ShownBody> {
  const live = (await findLiveDocument(context.database.kysely, pageId)) as Written | undefined;
  return showBody(context, translateDocument({ ...live, kind }, context.language));
}
