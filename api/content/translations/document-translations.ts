/** Documents that employees write, to be translated: what is saved goes into the draft. */
import { staleDraft } from '#api/content/pages/page-access.ts';
import { textOf } from '#api/content/pages/views.ts';
import { findDraft, lockDraft, updateDraft } from '#api/content/storage/drafts.ts';
import { findPage } from '#api/content/storage/pages.ts';
import { type DraftToTranslate, findDraftsToTranslate } from '#api/content/storage/translations.ts';
import { authorOf } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { TranslationSource } from '#api/platform/translation-source.ts';
import { requireTargets } from '#api/platform/translations/require-targets.ts';
import { unitsOf, withTargets } from '#blocks/document-texts.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import type { TranslatedLanguage } from '#schemas/domain/platform/language.ts';
import { plainLetters } from '#schemas/domain/platform/plain-letters.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import {
  documentKinds,
  type TranslatedThing,
  type TranslationKind,
  type TranslationRow,
} from '#schemas/domain/translations/units.ts';

type Kind = (typeof documentKinds)[number];
type Counts = Pick<TranslationRow, 'total' | 'missing' | 'outdated'>;
/** What a draft says of itself in a list, and what it is called in the language. */
type Counted = { counts: Counts; named: string };

const kindOf = (kind: TranslationKind): Kind | undefined => documentKinds.find((one) => one === kind);
const noDocument = () => new ProblemError('not_found', because('page_not_found'));

/** Two pages of one name are for different audiences. */
function nameOf(document: DraftDocument): string {
  const name = textOf(document.title) || textOf(document.slug);
  const audience = textOf(document.audience);
  return audience === '' || audience === 'guest' ? name : `${name} (${audience})`;
}

const mostCounted = 5000;
/** What was counted of each draft's revision, by page and language. */
const counted = new Map<string, Counted & { revision: number }>();

function countUnits({ id, revision, document }: DraftToTranslate, language: TranslatedLanguage): Counted {
  const key = `${id} ${language}`;
  const known = counted.get(key);
  if (known?.revision === revision) return known;
  const units = unitsOf(document, language);
  const counts = {
    total: units.length,
    missing: units.filter(({ state }) => state === 'missing').length,
    outdated: units.filter(({ state }) => state === 'outdated').length,
  };
  const named = units.find(({ field }) => field === 'title')?.target ?? '';
  if (counted.size >= mostCounted) counted.clear();
  counted.set(key, { revision, counts, named });
  return { counts, named };
}

const thingOf = (
  { kind, id, language }: { kind: TranslationKind; id: string; language: TranslatedLanguage },
  draft: { document: DraftDocument; revision: number },
): TranslatedThing => ({
  kind,
  id,
  name: nameOf(draft.document),
  language,
  version: String(draft.revision),
  units: unitsOf(draft.document, language),
});

async function isOfKind(context: Context, kind: TranslationKind, id: string): Promise<boolean> {
  const page = await findPage(context.database.kysely, id);
  return page?.kind === kindOf(kind) && page?.deleted_at === null;
}

export const documentTranslations: TranslationSource = {
  kinds: documentKinds,
  async list(context, { kind, language, isOpen, search, offset, limit }) {
    requirePermission(context.actor, 'readPages');
    const wanted = kindOf(kind);
    const drafts = wanted ? await findDraftsToTranslate(context.database.kysely, wanted) : [];
    const words = plainLetters(search);
    const rows = drafts
      .map((draft) => ({ id: draft.id, name: nameOf(draft.document), ...countUnits(draft, language) }))
      .filter(({ name, named }) => [name, named].some((one) => plainLetters(one).includes(words)))
      .map(({ id, name, counts }) => ({ kind, id, name, ...counts }))
      .filter(({ missing, outdated }) => !isOpen || missing + outdated > 0)
      .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
    return { rows: rows.slice(offset, offset + limit), count: rows.length };
  },
  async read(context, asked) {
    requirePermission(context.actor, 'readPages');
    if (!(await isOfKind(context, asked.kind, asked.id))) return null;
    const draft = await findDraft(context.database.kysely, asked.id);
    return draft ? thingOf(asked, draft) : null;
  },
  async write(context, { version, targets, ...asked }) {
    requirePermission(context.actor, 'editPages');
    if (!(await isOfKind(context, asked.kind, asked.id))) throw noDocument();
    return context.database.transaction(async (tx) => {
      const draft = await lockDraft(tx, asked.id);
      if (!draft) throw noDocument();
      if (String(draft.revision) !== version) throw staleDraft();
      const kept = requireTargets(unitsOf(draft.document, asked.language), targets);
      const document = withTargets(draft.document, asked.language, kept);
      const { revision } = draft;
      const saved = { pageId: asked.id, document, author: authorOf(context), revision };
      const next = await updateDraft(tx, saved, context.now());
      if (next === undefined) throw noDocument();
      return thingOf(asked, { document, revision: next });
    });
  },
};
