/** The pictures of a kit: those of the parts that are in it (docs/decisions/0031-what-a-picture-shows-is-data.md). */
import type { Picture, Sku } from './catalog.ts';

export type KitPictures = { picture: Picture; views: Picture[] };

/** The main part's picture, those of the other parts, then the main part's further views; null without parts. */
export function kitPictures(parts: readonly Pick<Sku, 'picture' | 'views'>[]): KitPictures | null {
  const [main, ...others] = parts;
  return main
    ? { picture: main.picture, views: [...others.map(({ picture }) => picture), ...main.views] }
    : null;
}
