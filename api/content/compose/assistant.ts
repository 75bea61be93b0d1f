/** A language model behind an API as OpenAI's chat completions are. What it says is never trusted: assistant-answer.ts. */

export type AssistantOptions = {
  /** Without a slash at its end: "/chat/completions" is added. */
  url: string;
  key: string;
  model?: string;
  /** ms. */
  timeout?: number;
};

export type AssistantMessage = { role: 'system' | 'user'; content: string };

/** It did not answer, not in time, too much or not as such an API does. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export type Assistant = {
  /** The text of its answer. Throws NoAnswer. */
  ask: (messages: readonly AssistantMessage[]) => Promise<string>;
};

const usualTimeout = 40_000;
/** Bytes of an answer: a page has 1 MB at most, and a draft is a small part of that. */
const mostBytes = 500_000;

/** The body as text. Throws NoAnswer for one that is too large, before all of it has come. */
async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new NoAnswer('it answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function textIn(body: string): string {
  const { choices } = (JSON.parse(body) ?? {}) as { choices?: { message?: { content?: unknown } }[] };
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  if (typeof content !== 'string') throw new NoAnswer('it answered no text');
  return content;
}

/** The key goes to `url` and nowhere else: no redirect is followed. */
export function openAssistant({ url, key, model, timeout = usualTimeout }: AssistantOptions): Assistant {
  const ask: Assistant['ask'] = async (messages) => {
    try {
      const response = await fetch(`${url}/chat/completions`, {
        method: 'POST',
        redirect: 'error',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...(model ? { model } : {}), messages, temperature: 0.2 }),
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new NoAnswer(`it answered ${response.status}`);
      }
      return textIn(await readBody(response));
    } catch (cause) {
      throw cause instanceof NoAnswer ? cause : new NoAnswer('it did not answer', { cause });
    }
  };
  return { ask };
}
