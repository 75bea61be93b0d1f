/** Another address is another place to find the page at; the old one leads on. Nothing while it stays where it is. */

import * as m from '#messages';
import { isPart } from '#schemas/domain/content/content-kinds.ts';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { Notice } from '#ui/notice.tsx';
import { useSession } from '../session/hooks.ts';
import { shopHref } from './places.ts';

export function MoveNotice({ kind, published }: Pick<EditorPage, 'kind' | 'published'>) {
  const slug = useSession(({ document: { meta } }) => meta.slug);
  if (isPart(kind) || published === null || typeof slug !== 'string' || slug === published.slug) return null;
  const [from, to] = [shopHref(kind, published.slug), shopHref(kind, slug)];
  return <Notice tone="warning">{m.editor_moves({ from, to })}</Notice>;
}
