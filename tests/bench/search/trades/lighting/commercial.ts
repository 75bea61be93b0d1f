import { family } from './family.ts';

const led = { source: 'LED', volts: '120-277', place: 'indoor' };

export const commercial = [
  ...family(
    {
      family: 'Halvorsen flat panel',
      vendor: 'Halvorsen',
      category: 'Commercial Indoor / Flat Panels',
      kind: 'flat panel',
      description:
        'Back-lit panel for T-grid ceilings in offices, classrooms, clinics and stores, where it takes the place of a fluorescent troffer. Thin aluminum frame, even white lens, no dark corners. Set the watts and the color with two switches before you drop it in the grid. Can be surface mounted or hung with the kits listed under accessories.',
      text: (f) =>
        `Size ${f.size} ft. Power select ${f.range} W. Color select 35K/40K/50K. 0-10V dimming. 125 lm/W. DLC Premium. 2 or 4 per carton.`,
      facts: { ...led, ccts: '3500/4000/5000', dimmable: true },
    },
    [
      [
        'HV-FP22-S',
        'LED FLAT PANEL 2X2 20/30/40W 35/40/50K',
        792,
        { size: '2x2', range: '20/30/40', watts: 40, lumens: 5000 },
      ],
      [
        'HV-FP24-S',
        'LED FLAT PANEL 2X4 30/40/50W 35/40/50K',
        1906,
        { size: '2x4', range: '30/40/50', watts: 50, lumens: 6250 },
      ],
      [
        'HV-FP14-S',
        'LED FLAT PANEL 1X4 20/30/40W 35/40/50K',
        49,
        { size: '1x4', range: '20/30/40', watts: 40, lumens: 5000 },
      ],
      [
        'HV-FP24-S-EM',
        'LED FLAT PANEL 2X4 50W SEL CCT W/ EMERGENCY BATTERY',
        4,
        { size: '2x4', range: '30/40/50', watts: 50, lumens: 6250, battery: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'Lumivar edge-lit panel',
      vendor: 'Lumivar',
      category: 'Commercial Indoor / Flat Panels',
      kind: 'flat panel',
      name: (part, f) => `${part} LED Ceiling Panel Light, ${f.watts}W, ${f.cct}K, Drop Ceiling`,
      description: 'Edge-lit drop-in light at a value price. One color, one wattage, ships ready to wire.',
      text: (f) =>
        `Nominal ${f.part}. ${f.lumens} lumens. Driver with knockouts on the back. 5 year warranty.`,
      facts: { ...led, dimmable: true },
    },
    [
      [
        'LV-PNL22-40',
        '2 ft. x 2 ft.',
        97,
        { size: '2x2', watts: 36, cct: 4000, lumens: 4000, part: '2 by 2 foot' },
      ],
      [
        'LV-PNL24-40',
        '2 ft. x 4 ft.',
        246,
        { size: '2x4', watts: 50, cct: 4000, lumens: 5500, part: '2 by 4 foot' },
      ],
      [
        'LV-PNL24-50',
        '2 ft. x 4 ft.',
        148,
        { size: '2x4', watts: 50, cct: 5000, lumens: 5600, part: '2 by 4 foot' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Halvorsen volumetric troffer',
      vendor: 'Halvorsen',
      category: 'Commercial Indoor / Troffers',
      kind: 'troffer',
      description:
        'Center-basket recessed troffer with soft side reflectors, for schools, offices and exam rooms where a flat panel looks too plain. Lay-in grid; flange kit for drywall.',
      text: (f) =>
        `${f.size} nominal, ${f.lumens} lm, 0-10V, earthquake clips, painted after fabrication. Occupancy sensor where noted.`,
      facts: { ...led, dimmable: true },
    },
    [
      [
        'HV-VT22-33L-40',
        'LED TROFFER VOLUMETRIC 2X2 3300LM 4000K',
        58,
        { size: '2x2', watts: 28, lumens: 3300, cct: 4000 },
      ],
      [
        'HV-VT22-33L-35',
        'LED TROFFER VOLUMETRIC 2X2 3300LM 3500K',
        22,
        { size: '2x2', watts: 28, lumens: 3300, cct: 3500 },
      ],
      [
        'HV-VT24-48L-40',
        'LED TROFFER VOLUMETRIC 2X4 4800LM 4000K',
        169,
        { size: '2x4', watts: 40, lumens: 4800, cct: 4000 },
      ],
      [
        'HV-VT24-48L-35',
        'LED TROFFER VOLUMETRIC 2X4 4800LM 3500K',
        43,
        { size: '2x4', watts: 40, lumens: 4800, cct: 3500 },
      ],
      [
        'HV-VT24-48L-40-OCC',
        'LED TROFFER VOLUMETRIC 2X4 4800LM 4000K W/ OCC SENSOR',
        2,
        { size: '2x4', watts: 40, lumens: 4800, cct: 4000, sensor: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'Halvorsen troffer retrofit',
      vendor: 'Halvorsen',
      category: 'Commercial Indoor / Retrofit Kits',
      kind: 'troffer retrofit',
      description:
        'Keeps the old fluorescent housing in the ceiling. Take out the lamps and ballast, hang the LED door frame or snap in the magnetic strips, connect the driver. No plenum work and no grid disturbed.',
      text: (f) =>
        `For ${f.size} lensed or parabolic troffers. ${f.watts} W. ${f.cct}K. Driver, brackets, label and wire nuts included.`,
      facts: { ...led, dimmable: true },
    },
    [
      [
        'HV-RK22-40',
        'LED RETROFIT KIT FOR 2X2 TROFFER, DOOR STYLE, 4000K',
        18,
        { size: '2x2', watts: 30, cct: 4000, style: 'door' },
      ],
      [
        'HV-RK24-40',
        'LED RETROFIT KIT FOR 2X4 TROFFER, DOOR STYLE, 4000K',
        105,
        { size: '2x4', watts: 40, cct: 4000, style: 'door' },
      ],
      [
        'HV-MS24-40',
        'MAGNETIC LED STRIP RETROFIT KIT 2X4 TROFFER 4000K',
        31,
        { size: '2x4', watts: 36, cct: 4000, style: 'strips' },
      ],
      [
        'HV-MS48-50',
        'MAGNETIC LED STRIP RETROFIT KIT 4FT STRIP FIXTURE 5000K',
        6,
        { size: '4 ft', watts: 28, cct: 5000, style: 'strips' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Halvorsen strip light',
      vendor: 'Halvorsen',
      category: 'Commercial Indoor / Strips & Wraps',
      kind: 'strip light',
      description:
        'Workhorse channel fixture for stock rooms, back of house, coves and retail stacks. Mount to the ceiling or hang from chain. Snap-on frosted lens.',
      text: (f) =>
        `${f.feet} foot, ${f.lumens} lumens, 80CRI, knockouts every foot, row mountable, optional wire guard and motion sensor.`,
      facts: { ...led, dimmable: true },
    },
    [
      ['HV-STR2-40', 'LED STRIP FIXTURE 2FT 20W 4000K', 11, { feet: 2, watts: 20, lumens: 2500, cct: 4000 }],
      [
        'HV-STR4-S',
        'LED STRIP FIXTURE 4FT 25/35/45W 35/40/50K',
        973,
        { feet: 4, watts: 45, lumens: 5600, ccts: '3500/4000/5000' },
      ],
      ['HV-STR4-40', 'LED STRIP FIXTURE 4FT 40W 4000K', 186, { feet: 4, watts: 40, lumens: 5000, cct: 4000 }],
      [
        'HV-STR8-S',
        'LED STRIP FIXTURE 8FT 50/70/90W 35/40/50K',
        234,
        { feet: 8, watts: 90, lumens: 11000, ccts: '3500/4000/5000' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Lumivar wraparound',
      vendor: 'Lumivar',
      category: 'Commercial Indoor / Strips & Wraps',
      kind: 'wrap',
      name: (part) => `${part} LED Wraparound Light`,
      description:
        'Curved acrylic diffuser wraps a steel body for wide, comfortable light in kitchens, laundry rooms, garages and corridors. Replaces a two- or four-lamp fluorescent wrap on the same screws.',
      text: (f) => `Length ${f.feet}'. ${f.watts}W. ${f.lumens} lm. ${f.more}. Damp listed. 120V.`,
      facts: { ...led, volts: '120', dimmable: true },
    },
    [
      ['LV-WRP2-40', '2 ft.', 58, { feet: 2, watts: 20, lumens: 2000, cct: 4000, more: '4000K' }],
      ['LV-WRP4-40', '4 ft.', 749, { feet: 4, watts: 40, lumens: 4400, cct: 4000, more: '4000K' }],
      [
        'LV-WRP4-S',
        '4 ft. Selectable CCT',
        123,
        { feet: 4, watts: 40, lumens: 4400, ccts: '3000/4000/5000', more: '3000K, 4000K or 5000K' },
      ],
      [
        'LV-WRP4-MS',
        '4 ft. Motion Sensor',
        24,
        {
          feet: 4,
          watts: 40,
          lumens: 4400,
          cct: 4000,
          sensor: true,
          more: '4000K with bi-level motion sensing',
        },
      ],
    ],
  ),
];
