/** What opens the comments: a button above the editor, and a mark in the row of a block that has some. */
import * as m from '#messages';
import { LineIcon } from '#ui/icons.tsx';
import { useCommentStore, useComments } from './comments-context.tsx';

const bubble =
  'M5 5h14a1.500 1.500 0 0 1 1.500 1.500v8.500a1.500 1.500 0 0 1-1.500 1.500h-7l-4.500 4v-4H5A1.500 1.500 0 0 1 3.500 15V6.500A1.500 1.500 0 0 1 5 5Z';

export function CommentsButton() {
  const store = useCommentStore();
  const open = useComments((state) => state.open);
  const label = open > 0 ? m.comments_open({ count: open }) : m.comments_title();
  return (
    <button
      type="button"
      title={label}
      onClick={() => store.show({ block: null })}
      className="relative flex size-10 shrink-0 items-center justify-center gap-2 rounded-sm text-sm font-medium transition-colors hover:bg-sand lg:w-auto lg:px-3"
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="lg:hidden">
        <LineIcon path={bubble} />
      </span>
      <span aria-hidden="true" className="hidden lg:inline">
        {m.comments_title()}
      </span>
      {open > 0 ? (
        <span
          aria-hidden="true"
          className="flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent max-lg:absolute max-lg:top-0 max-lg:right-0"
        >
          {open}
        </span>
      ) : null}
    </button>
  );
}

export function CommentsMark({ blockKey, label }: { blockKey: string; label: string }) {
  const store = useCommentStore();
  const count = useComments(
    ({ threads }) => threads.filter(({ block, resolved }) => block === blockKey && !resolved).length,
  );
  if (count === 0) return null;
  const title = m.comments_mark({ count, block: label });
  return (
    <button
      type="button"
      aria-label={title}
      title={title}
      onClick={() => store.show({ block: blockKey })}
      className="flex min-w-7 shrink-0 items-center justify-center gap-0.5 rounded-sm px-1 text-xs font-semibold text-accent transition-colors hover:bg-sand"
    >
      <LineIcon path={bubble} className="size-4" />
      <span aria-hidden="true">{count}</span>
    </button>
  );
}
