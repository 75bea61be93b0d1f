/** What each kind of thing is called, and where it is edited and seen. */
import { kindNames } from '#app/features/admin/catalog/catalog-nav.tsx';
import { kindWords } from '#app/features/admin/content/kind-words.ts';
import * as m from '#messages';
import { isContentKind, isPart } from '#schemas/domain/content/content-kinds.ts';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import { documentKinds, type TranslationKind } from '#schemas/domain/translations/units.ts';

export function kindName(kind: TranslationKind): string {
  if (kind === 'page') return m.admin_nav_pages();
  if (kind === 'product') return m.cat_products();
  if (kind === 'variant') return m.content_variants();
  return kind === 'section' || isContentKind(kind) ? kindWords[kind].many() : kindNames[kind].many();
}

/** Its translations go into a draft. */
export const isDocument = (kind: TranslationKind): boolean => documentKinds.some((one) => one === kind);

export function editHref(kind: TranslationKind, id: string): string {
  if (kind === 'page' || isPart(kind)) return `/admin/pages/${id}`;
  if (kind === 'product') return `/admin/catalog/products/${id}`;
  return isContentKind(kind) ? `/admin/content/${id}` : `/admin/catalog/${kind}/${id}`;
}

/** The draft as its Spanish page would show it; null for what has no page of its own. */
export const previewHref = (kind: TranslationKind, id: string): string | null =>
  isDocument(kind) && kind !== 'topic' && kind !== 'room' ? inLanguage(`/preview/${id}`, 'es') : null;

export const translationHref = (kind: TranslationKind, id: string): string =>
  `/admin/translations/${kind}/${id}`;
