import { family } from './family.ts';

export const suppliesAndTools = [
  ...family(
    {
      family: 'thread-sealant',
      vendor: 'Grizzard',
      category: 'Sealants & Tape',
      name: '$1',
      description:
        'For tapered pipe threads, metal or plastic: nipples, bushings, shower arms, hose bibbs, water heater connections, gas valves where marked, and male adapters. Three turns in the direction of the thread, then tighten. Not for compression nuts, flare fittings, garden hose threads or the slip-joint nuts of a P-trap, which seal by other means and will leak sooner with it than without.',
      text: '$1. Seals water, gas and steam as marked. -450 to 500°F.',
      facts: { kind: 'thread tape' },
    },
    [
      [
        'GZ.14500',
        2855,
        'PTFE Thread Seal Tape, 1/2 in. x 520 in., White',
        { size: 0.5, length: 520, color: 'white' },
      ],
      [
        'GZ.14503',
        215,
        'PTFE Thread Seal Tape, 3/4 in. x 520 in., Pink, Heavy Duty',
        { size: 0.75, length: 520, color: 'pink' },
      ],
      [
        'GZ.14507',
        173,
        'Gas Line PTFE Tape, 1/2 in. x 260 in., Yellow',
        { size: 0.5, length: 260, color: 'yellow', gas: true },
      ],
      ['GZ.15224', 309, 'Pipe Joint Compound with PTFE, 4 oz Brush Top', { kind: 'pipe dope', ounces: 4 }],
      ['GZ.15226', 62, 'Pipe Joint Compound with PTFE, 16 oz Brush Top', { kind: 'pipe dope', ounces: 16 }],
    ],
  ),
  ...family(
    {
      family: 'solvent-cement',
      vendor: 'Grizzard',
      category: 'Solvents & Cement',
      name: '$2 $1 Cement, $3',
      description:
        'Welds plastic pipe to plastic fittings. Prime first where the code asks for it, spread it on both, push, twist a quarter turn and hold for thirty seconds.',
      text: '$2 body $1 glue. $3, dauber in the lid. Low VOC. For pipe and fittings to 4 in. diameter and up to 6 in. heavy.',
      facts: { kind: 'cement' },
    },
    [
      ['GZ.31013', 644, 'PVC|Regular Clear|8 oz', { material: 'pvc', ounces: 8, color: 'clear' }],
      ['GZ.31012', 132, 'PVC|Regular Clear|4 oz', { material: 'pvc', ounces: 4, color: 'clear' }],
      ['GZ.31020', 180, 'PVC|Heavy Duty Gray|16 oz', { material: 'pvc', ounces: 16, color: 'gray' }],
      ['GZ.30892', 103, 'PVC|Wet-Set Blue|8 oz', { material: 'pvc', ounces: 8, color: 'blue' }],
      ['GZ.30889', 48, 'ABS|Medium Black|8 oz', { material: 'abs', ounces: 8, color: 'black' }],
      ['GZ.31129', 21, 'CPVC|Medium Orange|8 oz', { material: 'cpvc', ounces: 8, color: 'orange' }],
      [
        'GZ.30756',
        533,
        'PVC/CPVC|Purple Primer, Use before|8 oz',
        { kind: 'primer', material: 'pvc', ounces: 8, color: 'purple', isAccessory: true, partOf: 'cement' },
        {
          name: 'Purple Primer for PVC and CPVC, 8 oz',
          description:
            'Softens and cleans pipe and sockets before the cement goes on. The purple shows the inspector that somebody did it.',
          text: 'Low VOC solvent primer. 8 oz can with dauber. NSF. For pressure and DWV.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'soldering-supply',
      vendor: 'Grizzard',
      category: 'Soldering',
      name: '$1',
      description:
        'For sweating copper tube and fittings on drinking water lines: elbows, tees, couplings, adapters, ball valves and stops. Heat the fitting and not the solder; when the flux bubbles, touch the joint and let it draw. A damp rag around any valve keeps its seats from melting.',
      text: '$1. Lead free. ASTM B32 or B813.',
      facts: { kind: 'solder' },
    },
    [
      ['GZ.29025', 109, 'Silver Bearing Lead-Free Solder, 8 oz', { ounces: 8 }],
      ['GZ.29027', 70, '95/5 Solder, 1 lb Spool', { ounces: 16 }],
      [
        'GZ.30142',
        154,
        'Water Soluble Tinning Flux, 4 oz',
        { kind: 'flux', ounces: 4, isAccessory: true, partOf: 'solder' },
      ],
      [
        'GZ.31410',
        38,
        'Fitting Brush 1/2 in. and 3/4 in., for Cleaning Copper before Soldering',
        { kind: 'fitting brush', isAccessory: true, partOf: 'solder' },
      ],
    ],
  ),
  ...family(
    {
      family: 'plumbers-putty',
      vendor: 'Grizzard',
      category: 'Sealants & Tape',
      name: "Plumber's Putty, $1",
      description:
        'Soft bedding for strainers, pop-up drains, faucet deck plates and toilet bowls. Roll a rope, press, wipe off what squeezes out. Stains marble.',
      text: '$1. Off white. Not for plastic sinks, granite or threads.',
      facts: { kind: 'putty' },
    },
    [
      ['GZ.31166', 1011, '14 oz', { ounces: 14 }],
      ['GZ.31170', 23, '3 lb', { ounces: 48 }],
      ['GZ.31174', 70, 'Stain-Free, 9 oz', { ounces: 9, stainFree: true }],
    ],
  ),
  ...family(
    {
      family: 'cutter-crimper',
      vendor: 'Ashlock',
      category: 'Plumbing Tools',
      name: 'Ashlock $1',
      description:
        'Cut square, deburr, join: a leak starts at a crooked end. Hardened steel and glass-filled nylon for daily work on copper, PEX and PVC.',
      text: '$1. Made for plumbers. Spare parts available.',
      facts: { kind: 'cutter' },
    },
    [
      ['ALT-31622', 27, 'Tubing Cutter, 1/8 in. to 1-1/8 in., for Copper', { cuts: 'copper', size: 1.125 }],
      ['ALT-31627', 18, 'Mini Close-Quarters Tubing Cutter, up to 5/8 in.', { cuts: 'copper', size: 0.625 }],
      ['ALT-30088', 21, 'Ratcheting PVC Pipe Cutter, up to 2 in.', { cuts: 'pvc', size: 2 }],
      [
        'ALT-33185',
        106,
        'Replacement Wheel for Tubing Cutters, 2-Pack',
        { kind: 'cutter wheel', count: 2, isAccessory: true, partOf: 'cutter' },
        {
          description:
            'Two thin wheels for copper and brass with a new pin. Change them when the cut starts to spiral.',
          text: 'Fits Ashlock tubing cutters ALT-31622 and ALT-31627. Hardened tool steel. 2 per pack.',
        },
      ],
      [
        'ALT-69012',
        33,
        'PEX Crimp Tool, 1/2 in. and 3/4 in., with Go/No-Go Gauge',
        { kind: 'crimp tool', ends: 'crimp' },
        {
          description:
            'Full-circle tool for copper crimp rings on PEX. Long handles for soft hands; the gauge tells you when to adjust it.',
        },
      ],
      [
        'ALT-PR12',
        1,
        'Compact Press Tool Kit, 12V, with 1/2, 3/4 and 1 in. Jaws',
        { kind: 'press tool', ends: 'press', voltage: 12 },
        {
          description:
            'Battery tool that presses copper fittings and valves of 1/2 to 1 in. in one hand, with charger, case and three jaws. Needs no torch, no flux and no fire watch.',
        },
      ],
      [
        'ALT-PRJ34',
        1,
        'Press Jaw, 3/4 in., for Compact Press Tools',
        { kind: 'press jaw', size: 0.75, isAccessory: true, partOf: 'press tool' },
        {
          description:
            'Forged jaw that closes a 3/4 in. copper press fitting, valve or coupling with one pull of the trigger. Inspect the track for grit before each day.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'plumbing-wrench',
      vendor: 'Ashlock',
      category: 'Plumbing Tools',
      name: 'Ashlock $2, $1',
      description:
        'Grips where an adjustable wrench slips, or reaches up behind the sink where nothing else will.',
      text: '$2. $1. Drop-forged jaws, replaceable heel.',
      facts: { kind: 'wrench' },
    },
    [
      ['ALT-31010', 11, '10 in.|Straight Pipe Wrench, Cast Iron', { length: 10, style: 'pipe' }],
      ['ALT-31020', 16, '14 in.|Straight Pipe Wrench, Cast Iron', { length: 14, style: 'pipe' }],
      ['ALT-31105', 3, '18 in.|Straight Pipe Wrench, Aluminum', { length: 18, style: 'pipe' }],
      ['ALT-31175', 43, '10 to 17 in.|Telescoping Basin Wrench', { length: 17, style: 'basin' }],
    ],
  ),
  ...family(
    {
      family: 'drain-cleaning',
      vendor: 'Ashlock',
      category: 'Drain Cleaning',
      name: 'Ashlock $1',
      description:
        'For clogs a chemical will not move: hair in the shower drain, grease past the kitchen P-trap, toys in the toilet, roots in the main. Start with the plunger, then the auger; the drum machine is for the main. Fits through P-traps, basket strainers and cleanouts.',
      text: '$1. Unclogs toilets, sinks, tubs and floor drains.',
      facts: { kind: 'drain auger' },
    },
    [
      ['ALT-59787', 50, 'Toilet Auger, 3 ft, with Bulb Head', { length: 36, use: 'toilet' }],
      ['ALT-57043', 35, 'Hand Drum Auger, 1/4 in. x 25 ft', { length: 300, size: 0.25, use: 'sink' }],
      ['ALT-58920', 1, 'Drum Drain Machine, 1/2 in. x 75 ft, 115V', { length: 900, size: 0.5, use: 'main' }],
      ['ALT-PL06', 191, 'Force Cup Toilet Plunger, 6 in.', { kind: 'plunger', use: 'toilet' }],
    ],
  ),
];
