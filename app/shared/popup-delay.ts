import type { PopupRequest } from '#blocks/kit/ports.ts';

/** The turns' part that a popup needs; the rest of it comes when the first delay is over. */
type Turns = { popupTurns: { ask: (request: PopupRequest) => () => void } };
let turns: Promise<Turns> | undefined;

/** One promise for all: whose delay ends first asks first, also where a slow file keeps several waiting. */
function loadTurns(): Promise<Turns> {
  turns ??= import('./popups.ts').catch((error: unknown) => {
    turns = undefined;
    throw error;
  });
  return turns;
}

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
