/** The one check before anything is published: by the editor, an import, a schedule or a restored draft. */
import { documentWithVariant, hasPlace } from '#api/content/experiments/experiment-page.ts';
import { findExperimentOf } from '#api/content/storage/experiments.ts';
import { findPagesOnceAt } from '#api/content/storage/former-pages.ts';
import { findLiveDocument, findPage, findPageAt, type PageRow } from '#api/content/storage/pages.ts';
import { findPagesShowing, findPublishedSections, keepSections } from '#api/content/storage/sections.ts';
import { missingMediaErrors } from '#api/media/library/missing-media.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { blocksOf, collectReferences, validateDocument } from '#blocks/validate-document.ts';
import { hasFixedAddress, kindOf } from '#schemas/domain/content/content-kinds.ts';
import { mostBlocks, mostBytes, overLimits } from '#schemas/domain/content/draft-limits.ts';
import { type DraftDocument, isFixedPage, type PageProblem } from '#schemas/domain/content/editor.ts';
import { audiences, type PageDocument, type StoredBlock } from '#schemas/domain/content/page.ts';
import { sectionIn, sectionsIn } from '#schemas/domain/content/saved-section.ts';
import { slugSchema } from '#schemas/domain/platform/ids.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';
import { deadLinks } from './dead-links.ts';
import { requireKeepable } from './keepable.ts';
import { menuQueryErrors } from './menu-queries.ts';
import { resolveReferences } from './references.ts';
import { textOf } from './views.ts';

const pageLimits = { blocks: mostBlocks, size: mostBytes / 1_000_000 };

export const refused = (reasons: FieldReasons) =>
  new ProblemError('invalid', because('page_invalid'), reasons);

/** Every link and id must name something that exists; a page may lead to itself. */
async function referenceErrors(db: Executor, input: unknown): Promise<FieldReasons> {
  const wanted = collectReferences(input);
  const references = await resolveReferences(db, wanted);
  const own = (input as { slug?: unknown } | null)?.slug;
  const missing = wanted.filter(
    ({ key, entity, id }) => !Object.hasOwn(references, key) && !(entity === 'page' && id === own),
  );
  return Object.fromEntries(
    missing.map(({ pointer, entity, id }) => [
      pointer,
      [
        entity === 'section'
          ? because('section_not_published')
          : because('reference_not_found', { kind: entity, id: id.slice(0, 80) }),
      ],
    ]),
  );
}

/** What of a page its address depends on. */
type AddressedPage = Pick<PageRow, 'id' | 'kind' | 'slug' | 'audience'>;

/** Whether the page may stand at the address that its document says. */
async function addressErrors(db: Executor, input: unknown, page: AddressedPage): Promise<FieldReasons> {
  const document = input as { slug?: unknown; audience?: unknown } | null;
  const slug = slugSchema.safeParse(document?.slug);
  const audience = audiences.find((known) => known === document?.audience);
  if (!slug.success || !audience) return {};
  if (
    page.kind === 'page' &&
    isFixedPage(page.slug, page.audience) &&
    (slug.data !== page.slug || audience !== page.audience)
  )
    return { '/slug': [because('page_address_fixed', { page: page.slug ?? '' })] };
  if (hasFixedAddress(page.kind) && page.slug !== null && page.slug !== slug.data)
    return { '/slug': [because('content_address_fixed', { page: page.slug })] };
  const holder = await findPageAt(db, page.kind, slug.data, audience);
  return holder && holder.id !== page.id
    ? { '/slug': [because('page_address_taken', { page: slug.data })] }
    : {};
}

/** What a page comes to with what is published of its sections, `other` in the place of one of them. */
async function isTooLarge(
  db: Executor,
  document: PageDocument,
  other?: { id: string; blocks: readonly StoredBlock[] },
): Promise<boolean> {
  const sections = new Map(
    (await findPublishedSections(db, sectionsIn(document.blocks))).map(({ id, document: { blocks } }) => [
      id,
      blocks as readonly StoredBlock[],
    ]),
  );
  if (other) sections.set(other.id, other.blocks);
  const sizes = document.blocks.map((block) => sections.get(sectionIn(block) ?? '') ?? [block]);
  return Object.keys(overLimits({ ...document, blocks: sizes.flat() })).length > 0;
}

/** A page keeps to the limits with its sections in it, and a section keeps the pages that show it to them. */
async function sectionErrors(
  db: Executor,
  input: unknown,
  page: AddressedPage | null,
): Promise<FieldReasons> {
  const blocks = blocksOf(input) as StoredBlock[];
  if (kindOf(input) !== 'section') {
    if (sectionsIn(blocks).length === 0) return {};
    const isLarge = await isTooLarge(db, { ...(input as PageDocument), blocks });
    return isLarge ? { '/blocks': [because('sections_too_large', pageLimits)] } : {};
  }
  if (!page?.id) return {};
  for (const { id: _, document } of await findPagesShowing(db, page.id))
    if (await isTooLarge(db, document, { id: page.id, blocks }))
      return {
        '/blocks': [because('section_page_too_large', { ...pageLimits, page: textOf(document.title) })],
      };
  return {};
}

