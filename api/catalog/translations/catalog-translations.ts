/** The catalog's translations for whoever translates: what there is, what it says, and what it is to say. */

import { createHash } from 'node:crypto';
import { noRecord } from '#api/catalog/admin/records.ts';
import {
  type CatalogKind,
  countThings,
  deleteTargets,
  findProductTargets,
  findThing,
  findThings,
  findUnits,
  findValuesOfOneProduct,
  learnSpanishWords,
  lockThing,
  putTargets,
  type UnitRow,
  updateSpanishWords,
} from '#api/catalog/storage/translations.ts';
import { safeHtml } from '#api/catalog/text/html.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import type { TranslationSource } from '#api/platform/translation-source.ts';
import { requireTargets, type Target } from '#api/platform/translations/require-targets.ts';
import * as m from '#messages';
import { productFields } from '#schemas/domain/catalog/product-fields.ts';
import type { TranslatedLanguage } from '#schemas/domain/platform/language.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import {
  catalogKinds,
  type TranslatedThing,
  type TranslationKind,
  type Unit,
} from '#schemas/domain/translations/units.ts';
import { foundBy, holdsSearchedWords } from './searched.ts';

type Asked = { kind: CatalogKind; id: string; language: TranslatedLanguage };

/** Throws not_found for a kind that another wing translates. */
function catalogKindOf(kind: TranslationKind): CatalogKind {
  const known = catalogKinds.find((one) => one === kind);
  if (!known) throw noRecord();
  return known;
}

type FieldFacts = { label: () => string; max: number; isLong?: boolean };

const recordFields: Record<string, FieldFacts> = {
  name: { label: m.cat_field_name, max: 200 },
  description: { label: m.cat_field_description, max: 2000, isLong: true },
  alt: { label: m.cat_picture_alt, max: 250 },
  value: { label: m.cat_field_value, max: 200 },
};
const productTexts: Record<string, FieldFacts> = {
  name: { label: m.cat_field_name, max: productFields.name.max },
  description: { label: m.cat_field_description, max: productFields.description.max, isLong: true },
  body_html: { label: m.cat_field_body_html, max: productFields.bodyHtml.max, isLong: true },
  seo_title: { label: m.cat_field_seo_title, max: productFields.seoTitle.max },
  seo_description: {
    label: m.cat_field_seo_description,
    max: productFields.seoDescription.max,
    isLong: true,
  },
  alt: { label: m.cat_picture_alt, max: 250 },
  rule: { label: m.cat_rule_reason, max: 200 },
  document: { label: m.cat_document, max: 120 },
};

/** What is known of a field; of those that are named by their text, of what stands before it: "alt_…", "value_…". */
function factsOf(kind: CatalogKind, field: string): FieldFacts {
  const fields = kind === 'product' ? productTexts : recordFields;
  const facts = fields[field] ?? fields[field.slice(0, field.indexOf('_'))];
  if (!facts) throw new Error(`no field ${field} is translated`);
  return facts;
}

function unitOf(kind: CatalogKind, { field, source, target, before }: UnitRow): Unit {
  const { label, max, isLong = false } = factsOf(kind, field);
  const isOutdated = target !== null && before !== source;
  return {
    field,
    label: label(),
    source,
    target,
    state: target === null ? 'missing' : isOutdated ? 'outdated' : 'done',
    before: isOutdated ? before : null,
    max,
    isLong,
  };
}

/** Moves with every source and every target. */
const versionOf = (rows: readonly UnitRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ field, source, target, before }) => [field, source, target, before])))
    .digest('hex')
    .slice(0, 24);

async function readThing(db: Executor, asked: Asked): Promise<TranslatedThing | null> {
  const { kind, id, language } = asked;
  const thing = await findThing(db, kind, id);
  if (!thing) return null;
  const rows = await findUnits(db, asked, id);
  return {
    kind,
    id,
    name: thing.name,
    language,
    version: versionOf(rows),
    units: rows.map((row) => unitOf(kind, row)),
  };
}

