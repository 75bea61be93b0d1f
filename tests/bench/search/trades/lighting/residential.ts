import { family } from './family.ts';

export const residential = [
  ...family(
    {
      family: 'Ashby & Lane vanity',
      vendor: 'Ashby & Lane',
      category: 'Residential / Vanity Lights',
      kind: 'vanity light',
      name: (part, f) => `LED-Ready Vanity Light, ${f.lights}-Light, ${f.inches}"W, ${part}`,
      description:
        'Clean bath bar with etched opal shades, up or down. Hangs over a mirror or a medicine cabinet. Use A19 or G25 lamps; damp location.',
      text: (f) =>
        `${f.lights} x E26, 60W max each, bulbs not included. Width ${f.inches} inches. ${f.finish}. Backplate covers a 4" box.`,
      facts: { place: 'indoor', volts: '120', base: 'E26' },
    },
    [
      ['AL-7102-BN', 'Brushed Nickel', 69, { lights: 2, inches: 15, finish: 'brushed nickel' }],
      ['AL-7103-BN', 'Brushed Nickel', 123, { lights: 3, inches: 24, finish: 'brushed nickel' }],
      ['AL-7103-BK', 'Matte Black', 52, { lights: 3, inches: 24, finish: 'black' }],
      ['AL-7103-ORB', 'Oil Rubbed Bronze', 9, { lights: 3, inches: 24, finish: 'bronze' }],
      ['AL-7103-CH', 'Polished Chrome', 18, { lights: 3, inches: 24, finish: 'chrome' }],
      ['AL-7104-BN', 'Brushed Nickel', 22, { lights: 4, inches: 32, finish: 'brushed nickel' }],
      ['AL-7102-BK', 'Matte Black', 16, { lights: 2, inches: 15, finish: 'black' }],
      ['AL-7104-BK', 'Matte Black', 7, { lights: 4, inches: 32, finish: 'black' }],
    ],
  ),
  ...family(
    {
      family: 'Ashby & Lane flush mount',
      vendor: 'Ashby & Lane',
      category: 'Residential / Flush Mounts',
      kind: 'flush mount',
      description:
        'Mushroom-style ceiling light for halls, bedrooms, laundries and rental units. Twist-off acrylic bowl. Integrated LED with three color choices.',
      text: (f) =>
        `${f.inches}" diameter, ${f.watts}W, ${f.lumens} lm, 3000K/4000K/5000K, triac dimmable, damp, ${f.finish} band.`,
      facts: { place: 'indoor', volts: '120', source: 'LED', ccts: '3000/4000/5000', dimmable: true },
    },
    [
      [
        'AL-FM11-BN',
        '11 in. LED Flush Mount Ceiling Light, Brushed Nickel',
        186,
        { inches: 11, watts: 14, lumens: 1000, finish: 'brushed nickel' },
      ],
      [
        'AL-FM11-WH',
        '11 in. LED Flush Mount Ceiling Light, White',
        128,
        { inches: 11, watts: 14, lumens: 1000, finish: 'white' },
      ],
      [
        'AL-FM14-BN',
        '14 in. LED Flush Mount Ceiling Light, Brushed Nickel',
        105,
        { inches: 14, watts: 22, lumens: 1600, finish: 'brushed nickel' },
      ],
      [
        'AL-FM14-ORB',
        '14 in. LED Flush Mount Ceiling Light, Oil Rubbed Bronze',
        29,
        { inches: 14, watts: 22, lumens: 1600, finish: 'bronze' },
      ],
      [
        'AL-FM16-WH',
        '16 in. LED Flush Mount Ceiling Light, White',
        20,
        { inches: 16, watts: 28, lumens: 2100, finish: 'white' },
      ],
      [
        'AL-SFM13-BK',
        '13 in. 2-Light Semi-Flush Mount, Clear Seeded Glass, Matte Black',
        12,
        { inches: 13, watts: 120, finish: 'black', source: 'none', semi: true, base: 'E26', lumens: 0 },
      ],
    ],
  ),
  ...family(
    {
      family: 'Ashby & Lane pendant',
      vendor: 'Ashby & Lane',
      category: 'Residential / Pendants',
      kind: 'pendant',
      description:
        'Island and bar pendants on adjustable stems or cord, with a canopy that swivels for sloped ceilings.',
      text: (f) => `Shade ${f.inches} in. wide, ${f.shade}, one E26 socket, hangs to 60", ${f.finish}.`,
      facts: { place: 'indoor', volts: '120', base: 'E26', lights: 1 },
    },
    [
      [
        'AL-P08-CL-BK',
        '8 in. Clear Glass Mini Pendant, Matte Black',
        37,
        { inches: 8, finish: 'black', shade: 'clear glass' },
      ],
      [
        'AL-P08-OP-BN',
        '8 in. Opal Glass Mini Pendant, Brushed Nickel',
        29,
        { inches: 8, finish: 'brushed nickel', shade: 'opal glass' },
      ],
      [
        'AL-P14-DM-BK',
        '14 in. Metal Dome Pendant, Matte Black',
        16,
        { inches: 14, finish: 'black', shade: 'spun steel' },
      ],
      [
        'AL-P14-DM-WH',
        '14 in. Metal Dome Pendant, White',
        5,
        { inches: 14, finish: 'white', shade: 'spun steel' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Ashby & Lane glass',
      vendor: 'Ashby & Lane',
      category: 'Residential / Replacement Glass',
      kind: 'glass',
      accessory: true,
      description:
        'Broke one in the move? Replacement shades and globes by fitter size for bath bars, pendants, ceiling fans, flush mounts, sconces and chandeliers. Measure the opening, not the glass. The fixture, the bulb and the thumb screws are not included.',
      text: (f) => `${f.fitter}" fitter. ${f.shade}. Single piece, boxed. For ${f.fits}.`,
    },
    [
      [
        'AL-GL-VAN',
        'Replacement Opal Glass Shade for Vanity Light, 1-5/8 in. Fitter',
        34,
        { fitter: '1-5/8', shade: 'Opal', fits: 'vanity lights' },
      ],
      [
        'AL-GL-FAN',
        'Replacement Bell Glass for Ceiling Fan Light Kit, 2-1/4 in. Fitter',
        58,
        { fitter: '2-1/4', shade: 'Frosted bell', fits: 'fan light kits' },
      ],
      [
        'AL-GL-P08',
        'Replacement Clear Glass for 8 in. Mini Pendant',
        6,
        { fitter: '1-5/8', shade: 'Clear', fits: 'pendants' },
      ],
      [
        'AL-GL-FM',
        'Replacement 11 in. Mushroom Glass for Flush Mount, Twist-On',
        16,
        { fitter: '10', shade: 'White', fits: 'flush mount ceiling lights' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Quillon under cabinet bar',
      vendor: 'Quillon',
      category: 'Residential / Under Cabinet',
      kind: 'under cabinet',
      name: (part, f) =>
        f.isAccessory ? part : `${part} LED Under Cabinet Light Bar, Hardwired or Plug-In, White`,
      description:
        'Slim bar that lights the counter evenly, with no hot spots on shiny stone. Link bars end to end or with jumper cables. Hi/off/low rocker and a color switch on the side.',
      text: (f) =>
        f.isAccessory
          ? 'Links two bars across a window or a range; 12 in. between plugs; white.'
          : `${f.inches} in. long; 1 in. tall; ${f.watts}W; 2700/3000/4000K; 120V direct, no driver; dims with ELV and triac.`,
      facts: {
        place: 'indoor',
        source: 'LED',
        volts: '120',
        ccts: '2700/3000/4000',
        dimmable: true,
        finish: 'white',
      },
    },
    [
      ['QL-UC09-W', '9 in.', 49, { inches: 9, watts: 5 }],
      ['QL-UC12-W', '12 in.', 73, { inches: 12, watts: 6 }],
      ['QL-UC18-W', '18 in.', 123, { inches: 18, watts: 9 }],
      ['QL-UC24-W', '24 in.', 153, { inches: 24, watts: 11 }],
      ['QL-UC32-W', '32 in.', 43, { inches: 32, watts: 15 }],
      [
        'QL-UC-JMP12',
        '12 in. Jumper Cable for Under Cabinet Light Bars, White',
        88,
        { inches: 12, watts: 0, kind: 'under cabinet accessory', isAccessory: true, part: 'jumper' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Quillon puck and closet',
      vendor: 'Quillon',
      category: 'Residential / Under Cabinet',
      kind: 'closet light',
      description: (f) =>
        f.puck
          ? 'Round puck for glass cabinets, bookcases and display niches. Surface mount it or recess it with the ring. Dims with the driver; jumpers and drivers sold separately.'
          : 'Bright little light for wardrobes, pantries, linen closets and attics; comes on when the door opens and goes off by itself.',
      text: (f) =>
        `${f.watts}W LED, ${f.cct}K, ${f.volts}V, ${f.finish}, ${f.sensor ? 'motion sensor' : 'no sensor'}.`,
      facts: { place: 'indoor', source: 'LED' },
    },
    [
      [
        'QL-PK3-24-BN',
        'LED Puck Light, 24V, 3W, 3000K, Brushed Nickel',
        29,
        { puck: true, watts: 3, cct: 3000, volts: '24', finish: 'brushed nickel', kind: 'puck' },
      ],
      [
        'QL-PK3-KIT',
        'LED Puck Light Kit, 3 Pucks, 12V Plug-In, White',
        43,
        { puck: true, watts: 9, cct: 3000, volts: '12', finish: 'white', count: 3, kind: 'puck' },
      ],
      [
        'QL-CL12-BAT',
        '12 in. Battery LED Closet Light with Motion Sensor',
        69,
        { watts: 2, cct: 4000, volts: 'battery', finish: 'white', sensor: true },
      ],
      [
        'QL-CL24-HW',
        '24 in. Hardwired LED Closet Light with Motion Sensor',
        24,
        { watts: 12, cct: 4000, volts: '120', finish: 'white', sensor: true },
      ],
    ],
  ),
];
