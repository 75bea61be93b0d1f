/** The screens of catalog imports: what they show and what their forms do (publishers and admins). */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import * as m from '#messages';
import type { ImportDetail, ImportRun } from '#schemas/domain/catalog/import.ts';

export type ImportsData = { runs: ImportRun[] | null };
/** `confirm`, `wrong`: said beside the tick and the percentage; `warehouse` and `trade_off` are what was typed. */
export type ImportAnswer = {
  error: string;
  confirm?: string;
  wrong?: string;
  warehouse?: string;
  trade_off?: string;
};
export type ImportChanges = Extract<
  Awaited<ReturnType<AppLoadContext['api']['listImportChanges']>>,
  { ok: true }
>['data'];
export type RunData = { run: ImportDetail; changes: ImportChanges | null };

export async function loadImports(context: AppLoadContext): Promise<ImportsData> {
  await requireEmployee(context);
  const listed = await context.api.listImports();
  return { runs: listed.ok ? listed.data : null };
}

/** A form without scripts: the file comes with it, in memory, and is therefore small (server/http/node-http.ts). */
export async function takeFile(context: AppLoadContext, request: Request): Promise<ImportAnswer | Response> {
  await requireEmployee(context);
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || file.size === 0) return { error: m.import_no_file() };
  const uploaded = await context.api.uploadImport({
    query: { name: file.name.slice(-200) || 'catalog.csv' },
    file: new Uint8Array(await file.arrayBuffer()),
  });
  return uploaded.ok
    ? redirect(`/admin/catalog/import/${uploaded.data._id}`, 303)
    : { error: uploaded.problem.message };
}

export async function loadRun(context: AppLoadContext, request: Request, id: string): Promise<RunData> {
  await requireEmployee(context);
  const params = { id };
  const answer = await context.api.getImport({ params });
  if (!answer.ok) throw new Response(null, { status: answer.status });
  const page = Number(new URL(request.url).searchParams.get('page')) || 1;
  const listed =
    answer.data.state === 'running'
      ? null
      : await context.api.listImportChanges({
          params,
          query: { page: Math.min(Math.max(1, Math.floor(page)), 100_000) },
        });
  return { run: answer.data, changes: listed?.ok ? listed.data : null };
}

const mappedBy = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith('column:') ? [[name.slice('column:'.length), String(value)]] : [],
    ),
  );

function wrongPercent(percent: number): string | null {
  if (!Number.isFinite(percent)) return m.problem_number_expected();
  if (percent < 0) return m.problem_number_too_small({ minimum: '0' });
  return percent > 90 ? m.problem_number_too_large({ maximum: '90' }) : null;
}

/** Map, look, start, undo, cancel; then the same screen again. */
export async function changeRun(
  context: AppLoadContext,
  request: Request,
  id: string,
): Promise<ImportAnswer | Response> {
  await requireEmployee(context);
  const form = await request.formData();
  const params = { id };
  const trade_off = String(form.get('trade_off') ?? '0');
  // What is no number comes as nothing from a number field.
  const percent = trade_off.trim() === '' ? Number.NaN : Number(trade_off);
  const warehouse = String(form.get('warehouse') ?? '');
  const options = {
    trade_off_bps: Math.round(percent * 100),
    ...(warehouse ? { warehouse } : {}),
  };
  if (form.get('intent') === 'undo' && form.get('confirm') === null)
    return { error: '', confirm: m.import_undo_again() };
  const intent = String(form.get('intent'));
  const wrong = intent === 'look' || intent === 'start' ? wrongPercent(percent) : null;
  if (wrong !== null) return { error: '', wrong, warehouse, trade_off };
  const start = (dry_run: boolean) => context.api.startImport({ params, body: { dry_run, options } });
  const intents: Record<string, () => Promise<{ ok: boolean; problem?: { message: string } }>> = {
    map: () => context.api.mapImport({ params, body: { mapping: mappedBy(form) } }),
    look: () => start(true),
    start: () => start(false),
    undo: () => context.api.undoImport({ params }),
    cancel: () => context.api.cancelImport({ params }),
  };
  const done = await intents[intent]?.();
  if (!done) throw new Response(null, { status: 400 });
  return done.ok
    ? redirect(`/admin/catalog/import/${id}`, 303)
    : { error: done.problem?.message ?? '', warehouse, trade_off };
}
