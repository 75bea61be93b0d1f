import { family } from './family.ts';

export const valves = [
  ...family(
    {
      family: 'threaded-ball-valve',
      vendor: 'Halvorsen',
      category: 'Ball Valves',
      name: '$1" LF Brass Ball Valve, FIP x FIP, 600 WOG',
      description:
        'Full-port, quarter-turn shutoff with a blowout-proof stem and a vinyl-dipped steel lever. For potable water, oil and inert gas.',
      text: '$1" threaded female. Lead-free forged brass. PTFE seats. 600 psi WOG, 150 psi steam. Chrome plated ball.',
      facts: { kind: 'ball valve', material: 'brass', ends: 'fip', leadFree: true },
    },
    [
      ['HV-94A-14', 4, '1/4', { size: 0.25 }],
      ['HV-94A-38', 2, '3/8', { size: 0.375 }],
      ['HV-94A-12', 554, '1/2', { size: 0.5 }],
      ['HV-94A-34', 444, '3/4', { size: 0.75 }],
      ['HV-94A-100', 63, '1', { size: 1 }],
      ['HV-94A-114', 3, '1-1/4', { size: 1.25 }],
      ['HV-94A-112', 3, '1-1/2', { size: 1.5 }],
      ['HV-94A-200', 2, '2', { size: 2 }],
    ],
  ),
  ...family(
    {
      family: 'sweat-ball-valve',
      vendor: 'Halvorsen',
      category: 'Ball Valves',
      name: '$1" LF Brass Ball Valve, $2',
      description:
        'The everyday main shutoff in copper. Leave it open while soldering and keep the flame off the seats. Stop-and-waste models drain the line behind them through the side cap.',
      text: '$1" $2. Lead free. Full port. 600 WOG. Also called isolation valve.',
      facts: { kind: 'ball valve', material: 'brass', leadFree: true, ends: 'sweat' },
    },
    [
      ['HV-95S-12', 395, '1/2|Sweat x Sweat', { size: 0.5 }],
      ['HV-95S-34', 477, '3/4|Sweat x Sweat', { size: 0.75 }],
      ['HV-95S-100', 43, '1|Sweat x Sweat', { size: 1 }],
      ['HV-95D-12', 8, '1/2|Sweat x Sweat with Drain', { size: 0.5, drain: true }],
      ['HV-95D-34', 12, '3/4|Sweat x Sweat with Drain', { size: 0.75, drain: true }],
    ],
  ),
  ...family(
    {
      family: 'press-ball-valve',
      vendor: 'Corbridge',
      category: 'Ball Valves',
      name: 'Corbridge Press Full Port Ball Valve $1" P x P',
      description:
        'Bronze-bodied press valve. Shuts off with a quarter turn, goes in with no flame and no drying out.',
      text: '$1" press x press. Lead-free bronze. Stainless handle. EPDM seals. 250 psi CWP.',
      facts: { kind: 'ball valve', material: 'bronze', ends: 'press', leadFree: true },
    },
    [
      ['PC2970-050', 57, '1/2', { size: 0.5 }],
      ['PC2970-075', 70, '3/4', { size: 0.75 }],
      ['PC2970-100', 25, '1', { size: 1 }],
      ['PC2970-150', 2, '1-1/2', { size: 1.5 }],
      ['PC2970-200', 1, '2', { size: 2 }],
    ],
  ),
  ...family(
    {
      family: 'pvc-ball-valve',
      vendor: 'Dunmoor',
      category: 'Ball Valves',
      name: 'PVC Ball Valve, $1, $2',
      description:
        'Molded-in-place compact valve for irrigation, spas and other cold water lines. Red tee handle turns a quarter.',
      text: '$1 $2 ends. PVC body, EPDM O-rings. 150 psi at 73°F. Not for gas, air or hot water.',
      facts: { kind: 'ball valve', material: 'pvc' },
    },
    [
      ['D2622-005', 27, '1/2"|Slip x Slip', { size: 0.5, ends: 'slip' }],
      ['D2622-007', 43, '3/4"|Slip x Slip', { size: 0.75, ends: 'slip' }],
      ['D2622-010', 39, '1"|Slip x Slip', { size: 1, ends: 'slip' }],
      ['D2621-007', 10, '3/4"|FPT x FPT', { size: 0.75, ends: 'fip' }],
    ],
  ),
  ...family(
    {
      family: 'gas-ball-valve',
      vendor: 'Halvorsen',
      category: 'Gas Valves & Connectors',
      name: '$1" Gas Ball Valve, $2, CSA',
      description:
        'Appliance shutoff for natural gas and propane behind the range, dryer, furnace or water heater.',
      text: '$1" $2. Brass, yellow lever handle. CSA 1/2 psi and 5 psi. Not lead free: not for drinking water.',
      facts: { kind: 'ball valve', material: 'brass', gas: true },
    },
    [
      ['HV-GS1-12', 100, '1/2|FIP x FIP', { size: 0.5, ends: 'fip' }],
      ['HV-GS1-34', 33, '3/4|FIP x FIP', { size: 0.75, ends: 'fip' }],
      ['HV-GS2-12', 48, '1/2|FIP x Flare', { size: 0.5, ends: 'fip x flare' }],
    ],
  ),
  ...family(
    {
      family: 'ball-valve-handle',
      vendor: 'Halvorsen',
      category: 'Valve Parts',
      name: 'Replacement Lever Handle for $1" Ball Valve, $2',
      description:
        'For when the lever rusted off but the valve still holds. Fits HV-94A and HV-95S valves and most others with flats of the same size. Nut included.',
      text: 'Zinc-plated steel, $2 vinyl sleeve. $1" valve.',
      facts: { kind: 'valve handle', isAccessory: true, partOf: 'ball valve', material: 'steel' },
    },
    [
      ['HV-H94-12', 5, '1/2|Red', { size: 0.5, color: 'red' }],
      ['HV-H94-34', 3, '3/4|Red', { size: 0.75, color: 'red' }],
      ['HV-H94-12Y', 1, '1/2|Yellow', { size: 0.5, color: 'yellow' }],
    ],
  ),
  ...family(
    {
      family: 'check-valve',
      vendor: 'Halvorsen',
      category: 'Check Valves',
      name: '$1" LF Brass $3 Check Valve, $2',
      description:
        'Lets water go one way. The swing type wants to lie level or flow up; the in-line spring type takes any position and closes without hammer.',
      text: '$3 pattern. $1" $2. Lead free. 200 WOG.',
      facts: { kind: 'check valve', material: 'brass', leadFree: true },
    },
    [
      ['HV-SC5-12', 11, '1/2|FIP x FIP|Swing', { size: 0.5, ends: 'fip', style: 'swing' }],
      ['HV-SC5-34', 24, '3/4|FIP x FIP|Swing', { size: 0.75, ends: 'fip', style: 'swing' }],
      ['HV-SC5-100', 6, '1|FIP x FIP|Swing', { size: 1, ends: 'fip', style: 'swing' }],
      ['HV-SC6-34', 16, '3/4|Sweat|Swing', { size: 0.75, ends: 'sweat', style: 'swing' }],
      ['HV-IL3-34', 13, '3/4|FIP x FIP|Spring', { size: 0.75, ends: 'fip', style: 'spring' }],
      ['HV-IL3-100', 3, '1|FIP x FIP|Spring', { size: 1, ends: 'fip', style: 'spring' }],
    ],
  ),
  ...family(
    {
      family: 'pressure-reducing-valve',
      vendor: 'Halvorsen',
      category: 'Pressure & Mixing Valves',
      name: '$1" Water Pressure Reducing Valve, $2',
      description:
        'Holds the house at a steady 50 psi however high the street main goes. Adjusts from 25 to 75 psi with a screw; the strainer and bypass are built in. Put an expansion tank behind it.',
      text: 'PRV, pressure regulator. $1". $2. LF bronze body. Inlet to 300 psi, factory set at 50.',
      facts: { kind: 'pressure reducing valve', material: 'bronze', leadFree: true },
    },
    [
      ['HV-N45-12', 3, '1/2|Union FIP', { size: 0.5, ends: 'fip' }],
      ['HV-N45-34', 70, '3/4|Union FIP', { size: 0.75, ends: 'fip' }],
      ['HV-N45-100', 18, '1|Union FIP', { size: 1, ends: 'fip' }],
      ['HV-N45S-34', 26, '3/4|Union Sweat', { size: 0.75, ends: 'sweat' }],
    ],
  ),
  ...family(
    {
      family: 'hose-bibb',
      vendor: 'Halvorsen',
      category: 'Outdoor Faucets',
      name: '$1" $2, $3 x 3/4" Hose Thread',
      description: 'Plain brass garden spigot for a wall or a post where it does not freeze in winter.',
      text: '$2. $1" $3 inlet. Hose end 3/4" MHT. Outside faucet. Rubber washer, cast iron wheel.',
      facts: { kind: 'hose bibb', material: 'brass' },
    },
    [
      ['HV-HB2-12', 70, '1/2|Hose Bibb|MIP', { size: 0.5, ends: 'mip' }],
      ['HV-HB2-34', 57, '3/4|Hose Bibb|MIP', { size: 0.75, ends: 'mip' }],
      ['HV-HB4-12', 20, '1/2|Hose Bibb|Sweat', { size: 0.5, ends: 'sweat' }],
      ['HV-NK7-34', 8, '3/4|No-Kink Hose Bibb|FIP', { size: 0.75, ends: 'fip' }],
      ['HV-BD1-12', 28, '1/2|Boiler Drain|MIP', { kind: 'boiler drain', size: 0.5, ends: 'mip' }],
    ],
  ),
  ...family(
    {
      family: 'frost-free-sillcock',
      vendor: 'Stillwater',
      category: 'Outdoor Faucets',
      name: 'Stillwater Frost-Free Sillcock, $1 inch, 1/2" MIP x Sweat, Quarter Turn',
      description:
        'Closes inside the warm wall, and what is left in the tube drains out when the handle is off and the hose is taken away. Pick the length that reaches past the insulation. Built-in vacuum breaker.',
      text: '$1 inch long. Freezeless wall hydrant, anti-siphon. ASSE 1019. Chrome over brass.',
      facts: { kind: 'frost-free sillcock', material: 'brass', size: 0.5, finish: 'chrome' },
    },
    [
      ['SW410-04', 7, '4', { length: 4 }],
      ['SW410-06', 27, '6', { length: 6 }],
      ['SW410-08', 60, '8', { length: 8 }],
      ['SW410-10', 54, '10', { length: 10 }],
      ['SW410-12', 72, '12', { length: 12 }],
    ],
  ),
  ...family(
    {
      family: 'sillcock-repair-kit',
      vendor: 'Stillwater',
      category: 'Valve Parts',
      name: 'Stillwater Sillcock $1',
      description:
        'Stops the drip at an outside faucet from the front, without opening the wall or soldering anything.',
      text: 'Fits SW410 frost-free sillcocks, all lengths. $1.',
      facts: { kind: 'sillcock part', isAccessory: true, partOf: 'frost-free sillcock' },
    },
    [
      ['SW419-RK', 33, 'Stem and Seat Repair Kit'],
      ['SW419-VB', 43, 'Vacuum Breaker Repair Kit'],
      ['SW419-HD', 13, 'Loose Key Handle and Screw'],
    ],
  ),
];
