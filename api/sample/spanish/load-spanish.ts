/** Translates the sample as its editors would have: documents in themselves, the catalog in its table. */
import type { Transaction } from 'kysely';
import { findEveryUnit, learnSpanishWords, updateSpanishWords } from '#api/catalog/storage/translations.ts';
import { foundBy, holdsSearchedWords } from '#api/catalog/translations/searched.ts';
import { putContent } from '#api/content/posts/put-content.ts';
import { findDraftsToTranslate } from '#api/content/storage/translations.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { unitsOf, withTargets } from '#blocks/document-texts.ts';
import { catalogKinds, documentKinds } from '#schemas/domain/translations/units.ts';
import { insertAll } from '../insert-all.ts';
import { inSpanish } from './spanish.ts';

const language = 'es';

/** Of units, those that the sample says in Spanish. */
const targetsOf = <U extends { source: string }>(units: readonly U[]): (U & { target: string })[] =>
  units.flatMap((unit) => {
    const target = inSpanish(unit.source);
    return target === undefined ? [] : [{ ...unit, target }];
  });

/** In what is published and in the draft of it, before anybody has seen either. */
async function translateDocuments(context: Context, tx: Transaction<Tables>): Promise<void> {
  for (const kind of documentKinds) {
    for (const { id, document } of await findDraftsToTranslate(tx, kind)) {
      const translated = withTargets(document, language, targetsOf(unitsOf(document, language)));
      const json = JSON.stringify(translated);
      await tx.updateTable('page_draft').set({ document: json }).where('page_id', '=', id).execute();
      await tx.updateTable('page_revision').set({ document: json }).where('page_id', '=', id).execute();
      await putContent(context, tx, id, translated);
    }
  }
}

async function translateCatalog(context: Context, tx: Transaction<Tables>): Promise<void> {
  const written = { language, actor: 'operator', updated_at: context.now().toISOString() };
  const names: string[] = [];
  for (const kind of catalogKinds) {
    const targets = targetsOf(await findEveryUnit(tx, kind));
    await insertAll(
      tx,
      'translation',
      targets.map((target) => ({ kind, ...target, ...written })),
    );
    names.push(...targets.filter(({ field }) => holdsSearchedWords(field)).map(({ target }) => target));
    if (kind !== 'product') continue;
    const products = groupBy(targets, ({ id }) => id);
    await updateSpanishWords(
      tx,
      [...products].map(([id, fields]) => ({ id, ...foundBy(fields) })),
    );
  }
  await learnSpanishWords(tx, names);
}

export async function insertSpanish(context: Context, tx: Transaction<Tables>): Promise<void> {
  await translateDocuments(context, tx);
  await translateCatalog(context, tx);
}
