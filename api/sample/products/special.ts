/** Kits (their slots name products already built) and pieces made to measure. */
import { slugOf } from '#schemas/domain/platform/slug.ts';
import { at, chance, createdOf, parentOf, prices, stockOf } from '../build.ts';
import { finishOf } from '../filters.ts';
import type { SampleProduct } from '../types.ts';
import { customTerms } from './custom-terms.ts';
import { kitTerms } from './kit-terms.ts';
import { measuringHtml } from './measuring.ts';

type Base = {
  name: string;
  number: string;
  category: string;
  model: string;
  finish: string;
  price: number;
  weight: number;
  size: [number, number, number];
  vendor: string;
  description: string;
  specs: Record<string, string>;
};
const single = (base: Base, kind: 'combination' | 'custom'): SampleProduct => {
  const slug = slugOf(base.name);
  const bodyHtml = kind === 'custom' ? measuringHtml(base.category, base.description) : undefined;
  const picture = {
    model: base.model,
    finish: base.finish,
    alt: `${base.name} in ${finishOf(base.finish).label}`,
  };
  return {
    id: `prod-${slug}`,
    slug,
    kind,
    name: base.name,
    productNumber: base.number,
    description: base.description,
    ...(bodyHtml ? { bodyHtml } : {}),
    vendorId: `ven-${base.vendor}`,
    categoryIds: [parentOf(base.category), `cat-${base.category}`],
    tagIds: [
      chance(base.name) < 0.35 ? 'tag-featured' : 'tag-trade-favorites',
      ...(kind === 'custom' ? ['tag-made-to-order'] : []),
    ],
    collectionIds: [],
    optionNames: [],
    specifications: base.specs,
    dimensions: { width: base.size[0], depth: base.size[1], height: base.size[2] },
    uom: { name: kind === 'combination' ? 'kit' : 'each', pieces: 1 },
    supplier: 'Direct from maker',
    taxCode: 'P0000000',
    picture,
    popularity: Math.floor(20 + chance(`${slug}p`) * 900),
    createdAt: createdOf(slug),
    skus: [
      {
        id: `sku-${base.number.toLowerCase()}`,
        sku: base.number,
        options: {},
        picture,
        ...prices(base.price, slug),
        weightLb: base.weight,
        stock: stockOf(base.number, base.price),
      },
    ],
  };
};

