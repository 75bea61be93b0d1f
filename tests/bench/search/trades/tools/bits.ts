import type { TradeProduct } from '../trade.ts';
import { family } from './family.ts';

const category = 'Drill Bits';

export const bits: TradeProduct[] = [
  ...family(
    {
      family: 'jobber',
      vendor: 'Carbory',
      category,
      kind: 'twist bit',
      name: '{} Jobber Length Drill Bit',
      description:
        'Split point starts on round stock without walking. General purpose for steel, aluminum, wood and plastic.',
      text: '135 degree split point. Jobber length. Round shank reduced to 3/8 in. above that size.',
      facts: { isAccessory: true, for: 'drill', cuts: 'metal and wood' },
    },
    [
      ['CBY 10063', '1/16 in. HSS Black Oxide', 140, { in: 0.0625, steel: 'HSS' }],
      ['CBY 10125', '1/8 in. HSS Black Oxide', 520, { in: 0.125, steel: 'HSS' }],
      ['CBY 10188', '3/16 in. HSS Black Oxide', 230, { in: 0.1875, steel: 'HSS' }],
      ['CBY 10250', '1/4 in. HSS Black Oxide', 310, { in: 0.25, steel: 'HSS' }],
      ['CBY 10375', '3/8 in. HSS Black Oxide', 98, { in: 0.375, steel: 'HSS' }],
      ['CBY 10500', '1/2 in. HSS Black Oxide', 47, { in: 0.5, steel: 'HSS' }],
      ['CBY 11125', '1/8 in. Cobalt M35', 88, { in: 0.125, steel: 'cobalt' }],
      ['CBY 11250', '1/4 in. Cobalt M35', 70, { in: 0.25, steel: 'cobalt' }],
      ['CBY 11375', '3/8 in. Cobalt M35', 33, { in: 0.375, steel: 'cobalt' }],
    ],
  ),
  ...family(
    {
      family: 'bit-set',
      vendor: 'Carbory',
      category,
      kind: 'twist bit',
      description:
        'Indexed metal case, laid out by 64ths, so you see at once which bit someone walked off with.',
      text: '1/16 in. through 1/2 in.',
      facts: { isAccessory: true, for: 'drill', set: true, cuts: 'metal and wood' },
    },
    [
      ['CBY 10921', '21-Piece Titanium Drill Bit Set', 430, { steel: 'titanium', count: 21 }],
      ['CBY 10929', '29-Piece HSS Drill Bit Set, Black Oxide', 76, { steel: 'HSS', count: 29 }],
      ['CBY 11929', '29-Piece Cobalt Drill Bit Set', 40, { steel: 'cobalt', count: 29 }],
    ],
  ),
  ...family(
    {
      family: 'step',
      vendor: 'Carbory',
      category,
      kind: 'step bit',
      name: 'Step Drill Bit, {}',
      description:
        'One bit, many holes: electricians open knockouts in boxes, panels and strut. Laser-etched sizes on the flute.',
      text: 'Dual flute. 3-flat shank.',
      facts: { isAccessory: true, for: 'drill', cuts: 'sheet metal' },
    },
    [
      ['CBY 12001', '#1, 1/8 - 1/2 in.', 49, { in: 0.5 }],
      ['CBY 12004', '#4, 3/16 - 7/8 in.', 115, { in: 0.875 }],
    ],
  ),
  ...family(
    {
      family: 'wood-bit',
      vendor: 'Sawtell',
      category,
      kind: 'spade bit',
      name: '{}',
      description:
        'Rough-in boring for wire, PEX and pipe through studs, plates and joists. Threaded tips pull themselves through.',
      text: '1/4" hex shank, impact rated. Heat-treated, gray finish.',
      facts: { isAccessory: true, for: 'drill', cuts: 'wood' },
    },
    [
      ['ST-SP050', '1/2" x 6" Spade Bit', 43, { in: 0.5, long: 6 }],
      ['ST-SP075', '3/4" x 6" Spade Bit', 68, { in: 0.75, long: 6 }],
      ['ST-SP100', '1" x 6" Spade Bit', 79, { in: 1, long: 6 }],
      ['ST-SPSET', 'Spade Bit Set, 6-Piece', 92, { set: true, count: 6 }],
      [
        'ST-AU075',
        '3/4" x 17" Ship Auger Bit',
        34,
        { kind: 'auger bit', in: 0.75, long: 17 },
        '7/16" hex shank. Heat treated.',
        'Solid center ship auger with a screw point. Bores through stacked plates, nails and all, with a right angle or 1/2" drill.',
      ],
      [
        'ST-AU100',
        '1" x 17" Ship Auger Bit',
        48,
        { kind: 'auger bit', in: 1, long: 17 },
        '7/16" hex shank. Heat treated. Resharpens with a file.',
        'Ship auger for wire pulls and conduit through stacked lumber. Coarse screw point; 7/16" hex shank.',
      ],
      [
        'ST-SF256',
        '2-9/16" Self-Feed Bit',
        22,
        { kind: 'self-feed bit', in: 2.5625 },
        '7/16" hex shank. Replaceable feed screw.',
        'Bores drain lines: 2" pipe through joists. Low-profile body; replaceable screw. Needs a right angle drill with torque.',
      ],
      [
        'ST-FB138',
        '1-3/8" Forstner Bit, Hinge Boring',
        40,
        { kind: 'forstner bit', in: 1.375 },
        '1-3/8" (35 mm). 3/8" round shank. Carbide tipped.',
        'Flat-bottomed cup holes for European cabinet hinges. Use it in a drill press, or in a hand drill with a jig.',
      ],
      [
        'ST-FBSET',
        'Forstner Bit Set, 7-Piece',
        36,
        { kind: 'forstner bit', set: true, count: 7 },
        '1/4" to 1" by eighths. 3/8" round shank. Wood case.',
        'Overlapping, angled and pocket holes with smooth walls and a flat floor in hardwood, plywood and veneer.',
      ],
    ],
  ),
  ...family(
    {
      family: 'sds-plus-bit',
      vendor: 'Haldane',
      category,
      kind: 'sds bit',
      name: '{} SDS-Plus Hammer Bit',
      description:
        'Four-cutter solid carbide head that survives a rebar hit. Anchor-hole tolerance wear mark. Drills concrete, block, brick and stone with any SDS-plus rotary hammer.',
      text: 'Reinforced 4-flute spiral.',
      facts: { isAccessory: true, for: 'rotary hammer', shank: 'sds-plus', cuts: 'concrete' },
    },
    [
      ['HB 316-6', '3/16 x 6 in.', 260, { in: 0.1875, long: 6, count: 1 }],
      ['HB 316-6/25', '3/16 x 6 in. (25-Pack)', 45, { in: 0.1875, long: 6, count: 25 }],
      ['HB 14-6', '1/4 x 6 in.', 210, { in: 0.25, long: 6, count: 1 }],
      ['HB 38-6', '3/8 x 6 in.', 125, { in: 0.375, long: 6, count: 1 }],
      ['HB 12-6', '1/2 x 6 in.', 110, { in: 0.5, long: 6, count: 1 }],
      ['HB 12-10', '1/2 x 10 in.', 49, { in: 0.5, long: 10, count: 1 }],
      ['HB 12-18', '1/2 x 18 in.', 37, { in: 0.5, long: 18, count: 1 }],
      ['HB 58-8', '5/8 x 8 in.', 31, { in: 0.625, long: 8, count: 1 }],
      ['HB 34-10', '3/4 x 10 in.', 24, { in: 0.75, long: 10, count: 1 }],
    ],
  ),
  ...family(
    {
      family: 'sds-max',
      vendor: 'Haldane',
      category,
      kind: 'sds bit',
      name: '{}',
      description:
        'Made for SDS-max combination and demolition hammers. Bits have four cutters; chisels are self-sharpening, forged from a single bar.',
      text: 'SDS-Max shank only; does not fit SDS-Plus.',
      facts: {
        isAccessory: true,
        for: 'rotary hammer, demolition hammer',
        shank: 'sds-max',
        cuts: 'concrete',
      },
    },
    [
      ['HBM 34-13', '3/4 x 13 in. SDS-Max Hammer Bit', 15, { in: 0.75, long: 13 }],
      ['HBM 100-21', '1 x 21 in. SDS-Max Hammer Bit', 9, { in: 1, long: 21 }],
      ['HCM-P16', '16 in. SDS-Max Bull Point Chisel', 19, { kind: 'sds chisel', long: 16 }],
      ['HCM-F16', '1 x 16 in. SDS-Max Flat Chisel', 21, { kind: 'sds chisel', in: 1, long: 16 }],
      ['HCM-S12', '3 x 12 in. SDS-Max Scaling Chisel', 13, { kind: 'sds chisel', in: 3, long: 12 }],
      [
        'HCP-T10',
        '1-1/2 x 10 in. SDS-Plus Thinset and Tile Removal Chisel',
        33,
        { kind: 'sds chisel', in: 1.5, long: 10, shank: 'sds-plus', for: 'rotary hammer' },
        'SDS-Plus. Forged. Bent 15 degrees.',
        'Wide offset blade gets under ceramic tile, thinset and vinyl. For any SDS-plus hammer with rotation stop.',
      ],
    ],
  ),
  ...family(
    {
      family: 'masonry-bit',
      vendor: 'Stonebiter',
      category,
      kind: 'masonry bit',
      name: '{}',
      description:
        'Carbide tipped with a round or flatted shank for hammer drills and ordinary drills. Sized for concrete screws, plastic anchors and sleeve anchors.',
      text: 'Keep it cool with water in tile and glass.',
      facts: { isAccessory: true, for: 'hammer drill, drill', cuts: 'concrete' },
    },
    [
      ['SB-M532', '5/32 in. x 4-1/2 in. Concrete Screw Masonry Bit', 180, { in: 0.15625, long: 4.5 }],
      ['SB-M250', '1/4 in. x 6 in. Carbide Masonry Bit', 76, { in: 0.25, long: 6 }],
      ['SB-M375', '3/8 in. x 6 in. Carbide Masonry Bit', 40, { in: 0.375, long: 6 }],
      [
        'SB-G250',
        '1/4 in. Spear Point Glass and Tile Drill Bit',
        69,
        { kind: 'tile bit', in: 0.25, cuts: 'tile' },
        '4-cutter carbide. 3-flat shank. Max 600 RPM.',
        'Carbide spear point starts on glazed tile, mirror and glass without a crack. Run slow, keep wet. For towel bars, anchors and shower doors.',
      ],
      [
        'SB-G138',
        '1-3/8 in. Diamond Grit Hole Saw, Porcelain Tile',
        46,
        { kind: 'tile hole saw', in: 1.375, cuts: 'tile' },
        'Water cooled. 3/8 in. shank. Wet use.',
        'Vacuum brazed diamond edge for plumbing holes in porcelain, marble and granite. Use wet, without hammer action, in a drill or angle grinder adapter.',
      ],
    ],
  ),
];
