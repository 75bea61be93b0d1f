/** Experiments: listed, begun, changed, started, ended. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { isEqual, isObject, type Json } from '#app/shared/json.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { unitsOf } from '#blocks/document-texts.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { isFrame } from '#schemas/domain/content/content-kinds.ts';
import type { DraftDocument, EditorPage } from '#schemas/domain/content/editor.ts';
import type { WholeExperiment } from '#schemas/domain/content/experiment.ts';
import type { Variant } from '#schemas/domain/content/page.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { type DocumentDiff, diffDocuments } from '../document/diff.ts';
import { openDocument } from '../document/model.ts';
import { mayEdit, mayPublish } from '../roles.ts';
import { experimentHref } from './experiment-words.tsx';
import { goalIn, sharesIn } from './share-fields.ts';

/** `left`: the page's draft was left without the variant that won. */
export type ExperimentAnswer = StaffAnswer & { left?: boolean };

const shown = ['page', 'name', 'goal', 'shares'];

export async function loadExperiments(context: AppLoadContext, request: Request) {
  const { role } = await requireEmployee(context);
  const mayBegin = mayEdit(role);
  const [listed, pages] = await Promise.all([
    context.api.listExperiments(),
    mayBegin ? context.api.listEditorPages({ query: { kind: 'page' } }) : null,
  ]);
  return {
    experiments: listed.ok ? listed.data : null,
    message: listed.ok ? null : listed.problem.message,
    mayBegin,
    /** Pages that shoppers see and that have visitors of their own. */
    pages: pages?.ok
      ? pages.data
          .filter(
            ({ published_at, status, slug }) =>
              published_at !== null && status !== 'unpublished' && !isFrame(slug),
          )
          .map(({ _id, title, slug, audience }) => ({ _id, title, slug, audience }))
      : [],
    /** The page that the list of pages came from. */
    wanted: new URL(request.url).searchParams.get('page'),
  };
}
export type TestablePage = Awaited<ReturnType<typeof loadExperiments>>['pages'][number];

export async function beginExperiment(context: AppLoadContext, request: Request): Promise<StaffAnswer> {
  await requireEmployee(context);
  const form = await request.formData();
  const made = await context.api.createExperiment({
    body: {
      page: String(form.get('page') ?? ''),
      name: String(form.get('name') ?? ''),
      goal: goalIn(form),
      shares: sharesIn(form),
    },
  });
  if (made.ok) throw redirect(experimentHref(made.data._id));
  return answerOf(form, 'new', made, '', shown);
}

const dataOf = <T>(result: ApiResult<T> | null): T | null => (result?.ok ? result.data : null);

const blocksIn = (document: DraftDocument | undefined): Json[] =>
  Array.isArray(document?.blocks) ? (document.blocks as Json[]) : [];

const idOf = (block: Json): unknown => (block as { id?: unknown } | null)?.id;

const nameless = (block: Json): Json => (isObject(block) ? { ...block, id: null } : block);

/** What variant B has otherwise than the page, or had as it ended; null where there is nothing to compare. */
function changesOf(
  { block, state, at_end }: WholeExperiment,
  page: EditorPage | null,
  variant: EditorPage | null,
): DocumentDiff | null {
  if (at_end) return diffDocuments(openDocument({ blocks: at_end.a }), openDocument({ blocks: at_end.b }));
  if (state === 'ended' || !page?.published || !variant) return null;
  const live = blocksIn(page.published.document);
  const before = block === null ? live : live.filter((one) => idOf(one) === block);
  const shownB = state === 'running' ? variant.published?.document : variant.draft.document;
  return diffDocuments(openDocument({ blocks: before }), openDocument({ blocks: blocksIn(shownB) }));
}

const untranslatedIn = (document: DraftDocument): number =>
  unitsOf(document, 'es').filter(({ state }) => state !== 'done').length;

/** What keeps variant B from being shown, as far as it is known before it is started. */
async function problemsOf({ api }: AppLoadContext, variant: EditorPage) {
  const checked = await api.checkDraft({ body: { document: variant.draft.document, page: variant._id } });
  return checked.ok ? checked.data.problems : [];
}

