import { family } from './family.ts';

const led = { source: 'LED', volts: '120-277', place: 'indoor' };

export const industrial = [
  ...family(
    {
      family: 'Corvane vapor tight',
      vendor: 'Corvane',
      category: 'Commercial Indoor / Vapor Tight',
      kind: 'vapor tight',
      name: (part, f) =>
        `${part} LED Vapor Tight Fixture, ${f.watts}W, ${f.ccts ? 'CCT Selectable' : `${f.cct}K`}`,
      description:
        'Gasketed polycarbonate housing keeps out water, dust and hose-down spray. Car washes, parking garages, food plants, barns, coolers. Stainless latches.',
      text: (f) =>
        `IP65, NSF, wet location, ${f.lumens} lumens, -40°F start, 120-277V, 4 ft chain-hang brackets included.`,
      facts: { ...led, wet: true, dimmable: true },
    },
    [
      ['CV-VT2-40', '2 ft.', 6, { feet: 2, watts: 20, lumens: 2600, cct: 4000 }],
      ['CV-VT4-S', '4 ft.', 300, { feet: 4, watts: 45, lumens: 5800, ccts: '3500/4000/5000' }],
      ['CV-VT4-50', '4 ft.', 69, { feet: 4, watts: 40, lumens: 5200, cct: 5000 }],
      ['CV-VT8-50', '8 ft.', 12, { feet: 8, watts: 80, lumens: 10400, cct: 5000 }],
    ],
  ),
  ...family(
    {
      family: 'Corvane UFO high bay',
      vendor: 'Corvane',
      category: 'Commercial Indoor / High Bays',
      kind: 'high bay',
      name: (part, f) => `LED UFO High Bay, ${f.watts}W, ${part}, 5000K`,
      description:
        'Round die-cast high bay for warehouses, shops, gyms and pole barns, 15 to 40 feet up. Hook and 6 foot cord included. Swap a 400 watt metal halide one for one.',
      text: (f) =>
        `${f.lumens} lm, 150 lm/W, 0-10V dimming, IP65, 90° or 120° lens, plug-in sensor port, ${f.volts} volts.`,
      facts: { ...led, cct: 5000, wet: true, dimmable: true },
    },
    [
      ['CV-UFO-100-50', '15,000 Lumens', 240, { watts: 100, lumens: 15000 }],
      ['CV-UFO-150-50', '22,500 Lumens', 728, { watts: 150, lumens: 22500 }],
      ['CV-UFO-200-50', '30,000 Lumens', 158, { watts: 200, lumens: 30000 }],
      ['CV-UFO-240-50', '36,000 Lumens', 31, { watts: 240, lumens: 36000 }],
      ['CV-UFO-200-50-480', '30,000 Lumens, 480V', 2, { watts: 200, lumens: 30000, volts: '277-480' }],
    ],
  ),
  ...family(
    {
      family: 'Corvane linear high bay',
      vendor: 'Corvane',
      category: 'Commercial Indoor / High Bays',
      kind: 'high bay',
      description:
        'Rectangular aisle and open-area light for big-box retail, distribution centers and gymnasiums. V-hooks and safety cable in the box.',
      text: (f) =>
        `${f.watts} W, ${f.lumens} lm, ${f.cct}K, frosted polycarbonate lens, wire guard and emergency driver sold separately, DLC Premium.`,
      facts: { ...led, dimmable: true, linear: true },
    },
    [
      [
        'CV-LHB2-110-50',
        'Linear LED High Bay 2 ft 110 Watt 5000K',
        46,
        { feet: 2, watts: 110, lumens: 16000, cct: 5000 },
      ],
      [
        'CV-LHB2-165-50',
        'Linear LED High Bay 2 ft 165 Watt 5000K',
        88,
        { feet: 2, watts: 165, lumens: 24000, cct: 5000 },
      ],
      [
        'CV-LHB2-165-40',
        'Linear LED High Bay 2 ft 165 Watt 4000K',
        14,
        { feet: 2, watts: 165, lumens: 24000, cct: 4000 },
      ],
      [
        'CV-LHB4-220-50',
        'Linear LED High Bay 4 ft 220 Watt 5000K',
        29,
        { feet: 4, watts: 220, lumens: 31500, cct: 5000 },
      ],
    ],
  ),
  ...family(
    {
      family: 'Penfield shop light',
      vendor: 'Penfield',
      category: 'Commercial Indoor / Shop Lights',
      kind: 'shop light',
      description:
        'Hang it over the bench, plug it in, pull the chain. Up to four can be linked end to end on one outlet. Garage, workshop, basement.',
      text: (f) =>
        `${f.feet} ft long, ${f.lumens} lumens, ${f.cct}K, 5 ft cord with plug, on/off pull chain, hanging chain, ${f.watts}W.`,
      facts: { ...led, volts: '120', dimmable: false },
    },
    [
      [
        'PF-SHOP4-42',
        '4 ft. Linkable LED Shop Light with Pull Chain, 42W, 5000K',
        472,
        { feet: 4, watts: 42, lumens: 4500, cct: 5000 },
      ],
      [
        'PF-SHOP4-42-4PK',
        '4 ft. Linkable LED Shop Light with Pull Chain, 42W, 5000K (4-Pack)',
        58,
        { feet: 4, watts: 42, lumens: 4500, cct: 5000, count: 4 },
      ],
      [
        'PF-SHOP4-100',
        '4 ft. LED Shop Light, 10,000 lm, Diamond Plate, 5000K',
        16,
        { feet: 4, watts: 90, lumens: 10000, cct: 5000 },
      ],
    ],
  ),
  ...family(
    {
      family: 'Halvorsen stairwell',
      vendor: 'Halvorsen',
      category: 'Commercial Indoor / Strips & Wraps',
      kind: 'stairwell light',
      description:
        'Code-driven light for stair towers and garages: dims to 20% when nobody is there, full light when the built-in sensor sees motion, battery keeps it on in an outage.',
      text: (f) =>
        `${f.feet}ft; 120-277V; microwave sensor; ${f.battery ? '90 minute lithium battery, test switch' : 'no battery'}; vandal-resistant lens.`,
      facts: { ...led, sensor: true, dimmable: true, cct: 4000 },
    },
    [
      ['HV-STW4-BL', 'STAIRWELL LED 4FT 40W BI-LEVEL MOTION SENSOR', 4, { feet: 4, watts: 40 }],
      [
        'HV-STW4-BL-EM',
        'STAIRWELL LED 4FT 40W BI-LEVEL MOTION SENSOR W/ EM BATTERY',
        6,
        { feet: 4, watts: 40, battery: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'commercial mounting accessories',
      vendor: 'Halvorsen',
      category: 'Commercial Indoor / Accessories',
      kind: 'fixture accessory',
      accessory: true,
      description: (f) =>
        `Mounting hardware for ${f.fits}. Fixture not included. Check the cut sheet for hole spacing and weight before you order.`,
      text: (f) => `${f.part}. White powder coat or galvanized. Screws included. Use with ${f.fits}.`,
    },
    [
      [
        'HV-SMK22',
        'SURFACE MOUNT KIT FOR 2X2 FLAT PANEL',
        29,
        { part: 'surface kit', size: '2x2', fits: '2x2 panels' },
      ],
      [
        'HV-SMK24',
        'SURFACE MOUNT KIT FOR 2X4 FLAT PANEL',
        84,
        { part: 'surface kit', size: '2x4', fits: '2x4 panels' },
      ],
      [
        'HV-FLK24',
        'DRYWALL FLANGE KIT FOR 2X4 TROFFER OR PANEL',
        6,
        { part: 'flange kit', size: '2x4', fits: '2x4 troffers and panels' },
      ],
      [
        'HV-ACK-10',
        'AIRCRAFT CABLE SUSPENSION KIT 10FT PAIR',
        43,
        { part: 'cable kit', feet: 10, fits: 'panels, strip lights and linear high bays' },
      ],
      [
        'HV-VHK-36',
        'V-HOOK & JACK CHAIN HANGING KIT 36IN',
        69,
        { part: 'chain kit', fits: 'strips, wraps, shop lights and high bays' },
      ],
      [
        'HV-WG-STR4',
        'WIRE GUARD FOR 4FT STRIP FIXTURE',
        11,
        { part: 'wire guard', feet: 4, fits: '4 ft strip lights' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Corvane high bay accessories',
      vendor: 'Corvane',
      category: 'Commercial Indoor / Accessories',
      kind: 'fixture accessory',
      accessory: true,
      description:
        'Options that snap or screw on to the UFO high bay at the job, no tools beyond a screwdriver.',
      text: (f) => `${f.part} for CV-UFO 100W, 150W, 200W and 240W high bay lights.`,
    },
    [
      ['CV-UFO-REF90', 'Aluminum Reflector for UFO High Bay, 90 Degree', 4, { part: 'reflector' }],
      ['CV-UFO-YOKE', 'Yoke Bracket for UFO High Bay', 9, { part: 'bracket' }],
      ['CV-UFO-SEN', 'Plug-In Motion Sensor for UFO High Bay', 16, { part: 'sensor', sensor: true }],
    ],
  ),
];
