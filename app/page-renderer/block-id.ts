/**
 * Which block a server-side render error came from. React 18's onError gets the error and nothing else (tried:
 * react-dom 18.3.1 calls `request.onError(error)`), so a block says its id just before it renders; Fizz renders
 * one task at a time and calls onError in the same turn, so that the last word is the thrower's.
 */
let rendering: string | undefined;

/** Called by the page renderer before a block renders (its id) and after (undefined). */
export function markBlock(id: string | undefined): void {
  rendering = id;
}

/**
 * The id of the block whose render just threw; undefined when it was no block. Call it inside onError, at once.
 * A later React hands a component stack over: it is read when there is one.
 */
export function blockIdOf(errorInfo?: unknown): string | undefined {
  const stack = (errorInfo as { componentStack?: unknown } | undefined)?.componentStack;
  const named = typeof stack === 'string' ? /\bBlock\(([A-Za-z0-9_-]+)\)/.exec(stack)?.[1] : undefined;
  const marked = rendering;
  rendering = undefined;
  return named ?? marked;
}
