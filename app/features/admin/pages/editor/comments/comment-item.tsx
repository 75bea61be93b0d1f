/** "Comment" in the menu of a block's row. */
import { MenuItem } from '@headlessui/react';
import * as m from '#messages';
import { useCommentStore } from './comments-context.tsx';

export function CommentItem({ blockKey, className }: { blockKey: string; className: string }) {
  const store = useCommentStore();
  // A key that the editor gave is no id: nothing can hang on it.
  if (blockKey.startsWith('~')) return null;
  return (
    <MenuItem>
      <button
        type="button"
        // The menu gives the focus back first, so that it is there again when the panel closes.
        onClick={() => requestAnimationFrame(() => store.show({ block: blockKey, write: true }))}
        className={className}
      >
        {m.comments_block()}
      </button>
    </MenuItem>
  );
}
