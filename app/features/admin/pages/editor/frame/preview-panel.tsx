/** The preview between list and form: it names blocks by their place's slot, the editor by key. */
import { memo, useMemo } from 'react';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { withinLimit, writeDocument } from '../document/model.ts';
import { slotsOf } from '../preview/entries.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useDocument, useEditorSession, useSelection } from '../session/hooks.ts';
import { type PreviewActs, usePreviewActs } from './use-preview-acts.ts';

type Props = Pick<PreviewActs, 'actions' | 'onChoose' | 'onAdd' | 'onList'> & {
  pageId: string;
  hovered: string | null;
};

export const PreviewPanel = memo(function PreviewPanel({ pageId, hovered, ...acts }: Props) {
  const { readOnly } = useEditorSession();
  const whole = useDocument();
  const document = useMemo(() => withinLimit(whole), [whole]);
  const selection = useSelection();
  const stored = useMemo(() => writeDocument(document), [document]);
  const slots = useMemo(() => slotsOf(stored).map(({ slot }) => slot), [stored]);
  const slotOf = (key: string | null) =>
    key === null ? null : (slots[document.blocks.findIndex((block) => block.key === key)] ?? null);
  const keyOf = (slot: string | null) => document.blocks[slots.indexOf(slot ?? '')]?.key ?? null;
  const { settled, act } = usePreviewActs({ ...acts, pageId, keyOf });
  const [root, ...within] = selection.path ?? [];
  // The preview's way begins in the form, the selection's in the stored block.
  const pointer = root === 'props' ? toPointer(within) : '';
  const chosen = slotOf(selection.key);
  const shown = useMemo(() => ({ block: chosen, pointer }), [chosen, pointer]);
  return (
    <PreviewPane
      pageId={pageId}
      document={stored}
      selection={shown}
      hovered={slotOf(hovered)}
      canShare={!readOnly}
      mayEdit={!readOnly}
      settled={settled}
      className="h-full"
      onAct={act}
    />
  );
});