type Kit = [
  name: string,
  category: string,
  model: string,
  finish: string,
  price: number,
  weight: number,
  width: number,
  description: string,
  slots: [label: string, from: string, min: number, max: number, optional: boolean, only?: RegExp][],
];
const kits: Kit[] = [
  [
    'Tidewater Vanity Suite',
    'vanities',
    'vanity-36',
    'sage',
    1640,
    168,
    36,
    'Choose the vanity, the stone top to set in place of its own, and the faucet that belongs with them; a mirror may be added. We check the hole spacing and ship the suite on one pallet.',
    [
      ['Vanity', 'vanities', 1, 1, false, /Double-Door Vanity/],
      ['Top', 'countertops', 1, 1, false, /Vanity Countertop/],
      ['Faucet', 'bathroom-faucets', 1, 1, false],
      ['Mirror', 'bathroom-mirrors', 1, 1, true],
    ],
  ],
  [
    'Marlowe House Double Vanity Suite',
    'vanities',
    'vanity-60',
    'ink-navy',
    2980,
    290,
    60,
    'A double vanity with a pair of faucets; mirrors and lights may be added. Every part is staged together so nothing waits for anything else.',
    [
      ['Vanity', 'vanities', 1, 1, false, /Double Vanity/],
      ['Faucet', 'bathroom-faucets', 2, 2, false],
      ['Mirror', 'bathroom-mirrors', 1, 2, true],
      ['Light', 'vanity-lights', 1, 2, true],
    ],
  ],
  [
    'Powder Room in a Box',
    'pedestal-sinks',
    'sink-pedestal',
    'brushed-brass',
    860,
    148,
    24,
    'A pedestal sink, faucet, mirror and sconce chosen for rooms under thirty square feet. It installs in a day.',
    [
      ['Basin', 'pedestal-sinks', 1, 1, false, /^(?!.*with Trim)/],
      ['Faucet', 'bathroom-faucets', 1, 1, false, /Single-Hole|Widespread|Cross-Handle/],
      ['Mirror', 'bathroom-mirrors', 1, 1, false],
      ['Sconce', 'wall-sconces', 1, 2, false, /Sconce/],
    ],
  ],
  [
    'Soaking Bath Set',
    'bathtubs',
    'tub-clawfoot',
    'sage',
    3480,
    320,
    66,
    'A freestanding bathtub with the filler to go beside it; towel bars in the same finish may be added. Rough-in drawings come for the set, not the parts.',
    [
      ['Bath', 'bathtubs', 1, 1, false, /Bathtub/],
      ['Filler', 'tub-fillers', 1, 1, false],
      ['Towel bar', 'bath-accessories', 1, 2, true, /Towel Bar/],
    ],
  ],
  [
    'Complete Shower Set',
    'showers',
    'shower-system',
    'polished-chrome',
    940,
    24,
    12,
    'A thermostatic shower system with a grab bar and a robe hook in one finish. We match the plating before packing.',
    [
      ['Shower', 'showers', 1, 1, false, /^(?!Mooring).*Thermostatic/],
      ['Grab bar', 'bath-accessories', 1, 2, false, /Grab Bar/],
      ['Robe hook', 'bath-accessories', 1, 4, false, /Robe Hook/],
    ],
  ],
  [
    'Bath Hardware Set',
    'bath-accessories',
    'towel-bar',
    'brushed-nickel',
    179,
    6,
    24,
    'A towel bar, a paper holder and two robe hooks from one plating lot. The four pieces outfit a family bath, at one price whatever the finish.',
    [
      ['Towel bar', 'bath-accessories', 1, 1, false, /^(?!Kessler|Ravenel).*Towel Bar/],
      ['Paper holder', 'bath-accessories', 1, 1, false, /Paper Holder/],
      ['Robe hook', 'bath-accessories', 2, 2, false, /Robe Hook/],
    ],
  ],
  [
    'Apron Sink Set',
    'kitchen-sinks',
    'sink-farmhouse',
    'gloss-white',
    1280,
    122,
    33,
    'An apron-front sink and the faucet that reaches its center. A pot filler may be added while the wall is open.',
    [
      ['Sink', 'kitchen-sinks', 1, 1, false, /Apron-Front/],
      ['Faucet', 'kitchen-faucets', 1, 1, false],
      ['Pot filler', 'pot-fillers', 1, 1, true],
    ],
  ],
  [
    'Island and Stools Set',
    'kitchen-islands',
    'island',
    'deep-forest',
    3360,
    380,
    72,
    'An island with two to four stools at the right height. Pendants may be added and are hung from one center line.',
    [
      ['Island', 'kitchen-islands', 1, 1, false],
      ['Stool', 'counter-bar-stools', 2, 4, false, /Counter Stool|Saddle Stool/],
      ['Pendant', 'pendants', 1, 3, true],
    ],
  ],
  [
    'Ten-Foot Kitchen Run',
    'base-cabinets',
    'cabinet-drawers',
    'chalk-white',
    3980,
    620,
    120,
    'Four 30 in base cabinets, countertops and a box of pulls for a ten-foot wall; wall cabinets may be added. A planner checks the fillers before it ships.',
    [
      ['Base', 'base-cabinets', 4, 4, false, /Three-Drawer|Pull-Out/],
      ['Wall', 'wall-cabinets', 2, 4, true],
      ['Top', 'countertops', 2, 2, false, /Kitchen Countertop/],
      ['Pulls', 'cabinet-pulls', 1, 4, false],
    ],
  ],
  [
    'Dining Table and Chairs Set',
    'dining-tables',
    'table-dining',
    'white-oak',
    2940,
    220,
    72,
    'A table with four to eight chairs finished in the same batch of oil; a chandelier may be added. Extra chairs can follow later to a kept sample.',
    [
      ['Table', 'dining-tables', 1, 1, false],
      ['Chair', 'dining-chairs', 4, 8, false],
      ['Chandelier', 'chandeliers', 1, 1, true],
    ],
  ],
  [
    'Living Room Set',
    'sofas',
    'sofa-three',
    'oatmeal-linen',
    4480,
    300,
    86,
    'A sofa and a chair that share a seat height, covered from one dye lot. Tables may be added.',
    [
      ['Sofa', 'sofas', 1, 1, false],
      ['Chair', 'lounge-chairs', 1, 2, false],
      ['Table', 'coffee-side-tables', 1, 2, true],
    ],
  ],
  [
    'Bedroom Set',
    'beds',
    'bed-wood',
    'natural-walnut',
    3240,
    290,
    64,
    'A bed with one or two nightstands cut from the same boards. Lamps may be added.',
    [
      ['Bed', 'beds', 1, 1, false],
      ['Nightstand', 'nightstands-dressers', 1, 2, false, /Nightstand/],
      ['Lamp', 'table-lamps', 1, 2, true],
    ],
  ],
  [
    'Reading Corner Set',
    'lounge-chairs',
    'chair-wing',
    'rust-velvet',
    1720,
    82,
    31,
    'A lounge chair and a lamp at the right shoulder. An ottoman may be added to finish it.',
    [
      ['Chair', 'lounge-chairs', 1, 1, false, /Chair/],
      ['Lamp', 'floor-lamps', 1, 1, false],
      ['Ottoman', 'ottomans-benches', 1, 1, true],
    ],
  ],
];

