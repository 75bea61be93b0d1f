/** The catalog in Spanish: what is stored, what shoppers read, and who may change it. */
import { describe, expect, it } from 'vitest';
import { catalogTranslations } from '#api/catalog/translations/catalog-translations.ts';
import type { Context } from '#api/platform/context.ts';
import { operatorContext } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { languageHeader } from '#schemas/domain/platform/language.ts';
import type { TranslationKind } from '#schemas/domain/translations/units.ts';
import { type ContractTools, dataOf } from '../tools.ts';

/** Writes targets by field or by source; answers the thing as it is then. */
export const translator = (context: Context) => async (kind: TranslationKind, id: string, texts: object) => {
  const asked = { kind, id, language: 'es' } as const;
  const thing = await catalogTranslations.read(context, asked);
  if (!thing) throw new Error(`no ${kind} ${id}`);
  const targets = Object.entries(texts).map(([name, target]) => {
    const unit = thing.units.find(({ field, source }) => field === name || source === name);
    return { field: unit?.field ?? name, target: target as string | null };
  });
  return catalogTranslations.write(context, { ...asked, version: thing.version, targets });
};

const everyThing = { language: 'es', isOpen: false, offset: 0, limit: 500 } as const;

/** The id under which a filter's name and values are translated. */
export async function filterId(context: Context, name: string): Promise<string> {
  const { rows } = await catalogTranslations.list(context, { kind: 'filter', ...everyThing });
  return rows.find((row) => row.name === name)?.id ?? '';
}

export function translationsContract({ visitor, services, database, move, inStock }: ContractTools): void {
  const operator = () => operatorContext(services());
  const translate = (kind: TranslationKind, id: string, texts: object) =>
    translator(operator())(kind, id, texts);
  const spanish = () => visitor({ [languageHeader]: 'es' });
  const rowOf = async (slug: string) =>
    (await database().selectFrom('product').selectAll().where('slug', '=', slug).executeTakeFirst()) as {
      id: string;
      name: string;
      description: string;
    };
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing',
      (error) => (error instanceof ProblemError ? [error.code, error.fieldReasons] : error),
    );
  /** A product that is shown, with several SKUs that differ by finish. */
  const aProduct = async () => {
    const found = dataOf(await visitor().listProducts({ query: { q: 'faucet', limit: 24 } })).items;
    const card = found.find(({ swatches, kind }) => kind === 'variant' && swatches.length > 1);
    if (!card) throw new Error('the sample has no such product');
    return card;
  };

  describe('the catalog in Spanish', () => {
    it('shows targets field by field, and English where nothing is translated', async () => {
      const card = await aProduct();
      const before = dataOf(await visitor().getProduct({ params: { slug: card.slug } }));
      const thing = await translate('product', card._id, { name: 'Grifo Ñandú', seo_title: 'Grifo de baño' });
      expect(thing.units.find(({ field }) => field === 'name')).toMatchObject({
        source: before.name,
        target: 'Grifo Ñandú',
        state: 'done',
        before: null,
      });
      const product = dataOf(await spanish().getProduct({ params: { slug: card.slug } }));
      expect(product.name).toBe('Grifo Ñandú');
      expect(product.picture.alt).toBe('Grifo Ñandú');
      expect(product.seo_title).toBe(thing.units.some(({ field }) => field === 'seo_title') ? 'Grifo de baño' : '');
      expect(product.description).toBe(before.description);
      expect(product.skus[0]?.picture.alt).toMatch(/^Grifo Ñandú, /);
      expect(dataOf(await visitor().getProduct({ params: { slug: card.slug } }))).toEqual(before);
      const listed = dataOf(await spanish().listProducts({ query: { ids: card._id } }));
      expect(listed.items[0]?.name).toBe('Grifo Ñandú');
      await translate('product', card._id, { name: null });
      const again = dataOf(await spanish().getProduct({ params: { slug: card.slug } }));
      expect(again.name).toBe(before.name);
    });
  });
}
