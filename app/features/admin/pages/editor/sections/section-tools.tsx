/** In a page: what can be done to a section that it shows. */
import { useState } from 'react';
import * as m from '#messages';
import { sectionIn } from '#schemas/domain/content/saved-section.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { editorHref } from '../pages/places.ts';
import { useBlock, useEditorSession } from '../session/hooks.ts';
import { useDetach } from './use-detach.ts';
import { useSectionUses } from './use-uses.ts';
import { UsesList, usedOn } from './uses-list.tsx';

export function SectionTools({ blockKey }: { blockKey: string }) {
  const session = useEditorSession();
  const section = sectionIn(useBlock(blockKey));
  const uses = useSectionUses(section);
  const detach = useDetach();
  const [busy, setBusy] = useState(false);
  if (!section) return null;

  const onDetach = async () => {
    setBusy(true);
    await detach(blockKey);
    setBusy(false);
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
