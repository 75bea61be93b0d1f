import { family } from './family.ts';

export const supply = [
  ...family(
    {
      family: 'angle-stop',
      vendor: 'Stillwater',
      category: 'Supply Stops',
      name: 'Stillwater $2 Stop, $1, $3',
      description:
        'Quarter-turn shutoff for under the sink or behind the toilet. A ball and not a rubber washer, so it still turns in twenty years. Nut and sleeve included.',
      text: '$2 supply valve. Inlet x outlet: $1. Finish: $3. Lead-free brass. ASME A112.18.1. 125 psi.',
      facts: { kind: 'supply stop', material: 'brass', leadFree: true, quarterTurn: true },
    },
    [
      [
        'SW1920/CP',
        2473,
        '5/8" OD Comp x 3/8" OD Comp|Angle|Chrome',
        { style: 'angle', inlet: 'compression', finish: 'chrome' },
      ],
      [
        'SW1920/BN',
        27,
        '5/8" OD Comp x 3/8" OD Comp|Angle|Brushed Nickel',
        { style: 'angle', inlet: 'compression', finish: 'brushed nickel' },
      ],
      [
        'SW1920/ORB',
        16,
        '5/8" OD Comp x 3/8" OD Comp|Angle|Oil-Rubbed Bronze',
        { style: 'angle', inlet: 'compression', finish: 'oil-rubbed bronze' },
      ],
      [
        'SW1920/MB',
        43,
        '5/8" OD Comp x 3/8" OD Comp|Angle|Matte Black',
        { style: 'angle', inlet: 'compression', finish: 'matte black' },
      ],
      [
        'SW1922/CP',
        265,
        '1/2" FIP x 3/8" OD Comp|Angle|Chrome',
        { style: 'angle', inlet: 'fip', finish: 'chrome' },
      ],
      [
        'SW1924/CP',
        613,
        '1/2" PEX Crimp x 3/8" OD Comp|Angle|Chrome',
        { style: 'angle', inlet: 'crimp', finish: 'chrome' },
      ],
      [
        'SW1926/CP',
        144,
        '1/2" Sweat x 3/8" OD Comp|Angle|Chrome',
        { style: 'angle', inlet: 'sweat', finish: 'chrome' },
      ],
      [
        'SW1930/CP',
        389,
        '5/8" OD Comp x 3/8" OD Comp|Straight|Chrome',
        { style: 'straight', inlet: 'compression', finish: 'chrome' },
      ],
      [
        'SW1930/MB',
        5,
        '5/8" OD Comp x 3/8" OD Comp|Straight|Matte Black',
        { style: 'straight', inlet: 'compression', finish: 'matte black' },
      ],
      [
        'SW1932/CP',
        43,
        '1/2" FIP x 3/8" OD Comp|Straight|Chrome',
        { style: 'straight', inlet: 'fip', finish: 'chrome' },
      ],
      [
        'SW1940/CP',
        106,
        '5/8" OD Comp x 3/8" OD Comp x 1/4" OD Comp|Dual Outlet Angle|Chrome',
        { style: 'dual', inlet: 'compression', finish: 'chrome' },
      ],
    ],
  ),
  ...family(
    {
      family: 'faucet-supply-line',
      vendor: 'Stillwater',
      category: 'Supply Lines',
      name: 'Stillwater Braided Stainless Faucet Connector, 3/8" Comp x 1/2" FIP, $1 inch',
      description:
        'Flexible riser from the stop to the lavatory or kitchen faucet. Hand tighten plus a quarter turn.',
      text: '$1" long. Stainless braid over PVC. Brass nuts. Lead free. Hot and cold.',
      facts: { kind: 'supply line', use: 'faucet', material: 'stainless steel' },
    },
    [
      ['SW2012-F', 547, '12', { length: 12 }],
      ['SW2016-F', 508, '16', { length: 16 }],
      ['SW2020-F', 1059, '20', { length: 20 }],
      ['SW2030-F', 132, '30', { length: 30 }],
      ['SW2036-F', 11, '36', { length: 36 }],
    ],
  ),
  ...family(
    {
      family: 'toilet-supply-line',
      vendor: 'Stillwater',
      category: 'Supply Lines',
      name: 'Stillwater Braided Stainless Toilet Connector, 3/8" Comp x 7/8" Ballcock, $1 inch',
      description:
        'From the wall stop to the fill valve under the tank. The plastic coupling nut is made for fingers; a wrench will crack it.',
      text: '$1" long. 7/8" BC nut. For toilets, with a 3/8" stop. Stainless braided.',
      facts: { kind: 'supply line', use: 'toilet', material: 'stainless steel' },
    },
    [
      ['SW2009-T', 644, '9', { length: 9 }],
      ['SW2012-T', 2127, '12', { length: 12 }],
      ['SW2016-T', 298, '16', { length: 16 }],
      ['SW2020-T', 54, '20', { length: 20 }],
    ],
  ),
  ...family(
    {
      family: 'appliance-supply-line',
      vendor: 'Northgate',
      category: 'Supply Lines',
      name: '$1 SS BRAID $2',
      description:
        'Braided stainless appliance hose with brass nuts. Replace it every five years, before it bursts.',
      text: '$1. $2. Burst rated 1500 psi. EPDM core.',
      facts: { kind: 'supply line', material: 'stainless steel' },
    },
    [
      ['NG 52060', 72, 'DISHWASHER CONN|3/8C X 3/8C 60IN', { use: 'dishwasher', length: 60 }],
      ['NG 52072', 14, 'DISHWASHER CONN|3/8C X 3/8C 72IN', { use: 'dishwasher', length: 72 }],
      ['NG 52105', 109, 'ICEMAKER CONN|1/4C X 1/4C 5FT', { use: 'ice maker', length: 60 }],
      ['NG 52110', 51, 'ICEMAKER CONN|1/4C X 1/4C 10FT', { use: 'ice maker', length: 120 }],
      ['NG 52204', 37, 'WASHER HOSE|3/4 FHT 4FT 2PK', { use: 'washing machine', length: 48, count: 2 }],
      ['NG 52206', 32, 'WASHER HOSE|3/4 FHT 6FT 2PK', { use: 'washing machine', length: 72, count: 2 }],
      ['NG 52318', 182, 'WTR HTR CONN|3/4 FIP X 3/4 FIP 18IN', { use: 'water heater', length: 18 }],
      ['NG 52324', 65, 'WTR HTR CONN|3/4 FIP X 3/4 FIP 24IN', { use: 'water heater', length: 24 }],
    ],
  ),
  ...family(
    {
      family: 'gas-connector',
      vendor: 'Stillwater',
      category: 'Gas Valves & Connectors',
      name: 'Stillwater Gas Appliance Connector, 1/2" OD, $2, $1 inch',
      description:
        'Yellow-coated corrugated stainless for a range, dryer, furnace or water heater. New appliance, new connector.',
      text: '$1" length, 3/8" ID, 1/2" OD. $2. Flexible gas line. CSA/ANSI Z21.24.',
      facts: { kind: 'gas connector', material: 'stainless steel', size: 0.5 },
    },
    [
      ['SW3024-G', 22, '24|1/2" MIP x 1/2" FIP', { length: 24 }],
      ['SW3036-G', 46, '36|1/2" MIP x 1/2" FIP', { length: 36 }],
      ['SW3048-G', 89, '48|1/2" MIP x 1/2" FIP', { length: 48 }],
      ['SW3060-G', 16, '60|1/2" MIP x 1/2" FIP', { length: 60 }],
      [
        'SW3048-GK',
        10,
        '48|1/2" MIP x 1/2" MIP, Range Kit with Valve',
        { length: 48, kit: true },
        {
          name: 'Stillwater Range Installation Kit, 48 inch Gas Connector with Shutoff Valve',
          description:
            'What an installer needs behind a gas range in one bag: connector, angle valve, adapters and a small tube of pipe dope.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'escutcheon-flange',
      vendor: 'Bexley & Rowe',
      category: 'Escutcheons & Plates',
      name: 'Escutcheon, Shallow, $1, $2',
      description:
        'Trim ring that hides the hole where the pipe leaves the wall. Slides on before the stop goes on.',
      text: 'Low pattern flange. $1. $2. Stamped steel or brass, plated. Wall plate for pipe.',
      facts: { kind: 'escutcheon', style: 'shallow' },
    },
    [
      ['BR-2510-CP', 511, '1/2" CTS (5/8" OD)|CP', { size: 0.5, finish: 'chrome' }],
      ['BR-2510-BN', 14, '1/2" CTS (5/8" OD)|BN', { size: 0.5, finish: 'brushed nickel' }],
      ['BR-2510-ORB', 10, '1/2" CTS (5/8" OD)|ORB', { size: 0.5, finish: 'oil-rubbed bronze' }],
      ['BR-2510-MB', 21, '1/2" CTS (5/8" OD)|MB', { size: 0.5, finish: 'matte black' }],
      ['BR-2511-CP', 73, '1/2" IPS (7/8" OD)|CP', { size: 0.5, finish: 'chrome', ips: true }],
      ['BR-2511-BN', 3, '1/2" IPS (7/8" OD)|BN', { size: 0.5, finish: 'brushed nickel', ips: true }],
      ['BR-2515-CP', 33, '3/4" IPS|CP', { size: 0.75, finish: 'chrome', ips: true }],
      ['BR-2515-SS', 2, '3/4" IPS|SS', { size: 0.75, finish: 'stainless steel', ips: true }],
      ['BR-2520-CP', 41, '1-1/4" Tubular|CP', { size: 1.25, finish: 'chrome' }],
      ['BR-2520-ORB', 3, '1-1/4" Tubular|ORB', { size: 1.25, finish: 'oil-rubbed bronze' }],
      ['BR-2522-CP', 51, '1-1/2" Tubular|CP', { size: 1.5, finish: 'chrome' }],
      ['BR-2522-MB', 2, '1-1/2" Tubular|MB', { size: 1.5, finish: 'matte black' }],
    ],
  ),
  ...family(
    {
      family: 'split-escutcheon',
      vendor: 'Northgate',
      category: 'Escutcheons & Plates',
      name: 'ESC SPLIT HINGED $1 $2',
      description: 'Opens like a clam to go around pipe that is already in place. Set screw.',
      text: 'Hinged two-piece escutcheon plate for existing pipe. $1, finish $2.',
      facts: { kind: 'escutcheon', style: 'split' },
    },
    [
      ['NG 70512', 38, '1/2IPS|CP', { size: 0.5, finish: 'chrome', ips: true }],
      ['NG 70534', 15, '3/4IPS|CP', { size: 0.75, finish: 'chrome', ips: true }],
      ['NG 70510', 5, '1IPS|CP', { size: 1, finish: 'chrome', ips: true }],
      ['NG 70515', 8, '1-1/2IPS|CP', { size: 1.5, finish: 'chrome', ips: true }],
      ['NG 70520', 4, '2IPS|CP', { size: 2, finish: 'chrome', ips: true }],
      ['NG 70513', 1, '1/2IPS|WHT', { size: 0.5, finish: 'white', ips: true }],
    ],
  ),
  ...family(
    {
      family: 'access-panel',
      vendor: 'Drayton',
      category: 'Escutcheons & Plates',
      name: '$1 Access Panel, White ABS, $2',
      description:
        'A door to the tub drain, the shower valve, the whirlpool pump, the cleanout or the stops behind a wall, cut into drywall and snapped in. Frame covers a rough cut by half an inch all around. Paints like trim. Where a tub waste and overflow has slip joints the code wants a panel like this behind it, so buy it along with the drain.',
      text: '$1 opening. $2. UV-stable plastic. No tools to open.',
      facts: { kind: 'access panel', material: 'abs', finish: 'white' },
    },
    [
      ['88608-DRN', 11, '8 in. x 8 in.|Snap-In', { width: 8, height: 8 }],
      ['88606-DRN', 8, '6 in. x 9 in.|Snap-In', { width: 6, height: 9 }],
      ['88612-DRN', 21, '12 in. x 12 in.|Hinged', { width: 12, height: 12 }],
      ['88614-DRN', 63, '14 in. x 14 in.|Hinged', { width: 14, height: 14 }],
      ['88629-DRN', 5, '14 in. x 29 in.|Snap-In', { width: 14, height: 29 }],
    ],
  ),
  ...family(
    {
      family: 'shower-escutcheon-plate',
      vendor: 'Hadley Park',
      category: 'Escutcheons & Plates',
      name: 'Remodel Cover Plate, $1 in. x $2 in., Single-Handle Shower Valve, $3',
      description:
        'Goes over the big hole an old two- or three-handle valve leaves in the tile, with one opening for a single-handle trim. Bedded in silicone.',
      text: 'Oversize escutcheon. $1 x $2. Stainless with plated finish: $3. Screws and foam gasket.',
      facts: { kind: 'escutcheon', style: 'remodel' },
    },
    [
      ['HP-9108-PC', 2, '8|8|Polished Chrome', { width: 8, height: 8, finish: 'chrome' }],
      ['HP-9108-BN', 1, '8|8|Brushed Nickel', { width: 8, height: 8, finish: 'brushed nickel' }],
      ['HP-9112-PC', 6, '12|8|Polished Chrome', { width: 12, height: 8, finish: 'chrome' }],
      ['HP-9112-BN', 2, '12|8|Brushed Nickel', { width: 12, height: 8, finish: 'brushed nickel' }],
    ],
  ),
];