/** What is wrong with the page of an experiment once its variant B stands in it, at the blocks of the variant. */
async function variantErrors(
  db: Executor,
  input: unknown,
  page: AddressedPage | null,
): Promise<FieldReasons> {
  const experiment = page?.kind === 'variant' ? await findExperimentOf(db, page.id) : undefined;
  if (!experiment) return {};
  const live = (await findLiveDocument(db, experiment.page_id)) as PageDocument | undefined;
  if (!live || !hasPlace(live.blocks, experiment.block)) return {};
  const variant = { ...(input as PageDocument), blocks: blocksOf(input) as StoredBlock[] };
  const whole = documentWithVariant(live, experiment.block, variant);
  if (await isTooLarge(db, whole)) return { '/blocks': [because('sections_too_large', pageLimits)] };
  const result = validateDocument(whole);
  if (result.ok) return {};
  const from = experiment.block === null ? 0 : live.blocks.findIndex(({ id }) => id === experiment.block);
  return Object.fromEntries(
    Object.entries(result.errors).map(([pointer, reasons]) => {
      const [, at, rest = ''] = /^\/blocks\/(\d+)(.*)$/.exec(pointer) ?? [];
      const index = at === undefined ? -1 : Number(at) - from;
      const isOwn = index >= 0 && index < variant.blocks.length;
      return [isOwn ? `/blocks/${index}${rest}` : '/blocks', reasons];
    }),
  );
}

/** `document`: the valid one; null while anything is wrong. */
type Examined = { document: PageDocument | null; errors: FieldReasons };

/** What is wrong with it as a document of its page, whatever it leads to. */
export async function soundnessErrors(
  db: Executor,
  input: unknown,
  page: AddressedPage | null,
): Promise<Examined> {
  const over = overLimits(input);
  if (Object.keys(over).length > 0) return { document: null, errors: over };
  const result = validateDocument(input);
  const kind = kindOf(input);
  const errors = {
    ...(page ? await addressErrors(db, input, page) : {}),
    // A document is what its page is: nothing becomes a post by its draft.
    ...(page && page.kind !== kind ? { '/kind': [because('document_kind_wrong', { kind: page.kind })] } : {}),
    // What is of the wrong form is said as that.
    ...(result.ok ? {} : result.errors),
  };
  return { document: result.ok && Object.keys(errors).length === 0 ? result.document : null, errors };
}

/** Everything that keeps `input` from being published, by JSON pointer; of `page` also where it would stand. */
async function examine(
  { pictures }: Pick<Context, 'pictures'>,
  db: Executor,
  input: unknown,
  page: AddressedPage | null,
): Promise<Examined> {
  const over = overLimits(input);
  if (Object.keys(over).length > 0) return { document: null, errors: over };
  const sound = await soundnessErrors(db, input, page);
  const errors = {
    ...(await referenceErrors(db, input)),
    ...(await missingMediaErrors(db, pictures, input)),
    ...(await menuQueryErrors(db, input)),
    ...(await sectionErrors(db, input, page)),
    ...(await variantErrors(db, input, page)),
    ...sound.errors,
  };
  return { document: Object.keys(errors).length === 0 ? sound.document : null, errors };
}

export const errorsOf = async (context: Context, db: Executor, input: unknown): Promise<FieldReasons> =>
  (await examine(context, db, input, null)).errors;

/** The document, of which nothing is wrong. Throws invalid. */
export async function requirePublishable(
  context: Context,
  db: Executor,
  input: unknown,
  page: PageRow,
): Promise<PageDocument> {
  await keepSections(db, sectionsIn(blocksOf(input)));
  const { document, errors } = await examine(context, db, input, page);
  if (!document) throw refused(errors);
  return document;
}

/** Reasons as the editor tells them: each with its sentence and the block that it is about. */
export function toProblems(
  document: DraftDocument,
  found: readonly [pointer: string, reason: Reason][],
): PageProblem[] {
  const blocks = blocksOf(document);
  const blockAt = (pointer: string) => {
    const index = /^\/blocks\/(\d+)/.exec(pointer)?.[1];
    const id = index === undefined ? undefined : blocks[Number(index)]?.id;
    return typeof id === 'string' ? id : null;
  };
  return found.map(([pointer, reason]) => ({
    pointer,
    ...reason,
    message: sentenceOf(reason),
    block: blockAt(pointer),
  }));
}

/** An old address of another page, which leads to that page until this one takes it. */
async function takenOver(
  db: Executor,
  document: DraftDocument,
  page: AddressedPage,
): Promise<[pointer: string, reason: Reason][]> {
  const slug = slugSchema.safeParse(document.slug);
  const audience = audiences.find((known) => known === document.audience);
  if (!slug.success || !audience || slug.data === page.slug) return [];
  const once = await findPagesOnceAt(db, page.kind, slug.data, [audience]);
  const leadsTo = once.find((other) => other.published && other.slug !== null && other.slug !== slug.data);
  if (!leadsTo?.slug || leadsTo.slug === page.slug) return [];
  return [['/slug', because('page_address_leads', { page: leadsTo.slug })]];
}

/**
 * POST /api/v1/editor/check: what keeps a document from being published, and what is only worth a look. Throws
 * unauthenticated, forbidden, and invalid for what could not even be kept.
 */
export async function checkDraft(
  context: Context,
  input: { document: DraftDocument; page?: string | undefined },
): Promise<{ problems: PageProblem[]; warnings: PageProblem[] }> {
  requirePermission(context.actor, 'readPages');
  const { document } = input;
  requireKeepable(document);
  const db = context.database.kysely;
  const newPage: AddressedPage = { id: '', kind: kindOf(document), slug: null, audience: null };
  const page = input.page ? await findPage(db, input.page) : undefined;
  const { errors } = await examine(context, db, document, page ?? newPage);
  const refusals = Object.entries(errors).flatMap(([pointer, reasons]) =>
    reasons.map((reason): [string, Reason] => [pointer, reason]),
  );
  const dead = (await deadLinks(db, document)).map(({ pointer, href }): [string, Reason] => [
    pointer,
    because('address_unanswered', { href: href.slice(0, 80) }),
  ]);
  const leads = await takenOver(db, document, page ?? newPage);
  return { problems: toProblems(document, refusals), warnings: toProblems(document, [...leads, ...dead]) };
}
