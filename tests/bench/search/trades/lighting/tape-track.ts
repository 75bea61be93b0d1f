import { family } from './family.ts';

export const tapeAndTrack = [
  ...family(
    {
      family: 'Tessera tape light',
      vendor: 'Tessera',
      category: 'Linear / LED Tape',
      kind: 'tape',
      name: (part, f) => `TapeLine LED Tape Light, ${f.feet} ft Reel, ${part}`,
      description:
        'Peel-and-stick linear light for coves, toe kicks, shelves and under cabinets. Cut every few inches at the copper marks. Needs a driver of the same voltage; put it in an aluminum channel for a dotless line and a long life.',
      text: (f) =>
        `${f.wattsFt}W per foot, ${f.lumensFt} lm/ft, ${f.volts} volts DC, CRI 92, ${f.wet ? 'IP65 silicone sleeve, damp and wet use' : 'IP20, dry only'}, 3M backing. Dims with the driver.`,
      facts: { source: 'LED', volts: '24', dimmable: true, feet: 16.4, color: 'white' },
    },
    [
      ['TS-TL24-15-27', '24V, 1.5W/ft, 2700K', 49, { wattsFt: 1.5, lumensFt: 150, cct: 2700 }],
      ['TS-TL24-30-27', '24V, 3W/ft, 2700K', 143, { wattsFt: 3, lumensFt: 290, cct: 2700 }],
      ['TS-TL24-30-30', '24V, 3W/ft, 3000K', 382, { wattsFt: 3, lumensFt: 300, cct: 3000 }],
      ['TS-TL24-30-40', '24V, 3W/ft, 4000K', 76, { wattsFt: 3, lumensFt: 310, cct: 4000 }],
      [
        'TS-TL24-30-30-W',
        '24V, 3W/ft, 3000K, Outdoor IP65',
        46,
        { wattsFt: 3, lumensFt: 280, cct: 3000, wet: true },
      ],
      ['TS-TL24-55-30', '24V, 5.5W/ft High Output, 3000K', 24, { wattsFt: 5.5, lumensFt: 500, cct: 3000 }],
      ['TS-TL12-30-30', '12V, 3W/ft, 3000K', 58, { wattsFt: 3, lumensFt: 280, cct: 3000, volts: '12' }],
      ['TS-TL24-COB-30', '24V COB Dotless, 4W/ft, 3000K', 97, { wattsFt: 4, lumensFt: 380, cct: 3000 }],
      [
        'TS-TL24-TW',
        '24V Tunable White, 4W/ft, 2200K-5000K',
        11,
        { wattsFt: 4, lumensFt: 360, ccts: '2200/2700/3000/3500/4000/5000' },
      ],
      ['TS-TL24-RGBW', '24V RGB+W Color Changing, 5W/ft', 34, { wattsFt: 5, lumensFt: 250, color: 'RGBW' }],
      ['TS-TL24-30-50', '24V, 3W/ft, 5000K', 14, { wattsFt: 3, lumensFt: 320, cct: 5000 }],
    ],
  ),
  ...family(
    {
      family: 'Tessera channel',
      vendor: 'Tessera',
      category: 'Linear / Channel',
      kind: 'channel',
      accessory: true,
      name: (part) => `Aluminum Channel for LED Tape Light, ${part}`,
      description:
        'Extrusion that cools the tape and hides it behind a snap-in milky lens, so shiny counters show a line and not dots. End caps and mounting clips come in the pack. Cut with a chop saw and a fine blade. Tape light, driver, wire, connectors and dimmer are sold separately. Corner shape tilts light off the back of a cabinet, recessed sits in a dado, mud-in disappears in drywall.',
      text: (f) => `${f.profile} profile, ${f.feet} ft, for tape up to 12mm wide, ${f.finish} anodized.`,
      facts: { finish: 'silver' },
    },
    [
      ['TS-CH-SURF-4', 'Surface, 48 in.', 88, { profile: 'surface', feet: 4 }],
      ['TS-CH-SURF-8', 'Surface, 96 in.', 49, { profile: 'surface', feet: 8 }],
      ['TS-CH-COR-4', '45° Corner, 48 in.', 40, { profile: 'corner', feet: 4 }],
      ['TS-CH-REC-4', 'Recessed with Flange, 48 in.', 14, { profile: 'recessed', feet: 4 }],
      ['TS-CH-MUD-8', 'Drywall Mud-In, 96 in.', 4, { profile: 'mud-in', feet: 8 }],
      ['TS-CH-SURF-4-BK', 'Surface, Black, 48 in.', 9, { profile: 'surface', feet: 4, finish: 'black' }],
    ],
  ),
  ...family(
    {
      family: 'Tessera tape accessories',
      vendor: 'Tessera',
      category: 'Linear / Tape Accessories',
      kind: 'tape accessory',
      accessory: true,
      description:
        'Joins, feeds or controls TapeLine LED strip and tape without solder. Press the lid shut and tug to test. Use it in coves, toe kicks, bookcases, stair treads and under cabinets, with drivers, channels and dimmers of the same voltage. Match the number of wires and the board width, and keep the plus mark on the same side all along the run.',
      text: (f) => `${f.part}; ${f.wires}-wire; for 12V and 24V tape; ${f.note}.`,
      facts: { wires: 2 },
    },
    [
      [
        'TS-CON-TT',
        'Tape-to-Tape Snap Connector, 10mm, 10 pk',
        148,
        { part: 'connector', note: '22 AWG equal' },
      ],
      [
        'TS-CON-TW',
        'Tape-to-Wire Connector with 12 in. Leads, 10 pk',
        215,
        { part: 'connector', note: '20 AWG leads' },
      ],
      [
        'TS-CON-L',
        '90 Degree Corner Connector for LED Tape, 5 pk',
        29,
        { part: 'connector', note: 'turns inside corners' },
      ],
      [
        'TS-CON-RGBW',
        'RGBW Tape-to-Wire Connector, 5-Pin, 5 pk',
        6,
        { part: 'connector', wires: 5, note: '12mm boards' },
      ],
      [
        'TS-CTL-RGBW',
        'RGBW LED Tape Controller with RF Remote',
        16,
        { part: 'controller', wires: 5, note: '4 x 5A' },
      ],
      [
        'TS-CTL-DIM',
        'In-Line Low Voltage Dimmer for LED Tape, 12-24V DC',
        20,
        { part: 'in-line dimmer', note: '8A, 24V max' },
      ],
      [
        'TS-WIRE-18-100',
        '18/2 Low Voltage LED Tape Wire, 100 ft, White',
        65,
        { part: 'wire', note: 'CL2 in-wall' },
      ],
      ['TS-CLIP-25', 'Mounting Clips for IP65 LED Tape, 25 pk', 7, { part: 'clip', note: 'with screws' }],
    ],
  ),
  ...family(
    {
      family: 'Penfield rope light',
      vendor: 'Penfield',
      category: 'Linear / Rope Light',
      kind: 'rope light',
      description:
        'Flexible line-voltage rope for decks, stair rails, tray ceilings and holiday outlines. Plug it in, no driver.',
      text: (f) =>
        `120V, ${f.feet} ft spool, cuttable every 18 in., power cord and end cap included, ${f.cct}K, indoor/outdoor.`,
      facts: { source: 'LED', volts: '120', wet: true, dimmable: true },
    },
    [
      ['PF-ROPE-18-30', 'LED Rope Light Kit, 18 ft, Warm White', 46, { feet: 18, cct: 3000 }],
      ['PF-ROPE-150-30', 'LED Rope Light Spool, 150 ft, Warm White', 5, { feet: 150, cct: 3000 }],
    ],
  ),
  ...family(
    {
      family: 'Railton track section',
      vendor: 'Railton',
      category: 'Track / Track',
      kind: 'track section',
      name: (part, f) => `Railton H-Style ${part} Track, ${f.finish === 'white' ? 'White' : 'Black'}`,
      description:
        'Single-circuit line-voltage rail for kitchens, galleries and shops. Mount it to the ceiling and slide heads anywhere along it. Feed it with a live end or a floating canopy.',
      text: (f) =>
        `Length ${f.feet}'. 120V, 20A, one circuit. Three-wire H type. Field cuttable. Dead end cap included. ${f.finish}.`,
      facts: { system: 'H', volts: '120' },
    },
    [
      ['RT-H2-WH', '2 ft.', 22, { feet: 2, finish: 'white' }],
      ['RT-H4-WH', '4 ft.', 128, { feet: 4, finish: 'white' }],
      ['RT-H4-BK', '4 ft.', 88, { feet: 4, finish: 'black' }],
      ['RT-H6-WH', '6 ft.', 20, { feet: 6, finish: 'white' }],
      ['RT-H8-WH', '8 ft.', 101, { feet: 8, finish: 'white' }],
      ['RT-H8-BK', '8 ft.', 73, { feet: 8, finish: 'black' }],
      ['RT-H6-BK', '6 ft.', 11, { feet: 6, finish: 'black' }],
    ],
  ),
  ...family(
    {
      family: 'Railton track head',
      vendor: 'Railton',
      category: 'Track / Heads',
      kind: 'track head',
      description:
        'Aims light at paintings, counters and merchandise. Turns 350 degrees and tilts 90. Locks into H-style rail with a quarter turn.',
      text: (f) => `${f.lamp}. ${f.watts}W. 120 V. Beam ${f.beam}. Dimmable. ${f.finish}. H compatible.`,
      facts: { system: 'H', volts: '120', dimmable: true },
    },
    [
      [
        'RT-CYL10-30-WH',
        'LED Cylinder Track Head, 10W, 3000K, White',
        84,
        { lamp: 'Integrated LED', watts: 10, cct: 3000, beam: '36°', finish: 'white', source: 'LED' },
      ],
      [
        'RT-CYL10-30-BK',
        'LED Cylinder Track Head, 10W, 3000K, Black',
        119,
        { lamp: 'Integrated LED', watts: 10, cct: 3000, beam: '36°', finish: 'black', source: 'LED' },
      ],
      [
        'RT-CYL20-30-BK',
        'LED Cylinder Track Head, 20W, 3000K, Black',
        22,
        { lamp: 'Integrated LED', watts: 20, cct: 3000, beam: '24°', finish: 'black', source: 'LED' },
      ],
      [
        'RT-CYL20-40-WH',
        'LED Cylinder Track Head, 20W, 4000K, White',
        11,
        { lamp: 'Integrated LED', watts: 20, cct: 4000, beam: '24°', finish: 'white', source: 'LED' },
      ],
      [
        'RT-GMB-GU10-BK',
        'Gimbal Ring Track Head, GU10, Black',
        29,
        { lamp: 'GU10 lamp not included', watts: 50, beam: 'by lamp', finish: 'black', base: 'GU10' },
      ],
      [
        'RT-GMB-GU10-BN',
        'Gimbal Ring Track Head, GU10, Brushed Nickel',
        7,
        {
          lamp: 'GU10 lamp not included',
          watts: 50,
          beam: 'by lamp',
          finish: 'brushed nickel',
          base: 'GU10',
        },
      ],
      [
        'RT-FLT-PAR30-WH',
        'Flat Back Track Head, PAR30, White',
        12,
        { lamp: 'E26 PAR30 lamp not included', watts: 75, beam: 'by lamp', finish: 'white', base: 'E26' },
      ],
      [
        'RT-KIT4-3-BK',
        'Track Light Kit, 4 ft. Track with 3 LED Heads, Black',
        52,
        {
          lamp: 'Three LED heads, live end and rail',
          watts: 24,
          cct: 3000,
          beam: '36°',
          finish: 'black',
          source: 'LED',
          kind: 'track kit',
          feet: 4,
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'Railton connectors',
      vendor: 'Railton',
      category: 'Track / Connectors & Feeds',
      kind: 'track accessory',
      accessory: true,
      description:
        'Feeds, joins or turns runs of H-type rail, hangs a pendant or a small fan-free chandelier from it, or starts it from a box in the middle of the ceiling. Watch the polarity line when you join sections. Works with line-voltage LED, GU10 and PAR30 heads. Not for J, L or low-voltage monorail systems.',
      text: (f) => `${f.part} for Railton track lighting, 120V 20A, ${f.finish}.`,
      facts: { system: 'H' },
    },
    [
      ['RT-LE-WH', 'Live End Feed for H Track, White', 73, { part: 'live end', finish: 'white' }],
      ['RT-LE-BK', 'Live End Feed for H Track, Black', 52, { part: 'live end', finish: 'black' }],
      ['RT-FC-BK', 'Floating Canopy Feed for H Track, Black', 9, { part: 'canopy', finish: 'black' }],
      [
        'RT-MJ-WH',
        'Mini Joiner (Straight Connector) for H Track, White',
        29,
        { part: 'straight', finish: 'white' },
      ],
      ['RT-LC-WH', 'L Connector for H Track, White', 11, { part: 'L', finish: 'white' }],
      ['RT-TC-WH', 'T Connector for H Track, White', 3, { part: 'T', finish: 'white' }],
      ['RT-FLX-BK', 'Flexible Connector for H Track, Black', 5, { part: 'flexible', finish: 'black' }],
      ['RT-PND-BK', 'Pendant Adapter for H Track, Black', 3, { part: 'pendant adapter', finish: 'black' }],
    ],
  ),
];
