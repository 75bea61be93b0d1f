/** POST /api/v1/editor/pages/composed: a draft made of a goal in words (docs/decisions/0094-page-from-words.md). */
import { errorsOf } from '#api/content/pages/check-document.ts';
import { createEditorPage } from '#api/content/pages/drafts.ts';
import { findHeads } from '#api/content/storage/drafts.ts';
import { findPageSlugs } from '#api/content/storage/pages.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { shopDay, shopZone } from '#api/platform/shop-day.ts';
import type {
  ComposedPage,
  ComposeNote,
  ComposeRequest,
  Composer,
} from '#schemas/domain/content/composed.ts';
import { type DraftDocument, fixedPages } from '#schemas/domain/content/editor.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { askAssistant } from './ask-assistant.ts';
import { NoAnswer } from './assistant.ts';
import { composeDocument, slugFor } from './compose-document.ts';
import { type Gathered, gatherMaterial } from './gather.ts';
import { type Goal, readGoal } from './read-goal.ts';

/** Each reads a good part of the catalog, and may cost the dealer an answer of the assistant. */
const mostAnHour = { address: 240, visitor: 60 };

/** The goal with the days that a form names beside it. */
function withFormDays(goal: Goal, { from, until }: ComposeRequest, today: string): Goal {
  if (!from && !until) return goal;
  const without = { ...goal, from: null, until: null, isOver: false, isReversed: false };
  if (from && until && until < from) return { ...without, isReversed: true };
  if ((until ?? today) < today) return { ...without, isOver: true };
  return { ...without, from: from ?? null, until: until ?? null };
}

/** Addresses of the audience's pages, as drafts and as published, and those that the shop needs for itself. */
async function takenSlugs(context: Context, audience: Audience): Promise<Set<string>> {
  const db = context.database.kysely;
  const [drafts, published] = await Promise.all([
    findHeads(db, ['page'], false),
    findPageSlugs(db, audience),
  ]);
  const said = drafts.flatMap((draft) =>
    draft.audience === audience && typeof draft.slug === 'string' ? [draft.slug] : [],
  );
  return new Set([...fixedPages, ...said, ...published]);
}

/** Without the blocks that the check before publishing would refuse: a photo that was deleted a moment ago. */
async function publishable(context: Context, document: DraftDocument): Promise<DraftDocument> {
  const errors = await errorsOf(context, context.database.kysely, document);
  const wrong = new Set(Object.keys(errors).map((pointer) => /^\/blocks\/(\d+)/.exec(pointer)?.[1]));
  if (wrong.size === 0) return document;
  context.log.warn({ errors }, 'a composed page had blocks that could not be published');
  const blocks = (document.blocks as unknown[]).filter((_, index) => !wrong.has(String(index)));
  return { ...document, blocks };
}

/** How much of a goal is said back. */
const longestSaid = 60;

/** Whether there is anything to begin with: a kind of page, a season, an offer, people, or a subject. */
const isUnderstood = (goal: Goal, { subject }: Gathered): boolean =>
  subject !== null ||
  goal.kind !== 'general' ||
  goal.season !== null ||
  goal.blocks.length > 0 ||
  goal.discount !== null ||
  goal.isForTrade ||
  goal.hasOtherOffer;

function unmatched({ text }: Goal): ProblemError {
  const goal = text.length > longestSaid ? `${text.slice(0, longestSaid - 1).trimEnd()}…` : text;
  return new ProblemError('invalid', because('fields_invalid'), {
    '/goal': [because('goal_unmatched', { goal })],
  });
}

type Written = { document: DraftDocument; by: Composer; notes: ComposeNote[] };

/** Written by the assistant where there is one and what it says will do; else as the rules have it. */
async function write(
  context: Context,
  base: DraftDocument,
  { goal, gathered, taken }: { goal: Goal; gathered: Gathered; taken: ReadonlySet<string> },
): Promise<Written> {
  const rules = (...notes: ComposeNote[]): Written => ({ document: base, by: 'rules', notes });
  if (!context.assistant) return rules();
  try {
    const answer = await askAssistant(context.assistant, { goal, material: gathered.of.en, base });
    if (!answer) return rules('assistant_refused');
    const slug = slugFor(String(answer.document.title), taken);
    const notes: ComposeNote[] = answer.dropped > 0 ? ['blocks_dropped'] : [];
    return { document: { ...answer.document, slug }, by: 'assistant', notes };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    context.log.warn({ err: error }, 'the assistant did not answer');
    return rules('assistant_silent');
  }
}

/** Nothing of it is published. Throws unauthenticated, forbidden, too_many_requests, invalid. */
export async function composePage(context: Context, asked: ComposeRequest): Promise<ComposedPage> {
  requirePermission(context.actor, 'editPages');
  if (!(await countUse(context, whoAsks(context, 'compose-page', mostAnHour), 3_600_000)))
    throw new ProblemError('too_many_requests', because('too_many_composed'));
  const db = context.database.kysely;
  const [today, zone] = await Promise.all([shopDay(context, db), shopZone(context, db)]);
  const goal = withFormDays(readGoal(asked.goal, today), asked, today);
  const audience = asked.audience ?? goal.audience ?? 'guest';
  const [gathered, taken] = await Promise.all([gatherMaterial(context, goal), takenSlugs(context, audience)]);
  // An assistant may know what the rules do not.
  if (!context.assistant && !isUnderstood(goal, gathered)) throw unmatched(goal);
  const { document: base, notes } = composeDocument({ goal, gathered, audience, taken, zone });
  const written = await write(context, base, { goal, gathered, taken });
  const document = await publishable(context, written.document);
  const page = await createEditorPage(context, document);
  return {
    page,
    by: written.by,
    blocks: (document.blocks as unknown[]).length,
    notes: [...written.notes, ...notes],
    unknown: gathered.unknown,
  };
}
