import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { useSpanishLeft } from './use-spanish-left.ts';

/** How much of the page is left to put into Spanish, and where that is done. */
export function SpanishLink({ page: { kind, _id } }: { page: EditorPage }) {
  const { missing, outdated, words } = useSpanishLeft();
  return (
    <a
      href={`/admin/translations/${kind}/${_id}`}
      className="inline-flex min-h-10 items-center rounded-sm px-3 text-sm font-medium whitespace-nowrap transition-colors hover:bg-sand"
    >
      <span aria-hidden="true" className="lg:hidden">
        {m.translations_left_short({ count: missing + outdated })}
      </span>
      <span className="sr-only lg:not-sr-only lg:whitespace-nowrap">{words}</span>
    </a>
  );
}
