import type { TradeProduct } from '../trade.ts';
import { family } from './family.ts';

export const powerParts: TradeProduct[] = [
  ...family(
    {
      family: 'torvane-battery',
      vendor: 'Torvane',
      category: 'Batteries & Chargers',
      kind: 'battery',
      name: '{0} MAX Lithium-Ion Battery, {1}',
      description:
        'Genuine replacement pack with a three-LED fuel gauge. Swap it hot between a hammer drill in the morning and a miter saw in the afternoon; keep a spare on the charger so nobody waits. Works with all Torvane {0} MAX drills, impact drivers, saws, sanders, grinders, nailers and work lights. No memory, virtually no self-discharge.',
      text: 'Fuel gauge. Over-temperature and overload protection.',
      facts: { isAccessory: true, for: 'cordless tools' },
    },
    [
      ['TVB-2015', '20V|1.5Ah Compact', 85, { volts: 20, ah: 1.5, count: 1 }],
      ['TVB-2020', '20V|2.0Ah Compact', 390, { volts: 20, ah: 2, count: 1 }],
      ['TVB-2050', '20V|5.0Ah XR', 3480, { volts: 20, ah: 5, count: 1 }],
      ['TVB-2050-2', '20V|5.0Ah XR, 2-Pack', 910, { volts: 20, ah: 5, count: 2 }],
      ['TVB-2080', '20V|8.0Ah XR', 48, { volts: 20, ah: 8, count: 1 }],
      ['TVB-1220', '12V|2.0Ah', 35, { volts: 12, ah: 2, count: 1 }],
    ],
  ),
  ...family(
    {
      family: 'okaruma-battery',
      vendor: 'Okaruma',
      category: 'Batteries & Chargers',
      kind: 'battery',
      name: '{}',
      description:
        'LXI slide pack with star protection: talks to the tool to prevent over-discharge and overheating. Recharges in 45 minutes or less on the rapid optimum charger.',
      text: 'Fits 18V LXI tools.',
      facts: { isAccessory: true, for: 'cordless tools', volts: 18 },
    },
    [
      ['OKB1830', '18V LXI BATT 3.0AH', 120, { ah: 3, count: 1 }],
      ['OKB1850', '18V LXI BATT 5.0AH', 1730, { ah: 5, count: 1 }],
      ['OKB1850-2', '18V LXI BATT 5.0AH 2PK', 260, { ah: 5, count: 2 }],
      [
        'OKC18RC',
        '18V LXI RAPID CHARGER',
        61,
        { kind: 'charger' },
        'Input 120V. Output 18V, 9A. LXI packs only.',
        'Charges a 5.0Ah pack in 45 minutes with forced cooling. Plays a tone when the battery is done.',
      ],
      [
        'OKC18DP',
        '18V LXI DUAL PORT CHARGER',
        28,
        { kind: 'charger' },
        'Input 120V. Two LXI ports. USB 5V 2.4A.',
        'Two packs at once, both at full speed, and a USB port for the phone.',
      ],
    ],
  ),
  ...family(
    {
      family: 'torvane-charger',
      vendor: 'Torvane',
      category: 'Batteries & Chargers',
      kind: 'charger',
      description:
        'Wall-mountable charger with diagnostics: a lamp tells whether a pack is charging, full, too hot or due for replacement.',
      text: 'Charges 12V MAX and 20V MAX packs. 120V AC.',
      facts: { isAccessory: true, for: 'battery', volts: 20 },
    },
    [
      ['TVC-104', 'Battery Charger, 12V/20V MAX, 4 Amp', 77],
      ['TVC-108', 'Fast Battery Charger, 12V/20V MAX, 8 Amp', 43],
      ['TVC-12DC', 'Vehicle Battery Charger, 12V DC Plug, for 12V/20V MAX', 12],
    ],
  ),
  ...family(
    {
      family: 'chuck',
      vendor: 'Carbory',
      category: 'Drill Accessories',
      kind: 'chuck',
      name: '{}',
      description:
        'Replacement chucks and keys for the drill you already own. Check the spindle thread before ordering: most 1/2 in. corded drills are 1/2-20 UNF, most cordless 3/8-24 or 1/2-20.',
      text: 'Hardened steel. Run-out under .008 in. Thread and taper are stamped on the back.',
      facts: { isAccessory: true, for: 'drill' },
    },
    [
      ['CBY 30375', '3/8 in. Keyless Drill Chuck, 3/8-24 Thread', 19, { in: 0.375, keyless: true }],
      ['CBY 30500', '1/2 in. Keyless Drill Chuck, 1/2-20 Thread', 49, { in: 0.5, keyless: true }],
      ['CBY 30501', '1/2 in. Keyed Drill Chuck with Key, 1/2-20 Thread', 25, { in: 0.5, keyless: false }],
      [
        'CBY 30610',
        'Drill Chuck Key, 1/4 in. Pilot, Fits 3/8 and 1/2 in. Drills',
        1080,
        { kind: 'chuck key', in: 0.25 },
        'Pilot 1/4 in. 11 teeth. T-handle.',
        'Lost the key again? Fits keyed chucks of most 3/8 in. and 1/2 in. drills and small drill presses. Hang it on the cord.',
      ],
      ['CBY 30620', 'Drill Chuck Key, 5/16 in. Pilot', 140, { kind: 'chuck key', in: 0.3125 }],
      ['CBY 30640', 'Universal 4-Way Drill Chuck Key', 205, { kind: 'chuck key' }],
      [
        'CBY 30700',
        'SDS-Plus to 1/2 in. Keyless Chuck Adapter for Rotary Hammer',
        32,
        { kind: 'chuck adapter', in: 0.5, for: 'rotary hammer' },
        'SDS-Plus shank. Keyless chuck 1/2 in. No hammer mode.',
        'Puts plain round shank bits, hole saws and mixing paddles in a rotary hammer. Set the tool to rotation only.',
      ],
    ],
  ),
  ...family(
    {
      family: 'drill-attachments',
      vendor: 'Carbory',
      category: 'Drill Accessories',
      kind: 'drill attachment',
      description:
        'Makes a drill or impact driver do one thing more. 1/4 in. hex shank fits quick-change holders and any 3/8 in. chuck.',
      text: '1/4 in. hex shank. Max 2,500 RPM. One year warranty.',
      facts: { isAccessory: true, for: 'drill' },
    },
    [
      ['CBY 31010', 'Right Angle Drill Attachment, Impact Rated', 160, { kind: 'right angle attachment' }],
      ['CBY 31012', 'Flexible Shaft Drill Extension, 12 in.', 57, { kind: 'bit extension', in: 12 }],
      [
        'CBY 31020',
        'Paint and Mud Mixer Paddle for 1/2 in. Drill',
        88,
        { kind: 'mixer paddle' },
        'Shaft 3/8 in. hex. Length 24 in. Head 4-1/2 in.',
        'Zinc plated paddle for a drill of 1/2 in. or larger. Mixes joint compound, texture, thinset and paint without whipping in air.',
      ],
    ],
  ),
  ...family(
    {
      family: 'grinder-parts',
      vendor: 'Grindstaff',
      category: 'Grinder Accessories',
      kind: 'grinder part',
      description:
        'Factory service parts for Grindstaff angle grinders. Also fits most brands with a 5/8-11 spindle.',
      text: 'Genuine part. Thread 5/8-11 UNC. For 4-1/2" to 6" grinders unless stated.',
      facts: { isAccessory: true, for: 'angle grinder' },
    },
    [
      ['GS-9001', 'Lock Nut for Angle Grinder, 5/8-11', 74, { kind: 'lock nut' }],
      ['GS-9004', 'Spanner Wrench for Angle Grinder, 2-Pin', 52, { kind: 'spanner wrench' }],
      ['GS-9012', '4-1/2 in. Cutting Guard for Angle Grinder', 24, { kind: 'grinder guard', in: 4.5 }],
      ['GS-9030', '4-1/2 in. Rubber Backing Pad for Grinder', 33, { kind: 'backing pad', in: 4.5 }],
      [
        'GS-9105',
        'Carbon Brush Set for GS-45 Angle Grinder',
        41,
        { kind: 'carbon brush' },
        '2 brushes. 5 x 8 x 15 mm.',
        'A pair of carbon brushes with springs and leads for GS45 series grinders. Change them when the motor sparks or cuts out.',
      ],
    ],
  ),
];
