import { family } from './family.ts';

export const heaters = [
  ...family(
    {
      family: 'gas-water-heater',
      vendor: 'Emberline',
      category: 'Water Heaters',
      name: 'Emberline $1 Gal. $2 $3 Water Heater, 6-Year',
      description:
        'Atmospheric vent, piezo ignition, no electricity needed. Glass-lined tank with one anode rod. Needs a gas connector, a T&P discharge tube and, on a closed system, an expansion tank.',
      text: '$1 gallon. $2. $3. 3/4 in. NPT water connections on 8 in. centers. 1/2 in. gas. Ultra low NOx where required.',
      facts: { kind: 'water heater', tankless: false },
    },
    [
      ['EG-40T6N', 31, '40|Tall Natural Gas|40,000 BTU', { gallons: 40, fuel: 'natural gas' }],
      ['EG-40S6N', 8, '40|Short Natural Gas|36,000 BTU', { gallons: 40, fuel: 'natural gas' }],
      ['EG-50T6N', 42, '50|Tall Natural Gas|40,000 BTU', { gallons: 50, fuel: 'natural gas' }],
      ['EG-40T6P', 1, '40|Tall Propane|38,000 BTU', { gallons: 40, fuel: 'propane' }],
      ['EG-75T6N', 1, '75|Tall Natural Gas|75,100 BTU', { gallons: 75, fuel: 'natural gas' }],
    ],
  ),
  ...family(
    {
      family: 'electric-water-heater',
      vendor: 'Emberline',
      category: 'Water Heaters',
      name: 'Emberline $1 Gal. Electric Water Heater, $2',
      description:
        'Two elements, each with its own thermostat, in a foam-insulated glass-lined tank. Hard wired; no vent and no gas line.',
      text: '$1 gallon. $2. 240 V unless listed. Dip tube and heat traps installed. UEF 0.92.',
      facts: { kind: 'water heater', fuel: 'electric', tankless: false },
    },
    [
      ['EE-30S6', 4, '30|Short, 4500W, 240V', { gallons: 30, voltage: 240, watts: 4500 }],
      ['EE-40T6', 22, '40|Tall, 4500W, 240V', { gallons: 40, voltage: 240, watts: 4500 }],
      ['EE-50T6', 31, '50|Tall, 4500W, 240V', { gallons: 50, voltage: 240, watts: 4500 }],
      ['EE-80T6', 1, '80|Tall, 5500W, 240V', { gallons: 80, voltage: 240, watts: 5500 }],
      [
        'EE-2P1',
        5,
        '2.5|Point of Use, 1440W, 120V, Plug-In',
        { gallons: 2.5, voltage: 120, watts: 1440, pointOfUse: true },
        {
          name: 'Emberline Mini-Tank 2.5 Gal. Point-of-Use Electric Water Heater, 120V Plug-In',
          description:
            'Sits under the sink of an office or a garage and gives warm water at once. Plugs into an outlet; one element of 1440 watts.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'tankless-water-heater',
      vendor: 'Emberline',
      category: 'Water Heaters',
      name: 'Emberline On-Demand Tankless, $1, $2',
      description:
        'Endless hot water from a box on the wall. Condensing gas models vent in 2 in. PVC; the electric one needs three double-pole breakers. Flush once a year through service valves.',
      text: '$1. $2. Wi-Fi ready. Freeze protection. Replaces a tank water heater.',
      facts: { kind: 'water heater', tankless: true },
    },
    [
      ['ET-199iN', 5, 'Condensing Gas 199,000 BTU, 11 GPM|Natural Gas', { fuel: 'natural gas' }],
      ['ET-160iN', 2, 'Condensing Gas 160,000 BTU, 9 GPM|Natural Gas', { fuel: 'natural gas' }],
      ['ET-27E', 2, 'Electric 27 kW, 240 V|Whole House', { fuel: 'electric', voltage: 240, watts: 27000 }],
      [
        'ET-SVK34',
        21,
        'Service Valve Kit 3/4 in.|Isolation and Flush Ports with Relief Valve',
        { kind: 'service valve kit', size: 0.75, isAccessory: true, partOf: 'water heater' },
        {
          name: 'Tankless Water Heater Service Valve Kit, 3/4 in., with Relief Valve',
          description:
            'Two ball valves with hose ports, so that a tankless heater can be cut off and flushed of scale with vinegar and a small pump. Most warranties ask for it.',
          text: 'Hot and cold isolation valves, 3/4 in. FIP x union, 150 psi relief valve, wrench. For Emberline ET heaters and others.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'heating-element',
      vendor: 'Northgate',
      category: 'Water Heater Parts',
      name: 'WH ELEMENT SCREW-IN $1',
      description:
        'Screw-in replacement element with gasket. Shut the breaker off and drain the tank below it first.',
      text: 'For electric water heater, upper or lower. 1-3/8 hex, 1 in. NPSM. $1.',
      facts: { kind: 'heating element', isAccessory: true, partOf: 'water heater' },
    },
    [
      ['NG 90145', 338, '240V 4500W HWD', { voltage: 240, watts: 4500, density: 'high' }],
      ['NG 90146', 63, '240V 4500W LWD', { voltage: 240, watts: 4500, density: 'low' }],
      ['NG 90155', 79, '240V 5500W LWD', { voltage: 240, watts: 5500, density: 'low' }],
      ['NG 90135', 16, '240V 3500W HWD', { voltage: 240, watts: 3500, density: 'high' }],
      ['NG 90115', 11, '120V 1500W HWD', { voltage: 120, watts: 1500, density: 'high' }],
      ['NG 90120', 5, '120V 2000W HWD', { voltage: 120, watts: 2000, density: 'high' }],
    ],
  ),
  ...family(
    {
      family: 'water-heater-part',
      vendor: 'Emberline',
      category: 'Water Heater Parts',
      name: 'Emberline $1',
      description:
        'Service part for gas and electric tank water heaters. A heater that pops, smells, drips from the relief valve or will not hold heat seldom needs replacing; it usually needs an element, a thermostat, an anode rod, a thermocouple or just a good flush. Turn off the gas or the breaker, close the cold inlet and drain a few gallons before you start.',
      text: 'Replacement part. $1. Most residential tanks, Emberline and others.',
      facts: { isAccessory: true, partOf: 'water heater' },
    },
    [
      [
        'EP-AN44M',
        71,
        'Magnesium Anode Rod, 44 in. x 3/4 in. NPT',
        { kind: 'anode rod', length: 44, size: 0.75, material: 'magnesium' },
      ],
      [
        'EP-AN44A',
        31,
        'Aluminum-Zinc Anode Rod, 44 in. x 3/4 in. NPT, for Smelly Water',
        { kind: 'anode rod', length: 44, size: 0.75, material: 'aluminum' },
      ],
      [
        'EP-TPV34',
        271,
        'Temperature & Pressure Relief Valve, 3/4 in. MIP, 150 psi, 210°F',
        { kind: 'relief valve', size: 0.75 },
      ],
      ['EP-TC24', 187, 'Thermocouple, 24 in., for Gas Water Heaters', { kind: 'thermocouple', length: 24 }],
      ['EP-TSU', 48, 'Upper Thermostat with High Limit, Electric', { kind: 'thermostat' }],
      ['EP-TSL', 38, 'Lower Thermostat, Electric', { kind: 'thermostat' }],
      [
        'EP-PAN24',
        57,
        'Drain Pan, 24 in. ID, Aluminum, for Water Heater',
        { kind: 'drain pan', width: 24, material: 'aluminum' },
        { name: 'Water Heater Drain Pan, 24 in., Aluminum, with PVC Side Outlet' },
      ],
    ],
  ),
  ...family(
    {
      family: 'expansion-tank',
      vendor: 'Emberline',
      category: 'Water Heater Parts',
      name: 'Thermal Expansion Tank, $1 Gallon, for Water Heaters up to $2 Gal.',
      description:
        'Takes up the water that swells when it is heated and has nowhere to go behind a check valve or pressure regulator. Match the air charge to the house pressure with a tire pump.',
      text: '$1 gal. 3/4 in. MIP stainless connection. Butyl bladder. Precharged 40 psi.',
      facts: { kind: 'expansion tank', isAccessory: true, partOf: 'water heater' },
    },
    [
      ['EX-2', 140, '2|50', { gallons: 2 }],
      ['EX-45', 26, '4.5|80', { gallons: 4.5 }],
    ],
  ),
];
