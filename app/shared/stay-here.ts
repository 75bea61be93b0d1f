/** The event of `stayHere` on the window; the page's scrolling listens to it (features/storefront/shell/use-scroll.ts). */
export const stayHereEvent = 'shop:stay-here';

/** Said before something takes the focus to be read: a position still being restored would lead away from it. */
export function stayHere(): void {
  dispatchEvent(new Event(stayHereEvent));
}
