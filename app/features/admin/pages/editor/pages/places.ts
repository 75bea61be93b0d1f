/** Where documents are edited and listed, and where shoppers find them, by their kind. */
import { contentHref, type DocumentKind, isBlockKind } from '#schemas/domain/content/content-kinds.ts';

export const editorHref = (kind: DocumentKind, id: string): string =>
  `/admin/${isBlockKind(kind) ? 'pages' : 'content'}/${id}`;

/** The list that it is in. */
export function listHref(kind: DocumentKind): string {
  if (kind === 'page') return '/admin/pages';
  if (kind === 'variant') return '/admin/experiments';
  return `/admin/${isBlockKind(kind) ? 'pages' : 'content'}?kind=${kind}`;
}

/** Navigation and footer are on every page; sections and variants have no page of their own. */
export function shopHref(kind: Exclude<DocumentKind, 'section' | 'variant'>, slug: string): string {
  if (kind !== 'page') return contentHref[kind](slug);
  return slug === 'home' || slug === 'navigation' || slug === 'footer' ? '/' : `/page/${slug}`;
}
