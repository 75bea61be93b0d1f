/** What a map's frame and the page around it tell each other. Both are ours: another origin is not listened to. */

/** The maps loader (docs/product.md#maps). */
export type MapState = 'initialized' | 'loading' | 'success' | 'failure';

type Message = Record<string, unknown>;

/** Takes what `from` sends, and answers how to stop. */
export function onMessage(
  from: () => Window | null | undefined,
  take: (message: Message) => void,
): () => void {
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !source || source !== from()) return;
    if (typeof data === 'object' && data !== null) take(data as Message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

export const tell = (to: Window | null | undefined, message: Message): void =>
  to?.postMessage(message, location.origin);