type Custom = [
  name: string,
  category: string,
  model: string,
  finish: string,
  price: number,
  days: number,
  description: string,
  dims: [name: string, min: number, max: number, step: number][],
];
const customs: Custom[] = [
  [
    'Made-to-Measure Floating Shelf',
    'shelving',
    'shelf-floating',
    'white-oak',
    164,
    12,
    'Give us the width and depth of the alcove and we cut the shelf to it. The hidden bracket is drilled to match.',
    [
      ['Width', 12, 96, 0.25],
      ['Depth', 6, 16, 0.25],
    ],
  ],
  [
    'Made-to-Measure Bookcase',
    'shelving',
    'bookcase',
    'natural-walnut',
    1380,
    28,
    'Built to your wall in solid-edged panels. Shelves are spaced to your tallest book.',
    [
      ['Width', 18, 72, 0.5],
      ['Height', 30, 108, 0.5],
      ['Depth', 9, 18, 0.5],
    ],
  ],
  [
    'Made-to-Measure Shaker Door',
    'cabinet-doors',
    'door-shaker',
    'sage',
    96,
    14,
    'A replacement front to the sixteenth of an inch. Hinge cups are bored where you mark them.',
    [
      ['Width', 6, 30, 0.0625],
      ['Height', 6, 60, 0.0625],
    ],
  ],
  [
    'Made-to-Measure Slab Door',
    'cabinet-doors',
    'door-slab',
    'natural-walnut',
    84,
    14,
    'Veneered or painted, edged on four sides. Grain can run across a whole bank of fronts.',
    [
      ['Width', 6, 36, 0.0625],
      ['Height', 6, 84, 0.0625],
    ],
  ],
  [
    'Made-to-Measure Fluted Door',
    'cabinet-doors',
    'door-fluted',
    'white-oak',
    168,
    18,
    'Flutes are centered on your width so both edges finish alike. Milled from one wide panel.',
    [
      ['Width', 8, 30, 0.0625],
      ['Height', 8, 60, 0.0625],
    ],
  ],
  [
    'Cut-to-Size Framed Mirror',
    'bathroom-mirrors',
    'mirror-rect',
    'brushed-brass',
    318,
    15,
    'A welded frame made round your glass. Hangs either way on a cleat cut to its width.',
    [
      ['Width', 12, 72, 0.25],
      ['Height', 12, 84, 0.25],
    ],
  ],
  [
    'Cut-to-Size Arched Mirror',
    'bathroom-mirrors',
    'mirror-arch',
    'matte-black',
    386,
    18,
    'The arch is struck from your width as a true half circle. Give the full height to the crown.',
    [
      ['Width', 16, 48, 0.25],
      ['Height', 24, 84, 0.25],
    ],
  ],
  [
    'Cut-to-Size Countertop',
    'countertops',
    'countertop',
    'carrara-marble',
    920,
    16,
    'Cut from a slab you approve by photograph. Sink cutouts follow the maker’s template.',
    [
      ['Length', 24, 118, 0.125],
      ['Depth', 12, 52, 0.125],
    ],
  ],
  [
    'Made-to-Measure Vanity',
    'vanities',
    'vanity-floating',
    'white-oak',
    1780,
    35,
    'For the alcove that fits nothing standard. Drawer fronts are divided evenly whatever the width.',
    [
      ['Width', 18, 84, 0.25],
      ['Depth', 14, 24, 0.25],
      ['Height', 16, 36, 0.25],
    ],
  ],
  [
    'Made-to-Measure Dining Table',
    'dining-tables',
    'table-trestle',
    'smoked-oak',
    2180,
    42,
    'Tell us the room and the number of chairs. The trestles move in or out to suit the length.',
    [
      ['Length', 48, 132, 1],
      ['Width', 28, 48, 1],
    ],
  ],
  [
    'Made-to-Measure Bench',
    'ottomans-benches',
    'bench-upholstered',
    'oatmeal-linen',
    642,
    24,
    'Upholstered to the window or the wall it stands against. Legs are spaced every thirty inches.',
    [
      ['Width', 24, 96, 0.5],
      ['Depth', 14, 24, 0.5],
    ],
  ],
  [
    'Cut-to-Fit Drawer Insert',
    'cabinet-organizers',
    'organizer',
    'maple',
    118,
    10,
    'Measure inside the drawer; we take off the clearance. Bays are divided to your list.',
    [
      ['Width', 6, 42, 0.0625],
      ['Depth', 10, 26, 0.0625],
    ],
  ],
  [
    'Made-to-Measure Range Hood',
    'range-hoods',
    'hood-curved',
    'aged-copper',
    2240,
    38,
    'Raised in copper or steel to the width of your range. The liner and blower are fitted before it ships.',
    [
      ['Width', 30, 72, 0.5],
      ['Height', 30, 60, 0.5],
    ],
  ],
];

