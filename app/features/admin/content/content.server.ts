/** Lists of posts, projects, people, topics and rooms, and a new one. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { demand, freePageSlug, loadPages } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { editorHref } from '#app/features/admin/pages/editor/pages/places.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import * as m from '#messages';
import {
  type ContentKind,
  type DocumentKind,
  isBlockKind,
  isContentKind,
  type ListedKind,
} from '#schemas/domain/content/content-kinds.ts';
import { slugOf } from '#schemas/domain/platform/slug.ts';

/** The kind that an address names; posts without one. */
export const kindIn = (request: Request): ContentKind => {
  const kind = new URL(request.url).searchParams.get('kind');
  return isContentKind(kind) ? kind : 'post';
};

export async function loadContent(context: AppLoadContext, request: Request) {
  const kind = kindIn(request);
  return { ...(await loadPages(context, request, kind)), kind };
}

/** What is begun: content, or a section for pages. */
const newKindIn = (request: Request): Exclude<ListedKind, 'page'> =>
  new URL(request.url).searchParams.get('kind') === 'section' ? 'section' : kindIn(request);

export async function loadNewContent(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  return { kind: newKindIn(request) };
}

export type NewContentAnswer = { title: string; error: string };

/** A draft with a name and an address made of it; everything else is written in the editor. */
export async function createContent(context: AppLoadContext, request: Request) {
  const { first_name, last_name } = await requireEmployee(context);
  const kind = newKindIn(request);
  const title = String((await request.formData()).get('title') ?? '').trim();
  const refused = (error: string): NewContentAnswer => ({ title, error });
  if (title === '' || title.length > 120) return refused(m.editor_title_wrong());
  const listed = await context.api.listEditorPages({ query: { kind } });
  const slug = freePageSlug(listed.ok ? listed.data : [], slugOf(title) || kind, 'guest');
  const author = kind === 'post' ? await ownPage(context, `${first_name} ${last_name}`) : null;
  const document = { kind, slug, audience: 'guest', title, ...(author ? { author } : {}) };
  const made = await context.api.createEditorPage({ body: { document } });
  return made.ok ? redirect(editorHref(kind, made.data._id), 303) : refused(made.problem.message);
}

/** The team page of who writes, by name. */
async function ownPage({ api }: AppLoadContext, name: string): Promise<string | null> {
  const people = await api.listPeople();
  const own = people.ok ? people.data.items.find((person) => person.name === name) : undefined;
  return own?._id ?? null;
}

export async function loadContentEditor(context: AppLoadContext, id: string) {
  const { _id, role } = await requireEmployee(context);
  const page = demand(await context.api.getEditorPage({ params: { id } }));
  const kind: DocumentKind = page.kind;
  if (isBlockKind(kind)) throw redirect(editorHref(kind, id));
  return { page, account: _id, role: role ?? ('viewer' as const) };
}
