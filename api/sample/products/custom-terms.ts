/** What pieces made to measure can be had with, and how they are priced: `list` in cents, sizes in inches. */
import type { z } from 'zod';
import type { customProductSchema } from '#schemas/domain/catalog/product-data.ts';

type Terms = Pick<z.input<typeof customProductSchema>, 'options' | 'formula' | 'drawing'>;
type Choice = [label: string, dollars?: number];
const choice = (name: string, ...values: Choice[]) => ({
  name,
  values: values.map(([label, dollars = 0]) => ({ label, addCents: dollars * 100 })),
});

/** By the area, priced by the square foot; `least` of the list price is charged whatever the size. */
const byArea = (first: string, second: string, centsPerSquareFoot: number, least: number) =>
  `max(list * ${least}, ${first} * ${second} / 144 * ${centsPerSquareFoot})`;

const front = {
  options: [
    choice('Hinge boring', ['None'], ['Left', 6], ['Right', 6]),
    choice('Edge', ['Eased'], ['1/8 in bevel', 9]),
    choice('Glass opening', ['None'], ['Framed for glass', 34]),
  ],
  drawing: 'optional' as const,
};

/** By the product's name. */
export const customTerms: Record<string, Terms> = {
  'Made-to-Measure Floating Shelf': {
    options: [
      choice('Edge', ['Square'], ['Eased'], ['Live edge', 48]),
      choice('Lighting', ['None'], ['LED channel, 2700 K', 62]),
    ],
    formula: 'list * (0.35 + 0.65 * (Width / 54) * (Depth / 11))',
    drawing: 'none',
  },
  'Made-to-Measure Bookcase': {
    options: [
      choice('Back', ['Open'], ['Solid', 140], ['Beadboard', 190]),
      choice('Shelves', ['Adjustable'], ['Fixed']),
    ],
    // Another shelf for every full 13 inches.
    formula: 'list * 0.3 + Width * Height * Depth * 0.9 + floor(Height / 13) * Width * 55',
    drawing: 'optional',
  },
  'Made-to-Measure Shaker Door': { ...front, formula: byArea('Width', 'Height', 2150, 0.6) },
  'Made-to-Measure Slab Door': { ...front, formula: byArea('Width', 'Height', 1480, 0.6) },
  'Made-to-Measure Fluted Door': { ...front, formula: byArea('Width', 'Height', 3600, 0.65) },
  'Cut-to-Size Framed Mirror': {
    options: [
      choice('Glass', ['Clear'], ['Antiqued', 85], ['Beveled 1 in', 60]),
      choice('Defogger', ['None'], ['Heated pad', 120]),
    ],
    // The glass by the square foot, the frame by the inch.
    formula: 'Width * Height / 144 * 1450 + 2 * (Width + Height) * 110',
    drawing: 'none',
  },
  'Cut-to-Size Arched Mirror': {
    options: [
      choice('Glass', ['Clear'], ['Antiqued', 95]),
      choice('Defogger', ['None'], ['Heated pad', 120]),
    ],
    formula: 'Width * Height / 144 * 1750 + 2 * (Width + Height) * 130',
    drawing: 'none',
  },
  'Cut-to-Size Countertop': {
    options: [
      choice('Edge', ['Eased'], ['Half bullnose', 180], ['Ogee', 340], ['Mitered 2 in', 620]),
      choice('Sink cutout', ['None'], ['Undermount', 260], ['Apron front', 310]),
      choice('Faucet holes', ['None'], ['1', 45], ['3 on 8 in centers', 120]),
    ],
    formula: byArea('Length', 'Depth', 7200, 0.5),
    drawing: 'required',
  },
  'Made-to-Measure Vanity': {
    options: [
      choice('Drawers', ['Two'], ['Four', 320]),
      choice('Outlet in drawer', ['None'], ['One', 145]),
      choice('Faucet holes', ['1'], ['3 on 8 in centers']),
    ],
    formula: 'list * (0.45 + 0.55 * (Width / 51) * (Depth / 19) * (Height / 26))',
    drawing: 'optional',
  },
  'Made-to-Measure Dining Table': {
    options: [
      choice('Edge', ['Square'], ['Under-beveled', 120]),
      choice('Leaves', ['None'], ['One, 18 in', 390], ['Two, 18 in', 720]),
    ],
    formula: 'list * 0.4 + Length * Width * 38 * max(1, Length / 96)',
    drawing: 'none',
  },
  'Made-to-Measure Bench': {
    options: [
      choice('Seat', ['Foam'], ['Feather over foam', 85]),
      choice('Welt', ['None'], ['Self welt', 30], ['Contrast welt', 42]),
    ],
    // Legs stand every thirty inches.
    formula: 'list * 0.3 + Width * Depth * 36 + ceil(Width / 30 + 1) * 1800',
    drawing: 'none',
  },
  'Cut-to-Fit Drawer Insert': {
    options: [choice('Layout', ['Cutlery'], ['Utensils'], ['Spices', 14], ['Knives', 22])],
    formula: byArea('Width', 'Depth', 3400, 0.5),
    drawing: 'optional',
  },
  'Made-to-Measure Range Hood': {
    options: [
      choice('Blower', ['600 CFM'], ['900 CFM', 260], ['1,200 CFM', 420]),
      choice('Strapping', ['None'], ['Riveted', 380]),
      choice('Patina', ['Polished'], ['Aged', 150]),
    ],
    formula: 'list * (0.5 + 0.5 * (Width / 51) * (Height / 45))',
    drawing: 'required',
  },
};
