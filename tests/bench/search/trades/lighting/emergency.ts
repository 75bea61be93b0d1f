import { family } from './family.ts';

const life = { place: 'indoor', volts: '120-277' };

export const emergency = [
  ...family(
    {
      family: 'Wardlow exit sign',
      vendor: 'Wardlow',
      category: 'Life Safety / Exit Signs',
      kind: 'exit sign',
      description:
        'Universal-mount sign with knock-out arrows and an extra face plate, for back, top or end mounting. Stays lit ninety minutes on its nickel-cadmium pack when that is fitted.',
      text: (f) =>
        `${f.letters} letters, ${f.body}, ${f.battery ? 'battery backup, push-to-test' : 'AC only'}, 120/277V, UL 924, NFPA 101.`,
      facts: life,
    },
    [
      [
        'WL-EX-R-W',
        'LED Exit Sign, Red Letters, White Thermoplastic, AC Only',
        88,
        { letters: 'red', body: 'white thermoplastic', battery: false },
      ],
      [
        'WL-EX-R-W-B',
        'LED Exit Sign, Red Letters, White Thermoplastic, Battery Backup',
        677,
        { letters: 'red', body: 'white thermoplastic', battery: true },
      ],
      [
        'WL-EX-G-W-B',
        'LED Exit Sign, Green Letters, White Thermoplastic, Battery Backup',
        169,
        { letters: 'green', body: 'white thermoplastic', battery: true },
      ],
      [
        'WL-EX-R-BK-B',
        'LED Exit Sign, Red Letters, Black Thermoplastic, Battery Backup',
        4,
        { letters: 'red', body: 'black thermoplastic', battery: true },
      ],
      [
        'WL-EDGE-R',
        'Edge-Lit Exit Sign, Red on Clear, Aluminum, Battery Backup',
        12,
        { letters: 'red', body: 'clear acrylic', battery: true, edge: true },
      ],
      [
        'WL-EDGE-G',
        'Edge-Lit Exit Sign, Green on Clear, Aluminum, Battery Backup',
        7,
        { letters: 'green', body: 'clear acrylic', battery: true, edge: true },
      ],
      [
        'WL-EX-WET-R',
        'Wet Location Exit Sign, Red Letters, NEMA 4X, Battery Backup',
        1,
        { letters: 'red', body: 'gray polycarbonate', battery: true, wet: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'Wardlow combo',
      vendor: 'Wardlow',
      category: 'Life Safety / Combos',
      kind: 'combo',
      name: (part) => `Exit/Emergency Light Combo, ${part}`,
      description:
        'One box does both: an exit sign with two adjustable LED lamp heads. Fewer holes and one circuit to test each month.',
      text: (f) =>
        `${f.letters} letters. ${f.body} housing. 90 min runtime. ${f.remote ? 'Extra capacity for one remote head.' : 'No remote capacity.'} 120/277 VAC.`,
      facts: { ...life, battery: true },
    },
    [
      ['WL-CMB-R-W', 'Red Letters, White, Side Heads', 430, { letters: 'red', body: 'white' }],
      ['WL-CMB-G-W', 'Green Letters, White, Side Heads', 97, { letters: 'green', body: 'white' }],
      ['WL-CMB-R-BK', 'Red Letters, Black, Side Heads', 3, { letters: 'red', body: 'black' }],
      [
        'WL-CMB-R-W-RC',
        'Red Letters, White, Remote Capable',
        43,
        { letters: 'red', body: 'white', remote: true },
      ],
      [
        'WL-CMB-G-W-RC',
        'Green Letters, White, Remote Capable',
        9,
        { letters: 'green', body: 'white', remote: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'Wardlow emergency light',
      vendor: 'Wardlow',
      category: 'Life Safety / Emergency Lights',
      kind: 'emergency light',
      description:
        'Comes on by itself when the power fails and lights the path out for an hour and a half. Snap-on back plate covers a 4 inch box.',
      text: (f) =>
        `Heads: ${f.heads}. Battery: ${f.cell}. 120 or 277 volts. Test button and status LED. ${f.wet ? 'Wet location listed.' : 'Damp location.'}`,
      facts: { ...life, battery: true, heads: 2 },
    },
    [
      ['WL-EL2-W', 'LED Emergency Light, 2-Head, White', 973, { cell: 'NiCd 3.6V', body: 'white' }],
      ['WL-EL2-BK', 'LED Emergency Light, 2-Head, Black', 12, { cell: 'NiCd 3.6V', body: 'black' }],
      [
        'WL-EL2-RC',
        'LED Emergency Light, 2-Head, Remote Capable, White',
        31,
        { cell: 'SLA 6V', body: 'white', remote: true },
      ],
      [
        'WL-EL2-WET',
        'LED Emergency Light, 2-Head, Outdoor Wet Location, Gray',
        16,
        { cell: 'NiMH', body: 'gray', wet: true },
      ],
      ['WL-ELST-6', 'Steel Emergency Light, Halogen 2-Head, 6V 4.5Ah', 3, { cell: 'SLA 6V', body: 'white' }],
    ],
  ),
  ...family(
    {
      family: 'Wardlow battery',
      vendor: 'Wardlow',
      category: 'Life Safety / Batteries & Parts',
      kind: 'battery',
      accessory: true,
      description: (f) =>
        `Replacement ${f.chemistry} battery for exit signs, emergency lights, combos, fire and burglar alarm panels, gate openers and UPS units. Match the voltage, the amp hours and the plug or tabs. Charge for 24 hours before the ninety-minute test. Recycle the old one at the counter.`,
      text: (f) => `${f.battVolts} volts, ${f.ah} amp hours, ${f.terminal}.`,
    },
    [
      [
        'WL-BAT-6-45',
        '6V 4.5Ah Sealed Lead Acid Battery',
        472,
        { chemistry: 'sealed lead acid', battVolts: 6, ah: 4.5, terminal: 'F1 tabs' },
      ],
      [
        'WL-BAT-6-7',
        '6V 7Ah Sealed Lead Acid Battery',
        40,
        { chemistry: 'sealed lead acid', battVolts: 6, ah: 7, terminal: 'F1 tabs' },
      ],
      [
        'WL-BAT-12-7',
        '12 Volt 7 Ah SLA Battery',
        197,
        { chemistry: 'sealed lead acid', battVolts: 12, ah: 7, terminal: 'F2 tabs' },
      ],
      [
        'WL-BAT-12NC',
        '1.2V 900mAh NiCd Pack for Exit Sign, with Plug',
        158,
        { chemistry: 'nickel-cadmium', battVolts: 1.2, ah: 0.9, terminal: '2-pin plug' },
      ],
      [
        'WL-BAT-36NC',
        '3.6V 900mAh NiCd Pack for Emergency Light',
        266,
        { chemistry: 'nickel-cadmium', battVolts: 3.6, ah: 0.9, terminal: '2-pin plug' },
      ],
      [
        'WL-BAT-48NC',
        '4.8V 2Ah NiCd Pack for Exit/Emergency Combo',
        58,
        { chemistry: 'nickel-cadmium', battVolts: 4.8, ah: 2, terminal: '2-pin plug' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Wardlow life safety accessories',
      vendor: 'Wardlow',
      category: 'Life Safety / Batteries & Parts',
      kind: 'emergency accessory',
      accessory: true,
      description:
        'Remote lamps, guards and in-fixture battery packs that round out an egress layout of exit signs, combos and two-head emergency lights. Lets an ordinary troffer, strip, panel or high bay stay lit through an outage so you do not hang a separate unit in the lobby.',
      text: (f) => `${f.part}. ${f.note}.`,
    },
    [
      [
        'WL-RH1-W',
        'Single Remote Head for Emergency Light, White',
        18,
        { part: 'remote head', heads: 1, note: '3.6V to 6V, feeds from a remote-capable unit' },
      ],
      [
        'WL-RH2-WET',
        'Double Remote Head, Outdoor, Gray',
        29,
        { part: 'remote head', heads: 2, wet: true, note: 'Wet location, over exterior doors' },
      ],
      [
        'WL-WG-EX',
        'Wire Guard for Exit Sign or Combo',
        49,
        { part: 'wire guard', note: 'Keeps gym balls off' },
      ],
      [
        'WL-EMD-10',
        'LED Emergency Driver, 10W, 1400 lm, for Troffers and Panels',
        24,
        { part: 'emergency driver', watts: 10, note: 'Charges in the fixture, 90 minutes, self-test' },
      ],
      [
        'WL-EMD-20',
        'LED Emergency Driver, 20W, for High Bays and Strips',
        5,
        { part: 'emergency driver', watts: 20, note: 'Remote test switch' },
      ],
      [
        'WL-EMB-F',
        'Fluorescent Emergency Ballast, 1 or 2 Lamp T8, 700 lm',
        2,
        { part: 'emergency ballast', note: 'For T8 and T12 with a normal AC ballast' },
      ],
    ],
  ),
];
