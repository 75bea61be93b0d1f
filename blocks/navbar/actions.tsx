/**
 * What the navigation bars of a page do. Their HTML is the document's own and React does not know it from inside
 * (docs/decisions/0041-smaller-pages.md): it is heard at the document. The panels' own code (panel-driver.ts) comes with
 * the first hover, focus or press; until then, and without a script, CSS opens them (`nav-panel` in app/styles/navbar.css).
 */

import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { pathOf } from '#schemas/domain/platform/language.ts';
import { isCurrent } from './is-current.ts';
import type { Driver } from './panel-driver.ts';

const drivers = new Map<HTMLElement, Promise<Driver | undefined>>();

const barAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;

/** The driver of a bar; undefined where its file does not come: CSS goes on, and the next hover asks again. */
function driverOf(bar: HTMLElement): Promise<Driver | undefined> {
  const driver =
    drivers.get(bar) ??
    import('./panel-driver.ts').then(
      ({ drive }) => drive(bar),
      () => {
        drivers.delete(bar);
        return undefined;
      },
    );
  drivers.set(bar, driver);
  return driver;
}

function wake(event: Event): void {
  const bar = barAt(event);
  if (bar) void driverOf(bar);
}

function press(event: Event): void {
  const bar = barAt(event);
  const button = bar && (event.target as Element).closest('button');
  if (button) void driverOf(bar).then((driver) => driver?.toggle(button));
}

export function NavbarActions() {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes panels and menus.
  useEffect(() => {
    for (const [bar, driver] of drivers) {
      if (bar.isConnected) void driver.then((driver) => driver?.close());
      else {
        drivers.delete(bar);
        void driver.then((driver) => driver?.release());
      }
    }
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) menu.open = false;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-top]'))
      link.ariaCurrent = isCurrent(pathOf(link), pathname) ? 'true' : null;
  }, [pathname, key]);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerover', wake, { signal });
    document.addEventListener('focusin', wake, { signal });
    document.addEventListener('click', press, { signal });
    return () => ending.abort();
  }, []);
  return null;
}
