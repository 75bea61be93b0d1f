import type { TradeProduct } from '../trade.ts';
import { family } from './family.ts';

const category = 'Screwdriver Bits & Holders';

export const driving: TradeProduct[] = [
  ...family(
    {
      family: 'pellworth-insert',
      vendor: 'Pellworth',
      category,
      kind: 'driver bit',
      description:
        'Sized for deck screws, drywall screws, cabinet screws, electrical devices and metal studs. S2 steel with a torsion zone that gives before the tip breaks. Impact rated for impact drivers; magnet holds the screw until it bites.',
      text: '1/4 in. hex shank. Black phosphate. Laser marked, color ring by tip.',
      facts: { isAccessory: true, for: 'impact driver, drill, screw gun' },
    },
    [
      ['P6201-PH2', '#2 Phillips x 1 in. Insert Bit (25-Pack)', 620, { tip: 'PH2', long: 1, count: 25 }],
      ['P6202-PH2', '#2 Phillips x 2 in. Power Bit (5-Pack)', 1120, { tip: 'PH2', long: 2, count: 5 }],
      ['P6203-PH3', '#3 Phillips x 2 in. Power Bit (5-Pack)', 48, { tip: 'PH3', long: 2, count: 5 }],
      ['P6211-SQ2', '#2 Square x 1 in. Insert Bit (25-Pack)', 160, { tip: 'SQ2', long: 1, count: 25 }],
      ['P6212-SQ2', '#2 Square x 2 in. Power Bit (5-Pack)', 190, { tip: 'SQ2', long: 2, count: 5 }],
      ['P6221-T25', 'T25 Torx x 1 in. Insert Bit (25-Pack)', 275, { tip: 'T25', long: 1, count: 25 }],
      ['P6222-T25', 'T25 Torx x 2 in. Power Bit (5-Pack)', 330, { tip: 'T25', long: 2, count: 5 }],
      ['P6222-T30', 'T30 Torx x 2 in. Power Bit (5-Pack)', 82, { tip: 'T30', long: 2, count: 5 }],
      [
        'P6230-DW',
        '#2 Phillips Drywall Dimpler Bit (2-Pack)',
        58,
        { kind: 'dimpler bit', tip: 'PH2', long: 1, count: 2 },
        'Insert shank 1/4 in. hex. Collar diameter 9/16 in.',
        'Sets drywall screws at the right depth with an ordinary drill: the collar stops before the paper tears.',
      ],
    ],
  ),
  ...family(
    {
      family: 'pellworth-holder',
      vendor: 'Pellworth',
      category,
      kind: 'bit holder',
      name: '{}',
      description:
        'Extends your reach and changes bits with one hand. Works with 1-inch insert bits and grooved power bits in drills, impact drivers and screw guns.',
      text: 'C-ring and magnet retention. 1/4 in. hex shank.',
      facts: { isAccessory: true, for: 'impact driver, drill' },
    },
    [
      ['P6301', '3 in. Magnetic Bit Holder', 440, { long: 3 }],
      ['P6306', '6 in. Quick Release Bit Extension', 210, { kind: 'bit extension', long: 6 }],
      ['P6312', '12 in. Quick Release Bit Extension', 77, { kind: 'bit extension', long: 12 }],
      [
        'P6350',
        '1/4 in. Hex to 1/2 in. Square Socket Adapter, Impact',
        130,
        { kind: 'socket adapter', in: 0.5 },
        'Length 3 in. 1/2 in. square. 1/4 in. hex.',
        'Turns an impact driver into a socket wrench. Black oxide, friction ball, holds 1/2 in. drive sockets.',
      ],
    ],
  ),
  ...family(
    {
      family: 'pellworth-nutsetter',
      vendor: 'Pellworth',
      category,
      kind: 'nut setter',
      name: '{} Magnetic Nut Setter',
      description:
        'The HVAC and metal roofing standby: the chip-clearing socket keeps steel shavings off the magnet.',
      text: 'Impact rated, 1-7/8 in. long unless stated.',
      facts: { isAccessory: true, for: 'impact driver, drill' },
    },
    [
      ['P6414', '1/4 in.', 240, { in: 0.25 }],
      ['P6416', '5/16 in.', 510, { in: 0.3125 }],
      ['P6416-L', '5/16 in. x 4 in. Long', 57, { in: 0.3125, long: 4 }],
    ],
  ),
  ...family(
    {
      family: 'pellworth-bitset',
      vendor: 'Pellworth',
      category,
      kind: 'driver bit',
      description:
        'Every tip the truck needs, in a case that clips to the belt: Phillips, square, Torx, slotted and hex, plus nut setters and a holder.',
      text: 'Impact rated S2 steel. 1/4 in. hex. Molded case.',
      facts: { isAccessory: true, for: 'impact driver, drill', set: true, tip: 'assorted' },
    },
    [
      ['P6540', '40-Piece Impact Screwdriver Bit Set', 860, { count: 40 }],
      ['P6575', '75-Piece Drill and Drive Bit Set', 130, { count: 75 }],
      ['P6511', '11-Piece Security Torx Bit Set, Tamper Proof', 34, { count: 11, tip: 'security torx' }],
    ],
  ),
  ...family(
    {
      family: 'router-bit',
      vendor: 'Sawtell',
      category: 'Router Bits',
      kind: 'router bit',
      name: '{} Router Bit, 1/4" Shank',
      description:
        'Two-flute carbide with an anti-kickback body. Ball bearing guides where the profile needs one. Good in oak, maple, MDF, laminate and solid surface.',
      text: '1/4" shank. Max 24,000 RPM. Micro-grain carbide.',
      facts: { isAccessory: true, for: 'router' },
    },
    [
      ['ST-RB101', '1/4" Roundover', 29, { in: 0.25, profile: 'roundover' }],
      ['ST-RB102', '1/2" Roundover', 23, { in: 0.5, profile: 'roundover' }],
      ['ST-RB110', '1/2" Flush Trim', 48, { in: 0.5, profile: 'flush trim' }],
      ['ST-RB120', '1/2" Straight', 37, { in: 0.5, profile: 'straight' }],
    ],
  ),
  ...family(
    {
      family: 'tap-die',
      vendor: 'Carbory',
      category: 'Taps & Dies',
      kind: 'tap',
      description:
        'Cuts new threads and chases damaged ones in steel, aluminum and brass. Use cutting oil on steel; back off every half turn.',
      text: 'Carbon steel. Plug style. Thread size etched on the shank.',
      facts: { isAccessory: false, power: 'hand' },
    },
    [
      ['CBY 40108', '8-32 Tap and #29 Drill Bit Set', 45, { size: '8-32' }],
      ['CBY 40110', '10-32 Tap and #21 Drill Bit Set', 49, { size: '10-32' }],
      ['CBY 40120', '1/4-20 Tap and #7 Drill Bit Set', 62, { size: '1/4-20' }],
      ['CBY 40506', '6-in-1 Tap Tool, 6-32 to 1/4-20', 91, { size: 'assorted' }],
      ['CBY 40940', '40-Piece SAE Tap and Die Set', 27, { set: true, size: 'assorted' }],
      [
        'CBY 41005',
        '5-Piece Screw Extractor Set',
        74,
        { kind: 'screw extractor', set: true, count: 5 },
        'Sizes #1 to #5. Chrome vanadium. Spiral flute.',
        'Backs out broken bolts, studs and stripped screws. Drill a pilot hole, tap the spiral in and turn left.',
      ],
    ],
  ),
];
