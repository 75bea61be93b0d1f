/** The editor of one page: blocks, preview and form side by side; on a narrow screen one at a time. */
import { type KeyboardEvent, useCallback, useState } from 'react';
import type { Path } from '#app/shared/json.ts';
import { Toasts } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import type { PageExperiment } from '#schemas/domain/content/experiment.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { classes } from '#ui/classes.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { BlockPicker } from '../blocks/picker.tsx';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { CommentsProvider } from '../comments/comments-provider.tsx';
import { ExperimentStrip } from '../experiments/experiment-strip.tsx';
import { ExperimentsProvider } from '../experiments/experiments-here.tsx';
import { ReviewStrip } from '../review/review-strip.tsx';
import { mayEdit, mayPublish } from '../roles.ts';
import { useEditorSession } from '../session/hooks.ts';
import { EditorSessionProvider } from '../session/session-provider.tsx';
import type { Problem, Showing } from '../session/types.ts';
import './editor.css';
import { Announcer } from './announcer.tsx';
import { ComposedStrip } from './composed-strip.tsx';
import { EditPanel, type Warehouses } from './edit-panel.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorWaits } from './editor-waits.tsx';
import { PageRowButton } from './page-row-button.tsx';
import { focusRow } from './panes.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { ReleaseStrip } from './release-strip.tsx';
import { ScheduleStrip } from './schedule-strip.tsx';
import { TopBar } from './top-bar.tsx';
import { useDialogs } from './use-dialogs.ts';
import { useLivePage } from './use-live-page.ts';
import { useNotices } from './use-notices.ts';
import { useShortcuts } from './use-shortcuts.ts';

type Props = {
  page: EditorPage;
  account: string;
  role: EmployeeRole;
  warehouses: Warehouses;
  experiments: readonly PageExperiment[];
};

export function EditorScreen(props: Props) {
  const { page, account, role } = props;
  return (
    <>
      <EditorSessionProvider
        page={page}
        account={account}
        readOnly={!mayEdit(role)}
        fallback={<EditorWaits title={page.title} />}
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

type View = 'blocks' | 'preview' | 'edit';
const views: readonly { view: View; label: () => string }[] = [
  { view: 'blocks', label: m.editor_blocks },
  { view: 'preview', label: m.editor_preview },
  { view: 'edit', label: m.editor_edit },
];

function Workplace({ page: fetched, account, role, warehouses, experiments }: Props) {
  const viewer = { account, role };
  const session = useEditorSession();
  const { page, setPage, others } = useLivePage(fetched);
  const [view, setView] = useState<View>('blocks');
  const [hovered, setHovered] = useState<string | null>(null);
  const { opened, open, close } = useDialogs();
  const actions = useBlockActions();
  useShortcuts(useCallback(() => open('shortcuts'), [open]));
  useNotices();

  const choose = useCallback(
    (key: string | null, path: Path | null = null, how: Showing = 'focus') => {
      session.select(key, path, how);
      setView('edit');
    },
    [session],
  );
  /** Escape leads from a form back to its row, once nothing in the form takes it for itself. */
  const backToList = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if ((event.target as Element).closest('dialog, [aria-expanded="true"]')) return;
    setView('blocks');
    const { key } = session.getSnapshot().selection;
    requestAnimationFrame(() => focusRow(key));
  };
  const showList = useCallback(() => setView('blocks'), []);
  const addUnder = useCallback((pick: string | null) => open({ pick }), [open]);
  const goTo = ({ key, path }: Problem) => {
    close();
    setView('edit');
    // Closing gives the focus back first; the field takes it then.
    requestAnimationFrame(() => session.select(key, path));
  };
  const panel = (one: View, look: string) =>
    classes('min-h-0 min-w-0 flex-col bg-paper lg:flex', look, view === one ? 'flex grow' : 'hidden');

  return (
    <ExperimentsProvider page={page} begin={experiments}>
      <div className="relative flex h-dvh flex-col overflow-clip">
        <TopBar page={page} others={others} mayPublish={mayPublish(role)} onOpen={open} />
        <ComposedStrip />
        <ReviewStrip page={page} viewer={viewer} onPage={setPage} onOpen={open} />
        <ScheduleStrip
          page={page}
          mayPublish={mayPublish(role)}
          onPage={setPage}
          onProblems={() => open('schedule')}
        />
        <ReleaseStrip pageId={page._id} />
        <ExperimentStrip />
        <main id="main" tabIndex={-1} className="flex min-h-0 grow outline-none">
          <section
            aria-label={m.editor_blocks()}
            data-pane="blocks"
            className={panel('blocks', 'lg:w-76 lg:shrink-0 lg:grow-0 lg:border-r lg:border-line')}
          >
            <div className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain pt-3">
              <PageRowButton onChoose={(byKeys) => choose(null, byKeys ? [] : null)} />
              <BlockList
                actions={actions}
                mayPublish={mayPublish(role)}
                others={others}
                onChoose={choose}
                onAdd={addUnder}
                onHover={setHovered}
              />
            </div>
          </section>
          <section
            aria-label={m.editor_preview()}
            data-pane="preview"
            className={panel('preview', 'lg:grow')}
          >
            <PreviewPanel
              pageId={page._id}
              hovered={hovered}
              actions={actions}
              onChoose={choose}
              onAdd={addUnder}
              onList={showList}
            />
          </section>
          <section
            aria-label={m.editor_edit()}
            data-pane="edit"
            onKeyDown={backToList}
            className={panel('edit', 'lg:w-88 lg:shrink-0 lg:grow-0 lg:border-l lg:border-line 2xl:w-104')}
          >
            <EditPanel page={page} warehouses={warehouses} />
          </section>
        </main>
        <nav
          aria-label={m.editor_views()}
          className="grid shrink-0 grid-cols-3 border-t border-line bg-surface lg:hidden"
        >
          {views.map((one) => (
            <button
              key={one.view}
              type="button"
              aria-pressed={view === one.view}
              onClick={() => setView(one.view)}
              className={classes(
                'min-h-12 border-t-2 text-sm font-semibold',
                view === one.view ? 'border-accent text-accent' : 'border-transparent text-stone',
              )}
            >
              {one.label()}
            </button>
          ))}
        </nav>
        <EditorDialogs
          page={page}
          opened={opened}
          viewer={viewer}
          onOpen={open}
          onPage={setPage}
          onProblem={goTo}
          onClose={close}
        />
        {opened !== null && typeof opened === 'object' ? (
          <BlockPicker
            onClose={close}
            onPick={(type, preset, section) => {
              close();
              if (actions.addPreset(type, preset, opened.pick, section)) setView('edit');
            }}
          />
        ) : null}
      </div>
    </ExperimentsProvider>
  );
}
