/** How the sample dealer sells beyond one at a price: boxes and sets, breaks, what can be had on backorder, films. */
import type { QuantityBreak } from '#schemas/domain/catalog/product-data.ts';
import { chance } from './build.ts';
import { roomFits, standsIn } from './rooms.ts';
import type { SamplePicture, SampleProduct } from './types.ts';

type Selling = { breaks?: QuantityBreak[]; min?: number; step?: number };

const off = (...steps: [quantity: number, offBps: number][]): QuantityBreak[] =>
  steps.map(([quantity, offBps]) => ({ quantity, offBps }));

/** By subcategory: what a builder buys many of. Kits' parts are sold one by one. */
const selling: Record<string, Selling> = {
  'cat-cabinet-knobs': { breaks: off([5, 500], [20, 1000]) },
  'cat-cabinet-pulls': { breaks: off([5, 500], [20, 1000]) },
  'cat-backsplash-tile': { min: 2, step: 2, breaks: off([10, 600], [24, 1100], [60, 1500]) },
  'cat-cabinet-doors': { breaks: off([10, 400], [30, 800]) },
  'cat-pendants': { breaks: off([6, 400], [12, 800]) },
  'cat-wall-sconces': { breaks: off([6, 400], [12, 800]) },
  'cat-outdoor-lighting': { breaks: off([8, 500], [24, 1000]) },
  'cat-dining-chairs': { breaks: off([8, 500], [24, 1000]) },
};

export const sellingOf = ({ kind, categoryIds }: SampleProduct): Selling =>
  kind === 'combination' || kind === 'custom' ? {} : (selling[categoryIds[1] ?? ''] ?? {});

/** One SKU in eleven can be ordered when there is none: the maker delivers within days. */
export function backorderOf(sku: string): { backorder: boolean; leadDays: number | null } {
  if (chance(`${sku}backorder`) >= 0.09) return { backorder: false, leadDays: null };
  return { backorder: true, leadDays: 7 + Math.floor(chance(`${sku}lead`) * 6) * 7 };
}

type Film = { url: string; title: string; poster: SamplePicture };
const bathroom: Film = {
  url: '/media/hero-bathroom.mp4',
  title: 'In a finished bathroom',
  poster: {
    model: 'room-bathroom',
    finish: 'sage',
    alt: 'A bathroom with a double vanity under two arched mirrors, and a freestanding tub by the window',
  },
};
const kitchen: Film = {
  url: '/media/hero-kitchen.mp4',
  title: 'In a finished kitchen',
  poster: {
    model: 'room-kitchen',
    finish: 'deep-forest',
    alt: 'A kitchen with deep green cabinets, white tile, an oak island and two brass dome pendants',
  },
};
const dining: Film = {
  url: '/media/hero-dining.mp4',
  title: 'In a finished dining room',
  poster: {
    model: 'room-dining',
    finish: 'smoked-oak',
    alt: 'A dining room with a long trestle table under a chandelier of six globes',
  },
};

/** The rooms that were filmed. */
const films = [bathroom, kitchen, dining];

/** Those of the rooms in which the product itself stands, in a finish it is sold in. */
export const filmsOf = ({ skus, categoryIds }: SampleProduct): Film[] =>
  films.filter(
    ({ poster }) =>
      roomFits(poster.model, categoryIds[0] ?? '') &&
      standsIn(poster).some(({ model, finish }) =>
        skus.some(({ picture }) => picture.model === model && picture.finish === finish),
      ),
  );
