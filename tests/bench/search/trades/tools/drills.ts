import type { TradeProduct } from '../trade.ts';
import { family } from './family.ts';

const category = 'Drills & Drivers';

export const drills: TradeProduct[] = [
  ...family(
    {
      family: 'torvane-dd',
      vendor: 'Torvane',
      category,
      kind: 'drill driver',
      name: 'Cordless {}',
      description:
        'A 1/2 in. drill/driver for the crew that drills all day: pilot holes, hole saws, spade bits, hinge screws, deck screws and self-tappers, in wood, steel, plastic and tile. The same 20V MAX battery runs circular saws, recip saws, grinders, sanders, routers, nailers and lights, so one charger in the trailer does for everything. The two-speed gearbox runs 0-550 and 0-2,000 RPM, and the all-metal ratcheting chuck holds round and hex shanks.',
      text: 'Chuck 1/2 in. keyless. LED work light with 20-minute spotlight mode. Belt hook. 3-year limited warranty.',
      facts: { volts: 20, power: 'cordless', chuck: 0.5 },
    },
    [
      ['TV20-DD1B', 'Drill/Driver, 20V MAX, Brushed, Tool Only', 38, { brushless: false, kit: false }],
      [
        'TV20-DD1K2',
        'Drill/Driver Kit, 20V MAX, Brushed, 2 Batteries',
        1240,
        { brushless: false, kit: true },
        'Includes two 1.5Ah batteries, charger and contractor bag.',
      ],
      ['TV20-DD2B', 'Drill/Driver, 20V MAX, Brushless, Tool Only', 47, { brushless: true, kit: false }],
      [
        'TV20-DD2K',
        'Drill/Driver Kit, 20V MAX, Brushless, 1 Battery',
        29,
        { brushless: true, kit: true },
        'Includes one 2.0Ah battery and charger.',
      ],
      [
        'TV20-DD2K4',
        'Drill/Driver Kit, 20V MAX, Brushless, 2 x 4.0Ah',
        112,
        { brushless: true, kit: true },
        'Includes two 4.0Ah batteries, fast charger and hard case.',
      ],
    ],
  ),
  ...family(
    {
      family: 'torvane-hd',
      vendor: 'Torvane',
      category,
      kind: 'hammer drill',
      name: '1/2 in. Cordless Hammer Drill, 20V MAX{}',
      description:
        'Three modes: drill, drive, and hammer at up to 38,250 blows per minute for anchors in block and brick. Use it with masonry bits, hole saws, spade bits and augers; the 360-degree side handle keeps big bits under control.',
      text: 'Chuck 1/2 in. metal ratcheting. Side handle included. 1,150 UWO.',
      facts: { volts: 20, power: 'cordless', chuck: 0.5 },
    },
    [
      ['TV20-HD2B', ', Brushless, Tool Only', 44, { brushless: true, kit: false }],
      ['TV20-HD2K2', ', Brushless Kit, 2 x 5.0Ah', 215, { brushless: true, kit: true }],
      ['TV20-HD1B', ', Tool Only', 12, { brushless: false, kit: false }],
      ['TV20-HD1K', ' Kit, 1 x 3.0Ah', 18, { brushless: false, kit: true }],
    ],
  ),
  ...family(
    {
      family: 'torvane-id',
      vendor: 'Torvane',
      category,
      kind: 'impact driver',
      name: '1/4 in. Hex Impact Driver, 20V MAX, {}',
      description:
        'Drives 4-inch structural screws and lags without twisting your wrist. One-handed bit loading, three LEDs around the nose, and 1,825 in-lb of torque in a 5-inch head.',
      text: '1/4 in. quick-release hex. 0-3,200 RPM. 3 speed settings.',
      facts: { volts: 20, power: 'cordless', brushless: true },
    },
    [
      ['TV20-ID2B', 'Brushless, Tool Only', 320, { kit: false }],
      ['TV20-ID2K2', 'Brushless Kit, 2 x 2.0Ah', 96, { kit: true }],
      ['TV20-ID3B', 'Brushless High Torque, Tool Only', 16, { kit: false }],
    ],
  ),
  ...family(
    {
      family: 'torvane-12',
      vendor: 'Torvane',
      category,
      kind: 'drill driver',
      description:
        'Sub-compact for cabinet work, tight joist bays and overhead. Weighs 2.1 lb with the battery on. Fits every Torvane 12V pack.',
      text: '12V MAX platform. Brushless motor. Magnetic bit tray.',
      facts: { volts: 12, power: 'cordless', brushless: true, compact: true },
    },
    [
      ['TV12-SD1B', '12V MAX 3/8 in. Sub-Compact Drill/Driver, Bare Tool', 21, { kit: false, chuck: 0.375 }],
      ['TV12-SD1K2', '12V MAX 3/8 in. Sub-Compact Drill/Driver Kit', 64, { kit: true, chuck: 0.375 }],
      [
        'TV12-SI1B',
        '12V MAX Sub-Compact Impact Driver, Bare Tool',
        14,
        { kind: 'impact driver', kit: false },
        '12V MAX platform. Brushless. 0-2,850 RPM. Belt clip.',
        'Pocket-size impact for cabinet screws and device plates. 850 in-lb, 1/4 in. hex, 2.0 lb.',
      ],
      [
        'TV12-SR1B',
        '12V MAX 3/8 in. Cordless Ratchet, Bare Tool',
        19,
        { kind: 'power ratchet', kit: false, drive: 0.375 },
        '12V MAX platform. 3/8 in. anvil. Variable speed lever. 0-250 RPM.',
        'Runs nuts down where a hand ratchet has no room to swing: strut, HVAC curbs, engine bays. 35 ft-lb, 3/8 in. square drive.',
      ],
    ],
  ),
  ...family(
    {
      family: 'okaruma-xph',
      vendor: 'Okaruma',
      category,
      kind: 'drill driver',
      description:
        'Okaruma 18V LXI cordless. Motor housing is sealed against dust and water spray; an electronic clutch stops the spindle when the bit binds.',
      text: '18V lithium-ion slide battery. Variable speed trigger, reversible. Made for LXI batteries only.',
      facts: { volts: 18, power: 'cordless', brushless: true, chuck: 0.5 },
    },
    [
      ['OKD081Z', '18V LXI BL DRILL DRVR 1/2" BARE', 33, { kit: false }],
      ['OKD081RT', '18V LXI BL DRILL DRVR 1/2" KIT 2X5AH', 41, { kit: true }],
      ['OKP129Z', '18V LXI BL HAMMER DRILL 1/2" BARE', 27, { kind: 'hammer drill', kit: false }],
      ['OKP129RT', '18V LXI BL HAMMER DRILL 1/2" KIT 2X5AH', 22, { kind: 'hammer drill', kit: true }],
      [
        'OKA050Z',
        '18V LXI ANGLE DRILL 3/8" BARE',
        9,
        { kind: 'right angle drill', brushless: false, kit: false, chuck: 0.375 },
        '0-1,800 RPM. Keyless chuck 3/8". 18V LXI battery sold separately.',
        'Reaches between studs and joists. Head is only 2-5/8 in. tall, with a two-finger trigger. Takes round shank drill bits to 3/8 in.; for driving screws use the impact driver.',
      ],
    ],
  ),
  ...family(
    {
      family: 'okaruma-td',
      vendor: 'Okaruma',
      category,
      kind: 'impact driver',
      description:
        'Compact fastening tools with four-stage power selection and an assist mode that starts slowly, so that screws do not fall over or strip. For wood screws, tek screws, lags, nuts and bolts.',
      text: '18V LXI. Dual LED. Rubberized grip.',
      facts: { volts: 18, power: 'cordless', brushless: true },
    },
    [
      ['OKT153Z', '18V LXI BL IMPACT DRVR 1/4" HEX BARE', 52, { kit: false }],
      ['OKT153RT', '18V LXI BL IMPACT DRVR 1/4" HEX KIT 2X5AH', 24, { kit: true }],
      [
        'OKW180Z',
        '18V LXI BL IMPACT WRENCH 3/8" SQ DR BARE',
        13,
        { kind: 'impact wrench', drive: 0.375, kit: false },
      ],
      [
        'OKW285Z',
        '18V LXI BL IMPACT WRENCH 1/2" SQ DR BARE',
        31,
        { kind: 'impact wrench', drive: 0.5, kit: false },
      ],
    ],
  ),
  ...family(
    {
      family: 'brixton-corded',
      vendor: 'Brixton & Dale',
      category,
      kind: 'drill driver',
      name: '{}',
      description:
        'Simple corded drill with a lock-on trigger and a side handle. No batteries to charge, no surprises, half the price.',
      text: '120 volt, 6-foot cord. Variable speed, reversing.',
      facts: { volts: 120, power: 'corded', brushless: false, kit: false },
    },
    [
      ['BD 4410', '5.5-Amp 3/8-Inch Corded Drill with Keyless Chuck', 36, { chuck: 0.375 }],
      ['BD 4412', '8-Amp 1/2-Inch Corded Drill with Keyed Chuck', 20, { chuck: 0.5 }],
      ['BD 4420', '7-Amp 1/2-Inch Corded Hammer Drill', 28, { kind: 'hammer drill', chuck: 0.5 }],
      [
        'BD 4431',
        '9-Amp 1/2-Inch Spade Handle Mixing Drill',
        5,
        { chuck: 0.5 },
        '120 volt, 9 amp. Keyed chuck 1/2 inch. Lock-on trigger. Paddle sold separately.',
        'Turns a paddle through joint compound, mortar, thinset and five-gallon buckets of paint. 550 RPM, spade handle and a pipe side handle for leverage.',
      ],
      [
        'BD 4450',
        '10-Inch Benchtop Drill Press, 5-Speed',
        8,
        { kind: 'drill press', chuck: 0.5 },
        'Speeds 620-3,100 RPM. 1/2-inch keyed chuck. 2-inch quill stroke. Cast iron table.',
        'Straight, repeatable holes in wood and metal. Table tilts 45 degrees, laser marks the spot, chuck key stores on the head.',
      ],
    ],
  ),
  ...family(
    {
      family: 'haldane-sds',
      vendor: 'Haldane',
      category: 'Rotary & Demolition Hammers',
      kind: 'rotary hammer',
      description:
        'Electro-pneumatic hammer for drilling in concrete, with active vibration control and an overload clutch. Rotation stop turns it into a light chipper for tile and plaster. Drill, hammer and chisel with one selector.',
      text: 'Depth gauge and D-handle included. Accepts dust extraction attachment HX-10.',
      facts: { shank: 'sds-plus' },
    },
    [
      ['HR2-26X', '1 in. SDS-Plus Rotary Hammer, 7.5 Amp, 120V', 46, { power: 'corded', volts: 120, in: 1 }],
      [
        'HR2-28X',
        '1-1/8 in. SDS-Plus Rotary Hammer, 8.5 Amp, 120V',
        18,
        { power: 'corded', volts: 120, in: 1.125 },
      ],
      [
        'HRC-18/20',
        '18V Cordless 3/4 in. SDS-Plus Rotary Hammer, Bare Tool',
        23,
        { power: 'cordless', volts: 18, in: 0.75, brushless: true },
      ],
      [
        'HRC-18/26',
        '18V Cordless 1 in. SDS-Plus Rotary Hammer Kit',
        11,
        { power: 'cordless', volts: 18, in: 1, brushless: true, kit: true },
      ],
      [
        'HR5-40M',
        '1-9/16 in. SDS-Max Combination Hammer, 12 Amp',
        9,
        { power: 'corded', volts: 120, in: 1.5625, shank: 'sds-max' },
      ],
      [
        'HD11-M',
        '22 lb. SDS-Max Demolition Hammer',
        3,
        { kind: 'demolition hammer', power: 'corded', volts: 120, shank: 'sds-max' },
        '14 amp, 120V. 1,890 BPM. SDS-Max. Hard case, bull point included.',
        'Busts up to 6 inches of slab. Horizontal work, walls and curbs: no rotation, just 18 ft-lb of impact energy. Takes bull point, flat and scaling chisels.',
      ],
      [
        'HD30-X',
        '70 lb. Breaker Hammer, 1-1/8 in. Hex, with Cart',
        2,
        { kind: 'demolition hammer', power: 'corded', volts: 120, shank: 'hex' },
        '15 amp, 120V. 1,000 BPM. 50 ft-lb. Two bull points, two flat chisels.',
        'Rental-yard breaker for slabs, footings and asphalt. Uses 1-1/8 in. hex steel. Four-wheel cart carries four chisels.',
      ],
    ],
  ),
  ...family(
    {
      family: 'torvane-screwgun',
      vendor: 'Torvane',
      category,
      kind: 'screw gun',
      description:
        'Board-hanging speed: 4,400 RPM with a depth-set nose that seats the screw just under the paper every time. Push-to-start mode stays silent between screws.',
      text: 'For gypsum drywall on steel or wood studs. 1/4 in. hex bit holder.',
      facts: { volts: 20, power: 'cordless', brushless: true },
    },
    [
      ['TV20-SG1B', '20V MAX Drywall Screw Gun, Tool Only', 26, { kit: false }],
      ['TV20-SG1K2', '20V MAX Drywall Screw Gun Kit, 2 x 2.0Ah', 15, { kit: true }],
      [
        'TV20-SGM',
        'Collated Magazine Attachment for Drywall Screw Gun',
        34,
        { kind: 'screw gun attachment', isAccessory: true, for: 'screw gun' },
        'Feeds strips of 50 collated screws, 1 in. to 2 in.',
        'Snaps on the nose of the drywall gun and feeds collated screws one after another, so nobody digs in a pouch. Use with #2 Phillips bits 6-1/2 in. long.',
      ],
    ],
  ),
  ...family(
    {
      family: 'torvane-combo',
      vendor: 'Torvane',
      category: 'Combo Kits',
      kind: 'combo kit',
      name: '20V MAX Cordless Combo Kit, {}',
      description:
        'The tools a new hire needs, in one bag: everything runs on the same 20V MAX batteries. Two packs and a charger are in the box.',
      text: 'Includes contractor bag, charger and two batteries.',
      facts: { volts: 20, power: 'cordless', kit: true },
    },
    [
      [
        'TV20-CK2',
        '2-Tool: Drill/Driver and Impact Driver',
        2150,
        { pieces: 2, includes: 'drill driver, impact driver', brushless: false },
      ],
      [
        'TV20-CK2X',
        '2-Tool Brushless: Hammer Drill and Impact Driver',
        640,
        { pieces: 2, includes: 'hammer drill, impact driver', brushless: true },
      ],
      [
        'TV20-CK4',
        '4-Tool: Hammer Drill, Impact Driver, Recip Saw, Light',
        49,
        {
          pieces: 4,
          includes: 'hammer drill, impact driver, reciprocating saw, work light',
          brushless: false,
        },
      ],
      [
        'TV20-CK6',
        '6-Tool: Hammer Drill, Impact Driver, Circ Saw, Recip Saw, Grinder, Light',
        37,
        {
          pieces: 6,
          includes: 'hammer drill, impact driver, circular saw, reciprocating saw, angle grinder, work light',
          brushless: true,
        },
      ],
    ],
  ),
  ...family(
    {
      family: 'brixton-20',
      vendor: 'Brixton & Dale',
      category,
      kind: 'drill driver',
      description:
        'For the punch list and the honey-do list. Light, with 24 clutch settings, a built-in level bubble and a project kit of bits in the lid.',
      text: '20-Volt lithium-ion, 1.5 Ah. Max torque 300 in-lbs. LED light.',
      facts: { volts: 20, power: 'cordless', brushless: false, chuck: 0.375 },
    },
    [
      ['BD 2010', '20-Volt 3/8-Inch Cordless Drill with Battery and Charger', 58, { kit: true }],
      ['BD 2010P', '20-Volt 3/8-Inch Cordless Drill with 68-Piece Project Kit', 83, { kit: true }],
      [
        'BD 0408',
        '4-Volt Cordless Screwdriver, USB Charge',
        45,
        { kind: 'power screwdriver', volts: 4, kit: true },
        '4-volt lithium-ion built in. Micro-USB cable. Two bits.',
        'For outlet covers, furniture and anything with a handful of screws in it. Charges from any USB port.',
      ],
    ],
  ),
];
