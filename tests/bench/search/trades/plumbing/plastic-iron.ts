import { family } from './family.ts';

export const plasticAndIron = [
  ...family(
    {
      family: 'pvc-sch40-elbow',
      vendor: 'Dunmoor',
      category: 'PVC Fittings',
      name: 'PVC Sch 40 90 Degree Elbow, $1 Slip x Slip',
      description:
        'Pressure-rated elbow for sprinkler lines, pools and cold water. Prime and glue both sockets; no threads.',
      text: '$1 S x S. Socket ends. White PVC. ASTM D2466. NSF-PW.',
      facts: { kind: 'elbow', material: 'pvc', ends: 'slip', angle: 90, dwv: false },
    },
    [
      ['D406-005', 399, '1/2"', { size: 0.5 }],
      ['D406-007', 486, '3/4"', { size: 0.75 }],
      ['D406-010', 279, '1"', { size: 1 }],
      ['D406-015', 61, '1-1/2"', { size: 1.5 }],
      ['D406-020', 53, '2"', { size: 2 }],
    ],
  ),
  ...family(
    {
      family: 'pvc-sch40-coupling',
      vendor: 'Dunmoor',
      category: 'PVC Fittings',
      name: 'PVC Sch 40 $2, $1',
      description:
        'Straight white connectors. The coupling joins pipe to pipe; the male adapter goes from a glued socket to pipe thread; the cap ends a run. Hand tight plus one turn on plastic threads, with tape and never with pipe dope that has solvents.',
      text: '$2. $1. White PVC, ASTM D2466. 73°F pressure rating as pipe.',
      facts: { material: 'pvc', dwv: false },
    },
    [
      ['D429-005', 180, '1/2" S x S|Coupling', { kind: 'coupling', size: 0.5, ends: 'slip' }],
      ['D429-007', 197, '3/4" S x S|Coupling', { kind: 'coupling', size: 0.75, ends: 'slip' }],
      ['D429-010', 132, '1" S x S|Coupling', { kind: 'coupling', size: 1, ends: 'slip' }],
      ['D429-020', 28, '2" S x S|Coupling', { kind: 'coupling', size: 2, ends: 'slip' }],
      ['D436-005', 95, '1/2" MPT x S|Male Adapter', { kind: 'adapter', size: 0.5, ends: 'mip x slip' }],
      ['D436-007', 120, '3/4" MPT x S|Male Adapter', { kind: 'adapter', size: 0.75, ends: 'mip x slip' }],
      ['D436-010', 76, '1" MPT x S|Male Adapter', { kind: 'adapter', size: 1, ends: 'mip x slip' }],
      ['D447-007', 57, '3/4" S|Cap', { kind: 'cap', size: 0.75, ends: 'slip' }],
      ['D447-010', 38, '1" S|Cap', { kind: 'cap', size: 1, ends: 'slip' }],
    ],
  ),
  ...family(
    {
      family: 'dwv-wye',
      vendor: 'Dunmoor',
      category: 'DWV Fittings',
      name: 'PVC DWV Wye, All Hub, $1',
      description:
        'Brings a branch drain into the main at 45 degrees so that waste keeps moving. Add a 1/8 bend to make a combo, or a plug for a cleanout.',
      text: 'H x H x H. $1. Non-pressure drain, waste, vent. ASTM D2665.',
      facts: { kind: 'wye', material: 'pvc', ends: 'hub', dwv: true },
    },
    [
      ['D4600-015', 18, '1-1/2"', { size: 1.5 }],
      ['D4600-020', 60, '2"', { size: 2 }],
      ['D4600-030', 32, '3"', { size: 3 }],
      ['D4600-040', 27, '4"', { size: 4 }],
      ['D4601-338', 16, '3" x 3" x 2"', { size: 3, size2: 2 }],
      ['D4601-422', 5, '4" x 4" x 3"', { size: 4, size2: 3 }],
    ],
  ),
  ...family(
    {
      family: 'dwv-sanitary-tee',
      vendor: 'Dunmoor',
      category: 'DWV Fittings',
      name: 'PVC DWV Sanitary Tee, $1 Hub',
      description:
        'Sweep branch for a horizontal drain into a vertical stack, and for venting. Not on its back.',
      text: '$1. All hub. Sanitary pattern. White PVC.',
      facts: { kind: 'sanitary tee', material: 'pvc', ends: 'hub', dwv: true },
    },
    [
      ['D4400-015', 70, '1-1/2"', { size: 1.5 }],
      ['D4400-020', 106, '2"', { size: 2 }],
      ['D4400-030', 23, '3"', { size: 3 }],
      ['D4401-251', 42, '2" x 2" x 1-1/2"', { size: 2, size2: 1.5 }],
      ['D4401-338', 26, '3" x 3" x 2"', { size: 3, size2: 2 }],
    ],
  ),
  ...family(
    {
      family: 'dwv-p-trap',
      vendor: 'Dunmoor',
      category: 'DWV Fittings',
      name: '$2 DWV P-Trap, $1 Hub x Hub, Solvent Weld',
      description:
        'Glued trap for tubs, showers, laundry standpipes and floor drains, where nobody will ever need to take it apart.',
      text: '$2. $1 trap. Hub x hub, with a swivel return bend. Non-pressure.',
      facts: { kind: 'p-trap', ends: 'hub', dwv: true },
    },
    [
      ['D4706-015', 142, '1-1/2"|PVC', { size: 1.5, material: 'pvc' }],
      ['D4706-020', 173, '2"|PVC', { size: 2, material: 'pvc' }],
      ['D4706-030', 2, '3"|PVC', { size: 3, material: 'pvc' }],
      ['D5706-015', 8, '1-1/2"|ABS', { size: 1.5, material: 'abs' }],
      ['D5706-020', 7, '2"|ABS', { size: 2, material: 'abs' }],
    ],
  ),
  ...family(
    {
      family: 'closet-flange',
      vendor: 'Drayton',
      category: 'Toilet Installation',
      name: 'Closet Flange, $1',
      description:
        'Sets the toilet to the floor and to the drain. Glue it over 3 in. or inside 4 in. pipe, flush with the finished floor, then fasten it with corrosion-proof screws. The repair ring goes on top of a broken one. Takes any closet bolts and wax ring.',
      text: '$1. Slots for 1/4 in. and 5/16 in. closet bolts. Toilet flange.',
      facts: { kind: 'closet flange' },
    },
    [
      ['88101-DRN', 113, 'PVC, 4 in. x 3 in., Stainless Ring', { size: 4, size2: 3, material: 'pvc' }],
      ['88102-DRN', 26, 'PVC, 4 in. x 3 in., Offset', { size: 4, size2: 3, material: 'pvc', offset: true }],
      ['88104-DRN', 13, 'ABS, 4 in. x 3 in., Plastic Ring', { size: 4, size2: 3, material: 'abs' }],
      [
        '88110-DRN',
        71,
        'Repair Ring, Stainless Steel',
        { size: 4, material: 'stainless steel', repair: true },
        {
          name: 'Stainless Steel Repair Ring for Broken Closet Flange',
          description:
            'Four screws through a flat steel ring put the bolt slots back where the old flange rotted or cracked.',
        },
      ],
      [
        '88112-DRN',
        18,
        'Extender Kit, 1/4 in. to 1 5/8 in.',
        { size: 4, material: 'plastic', extender: true, isAccessory: true },
        {
          name: 'Closet Flange Extender Kit, 1/4 in. to 1 5/8 in.',
          description:
            'Brings the flange up to the new tile with stacked rings, gaskets and long closet bolts.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'flexible-coupling',
      vendor: 'Drayton',
      category: 'DWV Fittings',
      name: '$2 Rubber Coupling $1',
      description:
        'Joins unlike drain pipes: cast iron to PVC, clay to plastic, copper to steel. Loosen the clamps with a 5/16 nut driver, slide it over, tighten to 60 in-lb. The shielded type has a stainless sleeve for above-floor work.',
      text: '$1. $2 type. Elastomeric PVC with 300 series stainless steel clamps. 4.3 psi.',
      facts: { kind: 'coupling', material: 'rubber', ends: 'clamp', dwv: true },
    },
    [
      ['88301-DRN', 31, '1 1/2 in. x 1 1/2 in.|Flexible', { size: 1.5, size2: 1.5 }],
      ['88302-DRN', 45, '2 in. x 2 in.|Flexible', { size: 2, size2: 2 }],
      ['88303-DRN', 21, '3 in. x 3 in.|Flexible', { size: 3, size2: 3 }],
      ['88304-DRN', 37, '4 in. x 4 in.|Flexible', { size: 4, size2: 4 }],
      ['88309-DRN', 5, '4 in. Clay x 4 in. PVC|Flexible', { size: 4, size2: 4 }],
      ['88322-DRN', 16, '2 in. x 2 in.|Shielded', { size: 2, size2: 2, shielded: true }],
      ['88324-DRN', 12, '4 in. x 4 in.|Shielded', { size: 4, size2: 4, shielded: true }],
    ],
  ),
  ...family(
    {
      family: 'iron-elbow',
      vendor: 'Ironbark',
      category: 'Iron & Steel Fittings',
      name: '$1 in $2 Malleable Iron 90° Elbow, 150#',
      description:
        'For gas piping and low pressure steam. Use pipe dope or yellow gas tape on every joint and check with leak detector.',
      text: 'FIP x FIP, NPT. $1 in. Class 150. $2. ASME B16.3.',
      facts: { kind: 'elbow', ends: 'fip', angle: 90 },
    },
    [
      ['IB-310-12', 123, '1/2|Black', { size: 0.5, material: 'black iron' }],
      ['IB-310-34', 67, '3/4|Black', { size: 0.75, material: 'black iron' }],
      ['IB-310-10', 8, '1|Black', { size: 1, material: 'black iron' }],
      ['IB-310-114', 1, '1-1/4|Black', { size: 1.25, material: 'black iron' }],
      ['IB-410-12', 11, '1/2|Galvanized', { size: 0.5, material: 'galvanized' }],
      ['IB-410-34', 8, '3/4|Galvanized', { size: 0.75, material: 'galvanized' }],
    ],
  ),
  ...family(
    {
      family: 'iron-tee-union',
      vendor: 'Ironbark',
      category: 'Iron & Steel Fittings',
      name: '$1 in Black Malleable Iron $2, 150#',
      description:
        'Threaded black fittings. Put a tee with a capped nipple below each appliance for a drip leg, and a ground-joint union after the shutoff, so that the furnace or range comes out later.',
      text: '$2, $1 in NPT female. Malleable iron, black. Class 150.',
      facts: { material: 'black iron', ends: 'fip' },
    },
    [
      ['IB-320-12', 73, '1/2|Tee', { kind: 'tee', size: 0.5 }],
      ['IB-320-34', 42, '3/4|Tee', { kind: 'tee', size: 0.75 }],
      ['IB-320-10', 3, '1|Tee', { kind: 'tee', size: 1 }],
      ['IB-336-12', 28, '1/2|Union', { kind: 'union', size: 0.5 }],
      ['IB-336-34', 20, '3/4|Union', { kind: 'union', size: 0.75 }],
      ['IB-344-12', 37, '1/2|Cap', { kind: 'cap', size: 0.5 }],
      ['IB-344-34', 16, '3/4|Cap', { kind: 'cap', size: 0.75 }],
    ],
  ),
  ...family(
    {
      family: 'floor-flange',
      vendor: 'Ironbark',
      category: 'Iron & Steel Fittings',
      name: '$1 in $2 Floor Flange',
      description:
        'Round threaded base with four screw holes for railings, shelves and table legs made of pipe.',
      text: '$1 in FIP. $2 iron. 4 holes. Not a closet flange.',
      facts: { kind: 'floor flange', ends: 'fip' },
    },
    [
      ['IB-371-12', 491, '1/2|Black', { size: 0.5, material: 'black iron' }],
      ['IB-371-34', 309, '3/4|Black', { size: 0.75, material: 'black iron' }],
      ['IB-371-10', 10, '1|Black', { size: 1, material: 'black iron' }],
      ['IB-471-34', 5, '3/4|Galvanized', { size: 0.75, material: 'galvanized' }],
    ],
  ),
];
