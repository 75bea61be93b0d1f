import type { TradeProduct } from '../trade.ts';
import { family } from './family.ts';

const category = 'Abrasives';

export const abrasives: TradeProduct[] = [
  ...family(
    {
      family: 'cutoff',
      vendor: 'Norwick',
      category,
      kind: 'cut-off wheel',
      name: '{}',
      description:
        'Aluminum oxide, resin bonded, double reinforced. Long life on mild steel, rebar, angle and bolts.',
      text: 'Max 13,300 RPM. Use a guard.',
      facts: { isAccessory: true, for: 'angle grinder', cuts: 'metal' },
    },
    [
      ['NW 66045', 'WHL CUTOFF T1 4-1/2X.045X7/8 METAL/SS', 1350, { in: 4.5, thick: 0.045, count: 1 }],
      [
        'NW 66045-25',
        'WHL CUTOFF T1 4-1/2X.045X7/8 METAL/SS 25PK',
        420,
        { in: 4.5, thick: 0.045, count: 25 },
      ],
      ['NW 66093', 'WHL CUTOFF T27 4-1/2X3/32X7/8 METAL', 48, { in: 4.5, thick: 0.094, count: 1 }],
      [
        'NW 66714',
        'WHL CUTOFF T1 14X3/32X1 CHOP SAW STEEL',
        110,
        { in: 14, thick: 0.094, count: 1, for: 'chop saw' },
      ],
      [
        'NW 66303',
        'WHL CUTOFF T1 3X1/16X3/8 METAL',
        14,
        { in: 3, thick: 0.0625, count: 1, for: 'cut-off tool' },
      ],
    ],
  ),
  ...family(
    {
      family: 'grinding-wheel',
      vendor: 'Norwick',
      category,
      kind: 'grinding wheel',
      name: '{}',
      description:
        'Depressed center wheels for weld grinding and beveling, and straight wheels for the bench. Aggressive 24 grit.',
      text: 'Depressed center, type 27. Aluminum oxide, 24 grit. Max 13,300 RPM.',
      facts: { isAccessory: true, for: 'angle grinder' },
    },
    [
      ['NW 67125', 'WHL GRIND T27 4-1/2X1/4X7/8 METAL', 84, { in: 4.5, cuts: 'metal' }],
      ['NW 67125H', 'WHL GRIND T27 4-1/2X1/4X5/8-11 METAL', 35, { in: 4.5, cuts: 'metal' }],
      ['NW 67126', 'WHL GRIND T27 4-1/2X1/4X7/8 MASONRY', 18, { in: 4.5, cuts: 'masonry' }],
      [
        'NW 67606',
        'WHL BENCH GRIND 6X3/4X1 60GR',
        26,
        { in: 6, grit: 60, cuts: 'metal', for: 'bench grinder' },
        'Aluminum oxide. 4,140 RPM max. 60 grit, medium.',
        'Vitrified gray wheel for tool sharpening on 6-inch bench grinders. Reducing bushings to 1/2 in. included.',
      ],
    ],
  ),
  ...family(
    {
      family: 'flap',
      vendor: 'Norwick',
      category,
      kind: 'flap disc',
      name: '{}',
      description:
        'Zirconia flaps grind, blend and finish in one step. Less chatter than a hard wheel and no gouges. For carbon steel, stainless and aluminum.',
      text: 'T29 conical. Max 13,300 RPM.',
      facts: { isAccessory: true, for: 'angle grinder', in: 4.5 },
    },
    [
      ['NW 68040', 'DISC FLAP 4-1/2X7/8 40GR ZIRC', 160, { grit: 40 }],
      ['NW 68060', 'DISC FLAP 4-1/2X7/8 60GR ZIRC', 310, { grit: 60 }],
      ['NW 68060H', 'DISC FLAP 4-1/2X5/8-11 60GR ZIRC', 49, { grit: 60 }],
      ['NW 68080', 'DISC FLAP 4-1/2X7/8 80GR ZIRC', 118, { grit: 80 }],
      ['NW 68120', 'DISC FLAP 4-1/2X7/8 120GR ZIRC', 45, { grit: 120 }],
    ],
  ),
  ...family(
    {
      family: 'wire-wheel',
      vendor: 'Norwick',
      category,
      kind: 'wire wheel',
      name: '{}',
      description:
        'Takes off rust, scale, paint and weld spatter without eating the base metal. Wear a face shield: wires fly.',
      text: 'Carbon steel wire .020 in. Max 12,500 RPM. Threaded or shank mounted.',
      facts: { isAccessory: true, for: 'angle grinder' },
    },
    [
      ['NW 69275', 'BRUSH CUP KNOT 2-3/4X5/8-11 CS', 67, { kind: 'wire cup', in: 2.75 }],
      ['NW 69400', 'WHL WIRE KNOT 4X5/8-11 CS', 43, { in: 4 }],
      ['NW 69403', 'WHL WIRE CRIMP 3 W/1/4 SHANK FOR DRILL', 32, { in: 3, for: 'drill' }],
    ],
  ),
  ...family(
    {
      family: 'sanding-disc',
      vendor: 'Norwick',
      category,
      kind: 'sanding disc',
      name: '5 in. 8-Hole Hook & Loop Sanding Disc, {0} Grit, {1}',
      description:
        'No-load stearate coating for paint and bare wood; sticks and peels for as long as the grit lasts. For 5-inch random orbital sanders.',
      text: 'Universal hole pattern. C-weight paper.',
      facts: { isAccessory: true, for: 'random orbit sander', in: 5 },
    },
    [
      ['NW 50060-50', '60|50-Pack', 74, { grit: 60, count: 50 }],
      ['NW 50080-50', '80|50-Pack', 260, { grit: 80, count: 50 }],
      ['NW 50120-50', '120|50-Pack', 480, { grit: 120, count: 50 }],
      ['NW 50120-5', '120|5-Pack', 39, { grit: 120, count: 5 }],
      ['NW 50220-50', '220|50-Pack', 300, { grit: 220, count: 50 }],
    ],
  ),
  ...family(
    {
      family: 'sandpaper',
      vendor: 'Norwick',
      category,
      kind: 'sandpaper',
      name: 'Sandpaper Sheets, 9 in. x 11 in., {}',
      description: 'Cut to quarter or half sheets for a finishing sander, or fold and go by hand.',
      text: 'Aluminum oxide on A-weight paper. Closed coat. Labeled on the back every inch.',
      facts: { isAccessory: true, for: 'sheet sander' },
    },
    [
      ['NW 51080', '80-Grit, 25-Pack', 46, { grit: 80, count: 25 }],
      ['NW 51150', '150-Grit, 25-Pack', 58, { grit: 150, count: 25 }],
      ['NW 51220', '220-Grit, 25-Pack', 55, { grit: 220, count: 25 }],
    ],
  ),
  ...family(
    {
      family: 'sanding-belt',
      vendor: 'Norwick',
      category,
      kind: 'sanding belt',
      name: '{} Grit Sanding Belt',
      description:
        'Cloth-backed, with a bi-directional tape joint that runs either way on portable belt sanders. Coarse strips old finish, fine leaves it ready for stain.',
      text: 'Aluminum oxide on X-weight cloth. Closed coat. Sold each.',
      facts: { isAccessory: true, for: 'belt sander' },
    },
    [
      ['NW 52360', '3 in. x 21 in. 60', 30, { in: 3, long: 21, grit: 60 }],
      ['NW 52380', '3 in. x 21 in. 80', 62, { in: 3, long: 21, grit: 80 }],
      ['NW 52312', '3 in. x 21 in. 120', 44, { in: 3, long: 21, grit: 120 }],
      ['NW 52480', '4 in. x 24 in. 80', 12, { in: 4, long: 24, grit: 80 }],
    ],
  ),
  ...family(
    {
      family: 'drywall-sanding',
      vendor: 'Norwick',
      category,
      kind: 'sanding screen',
      description:
        'Drywall mud sands without clogging because the dust falls through the mesh. Both sides cut. Fits pole sanders and hand sanders.',
      text: '150 grit open mesh, 4-3/16 in. x 11-1/4 in. Silicon carbide.',
      facts: { isAccessory: true, for: 'pole sander', grit: 150 },
    },
    [
      ['NW 53150', 'Drywall Sanding Screens, 150 Grit, 25-Pack', 37, { count: 25 }],
      [
        'NW 53900',
        'Drywall Pole Sander, 48 in. Handle',
        25,
        { kind: 'pole sander', isAccessory: false, in: 48, power: 'hand' },
        'Aluminum head 3-1/4 x 9-1/4 in. Wood handle. Wing nuts.',
        'Swivel head on a pole for ceilings and high walls. Clamps drywall screens or paper; no ladder needed.',
      ],
    ],
  ),
];