export const buildSpecial = (built: SampleProduct[]): SampleProduct[] => [
  ...kits.map(
    ([name, category, model, finish, price, weight, width, description, slots], index): SampleProduct => ({
      ...single(
        {
          name,
          number: `KIT-${8101 + index}`,
          category,
          model,
          finish,
          price,
          weight,
          size: [width, 24, 36],
          vendor: index % 2 ? 'benchmark-kits' : 'stillwater-bath',
          description,
          specs: {
            Contents: slots.map(([label]) => label).join(', '),
            'Ships as': 'One consolidated order',
            Checking: 'Fit checked before shipping',
            Packing: 'Palletized',
            Returns: 'By part, unopened',
            Warranty: 'As each part',
          },
        },
        'combination',
      ),
      ...kitTerms[name],
      slots: slots.map(([label, from, min, max, optional, only]) => {
        const pool = built.filter(
          (product) => product.categoryIds[1] === `cat-${from}` && (only?.test(product.name) ?? true),
        );
        return {
          name: label,
          min: optional ? 0 : min,
          max,
          optional,
          productIds: [
            ...new Set(
              Array.from({ length: only ? 9 : 6 }, (_, i) => at(pool, index + i * (only ? 1 : 3)).id),
            ),
          ],
        };
      }),
    }),
  ),
  ...customs.map(
    ([name, category, model, finish, price, leadTimeDays, description, dims], index): SampleProduct => ({
      ...single(
        {
          name,
          number: `MTM-${9101 + index}`,
          category,
          model,
          finish,
          price,
          weight: Math.round(price / 14),
          size: [dims[0]?.[2] ?? 36, 18, dims[1]?.[2] ?? 36],
          vendor:
            ['plumb-and-true', 'millrace-mirror', 'copperfield-forge'][
              model.startsWith('mirror') ? 1 : model.startsWith('hood') ? 2 : 0
            ] ?? 'plumb-and-true',
          description,
          specs: {
            Finish: finishOf(finish).label,
            'Lead time': `${leadTimeDays} days`,
            Tolerance: '1/32 in',
            Drawing: 'Approved before cutting',
            Assembly: 'Assembled',
            Returns: 'Made to order, not returnable',
            Warranty: '5 years',
          },
        },
        'custom',
      ),
      custom: {
        dimensions: dims.map(([label, min, max, step]) => ({ name: label, min, max, step })),
        leadTimeDays,
        ...customTerms[name],
      },
    }),
  ),
];
