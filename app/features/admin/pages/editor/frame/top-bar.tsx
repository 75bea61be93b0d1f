/** Above the editor: where one is, how saving goes, undo, who else is here, and what comes next. */
import { useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { EditorPage, Presence } from '#schemas/domain/content/editor.ts';
import type { PageExperiment } from '#schemas/domain/content/experiment.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ChevronLeft, LineIcon } from '#ui/icons.tsx';
import { CommentsButton } from '../comments/comments-button.tsx';
import { experimentHref } from '../experiments/experiment-words.tsx';
import { useExperimentsHere, useHeld } from '../experiments/experiments-here.tsx';
import { audienceName, ScheduledChip, StatusChip } from '../pages/page-words.tsx';
import { editorHref, listHref } from '../pages/places.ts';
import { Avatar } from '../people/avatar.tsx';
import { useEditorSession, useHistoryState, useSession } from '../session/hooks.ts';
import { useAnnounce } from './announcer.tsx';
import { SaveWords } from './save-words.tsx';
import { SpanishLink } from './spanish-link.tsx';
import type { EditorDialog } from './use-dialogs.ts';
import { useStatus } from './use-status.ts';

type Props = {
  page: EditorPage;
  others: readonly Presence[];
  mayPublish: boolean;
  onOpen: (dialog: EditorDialog) => void;
};

export function TopBar({ page, others, mayPublish, onOpen }: Props) {
  const { readOnly } = useEditorSession();
  const held = useHeld();
  const next = useNextStep(page, mayPublish && held !== 'ask');
  const status = useStatus(page);
  const meta = useSession(({ document }) => document.meta);
  // Header and footer are reached from the page around which they were seen.
  const from = useSearchParams()[0].get('from');
  const { own } = useExperimentsHere();
  // A variant goes live with its experiment, and who only looks plans nothing.
  const maySchedule = page.kind !== 'variant' && (mayPublish || !readOnly);
  const back = backFrom(page, from, own);
  const title = typeof meta.title === 'string' && meta.title ? meta.title : m.editor_untitled();
  return (
    <header
      data-pane="bar"
      className="flex shrink-0 flex-wrap items-center gap-x-4 border-b border-line bg-surface px-2 lg:h-14 lg:flex-nowrap lg:px-4"
    >
      <a
        href={back.href}
        aria-label={back.label}
        className="flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sand"
      >
        <ChevronLeft />
      </a>
      <div className="flex min-w-0 grow basis-24 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 lg:grow-0 lg:basis-auto lg:flex-nowrap lg:py-0">
        <h1 className="min-w-0 basis-full font-display text-lg leading-tight font-medium [overflow-wrap:anywhere] lg:max-w-52 lg:basis-auto lg:truncate 2xl:max-w-80">
          {title}
        </h1>
        <StatusChip status={status} />
        <span className="hidden text-sm whitespace-nowrap text-stone 2xl:inline">
          {page.kind === 'page' ? audienceName(meta.audience) : null}
        </span>
        {page.next ? (
          <span className="hidden 2xl:inline">
            <ScheduledChip next={page.next} />
          </span>
        ) : null}
      </div>
      <div className="order-last flex w-full min-w-0 flex-wrap items-center border-t border-line py-1 lg:order-none lg:w-auto lg:grow lg:flex-nowrap lg:gap-1 lg:border-0 lg:py-0">
        <div className="mr-auto min-w-0 px-2 max-lg:max-w-full max-lg:shrink-0 lg:mx-2">
          <SaveWords onDecide={() => onOpen('conflict')} />
        </div>
        <People others={others} />
        <UndoRedo />
        <SpanishLink page={page} />
        <span className="hidden lg:contents">
          <IconButton
            label={m.editor_shortcuts()}
            onClick={() => onOpen('shortcuts')}
            path="M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700m0 3v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z"
          />
          <TextButton onClick={() => onOpen('history')}>{m.editor_history()}</TextButton>
          {maySchedule ? (
            <TextButton onClick={() => onOpen('schedule')}>{m.editor_schedule()}</TextButton>
          ) : null}
        </span>
        <span className="contents lg:hidden">
          <IconButton
            label={m.editor_history()}
            onClick={() => onOpen('history')}
            path="M4 12a8 8 0 1 0 2.600-5.900L4 8.500M4 4v4.500h4.500M12 8v4.500l3 1.500"
          />
          {maySchedule ? (
            <IconButton
              label={m.editor_schedule()}
              onClick={() => onOpen('schedule')}
              path="M5 6h14v14H5zM5 10h14M9 3v4m6-4v4"
            />
          ) : null}
        </span>
      </div>
      <CommentsButton />
      {own && (held === 'wait' || (held && readOnly)) ? (
        // Shoppers see a variant once its experiment is started, and not before.
        <ButtonLink to={experimentHref(own._id)} reloadDocument size="small" className="shrink-0">
          {m.experiment_go()}
        </ButtonLink>
      ) : null}
      {next && held !== 'wait' ? (
        <Button size="small" className="shrink-0" data-pane-start="" onClick={() => onOpen(next)}>
          {next === 'review' ? m.editor_review_ask() : m.editor_publish()}
        </Button>
      ) : null}
    </header>
  );
}

/**
 * What comes next for who may do it: who may edit and not publish has it looked at instead, and while that is asked for,
 * the strip below takes it back. Null for who only looks.
 */
function useNextStep({ review }: EditorPage, mayPublish: boolean): 'publish' | 'review' | null {
  const { readOnly } = useEditorSession();
  if (mayPublish) return 'publish';
  return readOnly || review?.state === 'asked' ? null : 'review';
}

/** Where one came from: the page around header and footer, the experiment of a variant, the list of the kind. */
function backFrom({ kind }: EditorPage, from: string | null, own: PageExperiment | null) {
  if (from && /^[\w-]+$/.test(from)) return { href: editorHref('page', from), label: m.editor_back_from() };
  if (own?.variant && kind === 'variant')
    return { href: experimentHref(own._id), label: m.experiment_back_to() };
  return { href: listHref(kind), label: kind === 'page' ? m.editor_back() : m.content_back() };
}

function People({ others }: { others: readonly Presence[] }) {
  if (others.length === 0) return null;
  return (
    <ul aria-label={m.editor_also_here()} className="flex -space-x-2 px-1">
      {others.slice(0, 4).map(({ tab, name, self }) => (
        <li key={tab}>
          <Avatar name={name} label={self ? m.editor_you_elsewhere() : m.editor_is_here({ name })} />
        </li>
      ))}
      {others.length > 4 ? <li className="pl-3 text-sm text-stone">+{others.length - 4}</li> : null}
    </ul>
  );
}

function UndoRedo() {
  const session = useEditorSession();
  const announce = useAnnounce();
  const { undo, redo } = useHistoryState();
  if (session.readOnly) return null;
  return (
    <>
      <IconButton
        label={undo ? m.editor_undo_what({ what: undo }) : m.editor_undo()}
        disabled={!undo}
        onClick={() => announce(m.editor_said_undone({ what: session.undo()?.label ?? '' }))}
        path="M8 5 4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H9"
      />
      <IconButton
        label={redo ? m.editor_redo_what({ what: redo }) : m.editor_redo()}
        disabled={!redo}
        onClick={() => announce(m.editor_said_redone({ what: session.redo()?.label ?? '' }))}
        path="m16 5 4 4-4 4m4-4h-9.500a5.500 5.500 0 0 0 0 11H15"
      />
    </>
  );
}

function IconButton(props: { label: string; path: string; disabled?: boolean; onClick: () => void }) {
  const { label, path, disabled, onClick } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Stays reachable when there is nothing to do: the focus is not lost by the last undo.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="flex size-10 shrink-0 items-center justify-center rounded-sm transition-colors hover:bg-sand aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
    >
      <LineIcon path={path} />
    </button>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-10 rounded-sm px-3 text-sm font-medium transition-colors hover:bg-sand"
    >
      {children}
    </button>
  );
}
