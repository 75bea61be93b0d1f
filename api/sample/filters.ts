/** Finishes as data, and the filters over them. */
import finishData from './art/finishes.json' with { type: 'json' };
import { lines } from './products/lines.ts';
import type { SampleFilter } from './types.ts';

export type FinishColour = {
  label: string;
  hex: string;
  hex2?: string;
};
export const finishes: Record<string, FinishColour> = finishData;
export const finishOf = (slug: string): FinishColour => {
  const found = finishes[slug];
  if (!found)
    throw new Error(
      `The finish "${slug}" is not in api/sample/art/finishes.json: add it there or correct the product.`,
    );
  return found;
};

const colours = (option: string) =>
  [...new Set(lines.filter((line) => line.option === option).flatMap((line) => line.finishes))]
    .map(finishOf)
    .map(({ label, hex, hex2 }) => ({ label, hex, ...(hex2 ? { hex2 } : {}) }));
const materials = [
  ...new Set(
    lines.flatMap((line) =>
      [line.specs.Material ?? [], ...line.forms.map((form) => form.specs?.Material ?? [])].flat(),
    ),
  ),
];
const stones = colours('Material');
const widths = [
  ...new Set(
    lines.flatMap((line) => line.forms.flatMap((form) => form.widths ?? [])).map((width) => width.inches),
  ),
].sort((a, b) => a - b);

export const filters: SampleFilter[] = [
  { id: 'fil-color', name: 'Color', options: colours('Color') },
  { id: 'fil-finish', name: 'Finish', options: colours('Finish') },
  {
    id: 'fil-material',
    name: 'Material',
    options: [
      ...stones,
      ...materials
        .filter((label) => !stones.some((stone) => stone.label === label))
        .map((label) => ({ label })),
    ],
  },
  { id: 'fil-width', name: 'Width', options: widths.map((inches) => ({ label: `${inches} in` })) },
];
