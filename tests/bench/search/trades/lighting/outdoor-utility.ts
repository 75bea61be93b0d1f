import { family } from './family.ts';

const led = { source: 'LED', place: 'outdoor', wet: true };

export const outdoorUtility = [
  ...family(
    {
      family: 'Kestrel barn and canopy',
      vendor: 'Kestrel',
      category: 'Outdoor / Area & Site',
      kind: 'barn light',
      description: (f) =>
        f.kind === 'canopy light'
          ? 'Low, square luminaire for gas station canopies, parking decks, breezeways and soffits. Hangs from a pendant or mounts tight to the deck.'
          : 'Dusk-to-dawn yard light for farms, alleys and driveways. Mounts on a wall or a wood pole; the arm is in the box. On at night, off at sunrise.',
      text: (f) =>
        f.kind === 'canopy light'
          ? `${f.lumens} lm, ${f.watts} watts, ${f.finish}, ${f.volts}V, 3/4" pendant hub, IP65, optional bird shroud.`
          : `${f.watts}W, ${f.lumens} lumens, ${f.cct}K, 120V, photocell, ${f.finish}, wet rated.`,
      facts: { ...led, volts: '120', photocell: true, cct: 5000 },
    },
    [
      [
        'KO-BARN-40',
        'LED Dusk to Dawn Barn Light, 40W, Gray',
        105,
        { watts: 40, lumens: 4800, finish: 'gray' },
      ],
      [
        'KO-BARN-70',
        'LED Dusk to Dawn Barn Light, 70W, Gray',
        43,
        { watts: 70, lumens: 9000, finish: 'gray' },
      ],
      [
        'KO-BARN-40-BZ',
        'LED Dusk to Dawn Barn Light, 40W, Bronze',
        14,
        { watts: 40, lumens: 4800, finish: 'bronze' },
      ],
      [
        'KO-CAN-45-50',
        'LED Canopy Light, 10 in. Square, 45W, 5000K, White',
        29,
        {
          kind: 'canopy light',
          volts: '120-277',
          photocell: false,
          watts: 45,
          lumens: 5800,
          finish: 'white',
        },
      ],
      [
        'KO-CAN-75-50',
        'LED Canopy Light, 10 in. Square, 75W, 5000K, White',
        16,
        {
          kind: 'canopy light',
          volts: '120-277',
          photocell: false,
          watts: 75,
          lumens: 9700,
          finish: 'white',
        },
      ],
      [
        'KO-CAN-45-50-BZ',
        'LED Canopy Light, 10 in. Square, 45W, 5000K, Bronze',
        1,
        {
          kind: 'canopy light',
          volts: '120-277',
          photocell: false,
          watts: 45,
          lumens: 5800,
          finish: 'bronze',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'Penfield security light',
      vendor: 'Penfield',
      category: 'Outdoor / Security',
      kind: 'security light',
      description:
        'Lights up when someone walks by, then shuts off by itself. Heads tilt and swivel. Eave or wall mount over the garage door, back porch or side yard.',
      text: (f) =>
        `${f.sensor ? '180° PIR sensor, 70 ft range, 1/5/10 minute timer, test mode' : 'Switch controlled, no sensor'}. ${f.lumens} lumens total. 120V. Wet location.`,
      facts: { ...led, volts: '120', cct: 5000 },
    },
    [
      [
        'PF-SEC2-W',
        'LED Motion Security Light, 2-Head, White',
        374,
        { watts: 20, lumens: 2000, heads: 2, finish: 'white', sensor: true },
      ],
      [
        'PF-SEC2-BZ',
        'LED Motion Security Light, 2-Head, Bronze',
        203,
        { watts: 20, lumens: 2000, heads: 2, finish: 'bronze', sensor: true },
      ],
      [
        'PF-SEC3-W',
        'LED Motion Security Light, 3-Head, White',
        69,
        { watts: 30, lumens: 3000, heads: 3, finish: 'white', sensor: true },
      ],
      [
        'PF-SEC2-SW-W',
        'LED Security Light, 2-Head, Switch Controlled, White',
        12,
        { watts: 20, lumens: 2000, heads: 2, finish: 'white' },
      ],
      [
        'PF-SEC-SOL',
        'Solar LED Motion Security Light, 2-Head, Black',
        29,
        { watts: 10, lumens: 1200, heads: 2, finish: 'black', sensor: true, volts: 'solar', solar: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'Kestrel photocontrol',
      vendor: 'Kestrel',
      category: 'Controls / Photocells',
      kind: 'photocell',
      accessory: true,
      description:
        'Turns outdoor lights on at dusk and off at dawn. Match the voltage and the mounting to the fixture: wall packs and small floods usually take a button in a half-inch knockout, post lights a stem and swivel, shoebox area lights and street heads a twist-lock. Safe with LED drivers, HID ballasts, incandescent lamps, signs and contactors.',
      text: (f) =>
        `${f.volts} V. ${f.style}. 1000W LED/1800 VA ballast. Delay keeps headlights from tripping it.`,
      facts: { place: 'outdoor' },
    },
    [
      ['KO-PC-BTN-120', 'Button Photocell, 120V, 1/2 in. Knockout', 430, { style: 'button', volts: '120' }],
      ['KO-PC-BTN-MV', 'Button Photocell, 120-277V', 259, { style: 'button', volts: '120-277' }],
      ['KO-PC-STEM', 'Stem & Swivel Photocell, 120 volt, 1/2" Thread', 169, { style: 'stem', volts: '120' }],
      [
        'KO-PC-TL-MV',
        'Twist-Lock Photocell, 120-277V, 3-Pin NEMA',
        344,
        { style: 'twist-lock', volts: '120-277' },
      ],
      ['KO-PC-TL-480', 'Twist-Lock Photocell, 480V', 5, { style: 'twist-lock', volts: '480' }],
      [
        'KO-PC-SC',
        'Shorting Cap for Twist-Lock Photocell Receptacle',
        16,
        { style: 'Cap', volts: '120-480', part: 'shorting cap', kind: 'photocell accessory' },
      ],
      [
        'KO-PC-REC7',
        '7-Pin NEMA Photocell Receptacle with Leads',
        3,
        { style: 'Receptacle', volts: '120-480', part: 'receptacle', kind: 'photocell accessory' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Ashby & Lane wall lantern',
      vendor: 'Ashby & Lane',
      category: 'Outdoor / Residential',
      kind: 'wall lantern',
      name: (part, f) =>
        `Outdoor Wall Lantern, ${part}, ${f.finish === 'bronze' ? 'Oil Rubbed Bronze' : f.finish === 'black' ? 'Matte Black' : 'Brushed Nickel'}`,
      description:
        'Entry lantern in coastal-grade aluminum with seeded glass. Frames a front door, garage or porch column. Takes your own bulb.',
      text: (f) =>
        `${f.inches} in. high; one medium-base bulb up to 60W, not included; ${f.sensor ? 'motion sensor in the backplate' : 'hardwired'}; wet listed.`,
      facts: { place: 'outdoor', wet: true, volts: '120', base: 'E26', lights: 1 },
    },
    [
      ['AL-4411-BK', '11 in.', 69, { inches: 11, finish: 'black' }],
      ['AL-4411-ORB', '11 in.', 24, { inches: 11, finish: 'bronze' }],
      ['AL-4416-BK', '16 in.', 46, { inches: 16, finish: 'black' }],
      ['AL-4416-ORB', '16 in.', 11, { inches: 16, finish: 'bronze' }],
      ['AL-4411-MS-BK', '11 in. Motion Sensor', 6, { inches: 11, finish: 'black', sensor: true }],
    ],
  ),
  ...family(
    {
      family: 'Penfield jelly jar',
      vendor: 'Penfield',
      category: 'Outdoor / Utility',
      kind: 'jelly jar',
      description:
        'Old-standby utility light for porches, crawl spaces, walk-in coolers, stairwells and electrical rooms, where a can or a wall pack would be too much.',
      text: (f) =>
        `Cast aluminum, ${f.note}, 1/2" hubs, wet location${f.source === 'LED' ? ', 12W 4000K integrated LED' : ', 100W max medium base'}.`,
      facts: { place: 'outdoor', wet: true, volts: '120' },
    },
    [
      [
        'PF-JJ-W',
        'Jelly Jar Light, Wall Mount, White',
        97,
        { base: 'E26', finish: 'white', note: 'clear glass jar' },
      ],
      [
        'PF-JJ-BZ',
        'Jelly Jar Light, Wall Mount, Bronze',
        22,
        { base: 'E26', finish: 'bronze', note: 'clear glass jar' },
      ],
      [
        'PF-JJ-CAGE',
        'Vapor Proof Jelly Jar Light, Ceiling Mount, Cage Guard, Gray',
        34,
        { base: 'E26', finish: 'gray', note: 'glass jar with wire cage' },
      ],
      [
        'PF-BULK-LED',
        'LED Bulkhead Light, Oval, 12W, Black',
        16,
        { source: 'LED', cct: 4000, watts: 12, finish: 'black', note: 'polycarbonate lens' },
      ],
    ],
  ),
];