/** A shopper chooses by values: two that one product's SKUs come in cannot be called the same. */
async function checkValues(
  tx: Executor,
  { name }: { name: string },
  units: readonly Unit[],
  targets: ReadonlyMap<string, string | null>,
): Promise<FieldReasons> {
  const errors: FieldReasons = {};
  const values = units.filter(({ field }) => field !== 'name');
  const targetOf = ({ field, target }: Unit) => targets.get(field) ?? (targets.has(field) ? null : target);
  for (const unit of values.filter(({ field }) => targets.get(field))) {
    const called = targetOf(unit)?.toLowerCase();
    const same = values.filter((other) => other !== unit && targetOf(other)?.toLowerCase() === called);
    const [taken] = await findValuesOfOneProduct(
      tx,
      name,
      unit.source,
      same.map(({ source }) => source),
    );
    if (taken !== undefined) errors[`/${unit.field}`] = [because('translation_taken', { name: taken })];
  }
  return errors;
}

/** Targets by field, as they are stored. Throws invalid, with the fields by name. */
async function checkTargets(
  tx: Executor,
  kind: CatalogKind,
  { name, units }: TranslatedThing,
  given: readonly Target[],
): Promise<ReadonlyMap<string, string | null>> {
  const targets = new Map(
    requireTargets(units, given).map(({ field, target }) => [
      field,
      target !== null && field === 'body_html' ? safeHtml(target) || null : target,
    ]),
  );
  const errors = kind === 'filter' ? await checkValues(tx, { name }, units, targets) : {};
  refuseFields(errors);
  return targets;
}

/** What the search finds a product by in Spanish, and the words that misspellings are mended with. */
async function deriveWords(tx: Executor, { kind, id, language }: Asked, texts: readonly string[]) {
  await learnSpanishWords(tx, texts);
  if (kind !== 'product') return;
  const rows = await findProductTargets(tx, language, [id], ['name', 'description', 'body_html']);
  await updateSpanishWords(tx, [{ id, ...foundBy(rows) }]);
}

async function writeTargets(
  context: Context,
  tx: Executor,
  asked: Asked,
  { units }: TranslatedThing,
  targets: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = units.flatMap(({ field, source }) => {
    const target = targets.get(field);
    return target ? [{ field, source, target }] : [];
  });
  const by = { actor: authorOf(context), at: context.now().toISOString() };
  await putTargets(tx, asked, asked.id, by, rows);
  const gone = [...targets].filter(([, target]) => target === null).map(([field]) => field);
  await deleteTargets(tx, asked, asked.id, gone);
  await deriveWords(
    tx,
    asked,
    rows.filter(({ field }) => holdsSearchedWords(field)).map(({ target }) => target),
  );
}

export const catalogTranslations: TranslationSource = {
  kinds: catalogKinds,

  /** Throws unauthenticated, forbidden. */
  list: async (context, { kind: asked, ...query }) => {
    requirePermission(context.actor, 'readCatalog');
    const kind = catalogKindOf(asked);
    const db = context.database.kysely;
    const rows = await findThings(db, { kind, ...query });
    const isPast = rows.length === 0 && query.offset > 0 && !query.isOpen;
    return {
      rows: rows.map(({ count: _, ...row }) => ({ kind, ...row })),
      count:
        rows[0]?.count ??
        (isPast ? await countThings(db, { kind, language: query.language }, query.search) : 0),
    };
  },

  /** Throws unauthenticated, forbidden. */
  read: async (context, asked) => {
    requirePermission(context.actor, 'readCatalog');
    return readThing(context.database.kysely, { ...asked, kind: catalogKindOf(asked.kind) });
  },

  /** Throws unauthenticated, forbidden, not_found, stale_version, invalid with the fields by name. */
  write: async (context, { version, targets: given, ...rest }) => {
    requirePermission(context.actor, 'editCatalog');
    const asked = { ...rest, kind: catalogKindOf(rest.kind) };
    const { kind, id } = asked;
    return context.database.transaction(async (tx) => {
      await lockThing(tx, kind, id);
      const thing = await readThing(tx, asked);
      if (!thing) throw noRecord();
      if (thing.version !== version) throw new ProblemError('stale_version', because('record_changed'));
      const targets = await checkTargets(tx, kind, thing, given);
      await writeTargets(context, tx, asked, thing, targets);
      await recordAudit(tx, context, 'catalog.translate', id, thing.name, {
        type: kind,
        fields: [...targets.keys()].join(', ').slice(0, 500),
      });
      await context.versions.bump(tx, ['catalog', ...(kind === 'product' ? [`product:${id}`] : [])]);
      return (await readThing(tx, asked)) as TranslatedThing;
    });
  },
};
