import { family } from './family.ts';

export const power = [
  ...family(
    {
      family: 'Tessera constant voltage driver',
      vendor: 'Tessera',
      category: 'Drivers & Power / LED Drivers',
      kind: 'driver',
      name: (part, f) => `${f.out}V DC ${f.watts}W LED Driver, ${part}`,
      description:
        'Constant voltage power supply for LED tape, channel and puck lights. Load it to no more than 80 percent. Junction box style drivers have conduit knockouts; the plug-in ones go in an outlet inside the cabinet.',
      text: (f) =>
        `Input ${f.volts} VAC. Output ${f.out} volts DC, ${f.watts} watts, class 2 to 96W. ${f.dimmable ? 'Phase dimmable with TRIAC and ELV wall dimmers.' : 'Not dimmable on the line side.'}`,
      facts: { mode: 'constant voltage', volts: '120' },
    },
    [
      ['TS-DRV12-30', 'Dimmable, Junction Box', 49, { out: 12, watts: 30, dimmable: true, style: 'box' }],
      ['TS-DRV12-60', 'Dimmable, Junction Box', 215, { out: 12, watts: 60, dimmable: true, style: 'box' }],
      ['TS-DRV12-60P', 'Plug-In Adapter', 73, { out: 12, watts: 60, dimmable: false, style: 'plug-in' }],
      ['TS-DRV24-60', 'Dimmable, Junction Box', 382, { out: 24, watts: 60, dimmable: true, style: 'box' }],
      ['TS-DRV24-96', 'Dimmable, Junction Box', 498, { out: 24, watts: 96, dimmable: true, style: 'box' }],
      [
        'TS-DRV24-96W',
        'Outdoor IP67, Non-Dim',
        24,
        { out: 24, watts: 96, dimmable: false, style: 'potted', wet: true, volts: '100-277' },
      ],
      [
        'TS-DRV24-300',
        'Outdoor IP67, Non-Dim',
        4,
        { out: 24, watts: 300, dimmable: false, style: 'potted', wet: true, volts: '100-277' },
      ],
      [
        'TS-DRV12-100W',
        'Outdoor IP67, Non-Dim',
        12,
        { out: 12, watts: 100, dimmable: false, style: 'potted', wet: true, volts: '100-277' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Pollard constant current driver',
      vendor: 'Pollard',
      category: 'Drivers & Power / LED Drivers',
      kind: 'driver',
      description:
        'Replacement driver for panels, troffers, downlights and high bays. Read the milliamps and the voltage window on the old label and match both.',
      text: (f) =>
        `Constant current ${f.ma} mA programmable; ${f.watts}W max; 120-277V; 0-10V dim leads purple and gray (pink on new); metal can.`,
      facts: { mode: 'constant current', volts: '120-277', dimmable: true },
    },
    [
      ['PLD-CC40-1050', 'LED DRVR CC 40W 1050MA 0-10V 120-277V', 29, { watts: 40, ma: 1050 }],
      ['PLD-CC55-1400', 'LED DRVR CC 55W 1400MA 0-10V 120-277V', 16, { watts: 55, ma: 1400 }],
      ['PLD-CC150-HB', 'LED DRVR CC 150W HIGH BAY 0-10V 120-277V', 3, { watts: 150, ma: 4200 }],
    ],
  ),
  ...family(
    {
      family: 'Pollard fluorescent ballast',
      vendor: 'Pollard',
      category: 'Drivers & Power / Ballasts',
      kind: 'ballast',
      description:
        'Electronic replacement ballast for troffers, strips and wraps. Sound rated A, no PCBs. Wire it by the diagram on the label.',
      text: (f) =>
        `Lamps: ${f.lamps} x ${f.runs}. Start: ${f.start}. Volts: ${f.volts}. Ballast factor ${f.bf}. Leads 18 AWG.`,
      facts: { volts: '120-277', discharge: 'fluorescent' },
    },
    [
      [
        'PLD-132-IS-UNV',
        'BALLAST ELEC 1-LAMP F32T8 IS UNV',
        43,
        { lamps: 1, runs: 'F32T8', start: 'instant', bf: 0.88, shape: 'T8' },
      ],
      [
        'PLD-232-IS-UNV',
        'BALLAST ELEC 2-LAMP F32T8 IS UNV',
        589,
        { lamps: 2, runs: 'F32T8', start: 'instant', bf: 0.88, shape: 'T8' },
      ],
      [
        'PLD-332-IS-UNV',
        'BALLAST ELEC 3-LAMP F32T8 IS UNV',
        58,
        { lamps: 3, runs: 'F32T8', start: 'instant', bf: 0.88, shape: 'T8' },
      ],
      [
        'PLD-432-IS-UNV',
        'BALLAST ELEC 4-LAMP F32T8 IS UNV',
        430,
        { lamps: 4, runs: 'F32T8', start: 'instant', bf: 0.87, shape: 'T8' },
      ],
      [
        'PLD-254-PS-UNV',
        'BALLAST ELEC 2-LAMP F54T5HO PS UNV',
        12,
        { lamps: 2, runs: 'F54T5HO', start: 'programmed', bf: 1, shape: 'T5' },
      ],
      [
        'PLD-296-IS-UNV',
        'BALLAST ELEC 2-LAMP F96T8 IS UNV',
        6,
        { lamps: 2, runs: 'F96T8', start: 'instant', bf: 0.85, shape: 'T8' },
      ],
      [
        'PLD-226-CF-UNV',
        'BALLAST ELEC 2-LAMP 26W 4-PIN CFL UNV',
        14,
        { lamps: 2, runs: '26W PL', start: 'programmed', bf: 1, shape: 'PL' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Pollard HID ballast kit',
      vendor: 'Pollard',
      category: 'Drivers & Power / Ballasts',
      kind: 'ballast',
      description:
        'Core and coil kit with dry capacitor and bracket, and the ignitor where the lamp needs one. Multi-tap 120/208/240/277 volt primary for parking lot heads, shoebox area lights, wall packs, floods, high bays and gym lights. Change the lamp along with it. When the whole head is worn out, price an LED corn cob lamp or a new LED fixture with a photocell before you buy.',
      text: (f) =>
        f.isAccessory
          ? `Repair part for ${f.watts}W ANSI ${f.ansi} circuits, with leads and a mounting clamp.`
          : `ANSI ${f.ansi}. ${f.watts}W. Copper wound, class H insulation. 60 Hz only.`,
      facts: { volts: 'multi-tap', discharge: 'HID' },
    },
    [
      [
        'PLD-MH175-KIT',
        'Metal Halide Ballast Kit, 175W M57, Quad Tap',
        3,
        { watts: 175, ansi: 'M57', runs: 'MH' },
      ],
      [
        'PLD-MH400-KIT',
        'Metal Halide Ballast Kit, 400W M59, Quad Tap',
        20,
        { watts: 400, ansi: 'M59', runs: 'MH' },
      ],
      [
        'PLD-HPS150-KIT',
        'High Pressure Sodium Ballast Kit, 150W S55, Quad Tap',
        3,
        { watts: 150, ansi: 'S55', runs: 'HPS' },
      ],
      [
        'PLD-HPS400-KIT',
        'High Pressure Sodium Ballast Kit, 400W S51, Quad Tap',
        9,
        { watts: 400, ansi: 'S51', runs: 'HPS' },
      ],
      [
        'PLD-IGN-400',
        'Ignitor for 250W-400W HPS Ballast',
        7,
        { watts: 400, ansi: 'S51', runs: 'HPS', kind: 'ballast accessory', isAccessory: true },
      ],
      [
        'PLD-CAP-24',
        'Dry Film Capacitor 24 MFD 400V for 400W Metal Halide',
        6,
        { watts: 400, ansi: 'M59', runs: 'MH', kind: 'ballast accessory', isAccessory: true },
      ],
    ],
  ),
];
