/** How much of the page is left to put into Spanish, and where that is done. */
import { useDeferredValue, useMemo } from 'react';
import { unitsOf } from '#blocks/document-texts.ts';
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { writeDocument } from '../document/model.ts';
import { useDocument } from '../session/hooks.ts';

export function SpanishLink({ page: { kind, _id } }: { page: EditorPage }) {
  const document = useDeferredValue(useDocument());
  const { missing, outdated } = useMemo(() => {
    const states = unitsOf(writeDocument(document), 'es').map(({ state }) => state);
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
    return { missing: count('missing'), outdated: count('outdated') };
  }, [document]);
  const words =
    missing > 0
      ? m.translations_left({ count: missing })
      : outdated > 0
        ? m.translations_left_outdated({ count: outdated })
        : m.translations_left_none();
  return (
    <a
      href={`/admin/translations/${kind}/${_id}`}
      className="inline-flex min-h-10 items-center rounded-sm px-3 text-sm font-medium whitespace-nowrap transition-colors hover:bg-sand"
    >
      <span aria-hidden="true" className="lg:hidden">
        {m.translations_left_short({ count: missing + outdated })}
      </span>
      <span className="sr-only lg:not-sr-only">{words}</span>
    </a>
  );
}
