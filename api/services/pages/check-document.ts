/** The one check before anything is published: by the editor, an import, a schedule or a restored draft. */
import { requirePermission } from '#api/services/account/require-role.ts';
import type { Context } from '#api/services/context.ts';
import { missingMediaErrors } from '#api/services/media/missing-media.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { findPage, findPageAt, type PageRow } from '#api/storage/repositories/pages.ts';
import {
  blocksOf,
  collectReferences,
  type FieldErrors,
  validateDocument,
} from '#blocks/validate-document.ts';
import { type DraftDocument, isFixedPage, type PageProblem } from '#schemas/domain/editor.ts';
import { slugSchema } from '#schemas/domain/ids.ts';
import { audiences, type PageDocument } from '#schemas/domain/page.ts';
import { requireKeepable } from './keepable.ts';
import { resolveReferences } from './references.ts';

export const refused = (fieldErrors: FieldErrors) =>
  new ProblemError('invalid', 'This page cannot be published as it is.', fieldErrors);

/** Every link and id must name something that exists; a page may lead to itself. */
async function referenceErrors(db: Executor, input: unknown): Promise<FieldErrors> {
  const wanted = collectReferences(input);
  const found = await resolveReferences(db, wanted);
  const own = (input as { slug?: unknown } | null)?.slug;
  const missing = wanted.filter(
    ({ key, entity, id }) => !Object.hasOwn(found, key) && !(entity === 'page' && id === own),
  );
  return Object.fromEntries(
    missing.map(({ pointer, entity, id }) => [
      pointer,
      [`expected a ${entity} that exists, found "${id.slice(0, 80)}"`],
    ]),
  );
}

/** Whether the page may stand at the address that its document says. */
async function addressErrors(db: Executor, input: unknown, page: PageRow): Promise<FieldErrors> {
  const said = input as { slug?: unknown; audience?: unknown } | null;
  const slug = slugSchema.safeParse(said?.slug);
  const audience = audiences.find((known) => known === said?.audience);
  if (!slug.success || !audience) return {};
  if (isFixedPage(page.slug, page.audience) && (slug.data !== page.slug || audience !== page.audience))
    return { '/slug': [`expected "${page.slug}" for guests: the shop needs this page where it is`] };
  const holder = await findPageAt(db, slug.data, audience);
  return holder && holder.id !== page.id
    ? { '/slug': [`expected an address of its own, another page is at "${slug.data}"`] }
    : {};
}

type Examined = { document: PageDocument | null; errors: FieldErrors };

/** Everything that keeps `input` from being published, by JSON pointer; of `page` also where it would stand. */
async function examine(db: Executor, input: unknown, page: PageRow | null): Promise<Examined> {
  const result = validateDocument(input);
  const errors = {
    ...(await referenceErrors(db, input)),
    ...(await missingMediaErrors(db, input)),
    ...(page ? await addressErrors(db, input, page) : {}),
    // What is of the wrong form is said as that.
    ...(result.ok ? {} : result.errors),
  };
  return { document: result.ok && Object.keys(errors).length === 0 ? result.document : null, errors };
}

export const errorsOf = async (db: Executor, input: unknown): Promise<FieldErrors> =>
  (await examine(db, input, null)).errors;

/** The document, of which nothing is wrong. Throws invalid. */
export async function requirePublishable(db: Executor, input: unknown, page: PageRow): Promise<PageDocument> {
  const { document, errors } = await examine(db, input, page);
  if (!document) throw refused(errors);
  return document;
}

/** POST /api/v1/editor/check. Throws unauthenticated, forbidden, and invalid for what could not even be kept. */
export async function checkDraft(
  context: Context,
  input: { document: DraftDocument; page?: string | undefined },
): Promise<{ problems: PageProblem[] }> {
  requirePermission(context.actor, 'readPages');
  requireKeepable(input.document);
  const db = context.database.kysely;
  const page = input.page ? ((await findPage(db, input.page)) ?? null) : null;
  const { errors } = await examine(db, input.document, page);
  const blocks = blocksOf(input.document);
  const blockAt = (pointer: string) => {
    const index = /^\/blocks\/(\d+)/.exec(pointer)?.[1];
    const id = index === undefined ? undefined : blocks[Number(index)]?.id;
    return typeof id === 'string' ? id : null;
  };
  const problems = Object.entries(errors).flatMap(([pointer, messages]) =>
    messages.map((message) => ({ pointer, message, block: blockAt(pointer) })),
  );
  return { problems };
}
