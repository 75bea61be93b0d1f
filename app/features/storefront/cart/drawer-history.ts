/** The cart drawer as an entry of the browser's history. */

/** The drawer is open at this hash: a link can lead to it, and Back closes it. */
export const drawerHash = '#cart';

/** True from closing the drawer until the browser has gone back from its entry of the history. */
let leaving = false;

/** `goBack` leaves the drawer's entry of the history. */
export function leaveDrawer(goBack: () => void): void {
  if (leaving) return;
  leaving = true;
  addEventListener('popstate', () => (leaving = false), { once: true });
  goBack();
}

/** `open` goes to the drawer's hash: once however often it is pressed, and after a closing that is still under way. */
export function openDrawer(open: () => void): void {
  if (leaving) addEventListener('popstate', () => openDrawer(open), { once: true });
  else if (location.hash !== drawerHash) open();
}
