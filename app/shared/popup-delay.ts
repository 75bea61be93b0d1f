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

/** Popups of the page that is shown. */
const ofPage = new Set<PopupRequest>();

/**
 * Counts a popup's delay from now, then asks for its turn; answers how to call it off (the page is left). One that
 * `yields` does not come on a page that has others.
 */
export function popupAfterDelay(request: PopupRequest, load = loadTurns, yields = false): () => void {
  let gone = false;
  let leave: (() => void) | undefined;
  if (!yields) ofPage.add(request);
  const timer = setTimeout(() => {
    if (yields && ofPage.size > 0) return;
    load().then(
      ({ popupTurns }) => {
        if (!gone) leave = popupTurns.ask(request);
      },
      () => undefined, // its file did not come: a page without a popup is a good page
    );
  }, request.delay * 1000);
  return () => {
    gone = true;
    ofPage.delete(request);
    clearTimeout(timer);
    leave?.();
  };
}
