import { family } from './family.ts';

export const downlights = [
  ...family(
    {
      family: 'Dunmore LED retrofit downlight',
      vendor: 'Dunmore',
      category: 'Recessed / LED Retrofit',
      kind: 'retrofit downlight',
      name: (part, f) => `${part} LED Recessed Retrofit Kit, ${f.lumens} lm, 5CCT Selectable`,
      description:
        'Turns an old can into LED in five minutes: screw the E26 adapter into the socket, squeeze the torsion springs, push up. A switch on the back picks the color temperature from 2700K to 5000K. Integral trim, dimmable, wet rated over showers.',
      text: (f) =>
        `${f.watts} W. 120 V. CRI 90. ${f.finish} ${f.style} trim. JA8 listed, airtight. Equal to ${f.equal}W incandescent. Fits most ${f.fits} cans.`,
      facts: { source: 'LED', ccts: '2700/3000/3500/4000/5000', volts: '120', dimmable: true, wet: true },
    },
    [
      [
        'DMR4-5CCT-W',
        '4 in.',
        197,
        { inches: 4, watts: 9, lumens: 700, equal: 50, fits: '4 inch', finish: 'white', style: 'smooth' },
      ],
      [
        'DMR56-5CCT-W',
        '5/6 in.',
        3300,
        {
          inches: 6,
          watts: 12,
          lumens: 1000,
          equal: 75,
          fits: '5 and 6 inch',
          finish: 'white',
          style: 'baffle',
        },
      ],
      [
        'DMR56-5CCT-W-HO',
        '5/6 in. High Output',
        128,
        {
          inches: 6,
          watts: 16,
          lumens: 1500,
          equal: 120,
          fits: '5 and 6 inch',
          finish: 'white',
          style: 'baffle',
        },
      ],
      [
        'DMR56-5CCT-BK',
        '5/6 in. Black',
        20,
        {
          inches: 6,
          watts: 12,
          lumens: 1000,
          equal: 75,
          fits: '5 and 6 inch',
          finish: 'black',
          style: 'baffle',
        },
      ],
      [
        'DMR56-5CCT-W-12',
        '5/6 in. Contractor 12-Pack',
        390,
        {
          inches: 6,
          watts: 12,
          lumens: 1000,
          equal: 75,
          fits: '5 and 6 inch',
          finish: 'white',
          style: 'baffle',
          count: 12,
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'Dunmore canless wafer',
      vendor: 'Dunmore',
      category: 'Recessed / Canless',
      kind: 'wafer',
      name: (part, f) =>
        `${part} Canless LED Wafer Downlight, ${f.finish === 'black' ? 'Black' : 'White'}, Selectable CCT`,
      description:
        'Half an inch thick, so it fits under joists, ducts and pipes where a can will not. Remote junction box with driver, spring clips, no housing needed. IC rated and airtight.',
      text: (f) =>
        `${f.watts}W ${f.lumens} lm. ${f.form}. 2700K/3000K/3500K/4000K/5000K switch on the J-box. 120V triac dimming. Wet location. Hole saw ${f.hole}.`,
      facts: {
        source: 'LED',
        ccts: '2700/3000/3500/4000/5000',
        volts: '120',
        dimmable: true,
        wet: true,
        ic: true,
        form: 'round',
        finish: 'white',
      },
    },
    [
      ['DMW3-5CCT-W', '3 in. Round', 24, { inches: 3, watts: 6, lumens: 450, hole: '3-1/4"' }],
      ['DMW4-5CCT-W', '4 in. Round', 2500, { inches: 4, watts: 9, lumens: 700, hole: '4-1/4"' }],
      [
        'DMW4-5CCT-BK',
        '4 in. Round',
        76,
        { inches: 4, watts: 9, lumens: 700, hole: '4-1/4"', finish: 'black' },
      ],
      [
        'DMW4SQ-5CCT-W',
        '4 in. Square',
        20,
        { inches: 4, watts: 9, lumens: 700, hole: '4-1/4" x 4-1/4"', form: 'square' },
      ],
      ['DMW6-5CCT-W', '6 in. Round', 3600, { inches: 6, watts: 12, lumens: 1050, hole: '6-1/4"' }],
      [
        'DMW6-5CCT-BK',
        '6 in. Round',
        52,
        { inches: 6, watts: 12, lumens: 1050, hole: '6-1/4"', finish: 'black' },
      ],
      [
        'DMW6SQ-5CCT-W',
        '6 in. Square',
        9,
        { inches: 6, watts: 12, lumens: 1050, hole: '6-1/4" x 6-1/4"', form: 'square' },
      ],
      ['DMW8-5CCT-W', '8 in. Round', 6, { inches: 8, watts: 22, lumens: 1900, hole: '8-1/4"' }],
    ],
  ),
  ...family(
    {
      family: 'Lumivar slim downlight',
      vendor: 'Lumivar',
      category: 'Recessed / Canless',
      kind: 'wafer',
      description:
        'Builder-grade slim recessed light with one fixed color. Junction box and driver included; needs no can.',
      text: (f) =>
        `${f.inches}-inch, ${f.watts} watts, ${f.cct} K, damp location, 4 per master pack option, flicker-free dimming.`,
      facts: { source: 'LED', volts: '120', dimmable: true, ic: true, form: 'round', finish: 'white' },
    },
    [
      ['LVSL4-30', '4" SLIM LED RECESSED 9W 30K WH', 158, { inches: 4, watts: 9, cct: 3000 }],
      ['LVSL6-30', '6" SLIM LED RECESSED 12W 30K WH', 422, { inches: 6, watts: 12, cct: 3000 }],
      ['LVSL6-40', '6" SLIM LED RECESSED 12W 40K WH', 97, { inches: 6, watts: 12, cct: 4000 }],
    ],
  ),
  ...family(
    {
      family: 'Dunmore adjustable gimbal',
      vendor: 'Dunmore',
      category: 'Recessed / Canless',
      kind: 'gimbal downlight',
      description:
        'Canless adjustable downlight. The eye rotates 360 degrees and tilts 35 to wash a wall, graze stone or follow a sloped ceiling. Regressed lens for low glare.',
      text: (f) =>
        `${f.watts} watts; beam 40°; ${f.finish}; dim-to-5%; five color temperatures; remote driver box; damp rated.`,
      facts: {
        source: 'LED',
        ccts: '2700/3000/3500/4000/5000',
        volts: '120',
        dimmable: true,
        ic: true,
        form: 'round',
      },
    },
    [
      [
        'DMG3-5CCT-W',
        '3" LED Gimbal Recessed Downlight, Canless, White',
        43,
        { inches: 3, watts: 7, finish: 'white' },
      ],
      [
        'DMG4-5CCT-W',
        '4" LED Gimbal Recessed Downlight, Canless, White',
        240,
        { inches: 4, watts: 9, finish: 'white' },
      ],
      [
        'DMG4-5CCT-BK',
        '4" LED Gimbal Recessed Downlight, Canless, Black',
        12,
        { inches: 4, watts: 9, finish: 'black' },
      ],
      [
        'DMG6-5CCT-W',
        '6" LED Gimbal Recessed Downlight, Canless, White',
        34,
        { inches: 6, watts: 15, finish: 'white' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Halvorsen commercial downlight',
      vendor: 'Halvorsen',
      category: 'Recessed / Commercial',
      kind: 'commercial downlight',
      description:
        'Architectural downlight retrofit for office corridors and lobbies. Fits new work with the plaster frame or slips into existing CFL frames. Wattage and color are field set.',
      text: (f) =>
        `Selectable ${f.range} W. 120-277V, 0-10V dimming to 1%. 3000/3500/4000K. Self-flanged clear reflector. Emergency battery option.`,
      facts: { source: 'LED', ccts: '3000/3500/4000', volts: '120-277', dimmable: true },
    },
    [
      [
        'HV-CDL6-A',
        'COMMERCIAL LED DOWNLIGHT 6IN 10/14/18W CCT 0-10V',
        37,
        { inches: 6, watts: 18, range: '10/14/18' },
      ],
      [
        'HV-CDL8-A',
        'COMMERCIAL LED DOWNLIGHT 8IN 15/22/30W CCT 0-10V',
        58,
        { inches: 8, watts: 30, range: '15/22/30' },
      ],
      [
        'HV-CDL10-A',
        'COMMERCIAL LED DOWNLIGHT 9.5IN 20/30/40W CCT 0-10V',
        5,
        { inches: 9.5, watts: 40, range: '20/30/40' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Lumivar disk light',
      vendor: 'Lumivar',
      category: 'Surface / Disk Lights',
      kind: 'disk light',
      name: (part, f) =>
        `LED Surface Disk Light, ${part}, ${f.finish === 'white' ? 'WH' : f.finish === 'black' ? 'BK' : 'BN'}`,
      description:
        'Low-profile round that mounts to a 4-inch octagon box or into a recessed can and looks like a recessed light. Closets, pantries, porches, showers and hallways.',
      text: (f) =>
        `${f.watts}W, ${f.lumens} lm, 3CCT 3000/4000/5000K, wet location, 120V dimmable, plastic ring, screw or torsion mount.`,
      facts: { source: 'LED', ccts: '3000/4000/5000', volts: '120', dimmable: true, wet: true },
    },
    [
      ['LV-DSK4-W', '4 in.', 84, { inches: 4, watts: 10, lumens: 650, finish: 'white' }],
      ['LV-DSK6-W', '6 in.', 961, { inches: 6, watts: 15, lumens: 1050, finish: 'white' }],
      ['LV-DSK6-BK', '6 in.', 11, { inches: 6, watts: 15, lumens: 1050, finish: 'black' }],
      ['LV-DSK6-BN', '6 in.', 22, { inches: 6, watts: 15, lumens: 1050, finish: 'brushed nickel' }],
    ],
  ),
];
