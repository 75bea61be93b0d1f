/** What is done in the preview, carried out on the session as if it had been done in the list and the form. */
import { useEffect, useRef, useState } from 'react';
import { getAt, isEqual, type Json, type Path, pathOf } from '#app/shared/json.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { BlockActions } from '../blocks/use-block-actions.ts';
import { findBlock } from '../document/model.ts';
import { callApi } from '../editor-client.ts';
import { currentBlock, writerOf } from '../fields/form-context.tsx';
import { editorHref } from '../pages/places.ts';
import type { BlockAct, ShopPart } from '../preview/protocol.ts';
import type { PreviewActMessage } from '../preview/use-preview-frame.ts';
import { useDocument, useEditorSession } from '../session/hooks.ts';
import type { Showing } from '../session/types.ts';
import { fieldTrail } from '../words/block-words.ts';
import { focusRow } from './panes.ts';

export type PreviewActs = {
  pageId: string;
  /** The key of a block by its slot. */
  keyOf: (slot: string | null) => string | null;
  actions: BlockActions;
  /** Shows the form, on a phone too. */
  onChoose: (key: string | null, path: Path | null, how?: Showing) => void;
  /** Opens the picker for the place under this block, the top when null. */
  onAdd: (after: string | null) => void;
  /** Shows the list, on a phone. */
  onList: () => void;
};

/** A field that was written in the preview, and what it says since. */
type Written = { key: string; path: Path; text: Json | undefined };

const inBlock = (pointer: string): Path => ['props', ...pathOf(pointer)];

export function usePreviewActs({ pageId, keyOf, actions, onChoose, onAdd, onList }: PreviewActs) {
  const session = useEditorSession();
  const document = useDocument();
  const written = useRef<Written | null>(null);
  const [settled, setSettled] = useState(0);

  const textAt = ({ key, path }: Omit<Written, 'text'>) =>
    getAt(currentBlock(findBlock(session.getSnapshot().document, key)?.value).value, path);

  // Undone, or written by somebody else: who writes on there would take it away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the document is another.
  useEffect(() => {
    const one = written.current;
    if (!one || isEqual(textAt(one), one.text)) return;
    written.current = null;
    setSettled((count) => count + 1);
  }, [document]);

  const write = (key: string, path: Path, text: string | undefined) => {
    const block = currentBlock(findBlock(session.getSnapshot().document, key)?.value).value;
    written.current = { key, path, text };
    writerOf(session, key)(fieldTrail(block ?? null, path).at(-1) ?? '', path, text, true);
  };

  const doTo = (key: string, act: BlockAct) => {
    const { blocks } = session.getSnapshot().document;
    const place = blocks.findIndex((block) => block.key === key);
    const run: Record<BlockAct, () => void> = {
      up: () => actions.moveBy(key, -1),
      down: () => actions.moveBy(key, 1),
      duplicate: () => actions.duplicate(key),
      hide: () => actions.toggleHidden(key),
      remove: () => session.select(actions.remove(key), null, 'show'),
      addBefore: () => onAdd(blocks[place - 1]?.key ?? null),
      addAfter: () => onAdd(key),
      form: () => onChoose(key, []),
    };
    run[act]();
  };

  /** To the header's or footer's own page, and from there back to this one. */
  const editPart = async (part: ShopPart) => {
    if (!(await session.saveNow())) return void showToast(m.preview_part_unsaved(), { kind: 'info' });
    const pages = await callApi('listEditorPages', {});
    if (!pages.ok) return void showToast(pages.problem.message, { kind: 'error' });
    const { audience } = session.getSnapshot().document.meta;
    const parts = pages.data.filter(({ slug }) => slug === part);
    const fitting =
      parts.find((one) => one.audience === audience) ?? parts.find((one) => one.audience === 'guest');
    if (!fitting) return void showToast(m.preview_part_gone(), { kind: 'info' });
    location.assign(`${editorHref('page', fitting._id)}?from=${encodeURIComponent(pageId)}`);
  };

  const act = (message: PreviewActMessage) => {
    if (message.type === 'part') return void editPart(message.part);
    if (message.type === 'leave') {
      onList();
      const { key } = session.getSnapshot().selection;
      return void requestAnimationFrame(() => focusRow(key));
    }
    const isAtField = message.type === 'selected' || message.type === 'open';
    const key = keyOf(isAtField ? message.selection.block : message.block);
    if (isAtField) {
      const { pointer } = message.selection;
      const path = pointer ? inBlock(pointer) : null;
      if (message.type === 'open') onChoose(key, path, 'open');
      else session.select(key, path, 'show');
    } else if (key === null) return;
    else if (message.type === 'write') write(key, inBlock(message.pointer), message.text);
    else if (message.type === 'move') actions.moveTo(key, message.to);
    else doTo(key, message.act);
  };
  return { settled, act };
}
