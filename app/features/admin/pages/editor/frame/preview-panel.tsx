/** The preview between list and form: it names blocks by their place's slot, the editor by key. */
import { memo, useMemo } from 'react';
import { type Path, pathOf } from '#app/shared/json.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { withinLimit, writeDocument } from '../document/model.ts';
import { slotsOf } from '../preview/entries.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useDocument, useSelection } from '../session/hooks.ts';

type Props = {
  pageId: string;
  hovered: string | null;
  canShare: boolean;
  onSelect: (key: string | null, path: Path | null) => void;
};

export const PreviewPanel = memo(function PreviewPanel({ pageId, hovered, canShare, onSelect }: Props) {
  const whole = useDocument();
  const document = useMemo(() => withinLimit(whole), [whole]);
  const selection = useSelection();
  const stored = useMemo(() => writeDocument(document), [document]);
  const slots = useMemo(() => slotsOf(stored).map(({ slot }) => slot), [stored]);
  const slotOf = (key: string | null) =>
    key === null ? null : (slots[document.blocks.findIndex((block) => block.key === key)] ?? null);
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
      canShare={canShare}
      className="h-full"
      onSelect={(next) => {
        const key = document.blocks[slots.indexOf(next.block ?? '')]?.key ?? null;
        onSelect(key, next.pointer ? ['props', ...pathOf(next.pointer)] : null);
      }}
    />
  );
});
