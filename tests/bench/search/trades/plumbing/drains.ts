import { family } from './family.ts';

export const drains = [
  ...family(
    {
      family: 'tubular-brass-p-trap',
      vendor: 'Bexley & Rowe',
      category: 'Tubular Drains',
      name: 'P-Trap, Tubular Brass 17 ga., $1, $2',
      description:
        'The one you see under a pedestal or wall-hung sink. Slip-joint nuts, deep flange and a 9 in. wall tube; comes apart by hand when a ring goes down the drain.',
      text: '$1 sink trap. 17 gauge brass. Finish $2. Slip joint with washers and box flange. Without cleanout.',
      facts: { kind: 'p-trap', material: 'brass', ends: 'slip joint' },
    },
    [
      ['BR-4510-CP', 144, '1-1/4"|CP', { size: 1.25, finish: 'chrome' }],
      ['BR-4510-BN', 11, '1-1/4"|BN', { size: 1.25, finish: 'brushed nickel' }],
      ['BR-4510-ORB', 8, '1-1/4"|ORB', { size: 1.25, finish: 'oil-rubbed bronze' }],
      ['BR-4510-MB', 15, '1-1/4"|MB', { size: 1.25, finish: 'matte black' }],
      ['BR-4510-PB', 1, '1-1/4"|PB', { size: 1.25, finish: 'polished brass' }],
      ['BR-4520-CP', 180, '1-1/2"|CP', { size: 1.5, finish: 'chrome' }],
      ['BR-4520-BN', 5, '1-1/2"|BN', { size: 1.5, finish: 'brushed nickel' }],
      ['BR-4520-ORB', 4, '1-1/2"|ORB', { size: 1.5, finish: 'oil-rubbed bronze' }],
      [
        'BR-4530-MB',
        3,
        '1-1/4" Bottle Style|MB',
        { kind: 'bottle trap', size: 1.25, finish: 'matte black', style: 'bottle' },
        {
          name: 'Bottle Trap, Brass, 1-1/4", MB',
          description:
            'Compact cylinder for a wall-hung or vessel sink where the trap is on show. Unscrew the cup to clean it. Check that your code takes bottle traps.',
          text: '1-1/4" inlet and outlet. Brass, finish MB. Slip joint.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'plastic-p-trap',
      vendor: 'Drayton',
      category: 'Tubular Drains',
      name: '$1 $2, White Polypropylene',
      description:
        'Will not rust and nobody sees it in the vanity or sink base. Reversible J-bend, nuts and washers in the bag.',
      text: '$1. White plastic tubular. Slip joint. For kitchen or lavatory drains. $2.',
      facts: { kind: 'p-trap', material: 'polypropylene', ends: 'slip joint', finish: 'white' },
    },
    [
      ['88401-DRN', 965, '1 1/2 in.|P-Trap Kit with 1 1/4 in. Reducing Washer', { size: 1.5 }],
      ['88402-DRN', 205, '1 1/4 in.|P-Trap Kit', { size: 1.25 }],
      [
        '88405-DRN',
        64,
        '1 1/2 in.|J-Bend for P-Trap',
        { size: 1.5, kind: 'trap part', isAccessory: true, partOf: 'p-trap' },
        {
          description:
            'Just the bend, for when a tub wrench went through the old one. Fits tubular P-traps, not glued ones.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'tubular-part',
      vendor: 'Northgate',
      category: 'Tubular Drains',
      name: 'TUB $1',
      description: 'Slip joint odds and ends to finish a sink drain or to stop a trap that weeps at the nut.',
      text: 'For tubular p-trap, tailpiece and waste arm. $1.',
      facts: { isAccessory: true, partOf: 'p-trap' },
    },
    [
      [
        'NG 66015',
        281,
        'SJ NUT & WASHER 1-1/2 PVC WHT',
        { kind: 'slip joint nut', size: 1.5, material: 'pvc' },
      ],
      [
        'NG 66012',
        154,
        'SJ NUT & WASHER 1-1/4 PVC WHT',
        { kind: 'slip joint nut', size: 1.25, material: 'pvc' },
      ],
      [
        'NG 66030',
        92,
        'SJ WASHER ASST 1-1/4 1-1/2 POLY 10PK',
        { kind: 'slip joint washer', size: 1.5, count: 10 },
      ],
      [
        'NG 66108',
        23,
        'TAILPC FLGD 1-1/2X8 CP BRS 20GA',
        { kind: 'tailpiece', size: 1.5, length: 8, finish: 'chrome', material: 'brass' },
      ],
      [
        'NG 66112',
        48,
        'EXT TUBE SJ 1-1/4X6 CP BRS 22GA',
        { kind: 'tailpiece', size: 1.25, length: 6, finish: 'chrome', material: 'brass' },
      ],
      [
        'NG 66120',
        14,
        'TAILPC DISHWASHER BRANCH 1-1/2X8 PVC',
        { kind: 'tailpiece', size: 1.5, length: 8, material: 'pvc' },
      ],
    ],
  ),
  ...family(
    {
      family: 'lavatory-drain',
      vendor: 'Hadley Park',
      category: 'Sink Drains',
      name: '$1 Drain, 1-1/4 in., $2, $3',
      description:
        'Drain body and stopper for a bathroom sink. The pop-up works from the lift rod behind the faucet; the push type clicks open and closed under a finger; the grid is always open, for commercial sinks and vessel bowls.',
      text: '1-1/4 in. tailpiece. $1. $2. Finish: $3. Brass body, use plumber putty or the foam gasket.',
      facts: { kind: 'lavatory drain', material: 'brass', size: 1.25 },
    },
    [
      [
        'HP-5310-PC',
        70,
        'Pop-Up|with Overflow|Polished Chrome',
        { style: 'pop-up', overflow: true, finish: 'chrome' },
      ],
      [
        'HP-5310-BN',
        48,
        'Pop-Up|with Overflow|Brushed Nickel',
        { style: 'pop-up', overflow: true, finish: 'brushed nickel' },
      ],
      [
        'HP-5310-ORB',
        8,
        'Pop-Up|with Overflow|Oil Rubbed Bronze',
        { style: 'pop-up', overflow: true, finish: 'oil-rubbed bronze' },
      ],
      [
        'HP-5320-MB',
        32,
        'Push|with Overflow|Matte Black',
        { style: 'push', overflow: true, finish: 'matte black' },
      ],
      [
        'HP-5321-BN',
        12,
        'Push|without Overflow|Brushed Nickel',
        { style: 'push', overflow: false, finish: 'brushed nickel' },
      ],
      [
        'HP-5330-PC',
        5,
        'Grid|with Overflow|Polished Chrome',
        { style: 'grid', overflow: true, finish: 'chrome' },
      ],
    ],
  ),
  ...family(
    {
      family: 'basket-strainer',
      vendor: 'Bexley & Rowe',
      category: 'Sink Drains',
      name: '$1, 3-1/2", $2',
      description: 'Kitchen sink outlet. The basket lifts out to empty and twists down to hold water.',
      text: '$1. Fits 3-1/2" to 4" sink opening. Finish $2. 1-1/2" tailpiece connection.',
      facts: { kind: 'basket strainer', size: 3.5, material: 'stainless steel' },
    },
    [
      ['BR-6100-SS', 298, 'Basket Strainer Assembly|SS', { finish: 'stainless steel' }],
      ['BR-6100-ORB', 4, 'Basket Strainer Assembly|ORB', { finish: 'oil-rubbed bronze' }],
      ['BR-6100-MB', 8, 'Basket Strainer Assembly|MB', { finish: 'matte black' }],
      [
        'BR-6109-SS',
        547,
        'Replacement Basket for Kitchen Sink Strainer|SS',
        { finish: 'stainless steel', kind: 'strainer basket', isAccessory: true, partOf: 'basket strainer' },
        {
          name: 'Replacement Sink Basket, Fits 3-1/2" Strainers, SS',
          description:
            'Drop-in basket with a rubber stopper and fixed post for the strainer that is already in your kitchen sink. Measure the old post.',
          text: 'Stainless steel. For basket strainer assemblies BR-6100 and most others of 3-1/2".',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'tub-drain',
      vendor: 'Drayton',
      category: 'Tub & Shower Drains',
      name: '$1, $2',
      description:
        'The waste at the bottom of the bath, the overflow above it and the trim that shows. Rough it in before the tub is set, or leave an access panel behind the wall.',
      text: 'Bathtub waste. $1. 1 1/2 in. drain. $2.',
      facts: { kind: 'tub drain', size: 1.5 },
    },
    [
      [
        '88500-DRN',
        43,
        'Tub Waste & Overflow Kit, Sch 40 PVC|Toe Touch, Chrome',
        { finish: 'chrome', material: 'pvc' },
      ],
      [
        '88501-DRN',
        6,
        'Tub Waste & Overflow Kit, Sch 40 PVC|Toe Touch, Brushed Nickel',
        { finish: 'brushed nickel', material: 'pvc' },
      ],
      [
        '88504-DRN',
        10,
        'Tub Waste & Overflow Kit, Brass 20 ga.|Trip Lever, Chrome',
        { finish: 'chrome', material: 'brass' },
      ],
      [
        '88520-DRN',
        173,
        'Bathtub Drain Stopper, Lift & Turn|Chrome',
        { finish: 'chrome', kind: 'tub stopper', isAccessory: true, partOf: 'tub drain' },
        {
          description:
            'Replaces the stopper in a bathtub drain without calling anybody to open the ceiling below. Threads in with an adapter for coarse or fine posts.',
          text: 'Lift and turn plug. 3/8 in. and 5/16 in. pins. Chrome plated brass. Bath plug.',
        },
      ],
      [
        '88524-DRN',
        35,
        'Tub Overflow Faceplate, Two-Hole|Chrome',
        { finish: 'chrome', kind: 'overflow plate', isAccessory: true, partOf: 'tub drain' },
        {
          description:
            'Round cover with two screws for the overflow hole under the tub spout. Gasket sold with the waste kit.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'shower-drain',
      vendor: 'Drayton',
      category: 'Tub & Shower Drains',
      name: 'Shower Drain, $1, $2 Strainer',
      description:
        'No-calk models slip over the pipe and seal with a rubber ring from above, so the base may sit on a slab. The adjustable three-piece clamps a liner under a tiled floor.',
      text: '2 in. drain outlet. $1. 4 1/4 in. round or 4 in. square $2 grate.',
      facts: { kind: 'shower drain', size: 2 },
    },
    [
      [
        '88540-DRN',
        28,
        '2 in. PVC Solvent Weld|Snap-In Stainless Steel',
        { material: 'pvc', finish: 'stainless steel' },
      ],
      ['88542-DRN', 16, '2 in. Brass No-Calk|Chrome', { material: 'brass', finish: 'chrome' }],
      [
        '88545-DRN',
        21,
        '2 in. PVC Adjustable for Tile, Square|Brushed Nickel',
        { material: 'pvc', finish: 'brushed nickel', square: true },
      ],
      [
        '88549-DRN',
        102,
        'Replacement Grate 4 1/4 in.|Screw-In Chrome',
        { kind: 'strainer grate', size: 4.25, finish: 'chrome', isAccessory: true, partOf: 'shower drain' },
        {
          name: 'Replacement Shower Drain Grate, 4 1/4 in. Round, Chrome',
          description:
            'The part you stand on. Two screws; measure across the holes of the old strainer before ordering, since makers differ.',
          text: 'Shower strainer cover. 4 1/4 in. outside, 3 3/8 in. between screws. Chrome-plated brass.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'garbage-disposer',
      vendor: 'Corwin',
      category: 'Disposers',
      name: 'Corwin $1 Garbage Disposal, $2, Continuous Feed',
      description:
        'Grinds scraps under the kitchen sink. Quick-lock three-bolt mount, dishwasher inlet and a stainless grind chamber. Reset button and jam wrench included. The cord is sold apart.',
      text: '$1, 120 volt, 2600 rpm. $2. Food waste disposer. 1-1/2" discharge.',
      facts: { kind: 'disposer', voltage: 120 },
    },
    [
      ['CW-333', 63, '1/3 HP|without Cord', { hp: 0.333 }],
      ['CW-500', 187, '1/2 HP|without Cord', { hp: 0.5 }],
      ['CW-750QT', 52, '3/4 HP|Quiet Series', { hp: 0.75 }],
      ['CW-1000QT', 9, '1 HP|Quiet Series', { hp: 1 }],
    ],
  ),
  ...family(
    {
      family: 'disposer-part',
      vendor: 'Corwin',
      category: 'Disposers',
      name: 'Corwin $1 for Garbage Disposals',
      description: 'Genuine part. Fits every Corwin disposal from 1/3 to 1 HP and most three-bolt mounts.',
      text: 'Disposer accessory. $1. Works with CW-333, CW-500, CW-750QT.',
      facts: { isAccessory: true, partOf: 'disposer' },
    },
    [
      [
        'CW-CRD00',
        258,
        'Power Cord Kit, 3 ft',
        { kind: 'power cord', length: 36 },
        { name: 'Corwin Disposal Power Cord Kit, 3 ft' },
      ],
      [
        'CW-SPL87',
        152,
        'Splash Guard, Rubber',
        { kind: 'splash guard', material: 'rubber' },
        { name: 'Corwin Rubber Splash Guard, Fits All Corwin Disposals' },
      ],
      [
        'CW-FLG-BN',
        13,
        'Sink Flange and Stopper, Brushed Nickel',
        { kind: 'disposer flange', finish: 'brushed nickel' },
      ],
      [
        'CW-ASW',
        26,
        'Air Switch, Sink Top, Single Outlet',
        { kind: 'air switch' },
        { name: 'Sink-Top Air Switch for Garbage Disposer, Single Outlet' },
      ],
    ],
  ),
];
