/** Where documents are edited and listed, and where shoppers find them, by their kind. */
import { contentHref, type DocumentKind } from '#schemas/domain/content/content-kinds.ts';

export const editorHref = (kind: DocumentKind, id: string): string =>
  `/admin/${kind === 'page' ? 'pages' : 'content'}/${id}`;

/** The list that it is in. */
export const listHref = (kind: DocumentKind): string =>
  kind === 'page' ? '/admin/pages' : `/admin/content?kind=${kind}`;

/** Navigation and footer are on every page. */
export function shopHref(kind: DocumentKind, slug: string): string {
  if (kind !== 'page') return contentHref[kind](slug);
  return slug === 'home' || slug === 'navigation' || slug === 'footer' ? '/' : `/page/${slug}`;
}
