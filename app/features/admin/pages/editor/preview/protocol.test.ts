import { expect, test, vi } from 'vitest';
import { listen, send, type ToFrame } from './protocol.ts';

const origin = 'https://shop.example.com';

function scene() {
  let listener: ((event: MessageEvent) => void) | null = null;
  const on = {
    addEventListener: (_: string, given: unknown) => {
      listener = given as typeof listener;
    },
    removeEventListener: () => {
      listener = null;
    },
  } as unknown as Pick<Window, 'addEventListener' | 'removeEventListener'>;
  const editor = {};
  const hear = vi.fn();
  const stop = listen<ToFrame>(on, () => editor, origin, hear);
  const come = (event: { data: unknown; origin?: string; source?: unknown }) =>
    listener?.({ origin, source: editor, ...event } as MessageEvent);
  return { hear, stop, come };
}

/** What `send` puts on the wire. */
function sent(message: ToFrame) {
  const postMessage = vi.fn();
  send({ postMessage }, message, origin);
  expect(postMessage.mock.calls[0]?.[1]).toBe(origin);
  return postMessage.mock.calls[0]?.[0] as unknown;
}

test('a message is heard from this origin and the very window that is meant, and from no other', () => {
  const { hear, stop, come } = scene();
  const data = sent({ type: 'hello' });
  come({ data, origin: 'https://evil.example.com' });
  come({ data, source: {} });
  come({ data, source: null });
  for (const other of [
    null,
    'hello',
    7,
    {},
    { mark: 'other', message: { type: 'hello' } },
    { ...(data as object), message: null },
  ])
    come({ data: other });
  expect(hear).not.toHaveBeenCalled();
  come({ data });
  expect(hear).toHaveBeenCalledExactlyOnceWith({ type: 'hello' });
  stop();
  come({ data });
  expect(hear).toHaveBeenCalledOnce();
});