export async function loadExperiment(context: AppLoadContext, id: string) {
  const { role } = await requireEmployee(context);
  const { api } = context;
  const read = await api.getExperiment({ params: { id } });
  if (!read.ok) throw notFound();
  const experiment = read.data;
  const isDraft = experiment.state === 'draft';
  const [page, variant, around] = await Promise.all([
    api.getEditorPage({ params: { id: experiment.page._id } }).then(dataOf),
    api.getEditorPage({ params: { id: experiment.variant } }).then(dataOf),
    isDraft ? api.listPageExperiments({ params: { id: experiment.page._id } }).then(dataOf) : null,
  ]);
  return {
    experiment,
    audience: page?.published?.audience ?? ('guest' as const),
    changes: changesOf(experiment, page, variant),
    problems: isDraft && variant ? await problemsOf(context, variant) : [],
    /** How many of B's texts Spanish readers see as they were, or in English. */
    untranslated: isDraft && variant ? untranslatedIn(variant.draft.document) : 0,
    /** What runs on the page already. */
    other: around?.find(({ _id, state }) => _id !== id && state === 'running') ?? null,
    approval: {
      isMissing: isDraft && variant?.approval_required === true && !variant.review?.counts,
      mayDoWithout: roleMay(role, 'overrideApproval'),
    },
    mayChange: mayEdit(role),
    mayRun: mayPublish(role),
  };
}
export type LoadedExperiment = Awaited<ReturnType<typeof loadExperiment>>;

/** Whether the page's draft lacks what it goes live with: it had other changes, and was left as it is. */
async function isDraftLeft({ api }: AppLoadContext, { page, variant }: WholeExperiment): Promise<boolean> {
  const [head, own] = await Promise.all([
    api.getEditorPage({ params: { id: page._id } }).then(dataOf),
    api.getEditorPage({ params: { id: variant } }).then(dataOf),
  ]);
  if (head?.status !== 'changed' || !own) return false;
  // By what is in them: on the page a block of B may have another name.
  const kept = blocksIn(head.draft.document).map(nameless);
  return !blocksIn(own.draft.document).every((block) => kept.some((one) => isEqual(one, nameless(block))));
}

async function start(context: AppLoadContext, form: FormData, id: string): Promise<ExperimentAnswer> {
  const reason = form.has('reason') ? String(form.get('reason')).trim() : undefined;
  if (reason === '')
    return {
      form: 'start',
      done: false,
      values: {},
      errors: { reason: m.problem_note_missing() },
      message: null,
    };
  const body = {
    revision: Number(form.get('revision')),
    ...(reason === undefined ? {} : { without_approval: reason }),
  };
  const started = await context.api.startExperiment({ params: { id }, body });
  const answer = answerOf(form, 'start', started, m.experiment_started(), ['without_approval']);
  const { without_approval, ...errors } = answer.errors;
  return { ...answer, errors: without_approval ? { ...errors, reason: without_approval } : errors };
}

async function end(
  context: AppLoadContext,
  form: FormData,
  id: string,
  winner: Variant | null,
): Promise<ExperimentAnswer> {
  const ended = await context.api.endExperiment({ params: { id }, body: { winner } });
  const done = winner === 'b' ? m.experiment_used_b() : m.experiment_ended_done();
  const answer = answerOf(form, 'end', ended, done);
  return ended.ok && winner === 'b' ? { ...answer, left: await isDraftLeft(context, ended.data) } : answer;
}

export async function actOnExperiment(
  context: AppLoadContext,
  request: Request,
  id: string,
): Promise<ExperimentAnswer> {
  await requireEmployee(context);
  const { api } = context;
  const form = await request.formData();
  const params = { id };
  switch (form.get('intent')) {
    case 'save': {
      const body = { name: String(form.get('name') ?? ''), goal: goalIn(form), shares: sharesIn(form) };
      return answerOf(
        form,
        'save',
        await api.changeExperiment({ params, body }),
        m.experiment_saved(),
        shown,
      );
    }
    case 'rename': {
      const body = { name: String(form.get('name') ?? '') };
      return answerOf(
        form,
        'save',
        await api.changeExperiment({ params, body }),
        m.experiment_saved(),
        shown,
      );
    }
    case 'start':
      return start(context, form, id);
    case 'keep_a':
      return end(context, form, id, 'a');
    case 'use_b':
      return end(context, form, id, 'b');
    case 'end':
      return end(context, form, id, null);
    default: {
      const deleted = await api.deleteExperiment({ params });
      if (deleted.ok) throw redirect('/admin/experiments');
      return answerOf(form, 'delete', deleted, '');
    }
  }
}
