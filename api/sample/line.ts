/** How a subcategory's range is written down: forms x series x finishes become products (build.ts). */
export type Width = { label: string; model?: string; price: number; weight: number; inches: number };
export type Form = {
  noun: string;
  model: string;
  /** Retail in dollars before the series' and the finish's factors. */
  price: number;
  weight: number;
  /** Width, depth, height in inches. */
  size: [number, number, number];
  /** The sentence that says what this form is for. */
  note: string;
  specs?: Record<string, string>;
  widths?: Width[];
  /** In place of the line's, where those are not true of this form. */
  made?: string[];
  used?: string[];
};
export type Line = {
  category: string;
  /** Product numbers count up from here; no two lines overlap. */
  number: number;
  count: number;
  vendors: string[];
  option: 'Finish' | 'Color' | 'Material';
  finishes: string[];
  forms: Form[];
  made: string[];
  used: string[];
  /** A list is walked through product by product. */
  specs: Record<string, string | string[]>;
  tags?: string[];
  uom?: { name: string; pieces: number };
};
export const form = (
  noun: string,
  model: string,
  price: number,
  weight: number,
  size: [number, number, number],
  note: string,
  more: Pick<Form, 'specs' | 'widths' | 'made' | 'used'> = {},
): Form => ({ noun, model, price, weight, size, note, ...more });
export const wide = (inches: number, price: number, weight: number, model?: string): Width => ({
  label: `${inches} in`,
  price,
  weight,
  inches,
  ...(model ? { model } : {}),
});

export const METALS = [
  'polished-chrome',
  'brushed-nickel',
  'matte-black',
  'brushed-brass',
  'oil-rubbed-bronze',
  'polished-nickel',
  'unlacquered-brass',
  'champagne-bronze',
  'aged-copper',
  'gunmetal',
];
export const LAMP_METALS = [
  'brushed-brass',
  'matte-black',
  'polished-nickel',
  'oil-rubbed-bronze',
  'aged-copper',
  'black-and-brass',
  'white-and-brass',
  'pewter',
];
export const WOODS = [
  'white-oak',
  'natural-walnut',
  'black-oak',
  'smoked-oak',
  'cherry',
  'maple',
  'ash',
  'teak',
];
export const CABINETRY = [
  'chalk-white',
  'sage',
  'white-oak',
  'ink-navy',
  'natural-walnut',
  'warm-putty',
  'deep-forest',
  'harbor-blue',
  'soot',
  'clay',
  'ivory-and-oak',
  'navy-and-oak',
];
export const FABRICS = [
  'oatmeal-linen',
  'ivory-boucle',
  'moss-velvet',
  'rust-velvet',
  'slate-wool',
  'saddle-leather',
  'flax-linen',
  'espresso-leather',
];
export const STONES = [
  'carrara-marble',
  'pearl-quartz',
  'calacatta-gold',
  'honed-soapstone',
  'charcoal-quartz',
  'travertine',
];
export const CERAMICS = ['gloss-white', 'matte-bone', 'matte-graphite', 'celadon', 'delft-blue'];
