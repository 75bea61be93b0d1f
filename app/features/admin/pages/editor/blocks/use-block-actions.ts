/** The list's intents, carried out on the session: selected, announced, and with an undo at hand. */
import { useMemo } from 'react';
import type { Json } from '#app/shared/json.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { describeBlock, findBlock } from '../document/model.ts';
import { useAnnounce } from '../frame/announcer.tsx';
import { sectionBlock } from '../sections/section-actions.ts';
import { useEditorSession } from '../session/hooks.ts';
import { typeLabel } from '../words/block-words.ts';
import * as actions from './block-actions.ts';
import { blockFromPreset } from './block-presets.ts';
import { copyBlocks, pasteBlocks } from './clipboard.ts';
import { whyNoMore, whyTooMany } from './limits.ts';

export type BlockActions = ReturnType<typeof useBlockActions>;

export function useBlockActions() {
  const session = useEditorSession();
  const announce = useAnnounce();
  return useMemo(() => {
    const now = () => session.getSnapshot().document;
    const labelAt = (key: string) => typeLabel(findBlock(now(), key)?.value ?? null);
    const apply = (intent: actions.Intent | null): intent is actions.Intent =>
      intent !== null && session.edit(intent.label, intent.operations);

    const add = (values: readonly Json[], after: string | null, say: typeof m.editor_do_add) => {
      const intent = actions.insert(values, after, say);
      if (!apply(intent)) return null;
      session.select(intent.key);
      announce(m.editor_said_added({ block: labelAt(intent.key), ...actions.placeIn(now(), intent.key) }));
      return intent.key;
    };
    const refuse = (type: string | null): boolean => {
      const reason = type === null ? null : whyNoMore(now(), type);
      if (reason) void showToast(reason, { kind: 'info' });
      return reason !== null;
    };
    return {
      /** Whether it moved. */
      moveTo: (key: string, place: number): boolean => apply(actions.moveTo(now(), key, place)),
      moveBy: (key: string, steps: 1 | -1): void => {
        if (!apply(actions.moveBy(now(), key, steps))) return;
        announce(m.editor_said_moved({ block: labelAt(key), ...actions.placeIn(now(), key) }));
      },
      duplicate: (key: string): void => {
        if (refuse(describeBlock(findBlock(now(), key)?.value ?? null).type)) return;
        const intent = actions.duplicate(now(), key);
        if (!apply(intent)) return;
        session.select(intent.key);
        announce(m.editor_said_duplicated({ block: labelAt(intent.key) }));
      },
      toggleHidden: (key: string): void => {
        const intent = actions.toggleHidden(now(), key);
        if (apply(intent)) announce(intent.label);
      },
      /** The key of what stands in its place now, null when nothing does. */
      remove: (key: string): string | null => {
        const { blocks } = now();
        const place = blocks.findIndex((block) => block.key === key);
        const block = labelAt(key);
        if (!apply(actions.remove(now(), key))) return null;
        void showToast(m.editor_said_deleted({ block }), {
          kind: 'info',
          action: { label: m.editor_undo(), onPress: () => void session.undo() },
        });
        return now().blocks[Math.min(place, now().blocks.length - 1)]?.key ?? null;
      },
      /** Takes away what is over the limit of a page. */
      cut: (): void => {
        const intent = actions.cut(now());
        if (!apply(intent)) return;
        void showToast(intent.label, {
          kind: 'info',
          action: { label: m.editor_undo(), onPress: () => void session.undo() },
        });
      },
      copy: (key: string): void => {
        const block = findBlock(now(), key);
        if (!block) return;
        void copyBlocks([block.value]);
        void showToast(m.editor_said_copied({ block: typeLabel(block.value) }), { kind: 'info' });
      },
      paste: async (after: string | null): Promise<void> => {
        const values = await pasteBlocks();
        if (!values) return void showToast(m.editor_nothing_copied(), { kind: 'info' });
        const tooMany = whyTooMany(now(), values.length);
        if (tooMany) return void showToast(tooMany, { kind: 'info' });
        if (values.some((value) => refuseKnown(now(), value, refuse))) return;
        add(values, after, m.editor_do_paste);
      },
      /** `section`: the one that the block shows. */
      addPreset: (type: string, preset: number, after: string | null, section?: string): string | null => {
        const block = section === undefined ? blockFromPreset(type, preset) : sectionBlock(section);
        return block && !refuse(type) ? add([block], after, m.editor_do_add) : null;
      },
    };
  }, [session, announce]);
}

/** What nobody knows may be pasted: it is kept as what it is. */
function refuseKnown(
  document: Parameters<typeof whyNoMore>[0],
  value: Json,
  refuse: (type: string | null) => boolean,
): boolean {
  const { type } = describeBlock(value);
  if (whyNoMore(document, type ?? '') === m.editor_limit_unsupported()) return false;
  return refuse(type);
}
