/** A page that shoppers have not seen, or not any more: all of it is new, so its blocks are named, not compared. */
import * as m from '#messages';
import { isBlockKind, isPart } from '#schemas/domain/content/content-kinds.ts';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { hasRules, isHidden } from '../blocks/block-actions.ts';
import { useDocument } from '../session/hooks.ts';
import { BlockTitle } from '../words/block-title.tsx';
import { typeLabel } from '../words/block-words.ts';

export function WholePage({ page }: { page: EditorPage }) {
  const { blocks } = useDocument();
  const count = blocks.length;
  if (!isBlockKind(page.kind)) return null;
  const again = page.status === 'unpublished';
  const words = m.editor_blocks_count({ count });
  return (
    <div className="rounded-md border border-line">
      <p className="px-4 py-3 text-sm font-semibold">
        {again || isPart(page.kind) ? words : m.editor_new_page_of({ blocks: words })}
      </p>
      {count > 0 ? (
        <ol className="list-decimal divide-y divide-line border-t border-line pl-9 text-sm marker:text-stone">
          {blocks.map(({ key, value }) => (
            <li key={key} className="py-2 pr-4 pl-1">
              <span className="font-semibold">{typeLabel(value)}</span>{' '}
              <span className="text-stone [overflow-wrap:anywhere]">
                <BlockTitle value={value} />
              </span>
              {isHidden(value) || hasRules(value) ? (
                <span className="ml-2 rounded-full bg-sand px-2 py-0.5 text-xs font-semibold text-stone">
                  {isHidden(value) ? m.editor_is_hidden() : m.editor_has_rules()}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
