/** What the list of pages loads, and what can be done to a page from there. */

import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { type DocumentKind, isPart } from '#schemas/domain/content/content-kinds.ts';
import type {
  DraftDocument,
  EditorPage,
  EditorPageHead,
  SectionUse,
} from '#schemas/domain/content/editor.ts';
import { type Audience, audiences } from '#schemas/domain/content/page.ts';
import { slugSchema } from '#schemas/domain/platform/ids.ts';
import { freeSlug } from '#schemas/domain/platform/slug.ts';
import { mayEdit, mayPublish } from '../roles.ts';
import { documentFromPreset, pagePresets } from './page-presets.ts';

/** What deleting something that shoppers see does to the shop. */
export type LiveDeletion = {
  id: string;
  title: string;
  kind: Exclude<DocumentKind, 'section' | 'variant'>;
  slug: string;
  /** What on the shop leads to it. */
  uses: SectionUse[];
  /** The name of the experiment that runs on it. */
  experiment: string | null;
};

/** What became of an action of the list; `undo` names the page that was deleted, `ask` the one that is not deleted yet. */
export type PagesAnswer = {
  ok: boolean;
  message: string;
  undo?: { id: string; title: string };
  ask?: LiveDeletion;
  errors?: Record<string, string>;
};

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const refused = (message: string, errors?: Record<string, string>): PagesAnswer => ({
  ok: false,
  message,
  ...(errors ? { errors } : {}),
});

/** The employee, and a page's or a list's answer; a role that may not read pages gets the shop's 404. */
export function demand<T>(result: ApiResult<T>): T {
  if (!result.ok) throw notFound();
  return result.data;
}

export async function loadPages(context: AppLoadContext, request: Request, kind: DocumentKind = 'page') {
  const { role } = await requireEmployee(context);
  const deleted = new URL(request.url).searchParams.get('view') === 'deleted';
  const listed = await context.api.listEditorPages({
    query: { kind, ...(deleted ? { deleted: 'true' } : {}) },
  });
  return {
    pages: listed.ok ? listed.data : null,
    message: listed.ok ? null : listed.problem.message,
    deleted,
    mayEdit: mayEdit(role),
    mayPublish: mayPublish(role),
  };
}

/** `wanted`, or with a number behind it, so that no page of the audience has it. */
export const freePageSlug = (
  pages: readonly Pick<EditorPageHead, 'slug' | 'audience'>[],
  wanted: string,
  audience: string,
): string =>
  freeSlug(wanted, new Set(pages.filter((page) => page.audience === audience).map(({ slug }) => slug)));

const readAudience = (form: FormData): Audience | undefined =>
  audiences.find((audience) => audience === form.get('audience'));

/** Title, address and audience of a form; what is wrong with them, by field. */
function readSettings(form: FormData) {
  const [title, slug, audience] = [text(form, 'title'), text(form, 'slug').toLowerCase(), readAudience(form)];
  const errors: Record<string, string> = {};
  if (title === '' || title.length > 120) errors.title = m.editor_title_wrong();
  if (!slugSchema.safeParse(slug).success) errors.slug = m.editor_slug_wrong();
  if (!audience) errors.audience = m.editor_audience_wrong();
  return { title, slug, audience: audience ?? ('guest' as const), errors };
}

const wrong = (errors: Record<string, string>) =>
  Object.keys(errors).length > 0
    ? refused(m.editor_form_wrong_fields({ count: Object.keys(errors).length }), errors)
    : null;

/** What is left empty is as the preset has it. */
export async function createPage(context: AppLoadContext, form: FormData) {
  await requireEmployee(context);
  const preset = pagePresets.find(({ id }) => id === form.get('preset'));
  if (!preset) return refused(m.editor_preset_wrong(), { preset: m.editor_preset_wrong() });
  const listed = await context.api.listEditorPages();
  const audience = readAudience(form) ?? preset.audience;
  if (!text(form, 'title')) form.set('title', preset.title());
  if (!text(form, 'slug'))
    form.set('slug', freePageSlug(listed.ok ? listed.data : [], preset.slug, audience));
  form.set('audience', audience);
  const { errors, ...settings } = readSettings(form);
  const document = documentFromPreset(preset, settings);
  if (!errors.slug) {
    const checked = await context.api.checkDraft({ body: { document } });
    const taken = checked.ok ? checked.data.problems.find(({ pointer }) => pointer === '/slug') : undefined;
    if (taken) errors.slug = sentenceOf(taken) ?? taken.message;
  }
  const problem = wrong(errors);
  if (problem) return problem;
  const made = await context.api.createEditorPage({ body: { document } });
  return made.ok ? redirect(`/admin/pages/${made.data._id}`, 303) : refused(made.problem.message);
}

