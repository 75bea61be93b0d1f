import { family } from './family.ts';

const led = { source: 'LED', base: 'E26', volts: '120' };

export const specialLedLamps = [
  ...family(
    {
      family: 'Brantley MR16 low voltage',
      vendor: 'Brantley',
      category: 'Lamps / LED MR16',
      kind: 'lamp',
      name: (part, f) => `MR16 LED ${f.watts}W 12V GU5.3 Bi-Pin ${part} ${f.cct}K`,
      description:
        'Fits low-voltage track heads, landscape spots and recessed gimbals fed by a 12 volt magnetic or electronic transformer. Check the transformer minimum load before relamping.',
      text: (f) =>
        `12 volt AC/DC. GU5.3 two-pin base. Beam ${f.beam} degrees. ${f.lumens} lumens. Enclosed-fixture rated. Not for 120V sockets.`,
      facts: { ...led, base: 'GU5.3', shape: 'MR16', volts: '12', dimmable: true, count: 1 },
    },
    [
      ['BR-MR16-5-27-36', '36° Flood', 374, { watts: 5, equal: 35, cct: 2700, lumens: 380, beam: 36 }],
      ['BR-MR16-7-27-36', '36° Flood', 215, { watts: 7, equal: 50, cct: 2700, lumens: 520, beam: 36 }],
      ['BR-MR16-7-30-36', '36° Flood', 143, { watts: 7, equal: 50, cct: 3000, lumens: 530, beam: 36 }],
      ['BR-MR16-7-30-15', '15° Spot', 4, { watts: 7, equal: 50, cct: 3000, lumens: 530, beam: 15 }],
      ['BR-MR16-7-30-60', '60° Wide Flood', 6, { watts: 7, equal: 50, cct: 3000, lumens: 520, beam: 60 }],
    ],
  ),
  ...family(
    {
      family: 'Lumivar GU10',
      vendor: 'Lumivar',
      category: 'Lamps / LED MR16',
      kind: 'lamp',
      name: (part, f) => `GU10 LED Bulb, 120 Volt, ${f.watts} Watt, ${part}`,
      description:
        'Twist-and-lock reflector bulb the size of an MR16 that works straight on line voltage, no transformer. Popular in track heads, range hoods and small recessed fixtures. Dimmable.',
      text: (f) =>
        `Base GU10. 120V. ${f.cct}K. ${f.lumens} lm. 38° beam. Replaces ${f.equal}W halogen. Six per carton.`,
      facts: { ...led, base: 'GU10', shape: 'MR16', dimmable: true, beam: 38, count: 6 },
    },
    [
      ['LV-GU10-5-27', '2700K Soft White (35W Equal)', 128, { watts: 5, equal: 35, cct: 2700, lumens: 350 }],
      ['LV-GU10-7-27', '2700K Soft White (50W Equal)', 472, { watts: 7, equal: 50, cct: 2700, lumens: 500 }],
      ['LV-GU10-7-30', '3000K Warm White (50W Equal)', 647, { watts: 7, equal: 50, cct: 3000, lumens: 500 }],
      ['LV-GU10-7-50', '5000K Daylight (50W Equal)', 73, { watts: 7, equal: 50, cct: 5000, lumens: 520 }],
      ['LV-GU10-7-40', '4000K Cool White (50W Equal)', 34, { watts: 7, equal: 50, cct: 4000, lumens: 510 }],
    ],
  ),
  ...family(
    {
      family: 'Solenne filament candle',
      vendor: 'Solenne',
      category: 'Lamps / LED Decorative',
      kind: 'lamp',
      name: (part, f) => `Solenne LED Filament Candelabra Bulb ${f.shape} ${part} E12 ${f.cct}K`,
      description:
        'Looks like the old incandescent candle but uses a tenth of the power. Glass envelope with visible filaments for chandeliers, wall sconces and foyer lanterns. Smooth, flicker-free dimming.',
      text: (f) =>
        `${f.watts} W. ${f.lumens} lumens. E12 candelabra screw base. ${f.glass} glass. CRI 90. Box of 3.`,
      facts: { ...led, base: 'E12', dimmable: true, count: 3 },
    },
    [
      [
        'SOL-B11-4C-27',
        '40W Equal Clear',
        814,
        { shape: 'B11', watts: 4, equal: 40, cct: 2700, lumens: 350, glass: 'clear' },
      ],
      [
        'SOL-B11-5C-27',
        '60W Equal Clear',
        1132,
        { shape: 'B11', watts: 5, equal: 60, cct: 2700, lumens: 500, glass: 'clear' },
      ],
      [
        'SOL-B11-5F-27',
        '60W Equal Frosted',
        49,
        { shape: 'B11', watts: 5, equal: 60, cct: 2700, lumens: 500, glass: 'frosted' },
      ],
      [
        'SOL-B11-5C-30',
        '60W Equal Clear',
        58,
        { shape: 'B11', watts: 5, equal: 60, cct: 3000, lumens: 500, glass: 'clear' },
      ],
      [
        'SOL-CA11-5C-27',
        '60W Equal Flame Tip Clear',
        16,
        { shape: 'CA11', watts: 5, equal: 60, cct: 2700, lumens: 500, glass: 'clear' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Solenne globe and vintage',
      vendor: 'Solenne',
      category: 'Lamps / LED Decorative',
      kind: 'lamp',
      description:
        'Decorative lamps meant to be seen: globes for bath bars and make-up mirrors, and Edison styles for bare-bulb pendants, string lights and restaurants.',
      text: (f) =>
        `Medium E26 base, 120V, ${f.watts}W, ${f.cct}K, ${f.glass} glass. Dimmable. 15,000 hour life. Not for totally enclosed fixtures.`,
      facts: { ...led, dimmable: true, count: 1 },
    },
    [
      [
        'SOL-G25-4F-27',
        'Solenne G25 LED Globe Vanity Bulb, 40W Equal, Frosted, 2700K',
        374,
        { shape: 'G25', watts: 4, equal: 40, cct: 2700, glass: 'frosted' },
      ],
      [
        'SOL-G25-6F-30',
        'Solenne G25 LED Globe Vanity Bulb, 60W Equal, Frosted, 3000K',
        148,
        { shape: 'G25', watts: 6, equal: 60, cct: 3000, glass: 'frosted' },
      ],
      [
        'SOL-G25-6C-27',
        'Solenne G25 LED Globe Bulb, 60W Equal, Clear Filament, 2700K',
        52,
        { shape: 'G25', watts: 6, equal: 60, cct: 2700, glass: 'clear' },
      ],
      [
        'SOL-ST19-4A-22',
        'Solenne ST19 Edison Style LED Filament, 40W Equal, Amber, 2200K',
        293,
        { shape: 'ST19', watts: 4, equal: 40, cct: 2200, glass: 'amber' },
      ],
      [
        'SOL-ST19-6C-27',
        'Solenne ST19 Edison Style LED Filament, 60W Equal, Clear, 2700K',
        37,
        { shape: 'ST19', watts: 6, equal: 60, cct: 2700, glass: 'clear' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Halvorsen LED T8 tube',
      vendor: 'Halvorsen',
      category: 'Lamps / LED Tubes',
      kind: 'lamp',
      description: (f) =>
        `Shatter-resistant glass LED tube for troffers, strips and wraps. ${f.wiring} Saves about half the energy of the fluorescent it replaces. Case quantity; order by the case.`,
      text: (f) =>
        `${f.feet} ft; ${f.watts} watts; ${f.lumens} lumens; ${f.cct}K; G13 bi-pin (FA8 where noted); 50,000 hours; NSF and DLC listed; ${f.count}/case.`,
      facts: { ...led, base: 'G13', shape: 'T8', volts: '120-277', dimmable: false, count: 25 },
    },
    [
      [
        'HV-T8A-4-12-40',
        'LED T8 TUBE 48IN 12W 4000K TYPE A PLUG & PLAY',
        938,
        {
          feet: 4,
          watts: 12,
          cct: 4000,
          lumens: 1800,
          type: 'A',
          wiring: 'Plugs in and works with the existing electronic ballast, no rewiring.',
        },
      ],
      [
        'HV-T8B-4-14-40',
        'LED T8 TUBE 48IN 14W 4000K TYPE B BALLAST BYPASS',
        2600,
        {
          feet: 4,
          watts: 14,
          cct: 4000,
          lumens: 2100,
          type: 'B',
          wiring: 'Bypass the ballast and wire line voltage to the sockets.',
        },
      ],
      [
        'HV-T8B-4-14-50',
        'LED T8 TUBE 48IN 14W 5000K TYPE B BALLAST BYPASS',
        1749,
        {
          feet: 4,
          watts: 14,
          cct: 5000,
          lumens: 2150,
          type: 'B',
          wiring: 'Bypass the ballast and wire line voltage to the sockets, single or double end.',
        },
      ],
      [
        'HV-T8B-4-14-35',
        'LED T8 TUBE 48IN 14W 3500K TYPE B BALLAST BYPASS',
        101,
        {
          feet: 4,
          watts: 14,
          cct: 3500,
          lumens: 2050,
          type: 'B',
          wiring: 'Direct wire, the ballast comes out.',
        },
      ],
      [
        'HV-T8AB-4-15-40',
        'LED T8 TUBE 48IN 15W 4000K HYBRID TYPE A+B',
        1275,
        {
          feet: 4,
          watts: 15,
          cct: 4000,
          lumens: 2200,
          type: 'A+B',
          wiring: 'Runs on the ballast today, direct wire it when the ballast dies.',
        },
      ],
      [
        'HV-T8AB-4-15-50',
        'LED T8 TUBE 48IN 15W 5000K HYBRID TYPE A+B',
        382,
        {
          feet: 4,
          watts: 15,
          cct: 5000,
          lumens: 2250,
          type: 'A+B',
          wiring: 'Works with or without a ballast.',
        },
      ],
      [
        'HV-T8B-2-8-40',
        'LED T8 TUBE 24IN 8W 4000K TYPE B BALLAST BYPASS',
        58,
        { feet: 2, watts: 8, cct: 4000, lumens: 1050, type: 'B', wiring: 'Bypass the ballast.' },
      ],
      [
        'HV-T8B-3-11-40',
        'LED T8 TUBE 36IN 11W 4000K TYPE B BALLAST BYPASS',
        7,
        {
          feet: 3,
          watts: 11,
          cct: 4000,
          lumens: 1500,
          type: 'B',
          wiring: 'Remove the ballast, line voltage only.',
        },
      ],
      [
        'HV-T8B-8-36-50-FA8',
        'LED T8 TUBE 96IN 36W 5000K TYPE B SINGLE PIN FA8',
        119,
        {
          feet: 8,
          watts: 36,
          cct: 5000,
          lumens: 5000,
          type: 'B',
          base: 'FA8',
          wiring: 'Single-pin direct wire, replaces F96 slimline.',
        },
      ],
      [
        'HV-T5A-4-25-40',
        'LED T5 HO TUBE 46IN 25W 4000K TYPE A',
        29,
        {
          shape: 'T5',
          base: 'G5',
          feet: 4,
          watts: 25,
          cct: 4000,
          lumens: 3500,
          type: 'A',
          wiring: 'Replaces 54 watt T5 high output in high bays; ballast compatible.',
        },
      ],
      [
        'HV-T5A-4-25-50',
        'LED T5 HO TUBE 46IN 25W 5000K TYPE A',
        43,
        {
          shape: 'T5',
          base: 'G5',
          feet: 4,
          watts: 25,
          cct: 5000,
          lumens: 3550,
          type: 'A',
          wiring: 'Replaces 54 watt T5 high output in high bays; ballast compatible.',
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'Lumivar corn cob',
      vendor: 'Lumivar',
      category: 'Lamps / LED HID Replacement',
      kind: 'lamp',
      name: (part, f) =>
        `LED Corn Cob Lamp, ${f.watts}W, ${part}, ${f.base} ${f.base === 'EX39' ? 'Mogul' : 'Medium'} Base`,
      description:
        'Replaces metal halide and high pressure sodium lamps in post tops, acorns, wall packs and canopies after you bypass the ballast. 360 degree light. Internal fan on the larger sizes.',
      text: (f) =>
        `${f.lumens} lumens, ${f.cct}K, 120-277V direct wire, IP64 for damp enclosures, equal to ${f.equal}W HID.`,
      facts: { ...led, base: 'EX39', shape: 'corn', volts: '120-277', dimmable: false, type: 'B', count: 1 },
    },
    [
      [
        'LV-CC-27-50-E26',
        '5000K, Equal to 100W HID',
        22,
        { watts: 27, equal: 100, cct: 5000, lumens: 3800, base: 'E26' },
      ],
      ['LV-CC-36-50', '5000K, Equal to 150W HID', 40, { watts: 36, equal: 150, cct: 5000, lumens: 5000 }],
      ['LV-CC-54-40', '4000K, Equal to 175W HID', 24, { watts: 54, equal: 175, cct: 4000, lumens: 7600 }],
      ['LV-CC-80-50', '5000K, Equal to 250W HID', 18, { watts: 80, equal: 250, cct: 5000, lumens: 11500 }],
      ['LV-CC-120-50', '5000K, Equal to 400W HID', 11, { watts: 120, equal: 400, cct: 5000, lumens: 17000 }],
    ],
  ),
];
