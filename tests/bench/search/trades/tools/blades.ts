import type { TradeProduct } from '../trade.ts';
import { family } from './family.ts';

const category = 'Saw Blades';

export const blades: TradeProduct[] = [
  ...family(
    {
      family: 'sawtell-circ',
      vendor: 'Sawtell',
      category,
      kind: 'circular saw blade',
      name: '{} Circular Saw Blade',
      description:
        'Thin kerf carbide for fast, cool cuts in framing lumber, plywood and OSB. Laser-cut expansion slots damp vibration. A cordless saw gets more cuts per charge.',
      text: 'Diamond knockout, 5/8 in. arbor. Non-stick coating.',
      facts: { isAccessory: true, for: 'circular saw', in: 7.25, cuts: 'wood' },
    },
    [
      ['ST-0718D', '7-1/4 in. x 18T Demo', 40, { teeth: 18, count: 1 }],
      ['ST-0724F', '7-1/4 in. x 24T Framing', 2870, { teeth: 24, count: 1 }],
      ['ST-0724F-10', '7-1/4 in. x 24T Framing, 10-Pack,', 145, { teeth: 24, count: 10 }],
      ['ST-0740C', '7-1/4 in. x 40T Finish', 330, { teeth: 40, count: 1 }],
      ['ST-0760U', '7-1/4 in. x 60T Ultra Finish', 49, { teeth: 60, count: 1 }],
      ['ST-0748M', '7-1/4 in. x 48T Steel and Metal Cutting', 38, { teeth: 48, count: 1, cuts: 'metal' }],
      ['ST-0624F', '6-1/2 in. x 24T Framing', 84, { in: 6.5, teeth: 24, count: 1 }],
    ],
  ),
  ...family(
    {
      family: 'sawtell-miter',
      vendor: 'Sawtell',
      category,
      kind: 'miter saw blade',
      name: '{}',
      description:
        'Micro-grain carbide teeth leave crown, base and casing ready for paint. Stays true in sliding saws.',
      text: 'ATB grind. Max 7,000 RPM.',
      facts: { isAccessory: true, for: 'miter saw, table saw', cuts: 'wood', count: 1 },
    },
    [
      [
        'ST-1024G',
        '10 in. x 24T General Purpose Rip Miter and Table Saw Blade',
        43,
        { in: 10, teeth: 24, arbor: 0.625 },
      ],
      [
        'ST-1040G',
        '10 in. x 40T General Purpose Miter and Table Saw Blade',
        210,
        { in: 10, teeth: 40, arbor: 0.625 },
      ],
      [
        'ST-1060C',
        '10 in. x 60T Fine Finish Miter and Table Saw Blade',
        270,
        { in: 10, teeth: 60, arbor: 0.625 },
      ],
      [
        'ST-1080U',
        '10 in. x 80T Ultra Finish Miter and Table Saw Blade',
        48,
        { in: 10, teeth: 80, arbor: 0.625 },
      ],
      [
        'ST-1280U',
        '12 in. x 80T Ultra Finish Miter and Table Saw Blade',
        190,
        { in: 12, teeth: 80, arbor: 1 },
      ],
      [
        'ST-08DADO',
        '8 in. Stacked Dado Set for Table Saw',
        14,
        { kind: 'dado set', in: 8, arbor: 0.625 },
        '5/8 in. arbor. Case. Max 7,000 RPM.',
        'Two outer blades, four chippers and shims cut flat-bottomed dadoes and rabbets 1/4 to 13/16 in. wide. Needs a table saw with a long arbor; not for miter saws.',
      ],
    ],
  ),
  ...family(
    {
      family: 'sawtell-recip',
      vendor: 'Sawtell',
      category,
      kind: 'recip blade',
      name: '{}',
      description:
        'For demolition, remodeling, plumbing, pallets, tree limbs and rescue. Bi-metal: a high-speed steel edge on a spring steel back, with 8% cobalt. Universal 1/2" tang goes in every reciprocating saw.',
      text: 'Thickness .042 to .062 in. Universal tang. Color-coded by material.',
      facts: { isAccessory: true, for: 'reciprocating saw' },
    },
    [
      ['ST-R606-5', 'BLDE RECIP 6IN 6TPI WOOD 5PK', 49, { in: 6, tpi: 6, count: 5, cuts: 'wood' }],
      [
        'ST-R906-5',
        'BLDE RECIP 9IN 6TPI WOOD/NAIL 5PK',
        540,
        { in: 9, tpi: 6, count: 5, cuts: 'wood with nails' },
      ],
      [
        'ST-R906-25',
        'BLDE RECIP 9IN 6TPI WOOD/NAIL 25PK',
        66,
        { in: 9, tpi: 6, count: 25, cuts: 'wood with nails' },
      ],
      [
        'ST-R1206-5',
        'BLDE RECIP 12IN 6TPI WOOD/NAIL 5PK',
        130,
        { in: 12, tpi: 6, count: 5, cuts: 'wood with nails' },
      ],
      ['ST-R610-5', 'BLDE RECIP 6IN 10/14TPI METAL 5PK', 94, { in: 6, tpi: 10, count: 5, cuts: 'metal' }],
      ['ST-R618-5', 'BLDE RECIP 6IN 18TPI METAL 5PK', 170, { in: 6, tpi: 18, count: 5, cuts: 'metal' }],
      ['ST-R914-5', 'BLDE RECIP 9IN 14TPI METAL 5PK', 42, { in: 9, tpi: 14, count: 5, cuts: 'metal' }],
      [
        'ST-R908C',
        'BLDE RECIP 9IN 8TPI CARBIDE CAST IRON 1PK',
        75,
        { in: 9, tpi: 8, count: 1, cuts: 'cast iron' },
      ],
      ['ST-RSET12', 'BLDE RECIP ASST SET 12PC W/CASE', 88, { count: 12, cuts: 'wood and metal' }],
    ],
  ),
  ...family(
    {
      family: 'sawtell-jig',
      vendor: 'Sawtell',
      category,
      kind: 'jigsaw blade',
      description: 'T-shank blades for jig saws, sorted by what you cut. Tapered ground teeth follow curves.',
      text: 'T-shank. Fits nine of ten current saws; not for U-shank saws.',
      facts: { isAccessory: true, for: 'jigsaw' },
    },
    [
      [
        'ST-T101B',
        '4" 10 TPI Clean Cut Wood T-Shank Jigsaw Blades, 5-Pack',
        150,
        { in: 4, tpi: 10, count: 5, cuts: 'wood' },
      ],
      [
        'ST-T101BR',
        '4" 10 TPI Down Cutting Laminate T-Shank Jigsaw Blades, 5-Pack',
        44,
        { in: 4, tpi: 10, count: 5, cuts: 'laminate' },
      ],
      [
        'ST-T118A',
        '3" 21 TPI Thin Metal T-Shank Jigsaw Blades, 5-Pack',
        39,
        { in: 3, tpi: 21, count: 5, cuts: 'metal' },
      ],
      ['ST-T130R', '3-1/4" Carbide Grit Tile T-Shank Jigsaw Blade', 16, { in: 3.25, count: 1, cuts: 'tile' }],
      [
        'ST-TSET10',
        'Assorted Wood and Metal T-Shank Jigsaw Blade Set, 10-Piece',
        61,
        { count: 10, cuts: 'wood and metal' },
      ],
    ],
  ),
  ...family(
    {
      family: 'sawtell-omt',
      vendor: 'Sawtell',
      category,
      kind: 'oscillating blade',
      name: 'OMT Blade, {}',
      description:
        'Universal anchor fits quick-change and bolt-on multi-tools alike: no adapter, no missing screw. Pick wood, bi-metal or carbide by what hides in the wall.',
      text: 'Fits most oscillating multi-tools. Depth marks on the face.',
      facts: { isAccessory: true, for: 'oscillating tool' },
    },
    [
      ['ST-M125W', '1-1/4" Plunge, Wood', 125, { in: 1.25, count: 1, cuts: 'wood' }],
      [
        'ST-M125B',
        '1-1/4" Plunge, Bi-Metal, Wood w/ Nails',
        350,
        { in: 1.25, count: 1, cuts: 'wood with nails' },
      ],
      [
        'ST-M125B-10',
        '1-1/4" Plunge, Bi-Metal, Wood w/ Nails, 10pk',
        78,
        { in: 1.25, count: 10, cuts: 'wood with nails' },
      ],
      ['ST-M125C', '1-1/4" Plunge, Carbide, Hardened Screws', 54, { in: 1.25, count: 1, cuts: 'metal' }],
      ['ST-M300G', '3" Half Moon, Carbide Grit, Grout', 90, { in: 3, count: 1, cuts: 'grout' }],
      ['ST-M200S', '2" Rigid Scraper', 47, { in: 2, count: 1, cuts: 'adhesive' }],
    ],
  ),
  ...family(
    {
      family: 'band-blade',
      vendor: 'Sawtell',
      category,
      kind: 'band saw blade',
      name: '{} Portable Band Saw Blade, 3-Pack',
      description:
        'Replacement bands for portable and compact band saws. Match the length to your saw: deep cut machines take 44-7/8 in., compact cordless ones 35-3/8 in.',
      text: 'Bi-metal, 1/2 in. wide, .020 in. thick.',
      facts: { isAccessory: true, for: 'band saw', count: 3, cuts: 'metal' },
    },
    [
      ['ST-B4414', '44-7/8 in. 14 TPI', 58, { in: 44.875, tpi: 14 }],
      ['ST-B4418', '44-7/8 in. 18 TPI', 43, { in: 44.875, tpi: 18 }],
      ['ST-B3518', '35-3/8 in. 18 TPI Compact', 31, { in: 35.375, tpi: 18 }],
    ],
  ),
  ...family(
    {
      family: 'diamond',
      vendor: 'Stonebiter',
      category: 'Diamond Blades',
      kind: 'diamond blade',
      name: '{}',
      description:
        'Industrial diamond sintered to a steel core for angle grinders, circular saws, tile saws and cut-off saws. Before ordering check the arbor, the guard and the speed of your tool, and whether you cut wet or dry: a tile blade in concrete glazes over, and a concrete blade in porcelain chips. Segmented rims cut dry and fast in concrete and block; turbo rims are smoother; continuous rims cut tile, porcelain and glass wet without chipping.',
      text: '7/8 in. - 5/8 in. arbor.',
      facts: { isAccessory: true, for: 'angle grinder, tile saw', count: 1 },
    },
    [
      [
        'SBD-45-S',
        '4-1/2 in. Segmented Diamond Blade, Concrete',
        155,
        { in: 4.5, rim: 'segmented', cuts: 'concrete' },
      ],
      ['SBD-45-T', '4-1/2 in. Turbo Diamond Blade, Masonry', 99, { in: 4.5, rim: 'turbo', cuts: 'concrete' }],
      [
        'SBD-45-C',
        '4-1/2 in. Continuous Rim Diamond Blade, Tile',
        81,
        { in: 4.5, rim: 'continuous', cuts: 'tile' },
      ],
      [
        'SBD-7-C',
        '7 in. Continuous Rim Diamond Blade for Wet Tile Saw, Porcelain',
        128,
        { in: 7, rim: 'continuous', cuts: 'tile' },
      ],
      [
        'SBD-10-C',
        '10 in. Continuous Rim Diamond Blade for Wet Tile Saw',
        49,
        { in: 10, rim: 'continuous', cuts: 'tile' },
      ],
      [
        'SBD-14-S',
        '14 in. Segmented Diamond Blade, Asphalt and Concrete',
        22,
        { in: 14, rim: 'segmented', cuts: 'concrete', for: 'cut-off saw' },
      ],
      [
        'SBD-45-TP',
        '4-1/2 in. Tuckpoint Diamond Blade, Mortar Removal',
        19,
        { in: 4.5, rim: 'segmented', cuts: 'mortar' },
      ],
    ],
  ),
  ...family(
    {
      family: 'hole-saw',
      vendor: 'Carbory',
      category: 'Hole Saws',
      kind: 'hole saw',
      name: '{} Bi-Metal Hole Saw',
      description:
        'Door locks, deadbolts, conduit knockouts, plumbing rough-in, dryer vents and can lights. Use with a cordless drill, a corded drill, a right angle drill or a drill press, never an impact driver. Long slots let you lever the plug out. Needs an arbor, sold separately, and a drill with enough torque for the size.',
      text: 'Cuts wood, nail-embedded wood, plastic, mild and stainless steel. 1-5/8 in. deep.',
      facts: { isAccessory: true, for: 'drill' },
    },
    [
      ['CBY 20075', '3/4 in.', 47, { in: 0.75 }],
      ['CBY 20088', '7/8 in.', 96, { in: 0.875 }],
      ['CBY 20100', '1 in.', 71, { in: 1 }],
      ['CBY 20113', '1-1/8 in.', 64, { in: 1.125 }],
      ['CBY 20138', '1-3/8 in.', 49, { in: 1.375 }],
      ['CBY 20200', '2 in.', 45, { in: 2 }],
      ['CBY 20213', '2-1/8 in.', 240, { in: 2.125 }],
      ['CBY 20425', '4-1/4 in.', 33, { in: 4.25 }],
      ['CBY 20638', '6-3/8 in. Recessed Light', 21, { in: 6.375 }],
    ],
  ),
  ...family(
    {
      family: 'hole-saw-arbor',
      vendor: 'Carbory',
      category: 'Hole Saws',
      kind: 'hole saw arbor',
      description:
        'Mandrel with pilot bit. Locking pins carry the load so the saw never jams on the threads.',
      text: 'Hex shank. High speed steel pilot.',
      facts: { isAccessory: true, for: 'hole saw' },
    },
    [
      ['CBY 20901', 'Hole Saw Arbor, Fits 9/16 to 1-3/16 in. Saws', 165],
      ['CBY 20902', 'Hole Saw Arbor, Fits 1-1/4 to 6-3/8 in. Saws', 290],
      [
        'CBY 20905',
        '1/4 x 3-1/4 in. Replacement Pilot Bit for Hole Saw',
        76,
        { kind: 'pilot bit', in: 0.25 },
        'HSS. Split point. 1/4 in. shank with flats.',
        'Split point pilot for hole saw arbors. Replace it when the saw starts to wander; flats for the set screw.',
      ],
      [
        'CBY 20950',
        '15-Piece Bi-Metal Hole Saw Kit with Arbors and Case',
        49,
        { kind: 'hole saw', family: 'hole-saw', set: true, for: 'drill' },
        '3/4, 7/8, 1-1/8, 1-3/8, 1-1/2, 1-3/4, 2, 2-1/8, 2-1/4, 2-1/2 in. Two arbors, two pilot bits, plug ejector.',
        'The sizes plumbers and electricians use most, with both arbors, in a fitted box. Saves buying one at a time.',
      ],
    ],
  ),
];