async function duplicate(context: AppLoadContext, id: string): Promise<PagesAnswer | Response> {
  const page = await context.api.getEditorPage({ params: { id } });
  if (!page.ok) return refused(page.problem.message);
  const listed = await context.api.listEditorPages({ query: { kind: page.data.kind } });
  const { document } = page.data.draft;
  const slug = freePageSlug(
    listed.ok ? listed.data : [],
    `${page.data.slug || 'page'}-copy`,
    page.data.audience,
  );
  const title = m.editor_copy_title({ title: page.data.title });
  const made = await context.api.createEditorPage({ body: { document: { ...document, title, slug } } });
  return made.ok
    ? { ok: true, message: m.editor_duplicated({ title: page.data.title }) }
    : refused(made.problem.message);
}

/** Null for what shoppers do not see by itself. */
async function liveDeletion({ api }: AppLoadContext, id: string): Promise<LiveDeletion | null> {
  const params = { id };
  const page = await api.getEditorPage({ params });
  if (!page.ok || !page.data.published) return null;
  const { kind, title, published } = page.data;
  if (isPart(kind)) return null;
  const [uses, experiments] = await Promise.all([
    api.listSectionUses({ params }),
    api.listPageExperiments({ params }),
  ]);
  const running = experiments.ok ? experiments.data.find(({ state }) => state === 'running') : undefined;
  return {
    id,
    title,
    kind,
    slug: published.slug,
    uses: uses.ok ? uses.data : [],
    experiment: running?.name ?? null,
  };
}

/** What shoppers see is deleted once `sure` comes with the form. */
async function deletePage(context: AppLoadContext, form: FormData): Promise<PagesAnswer> {
  const [id, title] = [text(form, 'id'), text(form, 'title')];
  const ask = form.has('sure') ? null : await liveDeletion(context, id);
  if (ask) return { ok: false, message: m.editor_delete_sure({ title }), ask };
  const result = await context.api.deleteEditorPage({ params: { id } });
  if (!result.ok) return refused(result.problem.message);
  return { ok: true, message: m.editor_deleted({ title }), undo: { id, title } };
}

/** The plain actions of the list, each a form: duplicate, delete, undelete. */
export async function actOnPages(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const [intent, id, title] = [text(form, 'intent'), text(form, 'id'), text(form, 'title')];
  if (intent === 'duplicate') return duplicate(context, id);
  if (intent === 'delete') return deletePage(context, form);
  if (intent === 'undelete') {
    const result = await context.api.undeleteEditorPage({ params: { id }, body: {} });
    return result.ok
      ? ({ ok: true, message: m.editor_undeleted({ title }) } satisfies PagesAnswer)
      : refused(result.problem.message);
  }
  return refused(m.editor_form_wrong());
}

export async function loadSettings(context: AppLoadContext, id: string) {
  const { role } = await requireEmployee(context);
  const page = demand(await context.api.getEditorPage({ params: { id } }));
  return { page: headOf(page), mayEdit: mayEdit(role) };
}

const headOf = ({ _id, title, slug, audience, published_at }: EditorPage) => ({
  _id,
  title,
  slug,
  audience,
  published_at,
});

/** Renames a page, moves it to another address or gives it to another audience: in its draft, as the editor would. */
export async function saveSettings(context: AppLoadContext, id: string, request: Request) {
  await requireEmployee(context);
  const { errors, ...settings } = readSettings(await request.formData());
  const problem = wrong(errors);
  if (problem) return problem;
  const page = demand(await context.api.getEditorPage({ params: { id } }));
  const { document, revision } = page.draft;
  const saved = await context.api.saveDraft({
    params: { id },
    body: { document: { ...document, ...settings } as DraftDocument, revision },
  });
  return saved.ok ? redirect('/admin/pages', 303) : refused(saved.problem.message);
}
