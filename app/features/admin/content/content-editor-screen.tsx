/** The editor of a post, project, person, topic or room: written in the middle, seen as its page when asked for. */
import { useCallback, useState } from 'react';
import { CommentsProvider } from '#app/features/admin/pages/editor/comments/comments-provider.tsx';
import { Announcer } from '#app/features/admin/pages/editor/frame/announcer.tsx';
import { EditorDialogs } from '#app/features/admin/pages/editor/frame/editor-dialogs.tsx';
import { EditorWaits } from '#app/features/admin/pages/editor/frame/editor-waits.tsx';
import { ReleaseStrip } from '#app/features/admin/pages/editor/frame/release-strip.tsx';
import { ScheduleStrip } from '#app/features/admin/pages/editor/frame/schedule-strip.tsx';
import { TopBar } from '#app/features/admin/pages/editor/frame/top-bar.tsx';
import { useDialogs } from '#app/features/admin/pages/editor/frame/use-dialogs.ts';
import { useLivePage } from '#app/features/admin/pages/editor/frame/use-live-page.ts';
import { useNotices } from '#app/features/admin/pages/editor/frame/use-notices.ts';
import { useShortcuts } from '#app/features/admin/pages/editor/frame/use-shortcuts.ts';
import { ReviewStrip } from '#app/features/admin/pages/editor/review/review-strip.tsx';
import { mayEdit, mayPublish } from '#app/features/admin/pages/editor/roles.ts';
import { useEditorSession } from '#app/features/admin/pages/editor/session/hooks.ts';
import { EditorSessionProvider } from '#app/features/admin/pages/editor/session/session-provider.tsx';
import type { Problem } from '#app/features/admin/pages/editor/session/types.ts';
import { Toasts } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { ContentKind } from '#schemas/domain/content/content-kinds.ts';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { classes } from '#ui/classes.ts';
import { ContentForm } from './content-form.tsx';
import { ContentPreview } from './content-preview.tsx';

type Props = { page: EditorPage; account: string; role: EmployeeRole };

export function ContentEditorScreen(props: Props) {
  const { page, account, role } = props;
  return (
    <>
      <EditorSessionProvider
        page={page}
        account={account}
        readOnly={!mayEdit(role)}
        fallback={<EditorWaits title={page.title} kind={page.kind} />}
      >
        <Announcer>
          <CommentsProvider pageId={page._id} account={account}>
            <Workplace {...props} />
          </CommentsProvider>
        </Announcer>
      </EditorSessionProvider>
      <Toasts />
    </>
  );
}

/** A draft as it was made, which nobody has saved since. */
const firstRevision = 1;

/** Topics and rooms are names: they have no page of their own to look at. */
const hasPage = (kind: string): boolean => kind === 'post' || kind === 'project' || kind === 'person';

function Workplace({ page: fetched, account, role }: Props) {
  const viewer = { account, role };
  const session = useEditorSession();
  const { page, setPage, others } = useLivePage(fetched);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [isFresh] = useState(fetched.published === null && fetched.draft.revision === firstRevision);
  const { opened, open, close } = useDialogs();
  useShortcuts(useCallback(() => open('shortcuts'), [open]));
  useNotices();
  const goTo = ({ key, path }: Problem) => {
    close();
    setView('write');
    // Closing gives the focus back first; the field takes it then.
    requestAnimationFrame(() => session.select(key, path));
  };
  return (
    <div className="relative flex h-dvh flex-col overflow-clip low:h-auto">
      <TopBar page={page} others={others} mayPublish={mayPublish(role)} onOpen={open} />
      <ReviewStrip page={page} viewer={viewer} onPage={setPage} onOpen={open} />
      <ScheduleStrip
        page={page}
        mayPublish={mayPublish(role)}
        onPage={setPage}
        onProblems={() => open('schedule')}
      />
      <ReleaseStrip pageId={page._id} />
      {hasPage(page.kind) ? (
        <nav aria-label={m.editor_views()} className="flex shrink-0 border-b border-line bg-surface px-4">
          {(['write', 'preview'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
              className={classes(
                'min-h-11 border-b-2 px-4 text-sm font-semibold',
                view === one ? 'border-accent text-accent' : 'border-transparent text-stone',
              )}
            >
              {one === 'write' ? m.content_write() : m.editor_preview()}
            </button>
          ))}
        </nav>
      ) : null}
      <main id="main" tabIndex={-1} className="flex min-h-0 grow outline-none low:min-h-dvh">
        {/* Stays while the preview is shown: cursor and scroll are where they were. */}
        <div
          className={classes(
            'min-h-0 grow overflow-y-auto low:overflow-visible',
            view !== 'write' && 'hidden',
          )}
        >
          <ContentForm kind={page.kind as ContentKind} isFresh={isFresh} />
        </div>
        {view === 'preview' ? <ContentPreview pageId={page._id} /> : null}
      </main>
      <EditorDialogs
        page={page}
        opened={opened}
        viewer={viewer}
        onOpen={open}
        onPage={setPage}
        onProblem={goTo}
        onClose={close}
      />
    </div>
  );
}
