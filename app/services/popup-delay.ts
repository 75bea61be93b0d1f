import type { PopupRequest } from '#app/page-renderer/ports.ts';

/** The turns' part that a popup needs; the rest of it comes when the first delay is over. */
type Turns = { popupTurns: { ask: (request: PopupRequest) => () => void } };
const loadTurns = (): Promise<Turns> => import('./popups.ts');

/** Counts a popup's delay from now, then asks for its turn; answers how to call it off (the page is left). */
export function popupAfterDelay(request: PopupRequest, load = loadTurns): () => void {
  let gone = false;
  let leave: (() => void) | undefined;
  const timer = setTimeout(() => {
    load().then(
      ({ popupTurns }) => {
        if (!gone) leave = popupTurns.ask(request);
      },
      () => undefined, // its file did not come: a page without a popup is a good page
    );
  }, request.delay * 1000);
  return () => {
    gone = true;
    clearTimeout(timer);
    leave?.();
  };
}
