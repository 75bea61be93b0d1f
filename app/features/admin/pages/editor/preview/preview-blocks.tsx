/** A draft's blocks in a preview. One whose entry stays the same is not rendered again and keeps its state. */
import { memo, Suspense, useMemo, useRef } from 'react';
import { devices, splitOf } from '#app/page-renderer/page-renderer.tsx';
import { BlockPortsProvider, EditingProvider } from '#blocks/kit/ports.ts';
import type { RenderableBlock } from '#blocks/kit/types.ts';
import { blockComponents } from '#blocks/registry.components.ts';
import * as m from '#messages';
import type { Audience } from '#schemas/domain/content/page.ts';
import { leftOutWords, Placeholder, ProblemCard } from './block-cards.tsx';
import { itemOf, type PreviewEntry, type References, type ShownEntry } from './entries.ts';
import { PreviewBoundary } from './preview-boundary.tsx';
import { portsWith } from './preview-ports.tsx';
import type { Selection } from './protocol.ts';
import { markTexts } from './writing/text-marks.ts';

export type PreviewBlocksProps = {
  entries: PreviewEntry[];
  references: References;
  as: Audience;
  /** An employee sees what is left out, and why; who has a shared link does not. */
  candid: boolean;
  selection: Selection;
  /** Texts say where they are from (writing/text-marks.ts). */
  marked?: boolean;
  onError?: (slot: string, message: string) => void;
};

/** Whose turn it is: a block's place among those that the shop would show (the first has the page's h1). */
function positionsOf(entries: PreviewEntry[]): number[] {
  let position = 0;
  return entries.map((entry) => {
    const own = position;
    if (entry.state === 'shown') position += entry.parts?.length ?? 1;
    return own;
  });
}

export const PreviewBlocks = memo(function PreviewBlocks(props: PreviewBlocksProps) {
  const { entries, references, as, candid, selection, marked = false, onError } = props;
  const ports = useMemo(() => portsWith(references), [references]);
  const positions = positionsOf(entries);
  return (
    <BlockPortsProvider value={ports}>
      {entries.map((entry, index) => (
        <PreviewBlock
          key={entry.slot}
          entry={entry}
          position={positions[index] ?? 0}
          as={as}
          candid={candid}
          pointer={selection.block === entry.slot ? selection.pointer : null}
          marked={marked}
          onError={onError}
        />
      ))}
    </BlockPortsProvider>
  );
});

type BlockProps = Pick<PreviewBlocksProps, 'as' | 'candid' | 'onError'> & {
  entry: PreviewEntry;
  marked: boolean;
  position: number;
  /** null: it is not selected. */
  pointer: string | null;
};

const PreviewBlock = memo(function PreviewBlock({ entry, as, candid, ...rest }: BlockProps) {
  const { slot, label } = entry;
  // A block that is being mended stays as it was last, pale, so that the page does not jump at every key.
  const last = useRef<ShownEntry | null>(null);
  if (entry.state === 'shown') last.current = entry;
  if (entry.state === 'left-out') {
    last.current = null;
    return candid ? (
      <div data-block={slot}>
        <Placeholder label={label}>{leftOutWords(entry.reason, as)}</Placeholder>
      </div>
    ) : null;
  }
  const shown = last.current;
  const device = shown?.block.device ?? 'all';
  const isBroken = entry.state === 'broken';
  return (
    <>
      <div data-block={slot} data-block-type={shown?.block.type} className={devices[device]}>
        {isBroken ? <ProblemCard label={label} problems={candid ? entry.problems : []} /> : null}
        {shown ? (
          <div className={isBroken ? 'opacity-50' : 'contents'}>
            {shown.parts ? (
              <SectionParts entry={shown} parts={shown.parts} candid={candid} {...rest} />
            ) : (
              <ShownBlock entry={shown} candid={candid} {...rest} />
            )}
          </div>
        ) : null}
      </div>
      {candid && device !== 'all' ? (
        <div data-block={slot} className={devices[device === 'wide' ? 'narrow' : 'wide']}>
          <Placeholder label={label}>
            {device === 'wide' ? m.preview_hidden_narrow() : m.preview_hidden_wide()}
          </Placeholder>
        </div>
      ) : null}
    </>
  );
});

/** Every text of the block with its pointer. */
function withMarks({ block, fields }: ShownEntry): ShownEntry['block'] {
  const texts = fields.filter(({ kind }) => kind === 'line' || kind === 'lines');
  return {
    ...block,
    props: markTexts(
      block.props,
      texts.map(({ pointer }) => pointer),
    ),
  };
}

type PartsProps = Omit<BlockProps, 'as' | 'entry' | 'pointer'> & {
  entry: ShownEntry;
  parts: readonly RenderableBlock[];
};

/** A section's blocks, as one: none of them is chosen or written by itself. */
function SectionParts({ entry, parts, position, candid, onError }: PartsProps) {
  return parts.map((block, index) => (
    <div key={block.id} data-block-part="" className={devices[block.device]}>
      <ShownBlock
        entry={{ ...entry, block }}
        {...{ position: position + index, candid, onError }}
        pointer={null}
        marked={false}
      />
    </div>
  ));
}

type ShownProps = Omit<BlockProps, 'as' | 'entry'> & { entry: ShownEntry };

function ShownBlock({ entry, position, candid, pointer, marked, onError }: ShownProps) {
  const { slot, label, popup } = entry;
  const block = useMemo(() => (marked ? withMarks(entry) : entry.block), [entry, marked]);
  const item = pointer === null ? null : (itemOf(pointer)?.item ?? null);
  const editing = useMemo(() => ({ item }), [item]);
  const Block = splitOf(blockComponents, block.type);
  if (!Block) return null;
  // For who edits it, a popup comes when it is asked for and goes with its selection; for others it stands in its place.
  if (popup && candid && pointer === null)
    return <Placeholder label={label}>{m.preview_popup()}</Placeholder>;
  return (
    <EditingProvider value={editing}>
      <PreviewBoundary
        of={block}
        instead={(message) => (
          <ProblemCard label={label} problems={candid ? [{ pointer: '', field: '', message }] : []} />
        )}
        onError={(message) => onError?.(slot, message)}
      >
        <Suspense fallback={<i hidden data-block-loading="" />}>
          <Block {...block} position={position} />
        </Suspense>
      </PreviewBoundary>
    </EditingProvider>
  );
}
