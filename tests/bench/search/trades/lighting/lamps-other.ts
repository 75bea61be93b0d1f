import { family } from './family.ts';

export const otherLamps = [
  ...family(
    {
      family: 'Brantley fluorescent tube',
      vendor: 'Brantley',
      category: 'Lamps / Fluorescent',
      kind: 'lamp',
      description:
        'Linear fluorescent for the sockets that are still out there. Low mercury, TCLP compliant, for instant-start or programmed-start ballasts. Sold by the case; recycle spent lamps.',
      text: (f) =>
        `${f.watts} watt ${f.shape}, ${f.feet} ft nominal, CRI 80+, ${f.cct}K, medium bi-pin except slimline, case pack ${f.count}.`,
      facts: { source: 'fluorescent', base: 'G13', dimmable: false, count: 30 },
    },
    [
      [
        'F32T8/841/ECO',
        'F32T8 841 Fluorescent Lamp 4 ft 32W 4100K',
        1525,
        { shape: 'T8', feet: 4, watts: 32, cct: 4100 },
      ],
      [
        'F32T8/835/ECO',
        'F32T8 835 Fluorescent Lamp 4 ft 32W 3500K',
        344,
        { shape: 'T8', feet: 4, watts: 32, cct: 3500 },
      ],
      [
        'F32T8/850/ECO',
        'F32T8 850 Fluorescent Lamp 4 ft 32W 5000K',
        123,
        { shape: 'T8', feet: 4, watts: 32, cct: 5000 },
      ],
      [
        'F17T8/841/ECO',
        'F17T8 841 Fluorescent Lamp 2 ft 17W 4100K',
        11,
        { shape: 'T8', feet: 2, watts: 17, cct: 4100 },
      ],
      [
        'F96T8/841/ECO',
        'F96T8 841 Slimline Fluorescent Lamp 8 ft 59W',
        5,
        { shape: 'T8', feet: 8, watts: 59, cct: 4100, base: 'FA8', count: 15 },
      ],
      [
        'F54T5/841/HO',
        'F54T5HO 841 Fluorescent Lamp 46 in 54W',
        14,
        { shape: 'T5', feet: 4, watts: 54, cct: 4100, base: 'G5', count: 40 },
      ],
      [
        'F34T12/CW/RS',
        'F34T12 CW Fluorescent Lamp 48 in 34 W Cool White',
        34,
        { shape: 'T12', feet: 4, watts: 34, cct: 4100 },
      ],
    ],
  ),
  ...family(
    {
      family: 'Brantley plug-in PL',
      vendor: 'Brantley',
      category: 'Lamps / Compact Fluorescent',
      kind: 'lamp',
      description: (f) =>
        f.source === 'LED'
          ? 'Plug-in LED that takes the place of a compact fluorescent in recessed downlights and wall sconces. Runs on the ballast or direct wired.'
          : 'Plug-in compact fluorescent for commercial downlights with a remote ballast. Match the pin count and the wattage to the old lamp.',
      text: (f) => `Base ${f.base}; ${f.watts}W; ${f.cct}K; ${f.pins}-pin; 10 per sleeve.`,
      facts: { shape: 'PL', dimmable: false, count: 10 },
    },
    [
      [
        'CF26DD/E/841',
        'PL-C 26W 4-Pin CFL G24q-3 4100K',
        31,
        { source: 'fluorescent', base: 'G24q', watts: 26, cct: 4100, pins: 4 },
      ],
      [
        'CF26DD/835',
        'PL-C 26W 2-Pin CFL G24d-3 3500K',
        7,
        { source: 'fluorescent', base: 'G24d', watts: 26, cct: 3500, pins: 2 },
      ],
      [
        'CF13DS/827',
        'PL-S 13W 2-Pin CFL GX23 2700K',
        3,
        { source: 'fluorescent', base: 'GX23', watts: 13, cct: 2700, pins: 2 },
      ],
      [
        '9PLV/LED/840/AB',
        'PL LED Lamp Vertical 9W Replaces 26W CFL, 2-Pin or 4-Pin, 4000K',
        58,
        { source: 'LED', base: 'G24q', watts: 9, cct: 4000, pins: 4 },
      ],
      [
        '9PLH/LED/840/AB',
        'PL LED Lamp Horizontal 9W Replaces 26W CFL, 2-Pin or 4-Pin, 4000K',
        46,
        { source: 'LED', base: 'G24q', watts: 9, cct: 4000, pins: 4 },
      ],
    ],
  ),
  ...family(
    {
      family: 'Penfield halogen capsule',
      vendor: 'Penfield',
      category: 'Lamps / Halogen',
      kind: 'lamp',
      description:
        'Small halogen bulbs for under cabinet pucks, desk lamps, crystal chandeliers, work lights and old quartz floods. Handle with a cloth: skin oil shortens the life of the quartz.',
      text: (f) =>
        `${f.watts}W ${f.volts}V, base ${f.base}, clear, 2,000 hours, fully dimmable, UV filtered quartz.`,
      facts: { source: 'halogen', dimmable: true, count: 1, cct: 2900 },
    },
    [
      [
        'PF-G4-20',
        'Halogen JC Bulb, G4 Bi-Pin, 20W 12V',
        97,
        { base: 'G4', volts: '12', watts: 20, shape: 'JC' },
      ],
      [
        'PF-G9-40',
        'Halogen Bulb, G9 Loop Base, 40W, 120V, Clear',
        73,
        { base: 'G9', volts: '120', watts: 40, shape: 'T4' },
      ],
      [
        'PF-G635-50',
        'Halogen Bulb, GY6.35 Bi-Pin, 50 watt 12 volt',
        12,
        { base: 'GY6.35', volts: '12', watts: 50, shape: 'T4' },
      ],
      [
        'PF-T3-300-120',
        'Halogen T3 Double Ended Bulb, R7s, 300W, 118mm',
        37,
        { base: 'R7s', volts: '120', watts: 300, shape: 'T3' },
      ],
      [
        'PF-T3-500-120',
        'Halogen T3 Double Ended Bulb, R7s, 500W, 118mm',
        20,
        { base: 'R7s', volts: '120', watts: 500, shape: 'T3' },
      ],
      [
        'PF-BAB-20',
        'Halogen MR16 BAB 20W 12V GU5.3 Covered Glass',
        9,
        { base: 'GU5.3', volts: '12', watts: 20, shape: 'MR16' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Penfield incandescent specialty',
      vendor: 'Penfield',
      category: 'Lamps / Incandescent',
      kind: 'lamp',
      description:
        'Incandescent for places an LED cannot live: ovens, jobsite strings that get dropped, refrigerators and heat lamp fixtures.',
      text: (f) => `${f.watts} watts, ${f.base}, 120-130 volts, ${f.special}.`,
      facts: { source: 'incandescent', volts: '120', dimmable: true, cct: 2700, count: 2 },
    },
    [
      [
        'PF-40A15-OVEN',
        '40W A15 Appliance Bulb, Oven & Refrigerator, Medium Base',
        203,
        { base: 'E26', shape: 'A15', watts: 40, special: 'oven safe to 572°F' },
      ],
      [
        'PF-100A-RS',
        '100W A19 Rough Service Bulb, Shatter Coated',
        29,
        { base: 'E26', shape: 'A19', watts: 100, special: 'heavy filament supports for vibration' },
      ],
      [
        'PF-250R40-HT',
        '250W R40 Heat Lamp, Red',
        22,
        { base: 'E26', shape: 'R40', watts: 250, special: 'infrared heat, bath and food service' },
      ],
      [
        'PF-7C7-W',
        '7W C7 Night Light Bulb, White, Candelabra, 4 pk',
        18,
        { base: 'E12', shape: 'C7', watts: 7, count: 4, special: 'for night lights and holiday strings' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Penfield HID',
      vendor: 'Penfield',
      category: 'Lamps / HID',
      kind: 'lamp',
      name: (part, f) => `${part} ${f.watts}W ${f.base === 'E39' ? 'Mogul' : 'Medium'} Base`,
      description:
        'Discharge lamp for street, parking lot, gym and warehouse fixtures. Needs the matching ANSI ballast. Warm-up 3 to 5 minutes, restrike up to 15.',
      text: (f) =>
        `ANSI ${f.ansi}. Universal burn. ${f.cct}K. ${f.source === 'HPS' ? '24,000 hr' : '15,000 hr'} life. Not dimmable.`,
      facts: { dimmable: false, volts: 'ballast', count: 1, base: 'E39', shape: 'ED28' },
    },
    [
      ['MH175/U', 'Metal Halide Lamp ED28', 9, { source: 'MH', watts: 175, ansi: 'M57', cct: 4000 }],
      ['MH250/U', 'Metal Halide Lamp ED28', 7, { source: 'MH', watts: 250, ansi: 'M58', cct: 4000 }],
      [
        'MH400/U',
        'Metal Halide Lamp ED37',
        37,
        { source: 'MH', watts: 400, ansi: 'M59', cct: 4000, shape: 'ED37' },
      ],
      [
        'MP100/U/MED',
        'Pulse Start Metal Halide Lamp ED17',
        2,
        { source: 'MH', watts: 100, ansi: 'M90', cct: 4000, base: 'E26', shape: 'ED17' },
      ],
      [
        'LU150/55',
        'High Pressure Sodium Lamp ED23.5',
        6,
        { source: 'HPS', watts: 150, ansi: 'S55', cct: 2100, shape: 'ED23' },
      ],
      [
        'LU400',
        'High Pressure Sodium Lamp ED18',
        12,
        { source: 'HPS', watts: 400, ansi: 'S51', cct: 2100, shape: 'ED18' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Penfield tombstone socket',
      vendor: 'Penfield',
      category: 'Lamp Holders & Sockets',
      kind: 'lampholder',
      accessory: true,
      description:
        'Replacement end holder for fluorescent and LED tubes in troffers, strips, wraps, vapor tights and shop lights. Use non-shunted for direct-wire Type B LED tubes wired at one end, shunted for instant-start ballasts and Type A lamps. Pull the old socket, push the wires in the back, snap it on the bracket. Change both ends when contacts are burned; worn sockets make good tubes flicker.',
      text: (f) =>
        `${f.base} socket, 600V 660W, push-in 18 AWG solid, ${f.shunted ? 'shunted' : 'non-shunted'}, bag of ${f.count}.`,
    },
    [
      [
        'PF-TS-NS-10',
        'T8 Tombstone Socket Non-Shunted G13, 10/bag',
        825,
        { base: 'G13', shunted: false, count: 10, shape: 'T8' },
      ],
      [
        'PF-TS-SH-10',
        'T8 Tombstone Socket Shunted G13, 10/bag',
        148,
        { base: 'G13', shunted: true, count: 10, shape: 'T8' },
      ],
      [
        'PF-TS-TALL-NS',
        'Tall Profile Tombstone Lampholder, T8/T12, Non-Shunted, Slide-On',
        29,
        { base: 'G13', shunted: false, count: 2, shape: 'T8' },
      ],
      [
        'PF-T5-MINI',
        'T5 Mini Bi-Pin Lampholder G5, Rotary Lock, Pair',
        6,
        { base: 'G5', shunted: false, count: 2, shape: 'T5' },
      ],
      [
        'PF-FA8-PR',
        'Single Pin FA8 Slimline Socket Set, Fixed & Plunger',
        14,
        { base: 'FA8', shunted: false, count: 2, shape: 'T8' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Penfield socket adapter',
      vendor: 'Penfield',
      category: 'Lamp Holders & Sockets',
      kind: 'lampholder',
      accessory: true,
      description:
        'Makes one base fit another, or puts a bulb where there is only a box: basements, attics, closets and jobsites.',
      text: (f) => `Porcelain or phenolic body. Takes an ${f.base} lamp. Rated ${f.rating}.`,
    },
    [
      [
        'PF-ADP-39-26',
        'Mogul to Medium Base Lamp Reducer, E39 to E26',
        24,
        { base: 'E26', rating: '660W 250V', adapter: true },
      ],
      [
        'PF-ADP-12-26',
        'Candelabra to Medium Socket Adapter, E12 to E26',
        65,
        { base: 'E26', rating: '75W', adapter: true },
      ],
      ['PF-ADP-GU24', 'GU24 to E26 Socket Adapter', 37, { base: 'E26', rating: '60W', adapter: true }],
      [
        'PF-KEYLESS-P',
        'Porcelain Keyless Lampholder, 4 in. Box Mount',
        1170,
        { base: 'E26', rating: '660W 250V' },
      ],
      [
        'PF-PULL-P',
        'Porcelain Lampholder with Pull Chain, 4 in. Box Mount',
        463,
        { base: 'E26', rating: '250W 250V' },
      ],
    ],
  ),
];
