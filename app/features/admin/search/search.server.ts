/** /admin/search: what customers search for, and what an employee decides for a search. */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { grades } from '#schemas/domain/catalog/judgments.ts';
import { searchDays, searchShows, searchSorts } from '#schemas/domain/catalog/searches.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { searchWords } from '#schemas/domain/platform/search-words.ts';
import { type Draft, draftIn, searchPath } from './draft.ts';

/** What is wrong with a form that was sent, and with which field of it. */
export type SearchAnswer = {
  message: string | null;
  field: string | null;
  /** Somebody else was faster: what was typed is kept, to be saved over it or let go. */
  kept?: { to: string };
};

async function enter(context: AppLoadContext) {
  const { role } = await requireEmployee(context);
  return { mayEdit: roleMay(role, 'editCatalog') };
}

export async function loadSearches(context: AppLoadContext, request: Request) {
  const entered = await enter(context);
  const asked = new URL(request.url).searchParams;
  const query = {
    show: searchShows.find((one) => one === asked.get('show')) ?? 'none',
    days: searchDays.find((one) => `${one}` === asked.get('days')) ?? 30,
    sort: searchSorts.find((one) => one === asked.get('sort')) ?? 'visitors',
    page: pageIn(asked),
  } as const;
  const searches = unwrap('listSearches', await context.api.listSearches({ query }));
  return { ...entered, query, searches, saved: savedIn(asked.get('saved')) };
}

/** How many judgments a file changed; null where none was sent. */
const savedIn = (said: string | null): number | null =>
  said !== null && /^\d{1,6}$/.test(said) ? Number(said) : null;

/** So many products are offered to be pinned. */
const mostOffered = 8;

async function findProducts({ api }: AppLoadContext, words: string) {
  if (!words) return null;
  const { items } = unwrap(
    'listCatalogProducts',
    await api.listCatalogProducts({ query: { q: words, status: 'active', limit: mostOffered } }),
  );
  return items.map(({ _id }) => _id);
}

/** Words with commas between. */
const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim().slice(0, 80))
    .filter(Boolean)
    .slice(0, 20);

const cut = (text: string | null, length: number) =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, length);

/** Leads to the list where the address names no search. */
export async function loadSearch(context: AppLoadContext, request: Request) {
  const entered = await enter(context);
  const { api } = context;
  const asked = new URL(request.url).searchParams;
  const query = searchWords(cut(asked.get('q'), 200));
  if (!query) throw redirect('/admin/search');
  const [words, means] = [cut(asked.get('find'), 100), cut(asked.get('means'), 400)];
  const draft = draftIn(asked, query);
  const offered = await findProducts(context, words);
  const products = [...(draft?.pins ?? []), ...(draft?.buried ?? []), ...(offered ?? [])]
    .slice(0, 100)
    .join(',');
  const search = unwrap(
    'getSearch',
    await api.getSearch({ query: { query, days: 30, ...(products ? { products } : {}) } }),
  );
  const saved: Draft = {
    query,
    version: search.version,
    pins: search.pins.map(({ _id }) => _id),
    buried: search.buried.map(({ _id }) => _id),
    redirect: search.redirect ?? '',
  };
  const now = draft ?? saved;
  const preview = asked.has('preview')
    ? await api.previewSearch({
        body: { query, pins: now.pins, buried: now.buried, means: wordsIn(means) },
      })
    : null;
  const isChanged = JSON.stringify({ ...now, version: 0 }) !== JSON.stringify({ ...saved, version: 0 });
  return {
    ...entered,
    search,
    draft: now,
    isChanged,
    words,
    offered,
    means,
    preview: preview?.ok ? preview.data : null,
    problem: preview && !preview.ok ? preview.problem.message : null,
    done: asked.get('done'),
    here: hereWithoutDone(asked),
  };
}

/** The page's own address: the draft, the words that are looked for and the preview stay. */
function hereWithoutDone(asked: URLSearchParams): string {
  const kept = new URLSearchParams(asked);
  kept.delete('done');
  return `${searchPath}?${kept}`;
}

/** Without a script the page comes again, from the judged product on. */
async function judge({ api }: AppLoadContext, request: Request, form: FormData, query: string) {
  const [product, typed] = [textOf(form, 'product'), textOf(form, 'grade')];
  const grade = typed === '' ? null : grades.find((one) => `${one}` === typed);
  if (grade === undefined) return data<SearchAnswer>({ message: null, field: null }, { status: 400 });
  const result = await api.judgeProduct({ body: { query, product, grade } });
  if (!result.ok)
    return data<SearchAnswer>({ message: result.problem.message, field: null }, { status: result.status });
  if (!form.has('whole')) return data<SearchAnswer>({ message: null, field: null });
  return redirect(`${hereWithoutDone(new URL(request.url).searchParams)}#judge-${product}`, 303);
}

export async function actOnSearch(context: AppLoadContext, request: Request) {
  await enter(context);
  const { api } = context;
  const form = await request.formData();
  const query = searchWords(textOf(form, 'q'));
  const after = (done: string) => redirect(`${searchPath}?${new URLSearchParams({ q: query, done })}`, 303);
  if (form.get('intent') === 'judge') return judge(context, request, form, query);
  if (form.get('intent') === 'synonym') {
    const record = { kind: 'synonym' as const, term: query, means: wordsIn(textOf(form, 'means')) };
    const result = await api.createCatalogRecord({ body: record });
    if (result.ok) return after('synonym');
    return data({ message: result.problem.message, field: 'means' }, { status: result.status });
  }
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const draft = draftIn(fields, query);
  if (!draft) return data({ message: null, field: null }, { status: 400 });
  const { redirect: to, ...rest } = draft;
  const result = await api.saveSearchTuning({ body: { ...rest, redirect: to || null } });
  if (result.ok) return after('saved');
  const { code, message, fieldErrors } = result.problem;
  if (code === 'stale_version')
    return data<SearchAnswer>({ message: null, field: null, kept: { to } }, { status: result.status });
  const wrong = fieldErrors?.['/redirect']?.[0];
  return data({ message: wrong ?? message, field: wrong ? 'to' : null }, { status: result.status });
}
