/** Where a section is used, each page with a way there. */
import * as m from '#messages';
import type { SectionUse } from '#schemas/domain/content/editor.ts';
import { editorHref } from '../pages/places.ts';

export const usedOn = (count: number): string =>
  count === 0 ? m.section_unused() : m.section_used_on({ count });

/** What a page's use is beside the shop: in its draft, or to come. */
function stateOf({ states }: SectionUse): string | null {
  if (states.includes('published')) return null;
  return states.includes('scheduled') ? m.section_in_schedule() : m.section_in_draft();
}

export function UsesList({ uses, label }: { uses: readonly SectionUse[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-col text-sm">
      {uses.map((use) => {
        const state = stateOf(use);
        return (
          <li key={use.page}>
            <a
              href={editorHref(use.kind, use.page)}
              className="inline-flex min-h-6 items-center py-0.5 text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {use.title || m.editor_untitled()}
            </a>
            {state ? <span className="text-stone"> ({state})</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
