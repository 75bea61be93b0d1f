/** Where documents are edited and listed, and where shoppers find them, by their kind. */
import { contentHref, type DocumentKind, isBlockKind } from '#schemas/domain/content/content-kinds.ts';

export const editorHref = (kind: DocumentKind, id: string): string =>
  `/admin/${isBlockKind(kind) ? 'pages' : 'content'}/${id}`;

/** The list that it is in. */
export const listHref = (kind: DocumentKind): string =>
  kind === 'page' ? '/admin/pages' : `/admin/${isBlockKind(kind) ? 'pages' : 'content'}?kind=${kind}`;

/** Navigation and footer are on every page; a section has no page of its own. */
export function shopHref(kind: Exclude<DocumentKind, 'section'>, slug: string): string {
  if (kind !== 'page') return contentHref[kind](slug);
  return slug === 'home' || slug === 'navigation' || slug === 'footer' ? '/' : `/page/${slug}`;
}
