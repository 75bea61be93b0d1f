import { family } from './family.ts';

export const controls = [
  ...family(
    {
      family: 'Verity slide dimmer',
      vendor: 'Verity',
      category: 'Controls / Dimmers',
      kind: 'dimmer',
      name: (part) => `Verity GlideLED Slide Dimmer, ${part}`,
      description:
        'Slide for the level, paddle for on and off, so the light comes back where you left it. Tuned for LED and CFL bulbs: a dial under the plate trims the low end and stops flicker. No neutral needed. Wall plate sold separately.',
      text: (f) =>
        `${f.ledWatts}W LED/CFL, 600W incandescent or halogen. ${f.poles}. 120V 60Hz. ${f.finish}. Fits decorator openings.`,
      facts: { mode: 'phase', volts: '120', poles: 'single pole/3-way', ledWatts: 150 },
    },
    [
      ['VT-GL153-WH', 'Single Pole/3-Way, 150W LED, White', 3100, { finish: 'white' }],
      ['VT-GL153-LA', 'Single Pole/3-Way, 150W LED, Light Almond', 58, { finish: 'light almond' }],
      ['VT-GL153-IV', 'Single Pole/3-Way, 150W LED, Ivory', 24, { finish: 'ivory' }],
      ['VT-GL153-BK', 'Single Pole/3-Way, 150W LED, Black', 14, { finish: 'black' }],
      ['VT-GL250-WH', 'Single Pole/3-Way, 250W LED, White', 123, { finish: 'white', ledWatts: 250 }],
      ['VT-GLELV-WH', 'ELV Reverse Phase, 300W, White', 11, { finish: 'white', ledWatts: 300, elv: true }],
      ['VT-GL153-GY', 'Single Pole/3-Way, 150W LED, Gray', 4, { finish: 'gray' }],
    ],
  ),
  ...family(
    {
      family: 'Penfield rotary dimmer',
      vendor: 'Penfield',
      category: 'Controls / Dimmers',
      kind: 'dimmer',
      description:
        'Turn to dim, push for off. The budget choice for incandescent, halogen and dimmable LED bulbs in bedrooms and dens.',
      text: (f) =>
        `120 volts; ${f.poles}; ${f.ledWatts}W LED / 600W incandescent; ivory and white knobs packed.`,
      facts: { mode: 'phase', volts: '120', finish: 'white', ledWatts: 150 },
    },
    [
      ['PF-ROT-SP', 'Rotary Dimmer Switch, Single Pole, Push On/Off', 215, { poles: 'single pole' }],
      ['PF-ROT-3W', 'Rotary Dimmer Switch, 3-Way, Push On/Off', 52, { poles: '3-way' }],
    ],
  ),
  ...family(
    {
      family: 'Verity commercial and smart dimmer',
      vendor: 'Verity',
      category: 'Controls / Dimmers',
      kind: 'dimmer',
      description: (f) =>
        f.mode === '0-10V'
          ? 'Wall control for commercial LED drivers with purple and gray dimming wires. Also switches the line load. For troffers, panels, strips and high bays.'
          : 'Dims from a phone, a schedule or by voice. Works with hubs and assistants, remembers scenes, and fades to off at bedtime.',
      text: (f) =>
        `${f.note}. ${f.finish}. Neutral ${f.mode === '0-10V' ? 'not ' : ''}required. Decorator size.`,
      facts: { poles: 'single pole/3-way' },
    },
    [
      [
        'VT-010-WH',
        '0-10V Dimmer Switch, 8A, 120/277V, White',
        169,
        { mode: '0-10V', volts: '120-277', finish: 'white', note: 'Sinks 50 mA' },
      ],
      [
        'VT-010-LA',
        '0-10V Dimmer Switch, 8A, 120/277V, Light Almond',
        4,
        { mode: '0-10V', volts: '120-277', finish: 'light almond', note: 'Sinks 50 mA' },
      ],
      [
        'VT-SMART-WH',
        'Wi-Fi Smart Dimmer, 150W LED, White',
        101,
        { mode: 'phase', smart: true, volts: '120', finish: 'white', note: '2.4 GHz Wi-Fi' },
      ],
      [
        'VT-SMART-BK',
        'Wi-Fi Smart Dimmer, 150W LED, Black',
        3,
        { mode: 'phase', smart: true, volts: '120', finish: 'black', note: '2.4 GHz Wi-Fi' },
      ],
      [
        'VT-PICO-RMT',
        'Handheld Remote for Wi-Fi Smart Dimmer',
        22,
        {
          smart: true,
          volts: '3',
          finish: 'white',
          note: 'Coin cell',
          kind: 'control accessory',
          isAccessory: true,
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'Verity wall switch sensor',
      vendor: 'Verity',
      category: 'Controls / Occupancy Sensors',
      kind: 'wall sensor',
      description:
        'Takes the place of a wall switch and turns the lights off when the room is empty. Meets energy code in offices, restrooms, break rooms, closets and laundry rooms. Runs LED fixtures, fluorescent ballasts, exhaust fans and small motors. Set the time delay and the sensitivity under the cover. Wall plate sold separately.',
      text: (f) => `${f.tech}. ${f.volts}V. 180° view, 900 sq ft. Time delay 30 sec to 30 min. ${f.finish}.`,
      facts: { tech: 'Passive infrared', sensor: true },
    },
    [
      [
        'VT-OCC-WH',
        'PIR Occupancy Sensor Wall Switch, 120/277V, White',
        463,
        { volts: '120-277', finish: 'white' },
      ],
      [
        'VT-OCC-IV',
        'PIR Occupancy Sensor Wall Switch, 120/277V, Ivory',
        11,
        { volts: '120-277', finish: 'ivory' },
      ],
      [
        'VT-OCC-DT-WH',
        'Dual Technology Occupancy Sensor Wall Switch, White',
        46,
        { volts: '120-277', finish: 'white', tech: 'Dual technology, infrared and ultrasonic' },
      ],
      [
        'VT-VAC-WH',
        'Vacancy Sensor Switch, Manual On, No Neutral, White',
        69,
        { volts: '120', finish: 'white', vacancy: true },
      ],
      [
        'VT-OCC-DIM-WH',
        '0-10V Dimming Occupancy Sensor Switch, White',
        24,
        { volts: '120-277', finish: 'white', dims: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'Verity ceiling sensor',
      vendor: 'Verity',
      category: 'Controls / Occupancy Sensors',
      kind: 'ceiling sensor',
      description:
        'Sees the whole room from overhead. Low-voltage models need a power pack on the line side; fixture-mount models go in a half-inch knockout at the end of a strip or high bay.',
      text: (f) => `${f.tech}; coverage ${f.cover}; ${f.volts} volts; daylight hold-off.`,
      facts: { sensor: true, finish: 'white', tech: 'PIR' },
    },
    [
      [
        'VT-CLG-PIR',
        'Ceiling Mount Occupancy Sensor, 360°, Line Voltage',
        37,
        { volts: '120-277', cover: '1200 sq ft' },
      ],
      [
        'VT-CLG-DT-LV',
        'Ceiling Mount Occupancy Sensor, Dual Tech, Low Voltage 24V',
        22,
        { volts: '24', cover: '2000 sq ft', tech: 'Dual technology' },
      ],
      [
        'VT-FIX-HB',
        'Fixture Mount High Bay Occupancy Sensor, 40 ft',
        29,
        { volts: '120-277', cover: '50 ft circle at 40 ft' },
      ],
      [
        'VT-PP20',
        'Power Pack for Low Voltage Occupancy Sensors, 20A',
        52,
        { volts: '120-277', cover: 'none', kind: 'control accessory', isAccessory: true, sensor: false },
      ],
    ],
  ),
  ...family(
    {
      family: 'Verity timer',
      vendor: 'Verity',
      category: 'Controls / Timers',
      kind: 'timer',
      description:
        'Shuts off fans, heat lamps and lights nobody remembers, or runs the sign and the porch light on a schedule.',
      text: (f) => `${f.style}. 20A resistive, 1/2 HP motor. ${f.volts} volt. ${f.finish}.`,
      facts: { finish: 'white', volts: '120' },
    },
    [
      ['VT-TM60-SPR', 'Spring Wound Timer Switch, 60 Minute', 65, { style: 'Spring wound, no hold' }],
      [
        'VT-TM-CD',
        'Countdown Timer Switch for Bath Fan, 5-60 Minute, White',
        148,
        { style: 'Electronic countdown, six buttons' },
      ],
      [
        'VT-TM-7D',
        '7-Day Programmable Timer Switch, Astronomic, White',
        97,
        { style: 'In-wall, sunset and sunrise by zip code' },
      ],
      [
        'VT-TM-104',
        'Mechanical Time Clock, 40A DPST, 208-277V, NEMA 3R',
        7,
        { style: 'Time clock, 24 hour dial with trippers', volts: '208-277', finish: 'gray' },
      ],
    ],
  ),
  ...family(
    {
      family: 'Verity plates and parts',
      vendor: 'Verity',
      category: 'Controls / Accessories',
      kind: 'control accessory',
      accessory: true,
      description:
        'Finishes the job: plates and change-out parts for Verity slide dimmers, smart dimmers, occupancy sensor switches, timers and fan controls. Also covers decorator switches, GFCI receptacles and USB outlets of any brand, so one carton serves the whole house. Snaps on over a leveling frame; no screws show. Wipe with a dry cloth. The dimmer or switch itself is not included.',
      text: (f) => `${f.part}, ${f.finish}. Screwless where noted.`,
      facts: { finish: 'white' },
    },
    [
      ['VT-WP1-WH', '1-Gang Screwless Wall Plate for Dimmer, White', 1525, { part: 'wall plate', gangs: 1 }],
      ['VT-WP2-WH', '2-Gang Screwless Wall Plate for Dimmers, White', 374, { part: 'wall plate', gangs: 2 }],
      [
        'VT-WP1-LA',
        '1-Gang Screwless Wall Plate for Dimmer, Light Almond',
        29,
        { part: 'wall plate', gangs: 1, finish: 'light almond' },
      ],
      [
        'VT-KIT-CLR',
        'Color Change Kit for GlideLED Dimmer, Ivory',
        5,
        { part: 'color kit', finish: 'ivory' },
      ],
      ['PF-KNOB-W', 'Replacement Rotary Dimmer Knob, White & Ivory', 18, { part: 'knob' }],
    ],
  ),
];
