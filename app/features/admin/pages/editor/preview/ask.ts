/** The frame's question to its own server. */
import { inLanguage } from '#schemas/domain/platform/language.ts';
import type { PreviewAnswer, PreviewQuestion } from './entries.ts';
import { PreviewRefused } from './preview-queue.ts';

export async function askPreview(question: PreviewQuestion, signal: AbortSignal): Promise<PreviewAnswer> {
  const response = await fetch(inLanguage('/preview/blocks'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  });
  if (response.ok) return (await response.json()) as PreviewAnswer;
  throw new PreviewRefused(response.status === 401 || response.status === 403 ? 'session' : 'server');
}
