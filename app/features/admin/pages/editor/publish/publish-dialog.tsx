import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toLocal } from '#app/features/admin/pages/editor/words/shop-time.ts';
import { formResolver } from '#app/shared/forms/form-resolver.ts';
import type { Json } from '#app/shared/json.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { isPart } from '#schemas/domain/content/content-kinds.ts';
import { type EditorPage, isFixedPage } from '#schemas/domain/content/editor.ts';
import { longestNote } from '#schemas/domain/content/note-length.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { formatBytes } from '#schemas/domain/platform/format-bytes.ts';
import { formatLongDate } from '#schemas/domain/platform/format-date.ts';
import type { Problem as ApiProblem } from '#schemas/domain/platform/problem.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { callApi } from '../editor-client.ts';
import { PublishNotes } from '../experiments/publish-notes.tsx';
import { MoveNotice } from '../pages/move-notice.tsx';
import { shopHref } from '../pages/places.ts';
import { ApprovalNotice } from '../review/approval-notice.tsx';
import { type Approval, approvalFor, type Viewer } from '../review/standing.ts';
import { SectionChanges } from '../sections/section-changes.tsx';
import { useEditorSession, useProblems, useSession } from '../session/hooks.ts';
import type { Problem } from '../session/types.ts';
import { usePageWeight, weightWarnings } from '../weight/use-page-weight.ts';
import { useShopZone } from '../words/when.ts';
import { Changes, Pending, SpanishLeft, TakingOff } from './publish-parts.tsx';
import { momentOf, type PublishForm, publishSchema } from './schedule-fields.ts';
import { TrailList } from './trail-list.tsx';
import { changedBlocks, isAsPublished, type PublishState, usePublishState } from './use-publish.ts';
import { WarningList } from './warning-list.tsx';
import { WhenFields } from './when-fields.tsx';

type Props = {
  page: EditorPage;
  begin: 'now' | 'publish';
  viewer: Viewer;
  /** To have somebody look at the draft first. */
  onAsk: () => void;
  /** The page as it was read anew. */
  onPage: (page: EditorPage) => void;
  onDone: (page: EditorPage) => void;
  onProblem: (problem: Problem) => void;
  onClose: () => void;
};

const formId = 'publish-form';

/** What the button says, by what is chosen and by what it takes. */
function sendWords(when: PublishForm['when'], approval: Approval): () => string {
  if (when === 'unpublish_now') return m.editor_unpublish_it;
  if (when === 'now')
    return approval === 'give'
      ? m.editor_review_publish
      : approval === 'override'
        ? m.editor_review_without
        : m.editor_publish_now;
  if (when === 'unpublish' || approval === 'none' || approval === 'missing') return m.editor_schedule_it;
  return approval === 'give' ? m.editor_review_schedule : m.editor_review_schedule_without;
}

const hour = 3_600_000;

