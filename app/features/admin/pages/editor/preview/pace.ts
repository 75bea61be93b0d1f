/** When the preview hears of a change. */

/** ms without another change, of somebody who types on, until the preview hears of them. */
export const typingPause = 120;

/**
 * ms that a change waits. The first one after a pause goes at once; those of somebody who types on are told together,
 * and none while the preview is still busy with the last.
 */
export const pauseOf = (sinceChange: number, isShown: boolean): number =>
  isShown && sinceChange >= typingPause ? 0 : typingPause;
