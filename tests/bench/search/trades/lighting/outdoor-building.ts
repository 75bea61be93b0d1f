import { family } from './family.ts';

const led = { source: 'LED', place: 'outdoor', wet: true };

export const outdoor = [
  ...family(
    {
      family: 'Kestrel glass wall pack',
      vendor: 'Kestrel',
      category: 'Outdoor / Wall Packs',
      kind: 'wall pack',
      name: (part, f) => `LED Wall Pack ${f.watts}W ${f.cct}K ${part} Bronze`,
      description:
        'Traditional wall pack with a prismatic borosilicate glass face that throws light forward across the lot. Hinged door, three 1/2 inch conduit entries and a recessed box pattern. Replaces metal halide packs on the same holes.',
      text: (f) =>
        `${f.lumens} lumens, 120-277 volt, IP65, -40°C to 50°C. ${f.photocell ? 'Button photocell installed.' : 'Photocell optional.'} Equal to ${f.equal}W MH.`,
      facts: { ...led, volts: '120-277', finish: 'bronze', cutoff: false },
    },
    [
      ['KO-WPT-40-50', 'Glass Lens', 148, { watts: 40, lumens: 5200, cct: 5000, equal: 150 }],
      ['KO-WPT-60-50', 'Glass Lens', 314, { watts: 60, lumens: 7800, cct: 5000, equal: 200 }],
      ['KO-WPT-80-50', 'Glass Lens', 123, { watts: 80, lumens: 10400, cct: 5000, equal: 250 }],
      [
        'KO-WPT-80-50-PC',
        'Glass Lens w/ Photocell',
        49,
        { watts: 80, lumens: 10400, cct: 5000, equal: 250, photocell: true },
      ],
      ['KO-WPT-120-50', 'Glass Lens', 24, { watts: 120, lumens: 15600, cct: 5000, equal: 400 }],
    ],
  ),
  ...family(
    {
      family: 'Kestrel full cutoff wall pack',
      vendor: 'Kestrel',
      category: 'Outdoor / Wall Packs',
      kind: 'wall pack',
      description:
        'Dark-sky friendly pack for over doors and along building walls; no light above horizontal. Color and wattage are picked by dip switches under the cover.',
      text: (f) =>
        `${f.range}W, ${f.lumens} lm max, full cutoff, wet location, ${f.photocell ? 'dusk-to-dawn photo control with on/off bypass' : 'no photo control'}, die-cast, dark ${f.finish}.`,
      facts: { ...led, volts: '120-277', ccts: '3000/4000/5000', cutoff: true, finish: 'bronze' },
    },
    [
      [
        'KO-WPC-20-S-PC',
        'Mini Full Cutoff LED Wall Pack, 10/15/20W, 3CCT, Photocell, Bronze',
        422,
        { watts: 20, lumens: 2500, range: '10/15/20', photocell: true },
      ],
      [
        'KO-WPC-20-S-PC-W',
        'Mini Full Cutoff LED Wall Pack, 10/15/20W, 3CCT, Photocell, White',
        9,
        { watts: 20, lumens: 2500, range: '10/15/20', photocell: true, finish: 'white' },
      ],
      [
        'KO-WPC-40-S-PC',
        'Full Cutoff LED Wall Pack, 20/30/40W, 3CCT, Photocell, Bronze',
        197,
        { watts: 40, lumens: 5200, range: '20/30/40', photocell: true },
      ],
      [
        'KO-WPC-80-S',
        'Full Cutoff LED Wall Pack, 40/60/80W, 3CCT, Bronze',
        37,
        { watts: 80, lumens: 10400, range: '40/60/80' },
      ],
      [
        'KO-WPC-40-EM',
        'Full Cutoff LED Wall Pack, 40W, with Emergency Battery, Bronze',
        3,
        { watts: 40, lumens: 5200, range: '40', battery: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'Kestrel knuckle flood',
      vendor: 'Kestrel',
      category: 'Outdoor / Flood Lights',
      kind: 'flood fixture',
      name: (part, f) =>
        `LED Flood Light, ${f.watts}W, ${part}, ${f.finish === 'white' ? 'White' : 'Bronze'}`,
      description:
        'Compact flood on a 1/2 inch knuckle for signs, facades, flagpoles and driveways. Aims up or down without loosening over time. Tempered glass, silicone gasket.',
      text: (f) =>
        `1/2" NPS knuckle. ${f.lumens} lumens. 7H x 6V beam. 120-277V. IP65.${f.photocell ? ' Photocell included.' : ''} Replaces ${f.equal}W halogen.`,
      facts: { ...led, volts: '120-277', finish: 'bronze', mount: 'knuckle' },
    },
    [
      [
        'KO-FLK-15-S',
        '3CCT, Knuckle Mount',
        246,
        { watts: 15, lumens: 2000, ccts: '3000/4000/5000', equal: 150 },
      ],
      [
        'KO-FLK-15-S-W',
        '3CCT, Knuckle Mount',
        7,
        { watts: 15, lumens: 2000, ccts: '3000/4000/5000', equal: 150, finish: 'white' },
      ],
      [
        'KO-FLK-30-S',
        '3CCT, Knuckle Mount',
        279,
        { watts: 30, lumens: 4000, ccts: '3000/4000/5000', equal: 300 },
      ],
      [
        'KO-FLK-30-S-PC',
        '3CCT, Knuckle Mount, Photocell',
        62,
        { watts: 30, lumens: 4000, ccts: '3000/4000/5000', equal: 300, photocell: true },
      ],
      ['KO-FLK-50-50', '5000K, Knuckle Mount', 97, { watts: 50, lumens: 6700, cct: 5000, equal: 500 }],
    ],
  ),
  ...family(
    {
      family: 'Kestrel yoke flood',
      vendor: 'Kestrel',
      category: 'Outdoor / Flood Lights',
      kind: 'flood fixture',
      description:
        'High-output flood for sports courts, yards, loading docks and billboards. Trunnion yoke or slipfitter. Wide NEMA 7x7 distribution.',
      text: (f) =>
        `${f.watts} W, ${f.lumens} lm, ${f.cct} K, ${f.volts} V, 10 kV surge protection, receptacle for twist-lock photocontrol, ${f.finish}.`,
      facts: { ...led, volts: '120-277', finish: 'bronze', mount: 'yoke', cct: 5000 },
    },
    [
      ['KO-FLY-100-50', 'LED FLOOD LIGHT 100W 5000K YOKE MOUNT BRZ', 52, { watts: 100, lumens: 14000 }],
      ['KO-FLY-150-50', 'LED FLOOD LIGHT 150W 5000K YOKE MOUNT BRZ', 69, { watts: 150, lumens: 21000 }],
      [
        'KO-FLY-150-50-SF',
        'LED FLOOD LIGHT 150W 5000K SLIPFITTER BRZ',
        22,
        { watts: 150, lumens: 21000, mount: 'slipfitter' },
      ],
      ['KO-FLY-300-50', 'LED FLOOD LIGHT 300W 5000K YOKE MOUNT BRZ', 11, { watts: 300, lumens: 42000 }],
    ],
  ),
  ...family(
    {
      family: 'Kestrel area light',
      vendor: 'Kestrel',
      category: 'Outdoor / Area & Site',
      kind: 'area light',
      name: (part, f) => `LED Area Light ${f.watts}W Type III ${f.cct}K ${part}`,
      description:
        'Shoebox-style head for parking lots, car dealers and streets, mounted on a round or square pole. Type III throw reaches out from the lot edge. Photocell socket with shorting cap. Arm or slipfitter ordered separately unless noted.',
      text: (f) =>
        `${f.lumens} lm, ${f.volts}V, 0-10V, EPA 0.6, IP66, dark bronze. Replaces ${f.equal} watt metal halide.`,
      facts: { ...led, volts: '120-277', finish: 'bronze' },
    },
    [
      ['KO-AL-100-50', 'Shoebox', 29, { watts: 100, lumens: 14500, cct: 5000, equal: 250 }],
      ['KO-AL-150-40', 'Shoebox', 37, { watts: 150, lumens: 21700, cct: 4000, equal: 400 }],
      ['KO-AL-150-50', 'Shoebox', 128, { watts: 150, lumens: 21700, cct: 5000, equal: 400 }],
      [
        'KO-AL-200-50-SF',
        'Shoebox with Slipfitter',
        34,
        { watts: 200, lumens: 29000, cct: 5000, equal: 750 },
      ],
      ['KO-AL-300-50', 'Shoebox', 18, { watts: 300, lumens: 43500, cct: 5000, equal: 1000 }],
      [
        'KO-AL-300-50-480',
        'Shoebox, 480 Volt',
        1,
        { watts: 300, lumens: 43500, cct: 5000, equal: 1000, volts: '277-480' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Kestrel pole accessories',
      vendor: 'Kestrel',
      category: 'Outdoor / Poles & Mounting',
      kind: 'outdoor accessory',
      accessory: true,
      description: (f) =>
        f.part === 'pole'
          ? 'Steel light pole with hand hole, base cover and ground lug; anchor bolts ship ahead of the pole on request.'
          : 'Mounts or shields Kestrel area lights, floods and wall packs on poles, tenons, arms and walls; stainless bolts, lock washers and a gasket come in the bag. Not for ceiling canopies or barn lights.',
      text: (f) => `Dark bronze. ${f.note}. For KO-AL shoebox area lights, flood lights.`,
      facts: { finish: 'bronze' },
    },
    [
      [
        'KO-ACC-SF',
        'Slipfitter Mount for Area Light, 2-3/8" Tenon',
        43,
        { part: 'slipfitter', note: 'Adjusts 0 to 90°' },
      ],
      [
        'KO-ACC-ARM6',
        'Straight Arm for Area Light, 6 in., Round or Square Pole',
        22,
        { part: 'arm', note: 'Gasket and bolts included' },
      ],
      ['KO-ACC-WALL', 'Wall Mount Bracket for Area Light', 2, { part: 'bracket', note: 'Four-hole plate' }],
      [
        'KO-ACC-SHLD',
        'House-Side Glare Shield for Area Light',
        1,
        { part: 'shield', note: 'Field installed' },
      ],
      [
        'KO-POLE-SQ20',
        'Square Steel Light Pole, 20 ft x 4 in., 11 Gauge',
        2,
        { part: 'pole', feet: 20, note: 'Drilled for one or two fixtures' },
      ],
      [
        'KO-POLE-SQ25',
        'Square Steel Light Pole, 25 ft x 5 in., 11 Gauge',
        1,
        { part: 'pole', feet: 25, note: 'Drilled for two fixtures' },
      ],
    ],
  ),
];
