import { family } from './family.ts';

export const pumpsAndHangers = [
  ...family(
    {
      family: 'sump-pump',
      vendor: 'Sumpter',
      category: 'Pumps',
      name: 'Sumpter $1 $2',
      description:
        'Keeps a basement dry. Cast iron housing sheds heat to the water, vortex impeller passes small solids, and the vertical float fits pits down to 11 inches across. Add a check valve on the discharge.',
      text: '$2, $1. 115 V, 10 ft cord. 1-1/2" NPT discharge.',
      facts: { kind: 'sump pump', voltage: 115 },
    },
    [
      ['SP-M33', 18, '1/3 HP|Submersible Sump Pump, Vertical Float', { hp: 0.333 }],
      ['SP-M53', 35, '1/2 HP|Submersible Sump Pump, Vertical Float', { hp: 0.5 }],
      ['SP-M75', 3, '3/4 HP|Submersible Sump Pump, Vertical Float', { hp: 0.75 }],
      [
        'SP-PD3',
        2,
        '1/3 HP|Pedestal Sump Pump',
        { hp: 0.333, pedestal: true },
        {
          description:
            'Motor on top, out of the water, on a column over the pit. Easy to service and long lived; louder than a submersible.',
        },
      ],
      [
        'SP-BB12',
        4,
        '12 Volt|Battery Backup Sump Pump System',
        { voltage: 12, backup: true },
        {
          name: 'Sumpter Battery Backup Sump Pump System, 12 Volt',
          description:
            'Second pump with its own float, charger and alarm that takes over when the power is out or the main pump quits. Deep-cycle battery is not included.',
          text: '12 V DC, 2000 gph at 10 ft. 1-1/2" discharge. Fits beside a primary sump pump in an 18 in. basin.',
        },
      ],
      [
        'SP-UT6',
        11,
        '1/6 HP|Submersible Utility Pump',
        { kind: 'utility pump', hp: 0.167 },
        {
          name: 'Sumpter Submersible Utility Pump, 1/6 HP, Garden Hose Discharge',
          description:
            'Throw it in a flooded basement, a pool cover or a water heater pan and run a garden hose outside. Pumps down to a quarter inch.',
          text: '1/6 HP, 115 V, 1250 gph. 3/4 in. hose thread. No float; manual on and off.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'sump-pump-accessory',
      vendor: 'Sumpter',
      category: 'Pumps',
      name: 'Sumpter $1',
      description:
        'What goes around the sump pump: in the pit, on the cord and up the wall. Sized for residential basins.',
      text: '$1. For use with submersible and pedestal sump pumps, sewage ejectors and effluent pumps.',
      facts: { isAccessory: true, partOf: 'sump pump' },
    },
    [
      [
        'SP-CK15',
        106,
        'Sump Pump Check Valve, 1-1/2 in., Rubber Clamps',
        { kind: 'check valve', size: 1.5, material: 'pvc', ends: 'clamp' },
      ],
      ['SP-FS10', 43, 'Piggyback Float Switch, Tethered, 10 ft', { kind: 'float switch', length: 120 }],
      ['SP-BN18', 8, 'Sump Basin with Lid, 18 in. x 22 in.', { kind: 'sump basin', width: 18 }],
      [
        'SP-HK24',
        26,
        'Discharge Hose Kit, 1-1/2 in. x 24 ft',
        { kind: 'discharge hose', size: 1.5, length: 288 },
      ],
    ],
  ),
  ...family(
    {
      family: 'circulator',
      vendor: 'Sumpter',
      category: 'Pumps',
      name: 'Circulator Pump, $1, $2, 115V',
      description:
        'Wet-rotor circulator for hydronic heat or a hot water recirculation loop. Quiet and maintenance free.',
      text: '$1. $2 volute. 1/25 HP. Flange gaskets included, flanges are not.',
      facts: { kind: 'circulator', voltage: 115 },
    },
    [
      ['SP-C007-CI', 6, 'Single Speed|Cast Iron', { material: 'cast iron' }],
      ['SP-C007-SS', 2, 'Single Speed|Stainless for Potable Water', { material: 'stainless steel' }],
      ['SP-C015-CI', 3, '3-Speed with Check|Cast Iron', { material: 'cast iron', speeds: 3 }],
      [
        'SP-CF34',
        8,
        'Flange Kit 3/4 in. FIP for Circulators|Cast Iron',
        { kind: 'pump flange', size: 0.75, material: 'cast iron', isAccessory: true, partOf: 'circulator' },
        {
          name: 'Circulator Flange Kit, 3/4 in. FIP, Cast Iron, Pair',
          description:
            'Two flanges with bolts and nuts to put a flanged circulator pump into threaded pipe. Use the gaskets from the pump.',
          text: '3/4 in. female thread. Cast iron. For SP-C007 and SP-C015 circulators.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'pipe-support',
      vendor: 'Brindle',
      category: 'Pipe Hangers & Supports',
      name: '$1, $2',
      description:
        'Holds pipe to studs, joists or threaded rod at the spacing that the code asks for, without squeaks.',
      text: '$1. $2 pipe. For copper, PEX, CPVC or steel as listed.',
      facts: { kind: 'pipe hanger' },
    },
    [
      [
        'B-3100-050',
        320,
        'Two-Hole Pipe Strap, Copper Plated|1/2"',
        { size: 0.5, style: 'strap', material: 'copper plated steel' },
      ],
      [
        'B-3100-075',
        279,
        'Two-Hole Pipe Strap, Copper Plated|3/4"',
        { size: 0.75, style: 'strap', material: 'copper plated steel' },
      ],
      [
        'B-3420-050',
        140,
        'PEX Talon Clamp with Nail, 50 Pack|1/2"',
        { size: 0.5, style: 'talon', count: 50, material: 'plastic' },
      ],
      [
        'B-3420-075',
        50,
        'PEX Talon Clamp with Nail, 50 Pack|3/4"',
        { size: 0.75, style: 'talon', count: 50, material: 'plastic' },
      ],
      [
        'B-1100-200',
        9,
        'Clevis Hanger, Zinc, 3/8" Rod|2"',
        { size: 2, style: 'clevis', material: 'steel' },
        {
          name: '2" Clevis Hanger, Zinc Plated, 3/8" Rod',
          description:
            'Adjustable hanger for a line under a slab or a deck, with nuts above and below the yoke. Rod and beam clamp sold separately.',
        },
      ],
      [
        'B-1100-400',
        6,
        'Clevis Hanger, Zinc, 1/2" Rod|4"',
        { size: 4, style: 'clevis', material: 'steel' },
        {
          name: '4" Clevis Hanger, Zinc Plated, 1/2" Rod',
          description:
            'Carries cast iron, steel or PVC mains from threaded rod. Rod and beam clamp sold separately.',
        },
      ],
      [
        'B-2210-150',
        38,
        'J-Hook Hanger, ABS, for DWV|1-1/2"',
        { size: 1.5, style: 'j-hook', material: 'abs' },
      ],
    ],
  ),
  ...family(
    {
      family: 'pipe-insulation',
      vendor: 'Brindle',
      category: 'Pipe Insulation',
      name: 'Foam Pipe Insulation, $1" Pipe x $2" Wall x 6\'',
      description:
        'Pre-slit polyethylene sleeves that keep hot lines hot and stop cold ones from sweating or freezing.',
      text: 'For copper or iron pipe, $1" nominal. $2" thick, 6 foot length. Self-sealing.',
      facts: { kind: 'pipe insulation', material: 'foam', length: 72 },
    },
    [
      ['B-7012-38', 260, '1/2|3/8', { size: 0.5, wall: 0.375 }],
      ['B-7034-38', 298, '3/4|3/8', { size: 0.75, wall: 0.375 }],
      ['B-7100-12', 22, '1|1/2', { size: 1, wall: 0.5 }],
    ],
  ),
];
