/** Releases: listed, begun, put together, given a time, published, called off. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import { isBlockKind, isPart, listedKinds } from '#schemas/domain/content/content-kinds.ts';
import type { EditorPageHead, SectionUse } from '#schemas/domain/content/editor.ts';
import { isToCome, type WholeRelease } from '#schemas/domain/content/release.ts';
import { readMoment } from '../publish/read-moment.server.ts';
import { mayPublish } from '../roles.ts';

export const releaseHref = (id: string) => `/admin/releases/${id}`;

export async function loadReleases(context: AppLoadContext) {
  const { role } = await requireEmployee(context);
  const listed = await context.api.listReleases();
  return {
    releases: listed.ok ? listed.data : null,
    message: listed.ok ? null : listed.problem.message,
    mayChange: mayPublish(role),
  };
}

export async function beginRelease(context: AppLoadContext, request: Request): Promise<StaffAnswer> {
  await requireEmployee(context);
  const form = await request.formData();
  const made = await context.api.createRelease({ body: { name: String(form.get('name') ?? '') } });
  if (made.ok) throw redirect(releaseHref(made.data._id));
  return answerOf(form, 'new', made, '', ['name']);
}

/** What can be put into a release: every page, and of the other kinds what shoppers do not see as it is written. */
async function findChoices({ api }: AppLoadContext): Promise<Choice[]> {
  const lists = await Promise.all(listedKinds.map((kind) => api.listEditorPages({ query: { kind } })));
  const found = lists.flatMap((list) =>
    list.ok
      ? list.data
          .filter(({ kind, status }) => isBlockKind(kind) || status !== 'published')
          .map(({ _id, kind, title, slug, audience, status }) => ({
            _id,
            kind,
            title,
            slug,
            audience,
            status,
          }))
      : [],
  );
  // What there is to publish comes first.
  const isSame = ({ status }: Choice) => Number(status === 'published');
  return found.sort((one, other) => isSame(one) - isSame(other));
}
export type Choice = Pick<EditorPageHead, '_id' | 'kind' | 'title' | 'slug' | 'audience' | 'status'>;

/** What leads to a page that comes off the shop. */
export type Leaving = { page: string; slug: string; uses: SectionUse[] };

async function findLeaving({ api }: AppLoadContext, { entries }: WholeRelease): Promise<Leaving[]> {
  const off = entries.filter(
    ({ action, kind, is_deleted }) => action === 'unpublish' && !isPart(kind) && !is_deleted,
  );
  const found = await Promise.all(
    off.map(async ({ page }) => {
      const params = { id: page };
      const [read, uses] = await Promise.all([
        api.getEditorPage({ params }),
        api.listSectionUses({ params }),
      ]);
      const published = read.ok ? read.data.published : null;
      return published ? [{ page, slug: published.slug, uses: uses.ok ? uses.data : [] }] : [];
    }),
  );
  return found.flat();
}

export async function loadRelease(context: AppLoadContext, id: string) {
  const { role } = await requireEmployee(context);
  const release = await context.api.getRelease({ params: { id } });
  if (!release.ok) throw notFound();
  const mayCome = isToCome(release.data);
  const mayChange = mayCome && mayPublish(role);
  const [checked, choices] = await Promise.all([
    mayCome ? context.api.checkRelease({ params: { id } }) : null,
    mayChange ? findChoices(context) : [],
  ]);
  const leaving = mayCome ? await findLeaving(context, release.data) : [];
  const inIt = new Set(release.data.entries.map(({ page }) => page));
  return {
    release: release.data,
    problems: checked?.ok ? checked.data : [],
    leaving,
    choices: choices.filter(({ _id }) => !inIt.has(_id)),
    mayChange,
  };
}

export async function actOnRelease(
  context: AppLoadContext,
  request: Request,
  id: string,
): Promise<StaffAnswer> {
  await requireEmployee(context);
  const { api } = context;
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const params = { id };
  const page = field('page');
  switch (field('intent')) {
    case 'rename':
      return answerOf(
        form,
        'name',
        await api.changeRelease({ params, body: { name: field('name') } }),
        m.release_renamed(),
        ['name'],
      );
    case 'add': {
      const head = await api.getEditorPage({ params: { id: page } });
      if (!head.ok) return answerOf(form, 'add', head, '', ['page']);
      const action = field('action') === 'unpublish' ? 'unpublish' : 'publish';
      const body = { action, revision: head.data.draft.revision } as const;
      const put = await api.putReleaseEntry({ params: { id, page }, body });
      return answerOf(form, 'add', put, m.release_added({ title: head.data.title || m.editor_untitled() }), [
        'page',
      ]);
    }
    case 'renew': {
      const body = { action: 'publish', revision: Number(field('revision')) } as const;
      return answerOf(
        form,
        page,
        await api.putReleaseEntry({ params: { id, page }, body }),
        m.release_renewed(),
      );
    }
    case 'remove':
      return answerOf(
        form,
        page,
        await api.removeReleaseEntry({ params: { id, page } }),
        m.release_removed(),
      );
    case 'time':
      return setTime(context, form, id);
    case 'untime':
      return answerOf(
        form,
        'time',
        await api.changeRelease({ params, body: { at: null } }),
        m.release_untimed(),
      );
    case 'publish':
      return answerOf(form, 'publish', await api.publishRelease({ params, body: {} }), m.release_published());
    default:
      return answerOf(form, 'cancel', await api.cancelRelease({ params }), m.release_canceled());
  }
}

async function setTime({ api }: AppLoadContext, form: FormData, id: string): Promise<StaffAnswer> {
  const read = readMoment(form);
  const refused = { form: 'time', done: false, values: read.typed };
  if ('errors' in read) return { ...refused, errors: read.errors, message: null };
  const { at, zone } = read;
  const changed = await api.changeRelease({ params: { id }, body: { at, zone } });
  // Its documents' reasons stand beside them: the page asks for them itself.
  if (!changed.ok) return { ...refused, errors: {}, message: changed.problem.message };
  return { form: 'time', done: true, values: {}, errors: {}, message: m.release_timed() };
}
