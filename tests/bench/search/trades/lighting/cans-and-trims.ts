import { family } from './family.ts';

export const cansAndTrims = [
  ...family(
    {
      family: 'Dunmore remodel housing',
      vendor: 'Dunmore',
      category: 'Recessed / Housings',
      kind: 'housing',
      name: (part) => `${part} Remodel Recessed Housing, IC Rated, Air-Tight`,
      description:
        'Goes into a finished ceiling from below. Cut the hole with the template, wire the attached junction box, push the can up and snap the clips. May touch insulation. Trim and lamp or LED retrofit module sold separately.',
      text: (f) =>
        `Aperture ${f.inches}". ${f.socket}. Four remodel clips for 1/2" to 1" drywall. ASTM E283 airtight. Fits Dunmore baffle, reflector, eyeball and shower trims of the same size.`,
      facts: { install: 'remodel', ic: true, volts: '120' },
    },
    [
      ['DM4RICA', '4 in.', 43, { inches: 4, socket: 'E26 socket', base: 'E26' }],
      ['DM5RICA', '5 in.', 2, { inches: 5, socket: 'E26 socket', base: 'E26' }],
      ['DM6RICA', '6 in.', 430, { inches: 6, socket: 'E26 socket', base: 'E26' }],
      [
        'DM6RICA-LED',
        '6 in. LED-Ready',
        175,
        {
          inches: 6,
          socket: 'Orange quick connector for LED trims, no Edison socket',
          base: 'quick connect',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'Dunmore new construction housing',
      vendor: 'Dunmore',
      category: 'Recessed / Housings',
      kind: 'housing',
      name: (part) => `${part} New Construction Recessed Can`,
      description:
        'Set between the joists before the drywall goes up. Nail-on bar hangers reach 24 inches on center and have captive nails. Pull-out plate makes the box easy to wire.',
      text: (f) =>
        `Size ${f.inches} inch. ${f.ic ? 'Type IC, airtight gasket included' : 'Type Non-IC, keep insulation 3" away'}. Through-wire box 20 cu in.`,
      facts: { install: 'new construction', volts: '120', base: 'E26' },
    },
    [
      ['DM4NICA', '4" IC', 29, { inches: 4, ic: true }],
      ['DM5NICA', '5" IC', 1, { inches: 5, ic: true }],
      ['DM6NICA', '6" IC', 366, { inches: 6, ic: true }],
      ['DM6NICA-6PK', '6" IC, 6-Pack', 65, { inches: 6, ic: true, count: 6 }],
      ['DM6NNIC', '6" Non-IC', 3, { inches: 6, ic: false }],
      ['DM6SLOPE', '6" Sloped-Ceiling IC', 1, { inches: 6, ic: true, sloped: true }],
    ],
  ),
  ...family(
    {
      family: 'Dunmore baffle trim',
      vendor: 'Dunmore',
      category: 'Recessed / Trims',
      kind: 'trim',
      accessory: true,
      description:
        'Stepped baffle cuts glare. Torsion springs or friction clips hold it tight to the ceiling. For Dunmore cans and most other housings of the size; bulb not included.',
      text: (f) =>
        `Metal, ${f.finish} baffle with white or matching ring, outside diameter ${f.od}. Lamp: BR30, PAR30 or A19.`,
      facts: { style: 'baffle' },
    },
    [
      ['DMT4-BAF-W', '4" Step Baffle Trim, White', 31, { inches: 4, finish: 'white', od: '5-1/4"' }],
      [
        'DMT4-BAF-B',
        '4" Step Baffle Trim, Black with White Ring',
        3,
        { inches: 4, finish: 'black', od: '5-1/4"' },
      ],
      ['DMT6-BAF-W', '6" Step Baffle Trim, White', 589, { inches: 6, finish: 'white', od: '7-3/4"' }],
      [
        'DMT6-BAF-B',
        '6" Step Baffle Trim, Black with White Ring',
        73,
        { inches: 6, finish: 'black', od: '7-3/4"' },
      ],
      [
        'DMT6-BAF-BB',
        '6" Step Baffle Trim, Black with Black Ring',
        14,
        { inches: 6, finish: 'black', od: '7-3/4"' },
      ],
      [
        'DMT6-BAF-ORB',
        '6" Step Baffle Trim, Oil-Rubbed Bronze',
        2,
        { inches: 6, finish: 'bronze', od: '7-3/4"' },
      ],
      ['DMT5-BAF-W', '5" Step Baffle Trim, White', 4, { inches: 5, finish: 'white', od: '6-5/8"' }],
    ],
  ),
  ...family(
    {
      family: 'Dunmore specialty trim',
      vendor: 'Dunmore',
      category: 'Recessed / Trims',
      kind: 'trim',
      accessory: true,
      description: (f) =>
        f.style === 'shower'
          ? 'Sealed lens trim for use over a tub or shower stall. Gasket keeps steam out of the can.'
          : f.style === 'eyeball'
            ? 'Turns and tilts 30 degrees to aim the bulb at art, a fireplace or a sloped wall.'
            : 'Smooth polished cone throws the most light down from a BR or PAR bulb; a good choice under high ceilings.',
      text: (f) =>
        `${f.inches} inch trim. ${f.style === 'shower' ? 'Wet location listed. Albalite or frosted glass.' : 'Dry and damp locations.'} Fits DM series housings.`,
    },
    [
      [
        'DMT4-SHW-W',
        '4 in. Shower Trim with Frosted Lens, White',
        8,
        { inches: 4, finish: 'white', style: 'shower', wet: true },
      ],
      [
        'DMT6-SHW-W',
        '6 in. Shower Trim with Albalite Lens, White',
        52,
        { inches: 6, finish: 'white', style: 'shower', wet: true },
      ],
      [
        'DMT6-SHW-BN',
        '6 in. Shower Trim with Albalite Lens, Brushed Nickel',
        2,
        { inches: 6, finish: 'brushed nickel', style: 'shower', wet: true },
      ],
      ['DMT6-EYE-W', '6 in. Eyeball Trim, White', 18, { inches: 6, finish: 'white', style: 'eyeball' }],
      ['DMT6-EYE-B', '6 in. Eyeball Trim, Black', 1, { inches: 6, finish: 'black', style: 'eyeball' }],
      [
        'DMT6-REF-CL',
        '6 in. Open Reflector Trim, Clear Specular, White Ring',
        12,
        { inches: 6, finish: 'clear', style: 'reflector' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Dunmore recessed accessories',
      vendor: 'Dunmore',
      category: 'Recessed / Accessories',
      kind: 'recessed accessory',
      accessory: true,
      description:
        'Small parts that help put up recessed lights, cans and wafers in places they were not made for.',
      text: (f) => `For ${f.fits}. ${f.note}.`,
    },
    [
      [
        'DMA-GOOF6',
        '6 in. Goof Ring for Recessed Light, White, 9-1/2" OD',
        58,
        {
          inches: 6,
          part: 'goof ring',
          fits: '6 inch cans, wafers and retrofit kits',
          note: 'Hides an oversize hole',
        },
      ],
      [
        'DMA-NCP-46',
        'New Construction Plate for Canless Wafer 4" and 6"',
        973,
        { inches: 6, part: 'plate', fits: 'wafer downlights', note: 'Marks the hole before drywall' },
      ],
      [
        'DMA-BAR24',
        'Bar Hanger Set for Recessed Can, 24 in. OC',
        16,
        { part: 'bar hanger', fits: 'new construction housings', note: 'Pair' },
      ],
      [
        'DMA-EXT6',
        'Extension Cable for Wafer Light J-Box, 6 ft',
        46,
        { part: 'cable', feet: 6, fits: 'DMW and DMG downlights', note: 'Plenum FT6 jacket' },
      ],
      [
        'DMA-E26-QC',
        'E26 to Quick Connect Adapter for LED Retrofit Trim',
        24,
        { part: 'adapter', fits: 'retrofit kits', note: 'Orange connector, 9 in. lead' },
      ],
      [
        'DMA-SPR-T',
        'Torsion Springs for Recessed Trim, Pair',
        7,
        { part: 'spring', fits: '5 and 6 in. trims', note: 'Replacement' },
      ],
      [
        'DMA-EMW',
        'Emergency Battery Backup for Wafer Downlight, 8W',
        3,
        { part: 'battery backup', fits: 'wafers up to 22 W', note: '90 minutes' },
      ],
    ],
  ),
];
