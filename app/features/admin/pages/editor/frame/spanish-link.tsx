/** How much of the page is left to put into Spanish, and where that is done. */
import { useDeferredValue, useMemo } from 'react';
import { unitsOf } from '#blocks/document-texts.ts';
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { writeDocument } from '../document/model.ts';
import { useDocument } from '../session/hooks.ts';

export function SpanishLink({ page: { kind, _id } }: { page: EditorPage }) {
  const document = useDeferredValue(useDocument());
  const missing = useMemo(
    () => unitsOf(writeDocument(document), 'es').filter(({ state }) => state !== 'done').length,
    [document],
  );
  return (
    <a
      href={`/admin/translations/${kind}/${_id}`}
      className="inline-flex min-h-10 items-center rounded-sm px-3 text-sm font-medium whitespace-nowrap transition-colors hover:bg-sand"
    >
      {missing > 0 ? m.translations_left({ count: missing }) : m.translations_left_none()}
    </a>
  );
}
