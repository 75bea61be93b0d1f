/** Judgments as a file, from and to /admin/search. */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import { mostJudgmentCharacters } from '#schemas/domain/catalog/judgments.ts';
import type { FileAnswer } from './judgment-file.tsx';

const refuse = (message: string, status: number) => data<FileAnswer>({ message, rows: null }, { status });

export async function actOnJudgmentFile(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const sent = (await request.formData()).get('csv');
  if (sent === null || typeof sent === 'string' || sent.size === 0)
    return refuse(m.price_table_file_missing(), 422);
  if (sent.size > mostJudgmentCharacters) return refuse(m.price_table_file_large(), 413);
  const result = await context.api.importJudgments({ body: { csv: await sent.text() } });
  if (!result.ok) {
    const [first] = Object.values(result.problem.fieldErrors ?? {}).flat();
    return refuse(first ?? result.problem.message, result.status);
  }
  const { changed, errors, wrong } = result.data;
  if (wrong > 0) return data<FileAnswer>({ message: null, rows: { errors, wrong } }, { status: 422 });
  return redirect(`/admin/search?${new URLSearchParams({ show: 'judged', saved: `${changed}` })}`, 303);
}

/** Throws the 404 page for who may not read it. */
export async function exportJudgmentFile(context: AppLoadContext): Promise<Response> {
  await requireEmployee(context);
  const file = await context.api.exportJudgments({});
  if (!file.ok) throw notFound();
  return new Response(file.data.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="search-judgments.csv"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
