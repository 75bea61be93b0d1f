import { family } from './family.ts';

export const pex = [
  ...family(
    {
      family: 'expansion-ring',
      vendor: 'Rivulet',
      category: 'PEX Fittings',
      name: 'Rivulet PEX-A Expansion Ring with Stop, $1", bag of $2',
      description:
        'Slips over the tubing before it is expanded and shrinks with it onto the barb. For PEX-A only. White, with red and blue dots for marking hot and cold.',
      text: 'Expansion sleeve. $1". $2 per bag. ASTM F1960.',
      facts: {
        kind: 'pex ring',
        ends: 'expansion',
        isAccessory: true,
        partOf: 'pex fitting',
        material: 'pex',
      },
    },
    [
      ['R4690-050', 430, '1/2|25', { size: 0.5, count: 25 }],
      ['R4690-075', 152, '3/4|25', { size: 0.75, count: 25 }],
      ['R4690-100', 6, '1|10', { size: 1, count: 10 }],
      ['R4690-0501', 22, '1/2|100', { size: 0.5, count: 100 }],
    ],
  ),
  ...family(
    {
      family: 'pex-crimp-elbow',
      vendor: 'Kestrel',
      category: 'PEX Fittings',
      name: 'Elbow, 90 deg, PEX Crimp, LF Brass, $1',
      description:
        'Forged lead-free brass barb elbow for hot and cold PEX. Use copper crimp rings or cinch clamps.',
      text: '$1 PEX x PEX. ASTM F1807. Forged brass, lead free. 90 degree.',
      facts: { kind: 'elbow', material: 'brass', ends: 'crimp', angle: 90, leadFree: true },
    },
    [
      ['K5301-08-08', 518, '1/2 in', { size: 0.5, count: 1 }],
      ['K5301-12-12', 210, '3/4 in', { size: 0.75, count: 1 }],
      ['K5301-16-16', 6, '1 in', { size: 1, count: 1 }],
      ['K5301-08-08B', 52, '1/2 in, 10 pack', { size: 0.5, count: 10 }],
      [
        'K5341-08-08',
        73,
        '1/2 in PEX x 1/2 in FIP Drop Ear',
        { size: 0.5, count: 1, dropEar: true },
        {
          name: 'Drop Ear Elbow, PEX Crimp, LF Brass, 1/2 in PEX x 1/2 in FIP',
          description:
            'Screws to a block in the wall behind a shower arm or a hose bibb and holds still when the threads are tightened.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'pex-crimp-tee',
      vendor: 'Kestrel',
      category: 'PEX Fittings',
      name: 'Tee, PEX Crimp, LF Brass, $1',
      description:
        'Three-way barb fitting. Run, run, branch. Dry-fit the whole tree first, then crimp from the far end back, and check every ring with the go/no-go gauge that came with your crimp tool.',
      text: 'Size $1. PEX barb ends. ASTM F1807. Lead-free brass.',
      facts: { kind: 'tee', material: 'brass', ends: 'crimp', leadFree: true, count: 1 },
    },
    [
      ['K5306-08-08-08', 320, '1/2 in', { size: 0.5 }],
      ['K5306-12-12-12', 160, '3/4 in', { size: 0.75 }],
      ['K5306-12-12-08', 183, '3/4 x 3/4 x 1/2 in', { size: 0.75, size2: 0.5 }],
      ['K5306-12-08-08', 48, '3/4 x 1/2 x 1/2 in', { size: 0.75, size2: 0.5 }],
      ['K5306-16-16-12', 2, '1 x 1 x 3/4 in', { size: 1, size2: 0.75 }],
    ],
  ),
  ...family(
    {
      family: 'pex-crimp-coupling',
      vendor: 'Kestrel',
      category: 'PEX Fittings',
      name: '$1, PEX Crimp, LF Brass, $2',
      description:
        'Straight brass barbs: PEX to PEX for splices, and PEX to threads at the valve or the heater.',
      text: '$1 $2. ASTM F1807. Lead-free forged brass. For copper crimp rings or stainless clamps.',
      facts: { kind: 'coupling', material: 'brass', ends: 'crimp', leadFree: true, count: 1 },
    },
    [
      ['K5310-08-08', 405, 'Coupling|1/2 in', { size: 0.5 }],
      ['K5310-12-12', 113, 'Coupling|3/4 in', { size: 0.75 }],
      ['K5310-12-08', 64, 'Reducing Coupling|3/4 x 1/2 in', { size: 0.75, size2: 0.5 }],
      [
        'K5320-08-08',
        92,
        'Male Adapter|1/2 in PEX x 1/2 in MIP',
        { kind: 'adapter', size: 0.5, ends: 'crimp x mip' },
      ],
      [
        'K5320-12-12',
        71,
        'Male Adapter|3/4 in PEX x 3/4 in MIP',
        { kind: 'adapter', size: 0.75, ends: 'crimp x mip' },
      ],
      [
        'K5330-08-08',
        38,
        'Female Swivel Adapter|1/2 in PEX x 1/2 in FIP',
        { kind: 'adapter', size: 0.5, ends: 'crimp x fip' },
      ],
    ],
  ),
  ...family(
    {
      family: 'pex-crimp-ring',
      vendor: 'Kestrel',
      category: 'PEX Fittings',
      name: 'Copper Crimp Ring for PEX, $1, $2 pack',
      description:
        'Black-oxide copper rings for every F1807 and F2159 barb: elbows, tees, couplings, stops and manifolds. Needs a full-circle crimp tool of the same size.',
      text: 'Annealed copper. Fits $1 PEX. Bag of $2. ASTM F1807.',
      facts: {
        kind: 'pex ring',
        ends: 'crimp',
        isAccessory: true,
        partOf: 'pex fitting',
        material: 'copper',
      },
    },
    [
      ['K5350-08-25', 1627, '1/2 in|25', { size: 0.5, count: 25 }],
      ['K5350-08-100', 271, '1/2 in|100', { size: 0.5, count: 100 }],
      ['K5350-12-25', 463, '3/4 in|25', { size: 0.75, count: 25 }],
      ['K5350-12-50', 32, '3/4 in|50', { size: 0.75, count: 50 }],
      ['K5350-16-10', 3, '1 in|10', { size: 1, count: 10 }],
    ],
  ),
  ...family(
    {
      family: 'brass-thread-fitting',
      vendor: 'Kestrel',
      category: 'Brass Fittings',
      name: '$1, $2, LF Brass',
      description:
        'Cast and extruded brass pipe fittings for water, oil and air. Rounded hex for a good bite with the wrench.',
      text: '$1, $2. Lead-free brass. NPT/compression threads as listed. 200 psi at 150°F.',
      facts: { material: 'brass', leadFree: true, count: 1 },
    },
    [
      [
        'K110-08-04',
        21,
        'Hex Bushing|1/2 MIP x 1/4 FIP',
        { kind: 'bushing', size: 0.5, size2: 0.25, ends: 'mip x fip' },
      ],
      [
        'K110-12-08',
        70,
        'Hex Bushing|3/4 MIP x 1/2 FIP',
        { kind: 'bushing', size: 0.75, size2: 0.5, ends: 'mip x fip' },
      ],
      [
        'K110-16-12',
        5,
        'Hex Bushing|1 MIP x 3/4 FIP',
        { kind: 'bushing', size: 1, size2: 0.75, ends: 'mip x fip' },
      ],
      [
        'K62-06',
        109,
        'Compression Union|3/8 OD x 3/8 OD',
        { kind: 'union', size: 0.375, ends: 'compression' },
      ],
      ['K62-04', 95, 'Compression Union|1/4 OD x 1/4 OD', { kind: 'union', size: 0.25, ends: 'compression' }],
      [
        'K48-08-08',
        23,
        'Flare Adapter|1/2 Flare x 1/2 MIP',
        { kind: 'adapter', size: 0.5, ends: 'flare x mip' },
      ],
      [
        'K48-06-08',
        17,
        'Flare Adapter|3/8 Flare x 1/2 MIP',
        { kind: 'adapter', size: 0.375, size2: 0.5, ends: 'flare x mip' },
      ],
      ['K125-08-08', 12, 'Hose Barb|1/2 ID x 1/2 MIP', { kind: 'hose barb', size: 0.5, ends: 'barb x mip' }],
      [
        'K125-06-04',
        15,
        'Hose Barb|3/8 ID x 1/4 MIP',
        { kind: 'hose barb', size: 0.375, size2: 0.25, ends: 'barb x mip' },
      ],
      [
        'K193-12-12',
        65,
        'Garden Hose Adapter|3/4 MHT x 3/4 MIP',
        { kind: 'adapter', size: 0.75, ends: 'hose x mip' },
      ],
    ],
  ),
];
