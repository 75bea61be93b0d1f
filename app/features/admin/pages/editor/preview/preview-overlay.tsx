/** What the preview draws over the page while blocks are chosen: frames, and the tools of what is chosen. */
import { useRef } from 'react';
import { BlockTools } from './block-tools.tsx';
import { Outline } from './outline.tsx';
import { boxOf } from './reveal.ts';
import { ShopPartFrame, type useShopParts } from './shop-part.tsx';
import type { LivePreview } from './use-live-preview.ts';
import { linkBeside } from './writing/chosen-place.ts';
import { FieldTools } from './writing/field-tools.tsx';
import type { PageWriting } from './writing/use-writing.ts';
import { WriteProse } from './writing/write-prose.tsx';

type Props = {
  live: LivePreview;
  writing: PageWriting;
  parts: ReturnType<typeof useShopParts>;
  /** Raised when the keys come to the block's tools. */
  entered: number;
};

export function PreviewOverlay({ live, writing, parts, entered }: Props) {
  const { shown, selection, hovered, may, tell } = live;
  const { at } = writing;
  const heard = useRef(0);
  const chosen = selection.block;
  const slots = shown.entries.map(({ slot }) => slot);
  const entryOf = (block: string) => shown.entries.find(({ slot }) => slot === block);
  const labelOf = (block: string) => entryOf(block)?.label ?? '';
  const entry = chosen === null ? undefined : entryOf(chosen);
  const part = parts.pressed ?? parts.pointed;
  const fields = (at && writing.shownEntry(at.slot)?.fields) ?? [];
  // Nothing stands over what is being written.
  const isWriting = writing.prose !== null || (at !== null && at.length !== null);
  return (
    <>
      {hovered && hovered !== chosen ? (
        <Outline measure={() => boxOf(hovered)} label={labelOf(hovered)} selected={false} moved={shown} />
      ) : null}
      {chosen && !parts.pressed ? (
        <Outline measure={() => boxOf(chosen)} label={labelOf(chosen)} selected moved={shown} />
      ) : null}
      {may && entry && !isWriting && !parts.pressed ? (
        <BlockTools
          key={entry.slot}
          slot={entry.slot}
          label={entry.label}
          hidden={entry.state === 'left-out' && entry.reason === 'hidden'}
          slots={slots}
          moved={shown}
          entered={entered}
          heard={heard}
          onAct={(act) => {
            writing.stop();
            tell({ type: 'act', block: entry.slot, act });
          }}
          onMove={(to) => {
            writing.stop();
            tell({ type: 'move', block: entry.slot, to });
          }}
          onWrite={() => {
            if (!writing.writeFirst(entry.slot)) tell({ type: 'act', block: entry.slot, act: 'form' });
          }}
          onLeave={() => tell({ type: 'leave' })}
        />
      ) : null}
      {writing.prose ? <WriteProse key={writing.prose.prose.field.pointer} {...writing.prose} /> : null}
      {at ? (
        <FieldTools
          at={at}
          link={at.field.kind === 'picture' ? null : linkBeside(fields, at.field)}
          moved={at}
          onOpen={({ pointer }) => {
            writing.stop();
            tell({ type: 'open', selection: { block: at.slot, pointer } });
          }}
        />
      ) : null}
      {part ? (
        <ShopPartFrame
          part={part}
          pressed={parts.pressed === part}
          moved={shown}
          onEdit={() => tell({ type: 'part', part })}
        />
      ) : null}
    </>
  );
}
