/** The series: a maker's name for a family of forms. Those of one collection share its design language. */
export type Series = { name: string; code: string; factor: number; collection?: string; language?: string[] };
const of = (collection: string, language: string[], list: [string, string, number][]): Series[] =>
  list.map(([name, code, factor]) => ({ name, code, factor, collection, language }));

export const series: Series[] = [
  ...of(
    'tidewater',
    [
      'Soft radii and a single reeded band tie it to the rest of Tidewater.',
      'Its rounded shoulders are drawn from Tidewater, where nothing meets at a hard corner.',
    ],
    [
      ['Ostrander', 'OST', 1.12],
      ['Calloway', 'CAL', 0.98],
    ],
  ),
  { name: 'Halvard', code: 'HAL', factor: 1.05 },
  ...of(
    'foundry-row',
    [
      'Knurled grips and exposed fasteners carry the Foundry Row line through.',
      'The detailing is Foundry Row: honest joints, visible screws, nothing hidden.',
    ],
    [
      ['Brandt', 'BRA', 1.08],
      ['Kessler', 'KES', 0.94],
    ],
  ),
  { name: 'Merrin', code: 'MER', factor: 0.9 },
  ...of(
    'north-light',
    [
      'Its proportions follow the long, quiet lines of North Light.',
      'As everywhere in North Light, ornament gives way to proportion.',
    ],
    [
      ['Lindqvist', 'LIN', 1.14],
      ['Aldous', 'ALD', 0.96],
    ],
  ),
  { name: 'Pemberly', code: 'PEM', factor: 1.18 },
  ...of(
    'marlowe-house',
    [
      'Stepped mouldings and a beaded edge place it in Marlowe House.',
      'A turned profile taken from Georgian joinery marks it as Marlowe House.',
    ],
    [
      ['Marlowe', 'MAR', 1.22],
      ['Thackeray', 'THA', 1.06],
    ],
  ),
  { name: 'Sorrel', code: 'SOR', factor: 0.88 },
  ...of(
    'fieldnote',
    [
      'Plain frames and softened edges keep it in the Fieldnote manner.',
      'Fieldnote asks for one material shown well, and this is an example of it.',
    ],
    [
      ['Hadley', 'HAD', 0.92],
      ['Wren', 'WRE', 0.86],
    ],
  ),
  { name: 'Castellan', code: 'CAS', factor: 1.28 },
  ...of(
    'atelier-noir',
    [
      'Dark metal against a slim pale edge is the Atelier Noir signature.',
      'Crisp planes and a narrow shadow gap give it the Atelier Noir outline.',
    ],
    [
      ['Vesper', 'VES', 1.16],
      ['Durand', 'DUR', 1.2],
    ],
  ),
  { name: 'Quillan', code: 'QUI', factor: 0.95 },
  ...of(
    'orchard',
    [
      'The gently bowed outline belongs to Orchard, our warmest family of shapes.',
      'Tapered like the rest of Orchard, it looks lighter than it weighs.',
    ],
    [
      ['Pomeroy', 'POM', 1.02],
      ['Bramley', 'BRM', 0.93],
    ],
  ),
  { name: 'Tolland', code: 'TOL', factor: 0.97 },
  ...of(
    'arcade',
    [
      'Repeated flutes give it the rhythm of the Arcade collection.',
      'Half-round arches, the theme of Arcade, return in its profile.',
    ],
    [
      ['Fluette', 'FLU', 1.15],
      ['Corbel', 'COR', 1.04],
    ],
  ),
  { name: 'Ingram', code: 'ING', factor: 0.91 },
  ...of(
    'harbor-line',
    [
      'Rope-thin lines and generous curves come from the boatyards behind Harbor Line.',
      'It shares the bright edges and easy curves of Harbor Line.',
    ],
    [
      ['Seabright', 'SEA', 1.0],
      ['Mooring', 'MOO', 0.9],
    ],
  ),
  { name: 'Ravenel', code: 'RAV', factor: 1.1 },
  ...of(
    'modern-utility',
    [
      'Flat faces and square returns are the whole vocabulary of Modern Utility.',
      'Modern Utility keeps the part count low, and it shows in the price.',
    ],
    [
      ['Stanton', 'STA', 0.84],
      ['Gable', 'GAB', 0.82],
    ],
  ),
  { name: 'Elsworth', code: 'ELS', factor: 1.07 },
  { name: 'Norwell', code: 'NOR', factor: 0.99 },
];
