import { family } from './family.ts';

export const toilets = [
  ...family(
    {
      family: 'toilet',
      vendor: 'Hadley Park',
      category: 'Toilets',
      name: 'Two-Piece Toilet, $1, 12 in. Rough-In, $2',
      description:
        'Vitreous china bowl and tank with a 3 in. flush valve and a fully glazed trapway. Clears on the first flush. Seat, supply line, wax ring and closet bolts are not in the box.',
      text: '$1. $2. WaterSense, MaP 1000 g. Left-hand trip lever, chrome. 12 in. rough. Water closet.',
      facts: { kind: 'toilet', roughIn: 12 },
    },
    [
      ['HP-3110-WH', 27, 'Round Front, 1.28 gpf|White', { shape: 'round', finish: 'white', gpf: 1.28 }],
      [
        'HP-3120-WH',
        63,
        'Elongated, ADA Height, 1.28 gpf|White',
        { shape: 'elongated', finish: 'white', gpf: 1.28, ada: true },
      ],
      [
        'HP-3120-BS',
        3,
        'Elongated, ADA Height, 1.28 gpf|Biscuit',
        { shape: 'elongated', finish: 'biscuit', gpf: 1.28, ada: true },
      ],
      [
        'HP-3140-WH',
        6,
        'Elongated Dual Flush, 0.8/1.28 gpf|White',
        { shape: 'elongated', finish: 'white', gpf: 1.28, dualFlush: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'fill-valve',
      vendor: 'Flushwell',
      category: 'Toilet Repair',
      name: 'Flushwell $1 Toilet Fill Valve $2',
      description:
        'Refills the tank after a flush and then shuts off without a whistle. Replaces the old ball-and-arm ballcock; height adjusts from 9 to 14 inches, refill tube and clip in the bag.',
      text: '$1. 7/8" ballcock thread. Anti-siphon, ASSE 1002. For gravity tanks.',
      facts: { kind: 'fill valve', partOf: 'toilet', isAccessory: true },
    },
    [
      ['FW400A', 4350, 'Universal|', {}],
      ['FW400AH', 405, 'Quiet High-Performance|', {}],
      ['FW400A-3', 43, 'Universal|3-Pack', { count: 3 }],
      [
        'FW410CK',
        832,
        'Universal|and 2" Flapper Kit',
        { kit: true, size: 2 },
        {
          description:
            'The two parts that wear out, together: adjustable fill valve and a 2 in. red flapper with chain.',
          text: 'Toilet repair kit. 7/8" ballcock thread. Flapper 2 in. Anti-siphon, ASSE 1002.',
        },
      ],
      [
        'FW455K',
        215,
        'Complete Tank Repair Kit: Flush Valve, Flapper, Lever, Bolts and|',
        { kit: true, complete: true, size: 2 },
        {
          name: 'Flushwell Complete Toilet Tank Repair Kit, 2" Flush Valve',
          description:
            'Everything inside the tank in one box, for when it runs, whistles and the handle is loose as well: fill valve, flush valve with flapper, chrome lever, tank bolts and gasket.',
          text: 'Universal. Fill valve, 2 in. flush valve, flapper, tank lever, brass bolts, spud gasket. For most two-piece gravity toilets.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'flapper',
      vendor: 'Flushwell',
      category: 'Toilet Repair',
      name: 'Flushwell $1 Toilet Flapper, $2',
      description:
        'Chlorine-proof rubber that seals the flush valve at the bottom of the tank. Cures most running toilets in five minutes.',
      text: '$1 $2. With stainless chain and hook. Dial sets the flush volume.',
      facts: { kind: 'flapper', partOf: 'toilet', isAccessory: true, material: 'rubber' },
    },
    [
      ['FW502', 3593, '2 in.|Universal, Red', { size: 2 }],
      ['FW502ADJ', 463, '2 in.|Adjustable', { size: 2 }],
      ['FW503', 875, '3 in.|Universal, Red', { size: 3 }],
      ['FW503ADJ', 71, '3 in.|Adjustable', { size: 3 }],
      [
        'FW520S',
        18,
        '3 in.|Canister Seal',
        { kind: 'canister seal', size: 3 },
        {
          name: 'Flushwell Canister Flush Valve Seal, 3 in.',
          description:
            'Red ring for tanks that lift a canister in place of a flapper. Twist off, stretch on.',
          text: 'For canister type flush valves, 3 in. Not a flapper. Toilet leak repair.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'tank-lever',
      vendor: 'Flushwell',
      category: 'Toilet Repair',
      name: 'Flushwell Toilet Tank Lever, $2, $1',
      description: 'Handle on the outside, arm on the inside. Reverse thread nut: turn it the wrong way.',
      text: 'Flush handle, trip lever. $2. $1 finish. Metal arm bends to fit.',
      facts: { kind: 'tank lever', partOf: 'toilet', isAccessory: true },
    },
    [
      ['FW660-CP', 320, 'Chrome|Front or Side Mount', { finish: 'chrome' }],
      ['FW660-BN', 100, 'Brushed Nickel|Front or Side Mount', { finish: 'brushed nickel' }],
      ['FW660-ORB', 35, 'Oil Rubbed Bronze|Front or Side Mount', { finish: 'oil-rubbed bronze' }],
      ['FW660-MB', 28, 'Matte Black|Front or Side Mount', { finish: 'matte black' }],
      ['FW660-WH', 70, 'White|Front Mount', { finish: 'white' }],
    ],
  ),
  ...family(
    {
      family: 'toilet-seal',
      vendor: 'Drayton',
      category: 'Toilet Installation',
      name: '$1',
      description:
        'Seals the horn of the bowl to the closet flange so that neither water nor sewer gas gets out. Never reuse one: lift the toilet, use a new one.',
      text: '$1. Fits 3 in. and 4 in. waste lines. For floor outlet toilets.',
      facts: { kind: 'wax ring', partOf: 'toilet', isAccessory: true, material: 'wax' },
    },
    [
      ['88001-DRN', 1962, 'Wax Ring, Standard', {}],
      ['88002-DRN', 1049, 'Wax Ring with Plastic Horn', { horn: true }],
      ['88003-DRN', 255, 'Extra Thick Wax Ring with Bolts', { thick: true, bolts: true }],
      [
        '88008-DRN',
        154,
        'Wax-Free Toilet Seal, Rubber, 3 in. or 4 in.',
        { waxFree: true, material: 'rubber' },
      ],
    ],
  ),
  ...family(
    {
      family: 'toilet-bolts',
      vendor: 'Drayton',
      category: 'Toilet Installation',
      name: '$1',
      description:
        'Solid brass does not rust through like plated steel does. Washers, nuts and gaskets as needed.',
      text: 'Toilet bolts. $1. Brass hardware.',
      facts: { partOf: 'toilet', isAccessory: true, material: 'brass' },
    },
    [
      [
        '88020-DRN',
        380,
        'Closet Bolts, 5/16 in. x 2 1/4 in., Pair',
        { kind: 'closet bolts', count: 2, length: 2.25 },
      ],
      [
        '88022-DRN',
        45,
        'Closet Bolts, 1/4 in. x 3 1/2 in., Extra Long, Pair',
        { kind: 'closet bolts', count: 2, length: 3.5 },
      ],
      [
        '88030-DRN',
        279,
        'Tank-to-Bowl Bolt and Gasket Kit, 2 in. Flush Valve',
        { kind: 'tank bolts', size: 2 },
      ],
      [
        '88031-DRN',
        60,
        'Tank-to-Bowl Bolt and Gasket Kit, 3 in. Flush Valve',
        { kind: 'tank bolts', size: 3 },
      ],
    ],
  ),
  ...family(
    {
      family: 'toilet-seat',
      vendor: 'Marlin Cove',
      category: 'Toilet Seats',
      name: 'Marlin Cove Toilet Seat, $1, $2',
      description:
        'Closed-front seat with cover. Bolts tighten from above with the quarter-turn caps and let the whole seat come off for cleaning.',
      text: '$1. $2. Color-matched bumpers. Top-tight hinges.',
      facts: { kind: 'toilet seat', partOf: 'toilet', isAccessory: true },
    },
    [
      [
        'MC1400EC-000',
        152,
        'Elongated, Slow Close, Plastic|White',
        { shape: 'elongated', finish: 'white', slowClose: true },
      ],
      [
        'MC1400EC-346',
        5,
        'Elongated, Slow Close, Plastic|Biscuit',
        { shape: 'elongated', finish: 'biscuit', slowClose: true },
      ],
      [
        'MC400RC-000',
        100,
        'Round, Slow Close, Plastic|White',
        { shape: 'round', finish: 'white', slowClose: true },
      ],
      [
        'MC44EC-000',
        63,
        'Elongated, Enameled Wood|White',
        { shape: 'elongated', finish: 'white', slowClose: false },
      ],
      [
        'MC1955CT-000',
        3,
        'Elongated, Open Front, Commercial, No Cover|White',
        { shape: 'elongated', finish: 'white', openFront: true },
      ],
    ],
  ),
];