export function PublishDialog(props: Props) {
  const { page, begin, viewer, onAsk, onPage, onDone, onProblem, onClose } = props;
  const mayPublish = roleMay(viewer.role, 'publishPages');
  const params = { id: page._id };
  const session = useEditorSession();
  const shopZone = useShopZone();
  const { state, again } = usePublishState(page, onPage);
  const problems = useProblems();
  const weight = usePageWeight();
  const [refused, setRefused] = useState<string | null>(null);
  /** What stood on the shop when the dialog was opened. */
  const [opened] = useState(() => headOf(page));
  const isOtherwise = state.is === 'ready' && headOf(page) !== opened;
  const soon = toLocal(new Date(Math.ceil(Date.now() / hour + 1) * hour).toISOString(), shopZone);
  const form = useForm<PublishForm>({
    resolver: formResolver(publishSchema),
    defaultValues: {
      when: begin,
      note: '',
      date: soon.slice(0, 10),
      time: soon.slice(11),
      zone: shopZone,
      reason: '',
    },
  });
  const { register, handleSubmit, watch, formState } = form;
  const errorOf = (name: keyof PublishForm) => formState.errors[name]?.message as string | undefined;
  const field = (name: keyof PublishForm) => {
    const { ref, ...rest } = register(name);
    return { ref, rest: { ...rest, error: errorOf(name) } };
  };
  const text = (name: string) => {
    const { ref, rest } = field(name as keyof PublishForm);
    return { ...rest, inputRef: ref };
  };
  const select = (name: string) => {
    const { ref, rest } = field(name as keyof PublishForm);
    return { ...rest, selectRef: ref };
  };
  const when = watch('when');
  const isTakingOff = when === 'unpublish' || when === 'unpublish_now';
  const blocked = !isTakingOff && problems.all.length > 0;
  const approval = isTakingOff ? 'none' : approvalFor(page, viewer);
  const isAsked = useSession(
    () => page.review?.state === 'asked' && page.review.revision === session.revision,
  );
  // It may still be scheduled, and taken off.
  const isNothing = when === 'now' && isAsPublished(state);
  const later = useSession(({ document }) => laterDay(document.meta, shopZone));

  /** Each reason goes where it can be mended: the dialog's own fields, or the list of what is in the way. */
  const refuse = (problem: ApiProblem) => {
    setRefused(problem.message);
    const { '/at': at, '/zone': zone, ...others } = problem.fieldErrors ?? {};
    if (at?.[0]) form.setError('time', { message: at[0] });
    if (zone?.[0]) form.setError('zone', { message: zone[0] });
    if (Object.keys(others).length > 0) session.hearRefusal({ ...problem, fieldErrors: others });
    if (problem.code === 'stale_version' || problem.code === 'not_found') again();
  };

  const send = handleSubmit(async (values) => {
    // Enter sends a form that has no button, too.
    if (isNothing) return;
    setRefused(null);
    if (!(await session.saveNow())) return setRefused(m.editor_not_saved());
    const { revision } = session;
    const { note, when: chosen } = values;
    const reason = values.reason?.trim() ?? '';
    if (approval === 'override' && !reason)
      return form.setError('reason', { message: m.problem_note_missing() }, { shouldFocus: true });
    const consent =
      approval === 'give' ? { approve: true } : approval === 'override' ? { without_approval: reason } : {};
    if (chosen === 'now') {
      const done = await callApi('publishDraft', { params, body: { revision, note, ...consent } });
      if (!done.ok) return refuse(done.problem);
      const isSame = page.published !== null && done.data.published?.revision === page.published.revision;
      if (isSame) void showToast(m.editor_published_same(), { kind: 'info' });
      else if (later) void showToast(m.content_published_later({ day: later }), { kind: 'success' });
      else void showToast(m.editor_published(), { kind: 'success', ...viewLink(done.data) });
      return onDone(done.data);
    }
    if (chosen === 'unpublish_now') {
      const done = await callApi('unpublishPage', { params, body: { note } });
      if (!done.ok) return refuse(done.problem);
      void showToast(m.editor_unpublished(), { kind: 'success' });
      return onDone(done.data);
    }
    const at = momentOf(values);
    if (!at) return;
    const done = await callApi('createSchedule', {
      params,
      body: { action: chosen, at, zone: values.zone, revision, note, ...(isTakingOff ? {} : consent) },
    });
    if (!done.ok) return refuse(done.problem);
    const scheduled = await callApi('getEditorPage', { params });
    void showToast(m.editor_scheduled(), {
      kind: 'success',
      link: { href: '/admin/schedules', label: m.editor_schedules() },
    });
    if (scheduled.ok) onDone(scheduled.data);
    else onClose();
  });

  const ready = state.is === 'ready';
  return (
    <Dialog
      title={begin === 'now' ? m.editor_publish() : m.editor_schedule()}
      {...(state.is === 'ready' && state.page.published && !isNothing
        ? { text: m.editor_publish_text() }
        : {})}
      onClose={onClose}
      footer={
        <>
          {mayPublish ? null : (
            <p id="publish-why" className="mr-auto text-sm text-warning">
              {session.readOnly ? m.editor_read_only() : m.editor_may_not_publish()}
            </p>
          )}
          {session.readOnly ||
          isTakingOff ||
          approval === 'give' ||
          isAsked ||
          isAsPublished(state) ? null : (
            <Button variant="outline" className={mayPublish ? 'mr-auto' : undefined} onClick={onAsk}>
              {m.editor_review_ask()}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {isNothing ? m.ui_close() : m.editor_cancel()}
          </Button>
          {isNothing ? null : (
            <Button
              type="submit"
              form={formId}
              disabled={!mayPublish || !ready || blocked || approval === 'missing'}
              aria-describedby={
                mayPublish ? (approval === 'missing' ? 'approval-why' : undefined) : 'publish-why'
              }
              busy={formState.isSubmitting}
            >
              {sendWords(when, approval)()}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-6">
        {refused ? <Notice tone="error">{refused}</Notice> : null}
        {isOtherwise ? <Notice tone="warning">{m.editor_changed_meanwhile()}</Notice> : null}
        {mayPublish && !isNothing ? <ApprovalNotice page={page} approval={approval} /> : null}
        {blocked ? (
          <TrailList
            id="problems-title"
            tone="danger"
            title={m.editor_in_the_way({ count: problems.all.length })}
            problems={problems.all}
            onProblem={onProblem}
          />
        ) : null}
        {isTakingOff ? null : (
          <WarningList more={weightWarnings(weight, changedBlocks(state))} onProblem={onProblem} />
        )}
        <fieldset hidden={page.kind === 'variant'}>
          <legend className="mb-2 text-sm font-medium">{m.editor_when()}</legend>
          <div className="flex flex-wrap gap-2">
            {whens(state, page.kind).map(({ value, label }) => (
              <label
                key={value}
                className="flex min-h-10 cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  value={value}
                  className="sr-only"
                  // Enter publishes from here, once all is known.
                  data-autofocus={value === begin ? '' : undefined}
                  {...register('when')}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        {isNothing ? <Notice>{m.editor_nothing_to_publish()}</Notice> : null}
        {when === 'now' && later ? (
          <Notice tone="warning">{m.content_date_later({ day: later })}</Notice>
        ) : null}
        {isNothing ? null : <PublishNotes isTakingOff={isTakingOff} />}
        {isTakingOff ? <TakingOff page={page} /> : null}
        {page.kind === 'section' && !isNothing ? <SectionChanges section={page._id} /> : null}
        {when === 'now' || when === 'unpublish_now' ? null : (
          <WhenFields
            wiring={{ text, select }}
            shopZone={shopZone}
            value={{ date: watch('date'), time: watch('time'), zone: watch('zone') }}
          />
        )}
        {begin === 'now' ? null : (
          <p className="text-sm text-stone">
            {m.release_hint()}{' '}
            <Link
              to="/admin/releases"
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {m.release_title()}
            </Link>
          </p>
        )}
        {isNothing ? null : (
          <TextField label={m.editor_note()} hint={m.editor_note_hint()} maxLength={300} {...text('note')} />
        )}
        {approval === 'override' && mayPublish && !isNothing ? (
          <TextField
            label={m.editor_review_reason()}
            hint={m.editor_review_reason_hint()}
            maxLength={longestNote}
            conditional
            {...text('reason')}
          />
        ) : null}
        {isTakingOff || blocked ? null : <MoveNotice kind={page.kind} published={page.published} />}
        {when === 'now' ? <Pending page={page} /> : null}
        {isTakingOff || isNothing ? null : <Changes state={state} zone={shopZone} />}
        {isTakingOff ? null : <SpanishLeft />}
        {isTakingOff || !weight ? null : (
          <p className="text-sm text-stone">
            {m.editor_weight({ phone: formatBytes(weight.phone), desktop: formatBytes(weight.desktop) })}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** The day that keeps a post off the shop, in words; null for one that has come, and for what is no post. */
function laterDay({ kind, date }: { readonly [key: string]: Json }, zone: string): string | null {
  if (kind !== 'post' || typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  return date > toLocal(new Date().toISOString(), zone).slice(0, 10)
    ? formatLongDate(`${date}T12:00:00Z`)
    : null;
}

/** A variant goes live by itself, and comes off, with its experiment. */
const whens = (state: PublishState, kind: EditorPage['kind']) => [
  { value: 'now', label: m.editor_when_now() },
  ...(kind === 'variant' ? [] : [{ value: 'publish', label: m.editor_when_publish() }]),
  ...(state.is === 'ready' &&
  state.page.published &&
  kind !== 'variant' &&
  !(state.page.kind === 'page' && isFixedPage(state.page.published.slug, state.page.published.audience))
    ? [
        { value: 'unpublish_now', label: m.editor_when_unpublish_now() },
        { value: 'unpublish', label: m.editor_when_unpublish() },
      ]
    : []),
];

const viewLink = ({ kind, published }: EditorPage) =>
  isPart(kind) ? {} : { link: { href: shopHref(kind, published?.slug ?? 'home'), label: m.editor_view() } };

/** What others can change of a page while its dialog is open: what is published, and what is to come. */
const headOf = ({ published, next }: EditorPage) =>
  JSON.stringify([published?.revision, next?._id, next?.at]);
