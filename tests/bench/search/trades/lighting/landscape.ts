import { family } from './family.ts';

const low = { place: 'outdoor', wet: true, volts: '12', source: 'LED' };

export const landscape = [
  ...family(
    {
      family: 'Stonebrook path light',
      vendor: 'Stonebrook',
      category: 'Landscape / Path Lights',
      kind: 'path light',
      name: (part, f) => `Stonebrook ${part} LED Path Light, 12V, ${f.inches}" H`,
      description:
        'Throws a soft circle on walks, drives and planting beds. Solid cast body on a ground stake; runs on a low-voltage transformer, sold separately. Replaceable bi-pin lamp.',
      text: (f) =>
        `${f.finish} finish. ${f.watts}W G4 LED included, 3000K. 36 in. leads, wire connector in the box. Lifetime housing warranty.`,
      facts: { ...low, watts: 3, cct: 3000 },
    },
    [
      ['SB-PL18-BR', 'Solid Brass Hat', 97, { inches: 18, finish: 'brass' }],
      ['SB-PL18-BZ', 'Bronze Hat', 76, { inches: 18, finish: 'bronze' }],
      ['SB-PL22-BK', 'Black Mushroom', 14, { inches: 22, finish: 'black' }],
      ['SB-PL22-BR', 'Solid Brass Mushroom', 9, { inches: 22, finish: 'brass' }],
    ],
  ),
  ...family(
    {
      family: 'Stonebrook accent',
      vendor: 'Stonebrook',
      category: 'Landscape / Accent Lights',
      kind: 'landscape accent',
      description:
        'Points up at trees, columns, flags and house fronts. Drop-in MR16 or integrated LED; thumb screw locks the aim; the glare guard slides.',
      text: (f) =>
        `${f.watts}W LED, 12V AC, ${f.style}, ${f.finish}, IP67, 25 ft max from the tee on 16 gauge, lamp ${f.lamp}.`,
      facts: low,
    },
    [
      [
        'SB-SPOT-BR',
        'Brass Bullet Spot Light, 12V MR16, 7W LED',
        128,
        { style: 'spot', watts: 7, finish: 'brass', lamp: 'MR16 included' },
      ],
      [
        'SB-SPOT-BZ',
        'Bronze Bullet Spot Light, 12V MR16, 7W LED',
        88,
        { style: 'spot', watts: 7, finish: 'bronze', lamp: 'MR16 included' },
      ],
      [
        'SB-SPOT-BK-NL',
        'Black Bullet Spot Light, 12V MR16, Less Lamp',
        16,
        { style: 'spot', watts: 50, finish: 'black', lamp: 'not included' },
      ],
      [
        'SB-WELL-BR',
        'In-Ground Well Light, Brass Top, PVC Sleeve, 12V PAR36',
        12,
        { style: 'well', watts: 9, finish: 'brass', lamp: 'PAR36 included' },
      ],
      [
        'SB-WASH-BZ',
        'Mini Flood Wall Washer, Bronze, 12V 6W LED',
        11,
        { style: 'wash', watts: 6, finish: 'bronze', lamp: 'integrated' },
      ],
      [
        'SB-HARD-7',
        'Hardscape Retaining Wall Light, 7 in., Bronze, 12V',
        52,
        { style: 'hardscape', watts: 3, finish: 'bronze', lamp: 'integrated', inches: 7 },
      ],
    ],
  ),
  ...family(
    {
      family: 'Stonebrook transformer',
      vendor: 'Stonebrook',
      category: 'Landscape / Power',
      kind: 'landscape transformer',
      name: (part, f) => `Stonebrook ${f.watts}W Low Voltage Landscape Transformer, ${part}`,
      description:
        'Outdoor 120 to 12 volt power for path lights, spots and well lights. Steel or stainless cabinet with a plug-in spot for a timer and a photocell. Multi-tap makes up for voltage drop on long runs.',
      text: (f) =>
        `Input 120V 60Hz cord and plug. Output taps ${f.taps}. Toroidal core, magnetic circuit breaker, weatherproof.`,
      facts: { ...low, source: 'none' },
    },
    [
      ['SB-TX150', 'Steel, 12-15V', 62, { watts: 150, taps: '12/13/14/15V' }],
      ['SB-TX300', 'Stainless, 12-15V', 97, { watts: 300, taps: '12/13/14/15V' }],
      ['SB-TX600', 'Stainless, 12-15V', 20, { watts: 600, taps: '12/13/14/15V' }],
      ['SB-TX150-T', 'with Photocell and Timer', 37, { watts: 150, taps: '12/15V', timer: true }],
    ],
  ),
  ...family(
    {
      family: 'Stonebrook wire and hardware',
      vendor: 'Stonebrook',
      category: 'Landscape / Wire & Accessories',
      kind: 'landscape accessory',
      accessory: true,
      description:
        'What the crew runs out of when they put in low voltage landscape lighting: wire, connectors, stakes and timers.',
      text: (f) => `${f.part}. Direct burial. For 12V path lights, spot lights and transformers.`,
      facts: { place: 'outdoor' },
    },
    [
      ['SB-W12-250', '12/2 Low Voltage Landscape Wire, 250 ft', 293, { part: 'wire', gauge: 12, feet: 250 }],
      ['SB-W14-250', '14/2 Low Voltage Landscape Wire, 250 ft', 101, { part: 'wire', gauge: 14, feet: 250 }],
      ['SB-W16-100', '16/2 Low Voltage Landscape Wire, 100 ft', 73, { part: 'wire', gauge: 16, feet: 100 }],
      ['SB-GEL-25', 'Gel-Filled Waterproof Wire Connectors, 25/Jar', 677, { part: 'connector', count: 25 }],
      ['SB-STAKE-9', 'Ground Stake for Spot or Path Light, 9 in., ABS', 34, { part: 'stake', inches: 9 }],
      ['SB-TMR-ASTRO', 'Plug-In Astronomic Timer for Landscape Transformer', 22, { part: 'timer' }],
    ],
  ),
];
