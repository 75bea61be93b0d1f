/** The editor's question before it publishes: how heavy is this page? The API decides who may ask. */
import type { AppLoadContext } from '@remix-run/node';
import { questionOf } from '../preview/blocks.server.ts';
import { loadEntries } from '../preview/load-entries.server.ts';
import { weighBlocks } from './weigh-blocks.server.tsx';

export async function answerWeight(context: AppLoadContext, request: Request): Promise<Response> {
  context.cache.forbid();
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const question = questionOf(await request.json().catch(() => null));
  if (!question) return new Response(null, { status: 422 });
  const { view, envelope, slots } = question;
  const loaded = await loadEntries(context.apiAs(view), view, { document: envelope, slots });
  if (!loaded.ok) return new Response(null, { status: loaded.status });
  const { entries, references } = loaded.answer;
  const shown = entries.flatMap((entry) => (entry.state === 'shown' ? [entry.block] : []));
  return Response.json(await weighBlocks(shown, references, context.fileBytes));
}
