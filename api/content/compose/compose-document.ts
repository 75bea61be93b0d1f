/** A draft by the shop's own rules: English, with its Spanish. The same goal and the same catalog make the same. */
import { speaking } from '#api/platform/language.ts';
import { textsOfDocument, withTargets } from '#blocks/document-texts.ts';
import { blockRegistry } from '#blocks/registry.ts';
import type { ComposeNote } from '#schemas/domain/content/composed.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import type { Audience, StoredBlock, Visibility } from '#schemas/domain/content/page.ts';
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';
import { freeSlug, slugOf } from '#schemas/domain/platform/slug.ts';
import { momentOfWall } from '#schemas/domain/platform/zone-offset.ts';
import type { Gathered } from './gather.ts';
import { type LaidBlock, layOut, typeOfNamed } from './layouts.ts';
import type { Goal } from './read-goal.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The first moments of the first day and of the day after the last one, where the shop's clocks say so. */
export type DaysShown = { opens: string | null; closes: string | null };

export function daysShown({ from, until }: Goal, zone: string): DaysShown {
  const midnight = (day: string, days: number) =>
    new Date(momentOfWall(Date.parse(day) + days * dayMs, zone)).toISOString();
  return { opens: from ? midnight(from, 0) : null, closes: until ? midnight(until, 1) : null };
}

function visibilityOf({ when }: LaidBlock, { opens, closes }: DaysShown, isEvent: boolean): Visibility {
  const from = when === 'after' ? closes : when === 'during' && !isEvent ? opens : null;
  const until = when === 'before' ? opens : when === 'during' ? closes : null;
  return { ...(from ? { from } : {}), ...(until ? { until } : {}) };
}

const longestSlug = 80;

/** "spring-sale-on-faucets"; "page" where a title has no letters for one. None of those that are taken. */
export const slugFor = (title: string, taken: ReadonlySet<string>): string =>
  freeSlug(slugOf(title).slice(0, longestSlug).replace(/-+$/, '') || 'page', taken);

export type ComposedDocument = { document: DraftDocument; notes: ComposeNote[] };

type Asked = { goal: Goal; gathered: Gathered; audience: Audience; taken: ReadonlySet<string>; zone: string };

function documentIn(language: Language, { goal, gathered, audience, taken, zone }: Asked): DraftDocument {
  return speaking(language, () => {
    const { title, description, blocks } = layOut(goal, gathered.of[language]);
    const days = daysShown(goal, zone);
    const stored = blocks.map(
      (block, index): StoredBlock => ({
        id: `${block.type}-${index + 1}`,
        type: block.type,
        schemaVersion: blockRegistry[block.type]?.definition.version ?? 1,
        visibility: visibilityOf(block, days, goal.kind === 'event'),
        props: block.props,
      }),
    );
    return { slug: slugFor(title, taken), audience, title, description, blocks: stored };
  });
}

/** What the rules have to say of the page that they made. */
function notesOf({ goal, gathered, audience }: Asked, { blocks }: DraftDocument): ComposeNote[] {
  const stored = blocks as StoredBlock[];
  const notes: ComposeNote[] = [];
  const isAboutGoods = goal.kind !== 'trade' && goal.kind !== 'event';
  if (gathered.unknown.length > 0) notes.push('words_unknown');
  if (!gathered.subject && goal.phrases.length > 0 && isAboutGoods) notes.push('subject_unknown');
  if (goal.hasOtherOffer) notes.push('offer_left_out');
  if (goal.hasPriceLimit) notes.push('price_left_out');
  for (const name of goal.blocks)
    if (name !== 'faq' && !stored.some(({ type }) => type === typeOfNamed[name]))
      notes.push(`${name}_left_out`);
  if (goal.kind === 'event') notes.push('event_details');
  if (goal.discount) notes.push('check_discount');
  if (goal.isOver) notes.push('date_over');
  if (goal.isReversed) notes.push('dates_order');
  if (stored.some(({ visibility }) => visibility.from || visibility.until)) notes.push('dates_shown');
  if (!stored.some(({ type }) => type === 'hero')) notes.push('no_photo');
  if (audience === 'company') notes.push('audience_company');
  if (audience === 'customer') notes.push('audience_customer');
  return notes;
}

export function composeDocument(asked: Asked): ComposedDocument {
  const document = documentIn(sourceLanguage, asked);
  const spanish = new Map(
    textsOfDocument(documentIn('es', asked)).map(({ pointer, source }) => [pointer, source]),
  );
  // What is the same in both is a name, or has no translation yet: that is left to who translates.
  const targets = textsOfDocument(document).flatMap(({ field, pointer, source }) => {
    const target = spanish.get(pointer);
    return target !== undefined && target !== source ? [{ field, target }] : [];
  });
  return { document: withTargets(document, 'es', targets), notes: notesOf(asked, document) };
}
