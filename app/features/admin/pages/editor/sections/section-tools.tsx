/** In a page: what can be done to a section that it shows. */
import { useState } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { sectionIn } from '#schemas/domain/content/saved-section.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { whyTooMany } from '../blocks/limits.ts';
import { callApi } from '../editor-client.ts';
import { editorHref } from '../pages/places.ts';
import { useBlock, useEditorSession } from '../session/hooks.ts';
import { detach } from './section-actions.ts';
import { useSectionUses } from './use-uses.ts';
import { UsesList, usedOn } from './uses-list.tsx';

export function SectionTools({ blockKey }: { blockKey: string }) {
  const session = useEditorSession();
  const section = sectionIn(useBlock(blockKey));
  const uses = useSectionUses(section);
  const [busy, setBusy] = useState(false);
  if (!section) return null;

  const onDetach = async () => {
    setBusy(true);
    const answer = await callApi('getEditorPage', { params: { id: section } });
    setBusy(false);
    if (!answer.ok) return showToast(m.section_not_loaded(), { kind: 'error' });
    const { document } = session.getSnapshot();
    const stored = answer.data.published?.document ?? answer.data.draft.document;
    const count = Array.isArray(stored.blocks) ? stored.blocks.length : 0;
    const tooMany = whyTooMany(document, count - 1);
    if (tooMany) return showToast(tooMany, { kind: 'info' });
    const intent = detach(document, blockKey, stored);
    if (!intent || !session.edit(intent.label, intent.operations)) return;
    session.select(intent.key, []);
    return showToast(m.section_detached(), {
      kind: 'info',
      action: { label: m.editor_undo(), onPress: () => void session.undo() },
    });
  };

  return (
    <div className="mt-6 flex flex-col gap-5">
      <ButtonLink
        to={`${editorHref('section', section)}?from=${encodeURIComponent(session.pageId)}`}
        reloadDocument
        size="small"
        className="self-start"
      >
        {m.section_edit()}
      </ButtonLink>
      {uses ? (
        <div>
          <h3 className="text-sm font-medium">{usedOn(uses.length)}</h3>
          <UsesList uses={uses} label={usedOn(uses.length)} />
        </div>
      ) : null}
      {session.readOnly ? null : (
        <div>
          <Button variant="outline" size="small" busy={busy} onClick={() => void onDetach()}>
            {m.section_detach()}
          </Button>
          <p className="mt-1.5 text-xs text-stone">{m.section_detach_text()}</p>
        </div>
      )}
    </div>
  );
}
