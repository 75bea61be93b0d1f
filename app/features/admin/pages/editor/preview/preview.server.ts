/** A draft as a view of the shop would show it. Nothing of a preview is ever kept for anybody. */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { loadPage } from '#app/features/storefront/pages/page.server.ts';
import { loadShell } from '#app/features/storefront/shell/shell.server.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import type { ApiClient } from '#schemas/contract/client.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import { audiences } from '#schemas/domain/content/page.ts';
import { currentLanguage } from '#schemas/domain/platform/language.ts';
import type { PreviewAnswer, PreviewView, RawDocument } from './entries.ts';
import { loadEntries } from './load-entries.server.ts';
import { viewOf } from './view.server.ts';
import { audienceNames } from './view-words.ts';

/** Pages that are no page of their own but a part of the shop around every page. */
export type PreviewPlace = 'main' | 'navigation' | 'footer';

const placeOf = (slug: unknown): PreviewPlace => (slug === 'navigation' || slug === 'footer' ? slug : 'main');

/** The shop as the view's visitor sees it, without anything of the person who looks. */
function strangerOf(context: AppLoadContext, api: ApiClient): AppLoadContext {
  const cache = { depend: () => {}, forbid: () => {} };
  return { ...context, api, cache, hasSession: false, isShared: false, hasVisitor: false };
}

/** Who the header greets: nobody's account, called what the view is called. */
const profileOf = (as: Audience) =>
  as === 'guest'
    ? null
    : { id: 'preview', firstName: audienceNames[as](), favorites: [], image: null, unread: 0 };

const isFramed = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'iframe';

/** What stands around the draft: the shop's published parts, and the home page under a bar or footer. */
async function loadSurroundings(stranger: AppLoadContext, place: PreviewPlace, as: Audience) {
  const [shell, backdrop] = await Promise.all([
    loadShell(stranger),
    place === 'main' ? null : loadPage(stranger, 'home').catch(() => null),
  ]);
  if (!shell) throw notFound();
  return {
    shell: { ...shell, profile: profileOf(as) },
    backdrop: backdrop && { blocks: backdrop.blocks, references: backdrop.references },
  };
}

/** The shop around what a guest is shown, without anything of the person who looks. */
export const previewShell = async (context: AppLoadContext, api: ApiClient) =>
  (await loadSurroundings(strangerOf(context, api), 'navigation', 'guest')).shell;

async function assemble(
  context: AppLoadContext,
  request: Request,
  view: PreviewView,
  api: ApiClient,
  draft: { title: unknown; slug: unknown; shared: boolean; answer: Promise<PreviewAnswer> },
) {
  const place = placeOf(draft.slug);
  const [surroundings, answer] = await Promise.all([
    loadSurroundings(strangerOf(context, api), place, view.as),
    draft.answer,
  ]);
  return {
    title: typeof draft.title === 'string' ? draft.title : '',
    place,
    view,
    /** Seen by a link: its reader is told nothing of what is left out. */
    shared: draft.shared,
    ...surroundings,
    ...answer,
    /** Shown by the editor; by itself it says what it is. */
    framed: isFramed(request),
  };
}
export type Preview = Awaited<ReturnType<typeof assemble>>;

const audienceOf = (document: RawDocument): Audience =>
  audiences.find((audience) => audience === document.audience) ?? 'guest';

/** The view that the address asks for, at a warehouse that there is. */
async function viewFor({ api }: AppLoadContext, query: URLSearchParams, as: Audience): Promise<PreviewView> {
  const { warehouse, ...view } = viewOf(query, as);
  if (!warehouse) return view;
  const site = await api.getSite();
  return site.ok && site.data.warehouses.some(({ _id }) => _id === warehouse) ? { ...view, warehouse } : view;
}

/** For employees, and with a token for whoever has the link (null for a dead one). Others are sent to the entrance. */
export async function loadPreview(context: AppLoadContext, request: Request, page: string) {
  context.cache.forbid();
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token !== null) return loadSharedPreview(context, request, page, token);
  await requireEmployee(context);
  const editorPage = await context.api.getEditorPage({ params: { id: page } });
  if (!editorPage.ok) throw notFound();
  const { document } = editorPage.data.draft;
  const view = await viewFor(context, searchParams, audienceOf(document));
  const api = context.apiAs(view);
  const isTranslated = !isFramed(request);
  const answer = loadEntries(api, view, { document, isTranslated }).then(answerOrNotFound);
  const { title, ...own } = isTranslated ? translateDocument(document, currentLanguage()) : document;
  // A section that is called as a part of the shop is none.
  const slug = editorPage.data.kind === 'page' ? own.slug : null;
  return assemble(context, request, view, api, { title, slug, shared: false, answer });
}

/** null for a token that is no good, not for this page, expired or withdrawn. */
async function loadSharedPreview(context: AppLoadContext, request: Request, page: string, token: string) {
  // As whom it may be seen at most is the token's to say.
  const view = await viewFor(context, new URL(request.url).searchParams, 'company');
  const api = context.apiAs(view, token);
  const opened = await api.previewPage({ body: { page } });
  if (!opened.ok) return null;
  const { title, slug } = opened.data.page;
  const answer = loadEntries(api, view, { published: opened.data }).then(answerOrNotFound);
  return assemble(context, request, view, api, { title, slug, shared: true, answer });
}

function answerOrNotFound(loaded: Awaited<ReturnType<typeof loadEntries>>): PreviewAnswer {
  if (!loaded.ok) throw notFound();
  return loaded.answer;
}
