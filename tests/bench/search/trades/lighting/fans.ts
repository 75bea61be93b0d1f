import { family } from './family.ts';

export const fans = [
  ...family(
    {
      family: 'Merrow ceiling fan',
      vendor: 'Merrow',
      category: 'Fans / Ceiling Fans',
      kind: 'ceiling fan',
      name: (part, f) =>
        `Merrow ${part} ${f.inches}" Ceiling Fan${f.light ? ' with LED Light' : ''}, ${f.finishName}`,
      description: (f) =>
        `Quiet ${f.motor} motor, reversible for winter. Mounts on the downrod in the box or a longer one for high ceilings; angled-ceiling friendly to 22 degrees. ${f.light ? 'Dimmable LED kit under frosted glass.' : 'Accepts a light kit, sold separately.'}`,
      text: (f) =>
        `${f.inches} in. blade span. ${f.blades} blades. ${f.cfm} CFM on high. ${f.control}. Dry location.`,
      facts: { volts: '120', place: 'indoor', hugger: false },
    },
    [
      [
        'MR-ALD52-BN',
        'Alden',
        148,
        {
          inches: 52,
          finish: 'brushed nickel',
          finishName: 'Brushed Nickel',
          blades: 5,
          cfm: 4900,
          motor: 'AC',
          control: 'Pull chains',
          light: true,
        },
      ],
      [
        'MR-ALD52-ORB',
        'Alden',
        58,
        {
          inches: 52,
          finish: 'bronze',
          finishName: 'Oil-Rubbed Bronze',
          blades: 5,
          cfm: 4900,
          motor: 'AC',
          control: 'Pull chains',
          light: true,
        },
      ],
      [
        'MR-ALD52-WH',
        'Alden',
        88,
        {
          inches: 52,
          finish: 'white',
          finishName: 'White',
          blades: 5,
          cfm: 4900,
          motor: 'AC',
          control: 'Pull chains',
          light: true,
        },
      ],
      [
        'MR-ALD52-NL-WH',
        'Alden',
        18,
        {
          inches: 52,
          finish: 'white',
          finishName: 'White',
          blades: 5,
          cfm: 4900,
          motor: 'AC',
          control: 'Pull chain',
          light: false,
        },
      ],
      [
        'MR-CRS60-BK',
        'Crosswind',
        14,
        {
          inches: 60,
          finish: 'black',
          finishName: 'Matte Black',
          blades: 3,
          cfm: 6200,
          motor: 'DC',
          control: 'Six-speed remote',
          light: true,
        },
      ],
      [
        'MR-CRS44-BN',
        'Crosswind',
        12,
        {
          inches: 44,
          finish: 'brushed nickel',
          finishName: 'Brushed Nickel',
          blades: 3,
          cfm: 3600,
          motor: 'DC',
          control: 'Six-speed remote',
          light: true,
        },
      ],
      [
        'MR-ALD52-BK',
        'Alden',
        49,
        {
          inches: 52,
          finish: 'black',
          finishName: 'Matte Black',
          blades: 5,
          cfm: 4900,
          motor: 'AC',
          control: 'Pull chains',
          light: true,
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'Merrow hugger',
      vendor: 'Merrow',
      category: 'Fans / Ceiling Fans',
      kind: 'ceiling fan',
      description:
        'Sits flush to an eight-foot ceiling with no downrod. A good pick for bedrooms, dens and rentals.',
      text: (f) =>
        `Low profile; ${f.inches} inch sweep; three speeds; ${f.light ? 'LED light included' : 'no light'}; ${f.finish}.`,
      facts: { volts: '120', place: 'indoor', hugger: true, blades: 5 },
    },
    [
      [
        'MR-HUG42-WH',
        'Merrow 42 in. Hugger Ceiling Fan with Light, White',
        69,
        { inches: 42, finish: 'white', light: true },
      ],
      [
        'MR-HUG52-WH',
        'Merrow 52 in. Hugger Ceiling Fan with Light, White',
        97,
        { inches: 52, finish: 'white', light: true },
      ],
      [
        'MR-HUG52-BN',
        'Merrow 52 in. Hugger Ceiling Fan with Light, Brushed Nickel',
        46,
        { inches: 52, finish: 'brushed nickel', light: true },
      ],
      [
        'MR-HUG52-NL-WH',
        'Merrow 52 in. Hugger Ceiling Fan, No Light, White',
        6,
        { inches: 52, finish: 'white', light: false },
      ],
    ],
  ),
  ...family(
    {
      family: 'Merrow outdoor and industrial',
      vendor: 'Merrow',
      category: 'Fans / Outdoor & Industrial',
      kind: 'ceiling fan',
      description: (f) =>
        f.industrial
          ? 'Long-life shop fan that pushes warm air down off the roof deck. Wire it to a wall speed control.'
          : 'ABS blades that will not droop and a sealed motor, for porches, gazebos and pool cabanas.',
      text: (f) =>
        `${f.inches} in. ${f.cfm} CFM. ${f.wet ? 'UL wet rated' : 'UL damp rated'}. ${f.finish}. ${f.light ? 'LED light kit.' : 'No light.'}`,
      facts: { volts: '120', hugger: false, place: 'outdoor' },
    },
    [
      [
        'MR-BAY52-BZ',
        'Merrow Bayside 52" Outdoor Ceiling Fan with Light, Wet Rated, Bronze',
        37,
        { inches: 52, cfm: 4700, finish: 'bronze', light: true, wet: true },
      ],
      [
        'MR-BAY52-WH',
        'Merrow Bayside 52" Outdoor Ceiling Fan with Light, Wet Rated, White',
        22,
        { inches: 52, cfm: 4700, finish: 'white', light: true, wet: true },
      ],
      [
        'MR-BAY60-BK',
        'Merrow Bayside 60" Outdoor Ceiling Fan, Damp Rated, Matte Black',
        6,
        { inches: 60, cfm: 5800, finish: 'black', light: false },
      ],
      [
        'MR-IND56-WH',
        'Merrow 56" Industrial Ceiling Fan, 3 Metal Blades, White',
        29,
        { inches: 56, cfm: 8200, finish: 'white', light: false, industrial: true, place: 'indoor' },
      ],
      [
        'MR-IND60-WH',
        'Merrow 60" Heavy Duty Industrial Ceiling Fan, Variable Speed, White',
        4,
        {
          inches: 60,
          cfm: 11000,
          finish: 'white',
          light: false,
          industrial: true,
          wet: true,
          place: 'indoor',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'Merrow downrod',
      vendor: 'Merrow',
      category: 'Fans / Parts & Accessories',
      kind: 'downrod',
      accessory: true,
      name: (part, f) => `${f.inches} in. Ceiling Fan Downrod, 3/4 in. ${part}`,
      description:
        'Extension rod to drop a ceiling fan to the right height, blades eight to nine feet off the floor. Rule of thumb: 12 inches for a nine-foot ceiling, 24 for eleven, 36 and up for vaulted rooms. For Merrow fans with or without a light, remote or wall control. Not for hugger models. Longer rods may need more lead wire.',
      text: (f) =>
        `Inside diameter 3/4", length ${f.inches} inches, predrilled both ends, wire-safe bushing, ${f.finish}.`,
      facts: {},
    },
    [
      ['MR-DR12-BN', 'Brushed Nickel', 24, { inches: 12, finish: 'brushed nickel' }],
      ['MR-DR12-WH', 'White', 20, { inches: 12, finish: 'white' }],
      ['MR-DR18-ORB', 'Oil Rubbed Bronze', 7, { inches: 18, finish: 'bronze' }],
      ['MR-DR24-BN', 'Brushed Nickel', 16, { inches: 24, finish: 'brushed nickel' }],
      ['MR-DR36-BK', 'Matte Black', 5, { inches: 36, finish: 'black' }],
      ['MR-DR48-WH', 'White', 2, { inches: 48, finish: 'white' }],
      ['MR-DR6-BN', 'Brushed Nickel', 4, { inches: 6, finish: 'brushed nickel' }],
      ['MR-DR24-ORB', 'Oil Rubbed Bronze', 9, { inches: 24, finish: 'bronze' }],
      ['MR-DR36-BN', 'Brushed Nickel', 4, { inches: 36, finish: 'brushed nickel' }],
    ],
  ),
  ...family(
    {
      family: 'Merrow fan parts',
      vendor: 'Merrow',
      category: 'Fans / Parts & Accessories',
      kind: 'fan part',
      accessory: true,
      description: (f) =>
        `Add-on or replacement for Merrow and most other brands of ceiling fans: ${f.use}. Turn off the breaker first.`,
      text: (f) => `${f.part}; 120V; check the canopy room before ordering.`,
    },
    [
      [
        'MR-LK1-BN',
        'LED Light Kit for Ceiling Fan, Schoolhouse Glass, Brushed Nickel',
        43,
        { part: 'light kit', finish: 'brushed nickel', use: 'adds a light to a fan that came without one' },
      ],
      [
        'MR-LK4-WH',
        '4-Light Kit for Ceiling Fan, White',
        14,
        { part: 'light kit', finish: 'white', use: 'four candelabra arms' },
      ],
      [
        'MR-RMT-U',
        'Universal Ceiling Fan Remote Control Kit',
        273,
        { part: 'remote', use: 'speed and light from the couch' },
      ],
      [
        'MR-WC-3S',
        'Wall Control for Ceiling Fan, 3-Speed and Light Dimmer, White',
        114,
        { part: 'wall control', finish: 'white', use: 'one gang, slide speed' },
      ],
      [
        'MR-FSC-IND',
        'Variable Speed Control for Industrial Ceiling Fans, 5A',
        16,
        { part: 'wall control', use: 'one to four fans' },
      ],
      [
        'MR-CHN-BN',
        'Pull Chain Extension for Fan, 36 in., Brushed Nickel',
        62,
        { part: 'pull chain', finish: 'brushed nickel', use: 'reach the switch' },
      ],
      [
        'MR-BOX-J',
        'Fan-Rated Ceiling Box with Brace, 16-24 in. Joists',
        382,
        { part: 'box', use: 'holds 70 lb where a light used to be' },
      ],
      [
        'MR-SLP-BK',
        'Sloped Ceiling Adapter for Ceiling Fan, Black',
        9,
        { part: 'sloped mount', finish: 'black', use: 'up to 45 degrees' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Airlea bath fan',
      vendor: 'Airlea',
      category: 'Fans / Bath Exhaust',
      kind: 'exhaust fan',
      name: (part, f) => (f.isAccessory ? part : `Airlea ${f.cfm} CFM Bathroom Exhaust Fan${part}`),
      description:
        'Clears steam before it peels the paint. Goes in new work with hanger bars or from below in a remodel, with the duct collar on the side.',
      text: (f) =>
        f.isAccessory
          ? 'White plastic grille with two springs, 11-1/4 x 11-1/4 in., fits the 50, 80 and 110 CFM fans.'
          : `${f.cfm} CFM at 0.1 in. static; ${f.sones} sones; ${f.duct} in. duct; ${f.extras}; housing 10 x 9.`,
      facts: { volts: '120', place: 'indoor', damp: true },
    },
    [
      ['AR-50', ', 4 in. Duct', 169, { cfm: 50, sones: 2.5, duct: 4, extras: 'plastic grille' }],
      ['AR-80', ', ENERGY STAR', 203, { cfm: 80, sones: 0.8, duct: 4, extras: 'ENERGY STAR' }],
      [
        'AR-80L',
        ' with LED Light',
        259,
        { cfm: 80, sones: 0.9, duct: 4, light: true, extras: 'dimmable 10W LED' },
      ],
      ['AR-110', ', ENERGY STAR', 80, { cfm: 110, sones: 0.9, duct: 6, extras: 'ENERGY STAR' }],
      [
        'AR-110L',
        ' with LED Light and Night Light',
        65,
        { cfm: 110, sones: 1, duct: 6, light: true, extras: '12W LED and 1W night light' },
      ],
      [
        'AR-110-HUM',
        ' with Humidity Sensor',
        31,
        { cfm: 110, sones: 1, duct: 6, sensor: true, extras: 'humidity sensing' },
      ],
      [
        'AR-GRL-W',
        'Replacement Grille for Airlea Bath Exhaust Fan, White',
        24,
        {
          cfm: 0,
          sones: 0,
          duct: 0,
          extras: 'grille and springs only',
          kind: 'fan part',
          part: 'grille',
          isAccessory: true,
        },
      ],
      [
        'AR-80-HUM',
        ' with Humidity Sensor',
        43,
        { cfm: 80, sones: 0.8, duct: 4, sensor: true, extras: 'humidity sensing' },
      ],
    ],
  ),
];
