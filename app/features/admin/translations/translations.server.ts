/** /admin/translations: its lists, one thing's texts, and files for translators (docs/decisions/0067-translations.md). */

import { type AppLoadContext, data } from '@remix-run/node';
import { mayEdit } from '#app/features/admin/pages/editor/roles.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { type TranslationImport, translationFormats } from '#schemas/domain/translations/files.ts';
import {
  catalogKinds,
  type TranslationKind,
  translationKindSchema,
} from '#schemas/domain/translations/units.ts';

const kindIn = (value: string | null | undefined): TranslationKind =>
  translationKindSchema.safeParse(value).data ?? 'page';

const textIn = (params: URLSearchParams, name: string) =>
  (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200);

export async function loadTranslations(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const page = pageIn(asked);
  const query = {
    kind: kindIn(asked.get('kind')),
    q: textIn(asked, 'q'),
    open: asked.get('open') === 'true',
  };
  const listed = await context.api.listTranslations({
    query: { ...query, open: query.open ? 'true' : 'false', page },
  });
  if (!listed.ok && listed.status === 404) throw notFound();
  return { query, listed: unwrap('listTranslations', listed) };
}

/** Pages and posts are for whoever edits them; the catalog's names for whoever edits the catalog. */
function mayTranslate(role: Parameters<typeof mayEdit>[0], kind: TranslationKind): boolean {
  const isOfCatalog = catalogKinds.some((one) => one === kind);
  return isOfCatalog ? roleMay(role, 'editCatalog') : mayEdit(role);
}

export async function loadTranslation(
  context: AppLoadContext,
  params: { kind?: string | undefined; id?: string | undefined },
) {
  const { role } = await requireEmployee(context);
  const kind = translationKindSchema.safeParse(params.kind);
  if (!kind.success) throw notFound();
  const { id = '' } = params;
  const found = await context.api.getTranslation({ params: { kind: kind.data, id } });
  if (!found.ok) throw notFound();
  return { thing: found.data, mayEdit: mayTranslate(role, kind.data) };
}

export type TranslationAnswer = {
  ok: boolean;
  message: string;
  /** What is wrong, by the field's name. */
  errors: Record<string, string>;
  /** Somebody was faster: the version that is there now. */
  stale: string | null;
};

type Target = { field: string; target: string };

/** What a form without a script sends of every text, else what was typed. */
function targetsIn(form: FormData): Target[] {
  const typed = form.get('targets');
  if (typeof typed === 'string')
    try {
      return JSON.parse(typed) as Target[];
    } catch {
      return [];
    }
  const targets = form.getAll('target').map(String);
  return form.getAll('field').map((field, index) => ({ field: String(field), target: targets[index] ?? '' }));
}

export async function saveTranslation(
  context: AppLoadContext,
  request: Request,
  { kind, id = '' }: { kind?: string | undefined; id?: string | undefined },
) {
  await requireEmployee(context);
  const form = await request.formData();
  const params = { kind: kindIn(kind), id };
  const before = await context.api.getTranslation({ params });
  const known = new Map(before.ok ? before.data.units.map((unit) => [unit.field, unit]) : []);
  const isTyped = form.has('targets');
  const targets = targetsIn(form)
    .filter(({ field, target }) => isTyped || (known.get(field)?.target ?? '') !== target.trim())
    .map(({ field, target }) => ({ field, target: target.trim() === '' ? null : target }));
  const body = { version: String(form.get('version') ?? ''), targets };
  const saved = await context.api.saveTranslation({ params, body });
  if (saved.ok)
    return data<TranslationAnswer>({ ok: true, message: m.translations_saved(), errors: {}, stale: null });
  const { code, message, fieldErrors = {} } = saved.problem;
  const errors = Object.fromEntries(
    targets.flatMap(({ field }) => {
      const [first] = fieldErrors[toPointer([field])] ?? [];
      return first ? [[field, first]] : [];
    }),
  );
  const stale = code === 'stale_version' && before.ok ? before.data.version : null;
  return data<TranslationAnswer>({ ok: false, message, errors, stale }, { status: saved.status });
}

/** A file of what a list shows. */
export async function exportFile(context: AppLoadContext, request: Request): Promise<Response> {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const format = translationFormats.find((one) => one === asked.get('format')) ?? 'csv';
  const file = await context.api.exportTranslations({
    query: {
      format,
      kind: kindIn(asked.get('kind')),
      open: asked.get('open') === 'true' ? 'true' : 'false',
    },
  });
  if (!file.ok) throw notFound();
  return new Response(file.data.text, {
    headers: {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/xliff+xml; charset=utf-8',
      'content-disposition': `attachment; filename="${file.data.name}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

export async function loadImport(context: AppLoadContext) {
  const { role } = await requireEmployee(context);
  return { mayEdit: mayEdit(role) };
}

export type ImportAnswer = { result: TranslationImport | null; error: string | null };

/** A form without a script: the file comes with it, in memory, and is therefore small (server/http/node-http.ts). */
export async function takeTranslations(context: AppLoadContext, request: Request): Promise<ImportAnswer> {
  await requireEmployee(context);
  const form = await request.formData();
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    return { result: null, error: m.translations_import_no_file() };
  const answer = await context.api.importTranslations({
    query: { apply: form.get('apply') === 'true' ? 'true' : 'false' },
    file: new Uint8Array(await file.arrayBuffer()),
  });
  return answer.ok ? { result: answer.data, error: null } : { result: null, error: answer.problem.message };
}
