/** The frame's own question: how would these blocks look in this view? The API decides who may ask. */
import type { AppLoadContext } from '@remix-run/node';
import { audiences } from '#schemas/domain/content/page.ts';
import type { PreviewAnswer, PreviewQuestion } from './entries.ts';
import { loadEntries } from './load-entries.server.ts';
import { viewOf } from './view.server.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Blocks and the view that they are asked for; null for anything else. */
function questionOf(body: unknown): PreviewQuestion | null {
  if (!isObject(body) || !isObject(body.view) || !isObject(body.envelope) || !Array.isArray(body.slots))
    return null;
  const slots = body.slots.filter(isObject).map(({ slot, block }) => ({ slot: String(slot), block }));
  if (slots.some(({ slot }) => !/^[A-Za-z0-9_-]{1,80}$/.test(slot))) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(body.view))
    if (typeof value === 'string') query.set(name, value);
  return { view: viewOf(query, audiences[0]), envelope: body.envelope, slots };
}

/** Answers a question about blocks by what they are loaded to; what is no question is refused. */
export async function answerOfBlocks(
  context: AppLoadContext,
  request: Request,
  say: (answer: PreviewAnswer) => Promise<unknown> | unknown,
): Promise<Response> {
  context.cache.forbid();
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const question = questionOf(await request.json().catch(() => null));
  if (!question) return new Response(null, { status: 422 });
  const { view, envelope, slots } = question;
  const loaded = await loadEntries(context.apiAs(view), view, { document: envelope, slots });
  if (!loaded.ok) return new Response(null, { status: loaded.status });
  return Response.json(await say(loaded.answer));
}

export const answerPreview = (context: AppLoadContext, request: Request): Promise<Response> =>
  answerOfBlocks(context, request, (answer) => answer);
