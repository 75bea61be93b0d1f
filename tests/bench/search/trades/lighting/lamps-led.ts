import { family } from './family.ts';

const led = { source: 'LED', base: 'E26', volts: '120' };

export const ledLamps = [
  ...family(
    {
      family: 'Lumivar A19',
      vendor: 'Lumivar',
      category: 'Lamps / LED A-Shape',
      kind: 'lamp',
      name: (part, f) => `LED A19 Bulb, ${part}, ${f.cct}K, E26 Base, Dimmable`,
      description:
        'Everyday household bulb with an even, all-around glow and instant full light. Lasts 15,000 hours and runs cool. Good in table lamps, floor lamps, vanity lights, ceiling fan light kits, flush mounts, lanterns, jelly jars and open pendants. Suitable for enclosed fixtures and damp locations. For dimming, use an LED-rated dimmer.',
      text: (f) =>
        `${f.watts} watts replaces ${f.equal} watts. ${f.lumens} lumens. ${f.cct} Kelvin. Medium screw base. 120V. CRI 80. Dimmable to 10% with most LED dimmers. Sold ${f.count} to a box.`,
      facts: { ...led, shape: 'A19', dimmable: true },
    },
    [
      [
        'LV-A19-6-27',
        '6W (40W Equivalent), Soft White',
        336,
        { watts: 6, equal: 40, cct: 2700, lumens: 480, count: 4 },
      ],
      [
        'LV-A19-9-27',
        '9W (60W Equivalent), Soft White',
        4800,
        { watts: 9, equal: 60, cct: 2700, lumens: 810, count: 4 },
      ],
      [
        'LV-A19-9-30',
        '9W (60W Equivalent), Warm White',
        1525,
        { watts: 9, equal: 60, cct: 3000, lumens: 810, count: 4 },
      ],
      [
        'LV-A19-9-40',
        '9W (60W Equivalent), Cool White',
        215,
        { watts: 9, equal: 60, cct: 4000, lumens: 820, count: 4 },
      ],
      [
        'LV-A19-9-50',
        '9W (60W Equivalent), Daylight',
        2700,
        { watts: 9, equal: 60, cct: 5000, lumens: 830, count: 4 },
      ],
      [
        'LV-A21-15-27',
        '15W (100W Equivalent), Soft White',
        405,
        { watts: 15, equal: 100, cct: 2700, lumens: 1600, count: 2, shape: 'A21' },
      ],
      [
        'LV-A21-15-50',
        '15W (100W Equivalent), Daylight',
        300,
        { watts: 15, equal: 100, cct: 5000, lumens: 1620, count: 2, shape: 'A21' },
      ],
      [
        'LV-A19-6-50',
        '6W (40W Equivalent), Daylight',
        46,
        { watts: 6, equal: 40, cct: 5000, lumens: 490, count: 4 },
      ],
      [
        'LV-A19-11-27',
        '11W (75W Equivalent), Soft White',
        169,
        { watts: 11, equal: 75, cct: 2700, lumens: 1100, count: 4 },
      ],
    ],
  ),
  ...family(
    {
      family: 'Brantley A line contractor',
      vendor: 'Brantley',
      category: 'Lamps / LED A-Shape',
      kind: 'lamp',
      description:
        'Contractor lamp for multifamily turns, priced by the case. Not dimmable. Replaces incandescent in hall fixtures, jelly jars and fans.',
      text: (f) =>
        `Lumens ${f.lumens}; CCT ${f.cct}K; base E26 medium; case of ${f.count}; rated 10,000 h; not for use with dimmers.`,
      facts: { ...led, shape: 'A19', dimmable: false, count: 48 },
    },
    [
      ['9A19/LED/827/ND', '9A19 LED 827 NON-DIM 48CS', 1827, { watts: 9, equal: 60, cct: 2700, lumens: 800 }],
      ['9A19/LED/840/ND', '9A19 LED 840 NON-DIM 48CS', 88, { watts: 9, equal: 60, cct: 4000, lumens: 800 }],
      ['9A19/LED/850/ND', '9A19 LED 850 NON-DIM 48CS', 718, { watts: 9, equal: 60, cct: 5000, lumens: 800 }],
      [
        '12A19/LED/830/ND',
        '12A19 LED 830 NON-DIM 48CS',
        2,
        { watts: 12, equal: 75, cct: 3000, lumens: 1100 },
      ],
    ],
  ),
  ...family(
    {
      family: 'Lumivar three-way and color',
      vendor: 'Lumivar',
      category: 'Lamps / LED A-Shape',
      kind: 'lamp',
      description:
        'A-shape bulbs for special jobs around the house: sockets with a three-position switch, porches where insects gather, parties and holidays. Use with the switch that is already on your lamp.',
      text: (f) =>
        `${f.watts}W LED, medium base, 120 volts, one per card, ${f.special}. Rated life 15,000 hours.`,
      facts: { ...led, shape: 'A19', dimmable: false, count: 1 },
    },
    [
      [
        'LV-3WAY-27',
        '3-Way LED Bulb 40/60/100W Equal, A21, 2700K',
        76,
        { watts: 15, equal: 100, cct: 2700, shape: 'A21', special: 'three-way' },
      ],
      [
        'LV-BUG-A19',
        'LED Bug Light Bulb, Yellow, 9W A19',
        128,
        { watts: 9, equal: 60, color: 'yellow', special: 'bug light' },
      ],
      [
        'LV-RED-A19',
        'LED Colored Bulb, Red, 8 watt A19',
        3,
        { watts: 8, equal: 60, color: 'red', special: 'red colored' },
      ],
      [
        'LV-GRN-A19',
        'LED Colored Bulb, Green, 8 watt A19',
        1,
        { watts: 8, equal: 60, color: 'green', special: 'green colored' },
      ],
      [
        'LV-D2D-A19',
        'Dusk to Dawn LED A19 Bulb with Light Sensor, 9W, 2700K',
        246,
        { watts: 9, equal: 60, cct: 2700, special: 'built-in photocell' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Lumivar BR flood',
      vendor: 'Lumivar',
      category: 'Lamps / LED Reflector',
      kind: 'lamp',
      name: (part, f) => `LED ${f.shape} Flood Bulb, ${part}, ${f.cct}K, Dimmable`,
      description:
        'Soft wide-beam bulb for recessed cans and track heads. The 110 degree spread lights a living room or hallway without hot spots. Frosted face, glare-free.',
      text: (f) =>
        `Shape ${f.shape}. Uses ${f.watts} watts, replaces ${f.equal} watts. E26 medium base. CRI 90. Dims to 5%. Indoor, damp rated. Pack of ${f.count}.`,
      facts: { ...led, dimmable: true, beam: 110 },
    },
    [
      [
        'LV-BR30-8-27',
        '8W (65W Equivalent)',
        3900,
        { shape: 'BR30', watts: 8, equal: 65, cct: 2700, count: 6 },
      ],
      [
        'LV-BR30-8-30',
        '8W (65W Equivalent)',
        1249,
        { shape: 'BR30', watts: 8, equal: 65, cct: 3000, count: 6 },
      ],
      [
        'LV-BR30-8-50',
        '8W (65W Equivalent)',
        770,
        { shape: 'BR30', watts: 8, equal: 65, cct: 5000, count: 6 },
      ],
      [
        'LV-BR40-13-27',
        '13W (85W Equivalent)',
        101,
        { shape: 'BR40', watts: 13, equal: 85, cct: 2700, count: 2 },
      ],
      [
        'LV-BR40-13-40',
        '13W (85W Equivalent)',
        14,
        { shape: 'BR40', watts: 13, equal: 85, cct: 4000, count: 2 },
      ],
      ['LV-R20-6-27', '6W (45W Equivalent)', 46, { shape: 'R20', watts: 6, equal: 45, cct: 2700, count: 2 }],
      [
        'LV-BR30-8-40',
        '8W (65W Equivalent)',
        133,
        { shape: 'BR30', watts: 8, equal: 65, cct: 4000, count: 6 },
      ],
    ],
  ),
  ...family(
    {
      family: 'Brantley PAR LED',
      vendor: 'Brantley',
      category: 'Lamps / LED Reflector',
      kind: 'lamp',
      description: (f) =>
        `${f.shape} lamp with a controlled ${f.beam}-degree beam for display, landscape bullets and security fixtures. Wet-location rated: use it outdoors in open weatherproof holders. Replaces halogen of the same shape.`,
      text: (f) =>
        `${f.watts}W, ${f.lumens} lm, ${f.cct}K, CBCP rated, E26 base, dimmable on ELV and triac, 25,000 hours, beam ${f.beam}°, equals ${f.equal}W halogen.`,
      facts: { ...led, dimmable: true, wet: true, count: 1 },
    },
    [
      [
        '7PAR20/LED/830/FL40',
        'PAR20 LED 7W 3000K 40° Flood',
        65,
        { shape: 'PAR20', watts: 7, equal: 50, cct: 3000, lumens: 500, beam: 40 },
      ],
      [
        '11PAR30/LED/830/FL40',
        'PAR30 Long Neck LED 11W 3000K 40° Flood',
        84,
        { shape: 'PAR30', watts: 11, equal: 75, cct: 3000, lumens: 850, beam: 40 },
      ],
      [
        '11PAR30/LED/840/NF25',
        'PAR30 Long Neck LED 11W 4000K 25° Narrow Flood',
        6,
        { shape: 'PAR30', watts: 11, equal: 75, cct: 4000, lumens: 870, beam: 25 },
      ],
      [
        '15PAR38/LED/830/FL40',
        'PAR38 LED 15W 3000K 40° Flood',
        618,
        { shape: 'PAR38', watts: 15, equal: 120, cct: 3000, lumens: 1250, beam: 40 },
      ],
      [
        '15PAR38/LED/840/FL40',
        'PAR38 LED 15W 4000K 40° Flood',
        97,
        { shape: 'PAR38', watts: 15, equal: 120, cct: 4000, lumens: 1300, beam: 40 },
      ],
      [
        '15PAR38/LED/850/FL40',
        'PAR38 LED 15W 5000K 40° Flood',
        148,
        { shape: 'PAR38', watts: 15, equal: 120, cct: 5000, lumens: 1300, beam: 40 },
      ],
      [
        '15PAR38/LED/830/SP15',
        'PAR38 LED 15W 3000K 15° Spot',
        3,
        { shape: 'PAR38', watts: 15, equal: 120, cct: 3000, lumens: 1250, beam: 15 },
      ],
    ],
  ),
];
