/** Which blocks of a page a viewer is shown (docs/product.md#blocks; device is CSS). Decided here and nowhere else. */
import type { Context } from '#api/platform/context.ts';
import type { LeftOutReason } from '#schemas/domain/content/editor.ts';
import type { Audience, StoredBlock, Visibility } from '#schemas/domain/content/page.ts';

export type Viewer = { audience: Audience; warehouseId: string; now: number };

export const viewerOf = ({ actor, warehouseId, now }: Context): Viewer => ({
  audience: actor.audience,
  warehouseId,
  now: now().getTime(),
});

/** Why this viewer does not see a block; null when it is shown. */
export function whyLeftOut(
  visibility: Visibility,
  { audience, warehouseId, now }: Viewer,
): Exclude<LeftOutReason, 'broken'> | null {
  if (visibility.hidden) return 'hidden';
  if (visibility.audience && !visibility.audience.includes(audience)) return 'audience';
  if (visibility.warehouses && !visibility.warehouses.includes(warehouseId)) return 'warehouse';
  if (visibility.from && now < Date.parse(visibility.from)) return 'date';
  return visibility.until && now >= Date.parse(visibility.until) ? 'date' : null;
}

/** The next moment at which a block's date window opens or closes. */
export function nextChange(blocks: StoredBlock[], now: number): string | null {
  const moments = blocks
    .flatMap(({ visibility }) => [visibility.from, visibility.until])
    .flatMap((moment) => (moment ? [Date.parse(moment)] : []))
    .filter((moment) => moment > now);
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null;
}
