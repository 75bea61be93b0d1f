/**
 * The series: a brand's name for a family of forms. `language` is said of forms that share one model, so it names no
 * detail of any of them.
 */
export type Series = { name: string; code: string; factor: number; collection?: string; language?: string[] };
const of = (collection: string, language: string[], list: [string, string, number][]): Series[] =>
  list.map(([name, code, factor]) => ({ name, code, factor, collection, language }));

export const series: Series[] = [
  ...of(
    'tidewater',
    [
      'It belongs to Tidewater, our calmest collection, and sits easily beside the rest of it.',
      'Like the rest of Tidewater, it is made for rooms that are in use by seven on a weekday.',
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
      'It belongs to Foundry Row, made to be used hard and looked after easily.',
      'Foundry Row takes its cue from the workshop: nothing is there for show.',
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
      'It belongs to Marlowe House, our collection for older and more formal rooms.',
      'Marlowe House is drawn for houses with a past, and this is at home in a new one too.',
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
      'Nothing about it asks for attention, which is the Fieldnote manner.',
      'Fieldnote asks for plain things made well, and this is an example of it.',
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
      'It belongs to Atelier Noir, our collection for rooms with strong contrasts.',
      'Like the rest of Atelier Noir, it is at its best against a single dark or pale wall.',
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
      'It belongs to Orchard, our warmest collection.',
      'Like the rest of Orchard, it looks lighter than it weighs.',
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
      'It keeps the steady rhythm of the Arcade collection.',
      'Arcade likes a clear outline, and this has one.',
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
      'It belongs to Harbor Line, drawn with the boatyards of the coast in mind.',
      'It shares the bright, easy manner of Harbor Line.',
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
      'Modern Utility leaves out what a room can do without.',
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
