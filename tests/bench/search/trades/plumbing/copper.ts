import { family } from './family.ts';

export const copper = [
  ...family(
    {
      family: 'copper-90-elbow',
      vendor: 'Tallowmere',
      category: 'Copper Fittings',
      name: '$1 Copper 90-Degree Elbow, Cup x Cup',
      description:
        'Wrot copper short-radius elbow that turns a line a quarter turn. Clean, flux and solder both cups.',
      text: 'C x C. Sweat. 90 degree. $1 nominal (OD 1/8 in. larger). Wrot copper, ASME B16.22. Lead free. Sold each.',
      facts: { kind: 'elbow', material: 'copper', ends: 'sweat', angle: 90, count: 1 },
    },
    [
      ['TM-607-12', 1827, '1/2 in.', { size: 0.5 }],
      ['TM-607-34', 1049, '3/4 in.', { size: 0.75 }],
      ['TM-607-100', 76, '1 in.', { size: 1 }],
      ['TM-607-114', 5, '1-1/4 in.', { size: 1.25 }],
      ['TM-607-112', 2, '1-1/2 in.', { size: 1.5 }],
      ['TM-607-200', 1, '2 in.', { size: 2 }],
    ],
  ),
  ...family(
    {
      family: 'copper-tee',
      vendor: 'Tallowmere',
      category: 'Copper Fittings',
      name: '$1 Copper Tee, Cup x Cup x Cup',
      description:
        'Takes a branch off a copper main. Reducing tees list the two run sizes first and the branch last. Clean the cups with a fitting brush, flux them, and draw the solder in from one side.',
      text: 'C x C x C. Wrot copper, sweat joints. Size $1. NSF/ANSI 61.',
      facts: { kind: 'tee', material: 'copper', ends: 'sweat', count: 1 },
    },
    [
      ['TM-611-12', 659, '1/2 in.', { size: 0.5 }],
      ['TM-611-34', 405, '3/4 in.', { size: 0.75 }],
      ['TM-611-100', 20, '1 in.', { size: 1 }],
      ['TM-611R-343412', 210, '3/4 in. x 3/4 in. x 1/2 in.', { size: 0.75, size2: 0.5 }],
      ['TM-611R-341212', 43, '3/4 in. x 1/2 in. x 1/2 in.', { size: 0.75, size2: 0.5 }],
      ['TM-611R-11034', 5, '1 in. x 1 in. x 3/4 in.', { size: 1, size2: 0.75 }],
    ],
  ),
  ...family(
    {
      family: 'copper-coupling',
      vendor: 'Tallowmere',
      category: 'Copper Fittings',
      name: '$1 Copper Coupling $2',
      description:
        'Joins two lengths of copper pipe end to end. The dimple-stop version seats the pipe halfway; the repair version has no stop and slides all the way over a cut, so that a burst pipe is fixed without moving either end.',
      text: '$1. Cup x cup $2. Sweat. Wrot copper. Lead free.',
      facts: { kind: 'coupling', material: 'copper', ends: 'sweat', count: 1 },
    },
    [
      ['TM-600-12', 1330, '1/2 in.|with Stop', { size: 0.5 }],
      ['TM-600-34', 678, '3/4 in.|with Stop', { size: 0.75 }],
      ['TM-600-100', 35, '1 in.|with Stop', { size: 1 }],
      ['TM-600-114', 1, '1-1/4 in.|with Stop', { size: 1.25 }],
      ['TM-601-12', 92, '1/2 in.|without Stop (Repair)', { size: 0.5, repair: true }],
      ['TM-601-34', 53, '3/4 in.|without Stop (Repair)', { size: 0.75, repair: true }],
    ],
  ),
  ...family(
    {
      family: 'copper-adapter',
      vendor: 'Tallowmere',
      category: 'Copper Fittings',
      name: '$1 Copper $2 Adapter, $3',
      description:
        'From solder to thread: for water heaters, hose bibbs, ball valves and anything else with pipe threads at the end of a copper line. Solder first, then wrap the threads with PTFE tape.',
      text: '$1. $3. Wrot copper. Tapered NPT threads. Lead free.',
      facts: { kind: 'adapter', material: 'copper', count: 1 },
    },
    [
      ['TM-604-12', 292, '1/2 in.|Male|Cup x MIP', { size: 0.5, ends: 'sweat x mip' }],
      ['TM-604-34', 371, '3/4 in.|Male|Cup x MIP', { size: 0.75, ends: 'sweat x mip' }],
      ['TM-604-100', 11, '1 in.|Male|Cup x MIP', { size: 1, ends: 'sweat x mip' }],
      ['TM-603-12', 100, '1/2 in.|Female|Cup x FIP', { size: 0.5, ends: 'sweat x fip' }],
      ['TM-603-34', 88, '3/4 in.|Female|Cup x FIP', { size: 0.75, ends: 'sweat x fip' }],
    ],
  ),
  ...family(
    {
      family: 'copper-contractor-pack',
      vendor: 'Northgate',
      category: 'Copper Fittings',
      name: 'COP $1 CXC $2PK',
      description:
        'Contractor bag of wrot copper solder fittings at a job-lot price. Same dimensions as the ones sold singly.',
      text: 'Bag of $2. Import wrot copper. Sweat ends. Lead free.',
      facts: { material: 'copper', ends: 'sweat' },
    },
    [
      ['NG 30125', 140, 'ELL 90 1/2|25', { kind: 'elbow', angle: 90, size: 0.5, count: 25 }],
      ['NG 30126', 65, 'ELL 90 3/4|10', { kind: 'elbow', angle: 90, size: 0.75, count: 10 }],
      ['NG 30145', 17, 'ELL 45 1/2|10', { kind: 'elbow', angle: 45, size: 0.5, count: 10 }],
      ['NG 30110', 106, 'CPLG W/STOP 1/2|25', { kind: 'coupling', size: 0.5, count: 25 }],
      ['NG 30131', 48, 'TEE 1/2|10', { kind: 'tee', size: 0.5, count: 10 }],
      ['NG 30132', 21, 'TEE 3/4|10', { kind: 'tee', size: 0.75, count: 10 }],
    ],
  ),
  ...family(
    {
      family: 'press-90-elbow',
      vendor: 'Corbridge',
      category: 'Press Fittings',
      name: 'Corbridge Press 90° Elbow $1" P x P',
      description:
        'No flame: a press tool with the matching jaw crimps the copper fitting onto the pipe in five seconds, wet or dry. An unpressed joint leaks on purpose at the test so that you find it. EPDM seal for water, glycol and air.',
      text: '$1" press x press. Copper. EPDM O-ring. 200 psi, 0 to 250°F. Works on Type K, L and M hard copper.',
      facts: { kind: 'elbow', material: 'copper', ends: 'press', angle: 90, count: 1 },
    },
    [
      ['PC607-050', 265, '1/2', { size: 0.5 }],
      ['PC607-075', 284, '3/4', { size: 0.75 }],
      ['PC607-100', 67, '1', { size: 1 }],
      ['PC607-125', 5, '1-1/4', { size: 1.25 }],
      ['PC607-150', 4, '1-1/2', { size: 1.5 }],
      ['PC607-200', 3, '2', { size: 2 }],
    ],
  ),
  ...family(
    {
      family: 'push-fittings',
      vendor: 'Quarterlock',
      category: 'Push-to-Connect Fittings',
      name: 'Quarterlock Push-to-Connect $2, $1 in.',
      description:
        'Push it on, pull to test, done. Joins copper, PEX and CPVC in any mix with no solder, glue, press jaws or crimp tool, and comes off again with a disconnect clip. Good for a burst line on a Sunday: it goes on with water still dripping. Approved behind walls and underground. Deburr the pipe and mark the insertion depth first, or the seal will be cut.',
      text: 'Lead-free DZR brass, stainless grab ring, EPDM seal, PEX liner installed. $1 in. CTS. 200 psi / 200°F. $2.',
      facts: { material: 'brass', ends: 'push', count: 1, leadFree: true },
    },
    [
      ['QL.2008', 1470, '1/2|Coupling', { kind: 'coupling', size: 0.5 }],
      ['QL.2016', 497, '3/4|Coupling', { kind: 'coupling', size: 0.75 }],
      ['QL.2020', 18, '1|Coupling', { kind: 'coupling', size: 1 }],
      ['QL.2048', 68, '1/2|Slip Repair Coupling', { kind: 'coupling', size: 0.5, repair: true }],
      ['QL.2058', 7, '3/4 x 1/2|Reducing Coupling', { kind: 'coupling', size: 0.75, size2: 0.5 }],
      ['QL.2248', 606, '1/2|90-Degree Elbow', { kind: 'elbow', size: 0.5, angle: 90 }],
      ['QL.2256', 194, '3/4|90-Degree Elbow', { kind: 'elbow', size: 0.75, angle: 90 }],
      ['QL.2362', 271, '1/2|Tee', { kind: 'tee', size: 0.5 }],
      ['QL.2370', 60, '3/4|Tee', { kind: 'tee', size: 0.75 }],
      ['QL.2514', 1092, '1/2|End Cap', { kind: 'cap', size: 0.5 }],
      ['QL.2518', 137, '3/4|End Cap', { kind: 'cap', size: 0.75 }],
    ],
  ),
  ...family(
    {
      family: 'push-disconnect-clip',
      vendor: 'Quarterlock',
      category: 'Push-to-Connect Fittings',
      name: 'Disconnect Clip for $1 in. Quarterlock Couplings, Elbows and Tees',
      description:
        'Snap the clip around the pipe and press it toward the fitting to release the grab ring. One clip per size.',
      text: 'For removing push-to-connect fittings from copper, PEX or CPVC pipe. $1 in. Reusable plastic.',
      facts: { kind: 'disconnect clip', isAccessory: true, partOf: 'push fitting', material: 'plastic' },
    },
    [
      ['QL.7710', 547, '1/2', { size: 0.5 }],
      ['QL.7712', 113, '3/4', { size: 0.75 }],
      ['QL.7714', 2, '1', { size: 1 }],
    ],
  ),
];
