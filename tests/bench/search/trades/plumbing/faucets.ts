import { family } from './family.ts';

export const faucets = [
  ...family(
    {
      family: 'lavatory-faucet',
      vendor: 'Hadley Park',
      category: 'Faucets',
      name: 'Hadley Park Brookline $1 Bathroom Faucet, $2 in. $3',
      description:
        'Ceramic disc cartridges, metal handles and a pop-up drain to match. WaterSense at 1.2 gpm. Deck plate included on the single-handle model; supply lines are not.',
      text: '$1. $2 in. spread. Lead free. Finish: $3. 1/2 in. IPS shanks. Lavatory faucet.',
      facts: { kind: 'faucet', use: 'bathroom' },
    },
    [
      [
        'HP-7201-PC',
        43,
        'Two-Handle Centerset|4|Polished Chrome',
        { style: 'centerset', size: 4, handles: 2, finish: 'chrome' },
      ],
      [
        'HP-7201-BN',
        68,
        'Two-Handle Centerset|4|Brushed Nickel',
        { style: 'centerset', size: 4, handles: 2, finish: 'brushed nickel' },
      ],
      [
        'HP-7201-ORB',
        10,
        'Two-Handle Centerset|4|Oil Rubbed Bronze',
        { style: 'centerset', size: 4, handles: 2, finish: 'oil-rubbed bronze' },
      ],
      [
        'HP-7240-BN',
        18,
        'Two-Handle Widespread|8|Brushed Nickel',
        { style: 'widespread', size: 8, handles: 2, finish: 'brushed nickel' },
      ],
      [
        'HP-7240-MB',
        13,
        'Two-Handle Widespread|8|Matte Black',
        { style: 'widespread', size: 8, handles: 2, finish: 'matte black' },
      ],
      [
        'HP-7215-PC',
        24,
        'Single-Handle|4|Polished Chrome',
        { style: 'single hole', size: 4, handles: 1, finish: 'chrome' },
        { name: 'Hadley Park Brookline Single-Handle Bathroom Faucet, 1 or 3 Hole, Polished Chrome' },
      ],
    ],
  ),
  ...family(
    {
      family: 'kitchen-faucet',
      vendor: 'Marlin Cove',
      category: 'Faucets',
      name: 'Marlin Cove Tern 1-Handle $1 Kitchen Faucet, $2',
      description:
        'High arc spout swings through 360 degrees. Touch clean spray, 1.8 gpm. Fits one or three holes with the escutcheon in the box.',
      text: '$1. $2. Ceramic cartridge MC1225. 3/8" compression supply hoses attached. Lead free.',
      facts: { kind: 'faucet', use: 'kitchen', handles: 1 },
    },
    [
      [
        'MC87039SRS',
        38,
        'Pull-Down|Spot Resist Stainless',
        { style: 'pull-down', finish: 'stainless steel' },
      ],
      ['MC87039BL', 21, 'Pull-Down|Matte Black', { style: 'pull-down', finish: 'matte black' }],
      ['MC87039C', 16, 'Pull-Down|Chrome', { style: 'pull-down', finish: 'chrome' }],
      [
        'MC7425C',
        50,
        'Low Arc with Side Spray|Chrome',
        { style: 'side spray', finish: 'chrome' },
        { name: 'Marlin Cove Tern Low-Arc Kitchen Faucet with Side Spray, 1-Handle, Chrome' },
      ],
    ],
  ),
  ...family(
    {
      family: 'faucet-cartridge',
      vendor: 'Marlin Cove',
      category: 'Faucet Repair',
      name: '$1 Cartridge for $2',
      description:
        'When a single-handle faucet drips or will not mix, pull the clip, pull the old cartridge and push in the new one. Silicone grease in the bag. Turn the stops off first.',
      text: '$1. For $2. Repairs hot, cold and drip problems. Brass or polymer shell with O-rings.',
      facts: { kind: 'cartridge', isAccessory: true, partOf: 'faucet' },
    },
    [
      ['MC1225', 1298, 'Single-Handle|Marlin Cove Kitchen and Lavatory Faucets', { fits: 'Marlin Cove' }],
      [
        'MC1222',
        591,
        'Pressure-Balance|Marlin Cove Tub and Shower Valves',
        { fits: 'Marlin Cove', partOf: 'shower valve' },
      ],
      ['MC1224', 152, 'Two-Handle|Marlin Cove Centerset Faucets, Hot or Cold', { fits: 'Marlin Cove' }],
      [
        'MC1248',
        21,
        'Thermostatic|Marlin Cove Shower Valves with Volume Control',
        { fits: 'Marlin Cove', partOf: 'shower valve' },
      ],
      [
        'MC14550',
        14,
        'Quarter-Turn Ceramic|Marlin Cove Widespread Lavatory Faucets and Roman Tub Fillers',
        { fits: 'Marlin Cove' },
      ],
    ],
  ),
  ...family(
    {
      family: 'aerator',
      vendor: 'Northgate',
      category: 'Faucet Repair',
      name: 'AERATOR $1',
      description:
        'Screw-on aerator for the end of a kitchen or bath spout, with washers. Saves water and stops the splash.',
      text: '$1. Lead free brass. Male 15/16-27, female 55/64-27.',
      facts: { kind: 'aerator', isAccessory: true, partOf: 'faucet' },
    },
    [
      ['NG 81005', 106, 'DUAL THD 0.5GPM CP', { gpm: 0.5, finish: 'chrome' }],
      ['NG 81015', 497, 'DUAL THD 1.5GPM CP', { gpm: 1.5, finish: 'chrome' }],
      ['NG 81016', 27, 'DUAL THD 1.5GPM BN', { gpm: 1.5, finish: 'brushed nickel' }],
      ['NG 81022', 48, 'SWIVEL SPRAY 2.2GPM CP', { gpm: 2.2, finish: 'chrome' }],
    ],
  ),
  ...family(
    {
      family: 'shower-trim-part',
      vendor: 'Hadley Park',
      category: 'Shower & Tub',
      name: '$1, $2',
      description:
        'Visible ends of a shower: what the water comes out of and what holds it. Universal thread; wrap with tape, tighten with a strap wrench so the plating is not chewed.',
      text: '$1. Finish: $2. 1/2 in. IPS. 1.75 gpm where it applies.',
      facts: { size: 0.5 },
    },
    [
      [
        'HP-8101-PC',
        57,
        'Shower Head, 3-Function, 4 in. Face|Polished Chrome',
        { kind: 'shower head', finish: 'chrome' },
      ],
      [
        'HP-8101-MB',
        18,
        'Shower Head, 3-Function, 4 in. Face|Matte Black',
        { kind: 'shower head', finish: 'matte black' },
      ],
      [
        'HP-8130-BN',
        11,
        'Rain Shower Head, 8 in. Round|Brushed Nickel',
        { kind: 'shower head', finish: 'brushed nickel', rain: true },
      ],
      [
        'HP-8206-PC',
        70,
        'Shower Arm, 6 in.|Polished Chrome',
        { kind: 'shower arm', length: 6, finish: 'chrome', isAccessory: true, partOf: 'shower head' },
      ],
      [
        'HP-8206-MB',
        8,
        'Shower Arm, 6 in.|Matte Black',
        { kind: 'shower arm', length: 6, finish: 'matte black', isAccessory: true, partOf: 'shower head' },
      ],
      [
        'HP-8310-PC',
        26,
        'Diverter Tub Spout, Slip-On|Polished Chrome',
        { kind: 'tub spout', finish: 'chrome', diverter: true },
      ],
      [
        'HP-8310-BN',
        14,
        'Diverter Tub Spout, Slip-On|Brushed Nickel',
        { kind: 'tub spout', finish: 'brushed nickel', diverter: true },
      ],
    ],
  ),
];
