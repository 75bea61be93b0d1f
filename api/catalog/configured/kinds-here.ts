/** Kits as the visitor reads them. */
import type { KindRow } from '#api/catalog/storage/kinds.ts';
import { ruleField } from '#api/catalog/translations/fields.ts';
import { shopTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { sourceLanguage } from '#schemas/domain/platform/language.ts';

/** The same kits, whose rules give their reasons in the visitor's language. */
export async function kindsHere(
  context: Context,
  db: Executor,
  kinds: readonly KindRow[],
): Promise<KindRow[]> {
  const ruled = kinds.filter(({ rules }) => rules.length > 0);
  if (context.language === sourceLanguage || ruled.length === 0) return [...kinds];
  const fields = [...new Set(ruled.flatMap(({ rules }) => rules.map(({ reason }) => ruleField(reason))))];
  const texts = await shopTexts(
    context,
    ruled.map(({ id }) => id),
    { db, fields },
  );
  return kinds.map((kind) => ({
    ...kind,
    rules: kind.rules.map((rule) => ({
      ...rule,
      reason: texts.product(kind.id, ruleField(rule.reason), rule.reason),
    })),
  }));
}
