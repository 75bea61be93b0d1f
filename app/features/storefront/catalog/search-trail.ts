/**
 * Which search a product is opened from, so that its view says so (docs/product.md#events). Kept in this tab until the
 * product is shown, and not at all for who is not counted.
 */
import { type RefObject, useEffect } from 'react';
import { sendEvent } from '#app/shared/events.ts';
import { counting, readSessionJson, writeSession } from '#app/shared/session-keys.ts';
import { pathHere, pathOf } from '#schemas/domain/platform/language.ts';

/** Session: products that were opened from a search and not shown yet. */
const trailKey = 'search-trail';
const mostKept = 20;

type Step = { path: string; search: string; place: number };

const steps = (): Step[] => readSessionJson<Step[]>(trailKey) ?? [];

function leaveStep(step: Step): void {
  if (counting.refused() || counting.refusedByBrowser()) return;
  const others = steps().filter(({ path }) => path !== step.path);
  writeSession(trailKey, JSON.stringify([...others, step].slice(-mostKept)));
}

function takeStep(path: string): Step | undefined {
  const all = steps();
  const step = all.find((one) => one.path === path);
  if (step) writeSession(trailKey, JSON.stringify(all.filter((one) => one !== step)));
  return step;
}

/** Remembers from which place of a search's list a product is opened; `first`: the place of the first card, from 1. */
export function useSearchTrail(
  list: RefObject<HTMLElement>,
  search: string | undefined,
  first: number,
): void {
  // The list comes and goes with what is found.
  useEffect(() => {
    const element = list.current;
    if (!search || !element) return;
    const leave = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const place = [...element.children].findIndex((card) => link && card.contains(link));
      if (link && place >= 0) leaveStep({ path: pathOf(new URL(link.href)), search, place: first + place });
    };
    element.addEventListener('click', leave, true);
    element.addEventListener('auxclick', leave, true);
    return () => {
      element.removeEventListener('click', leave, true);
      element.removeEventListener('auxclick', leave, true);
    };
  });
}

/** Says that a product is shown, and from which search it was opened. */
export function useProductView(id: string): void {
  useEffect(() => {
    const step = takeStep(pathHere());
    sendEvent('view product', id, step?.place ?? null, step?.search);
  }, [id]);
}
