import type { TradeProduct } from '../trade.ts';
import { family } from './family.ts';

const category = 'Power Saws';

export const saws: TradeProduct[] = [
  ...family(
    {
      family: 'torvane-circ',
      vendor: 'Torvane',
      category,
      kind: 'circular saw',
      description:
        'Cuts 300 two-by-fours on a charge. Bevels to 57 degrees, with a magnesium shoe that stays flat after a drop and a rafter hook for working off a ladder. Electric brake.',
      text: '24-tooth carbide blade and blade wrench included. 5/8 in. arbor.',
      facts: { volts: 20, power: 'cordless', kit: false },
    },
    [
      [
        'TV20-CS65',
        '6-1/2 in. Cordless Circular Saw, 20V MAX, Tool Only',
        39,
        { in: 6.5, brushless: false, blade: 'right' },
      ],
      [
        'TV20-CS72',
        '7-1/4 in. Cordless Circular Saw, 20V MAX, Brushless, Tool Only',
        48,
        { in: 7.25, brushless: true, blade: 'right' },
      ],
      [
        'TV20-CS72L',
        '7-1/4 in. Rear Handle Circular Saw, Left Blade, 20V MAX, Brushless, Tool Only',
        17,
        { in: 7.25, brushless: true, blade: 'left' },
      ],
      [
        'TV20-TS6',
        '6-1/2 in. Cordless Plunge Track Saw, 20V MAX, Tool Only',
        6,
        { kind: 'track saw', in: 6.5, brushless: true },
      ],
    ],
  ),
  ...family(
    {
      family: 'grindstaff-circ',
      vendor: 'Grindstaff',
      category,
      kind: 'circular saw',
      name: '{}',
      description:
        'Corded framing saws with an all-ball-bearing motor. The worm drive version puts the blade on the left, where a right-handed framer sees the line.',
      text: '120V, 15 amp, 5,300 RPM. Takes any 7-1/4" blade with a 5/8" or diamond arbor.',
      facts: { volts: 120, power: 'corded', brushless: false, in: 7.25 },
    },
    [
      ['GS5100-A', '7-1/4" Circular Saw, 15A', 47, { blade: 'right' }],
      ['GS5177-W', '7-1/4" Worm Drive Circular Saw, 15A', 30, { blade: 'left' }],
    ],
  ),
  ...family(
    {
      family: 'recip',
      vendor: 'Torvane',
      category,
      kind: 'reciprocating saw',
      description:
        'Demolition workhorse for carpenters, plumbers and roofers, with a lever-action keyless blade clamp. Cuts nail-embedded wood, cast iron, pipe and conduit; the pivoting shoe takes the beating.',
      text: 'Stroke 1-1/8 in. Accepts all universal shank recip blades.',
    },
    [
      [
        'TV20-RS1B',
        '20V MAX Cordless Reciprocating Saw, Tool Only',
        57,
        { volts: 20, power: 'cordless', brushless: false, kit: false },
      ],
      [
        'TV20-RS2B',
        '20V MAX Cordless Compact Recip Saw, One-Handed, Brushless, Tool Only',
        29,
        { volts: 20, power: 'cordless', brushless: true, kit: false, compact: true },
      ],
      [
        'TV20-RS2K',
        '20V MAX Cordless Compact Recip Saw Kit, Brushless, 1 x 5.0Ah',
        13,
        { volts: 20, power: 'cordless', brushless: true, kit: true, compact: true },
      ],
      ['TVR-1200', '12 Amp Corded Reciprocating Saw', 31, { volts: 120, power: 'corded', brushless: false }],
    ],
  ),
  ...family(
    {
      family: 'okaruma-saws',
      vendor: 'Okaruma',
      category,
      kind: 'reciprocating saw',
      description:
        '18V LXI cutting tools with a brushless motor, two-stage variable speed, tool-less blade change and a job light. Runs cool and quiet.',
      text: 'LXI platform. Battery and charger sold separately. Hex wrench.',
      facts: { volts: 18, power: 'cordless', brushless: true, kit: false },
    },
    [
      ['OKR187Z', '18V LXI BL RECIP SAW BARE', 20],
      ['OKJ060Z', '18V LXI BL JIG SAW BRL GRIP BARE', 12, { kind: 'jigsaw', handle: 'barrel' }],
      ['OKJ182Z', '18V LXI BL JIG SAW D HNDL BARE', 15, { kind: 'jigsaw', handle: 'd' }],
      [
        'OKS680Z',
        '18V LXI BL CIRC SAW 6-1/2" BARE',
        23,
        { kind: 'circular saw', in: 6.5, blade: 'left' },
        '5,000 RPM. Bevel 0-50 degrees. 24T blade and hex wrench.',
        'Lightweight 6-1/2 in. saw with the blade on the left, cuts 2-1/4 in. at 90 degrees, blower clears the line.',
      ],
      [
        'OKB502Z',
        '18V LXI PORT BAND SAW 2-1/2" CAP BARE',
        8,
        { kind: 'band saw', in: 2.5 },
        '0-630 FPM. LED. 2-1/2" x 2-1/2" rectangular.',
        'Cuts strut, conduit, threaded rod and angle, one-handed and overhead. Clean square cuts with no sparks to speak of. 2-1/2 in. capacity; takes 32-7/8 in. to 35-3/8 in. blades.',
      ],
    ],
  ),
  ...family(
    {
      family: 'brixton-jig',
      vendor: 'Brixton & Dale',
      category,
      kind: 'jigsaw',
      description:
        'Curves, sink cutouts and notches in countertop, plywood and sheet metal. Four orbital settings; T-shank blades click in without a tool.',
      text: 'Bevels 0-45 degrees. Dust blower.',
    },
    [
      ['BD 4610', '6-Amp Corded Jig Saw, Orbital', 34, { volts: 120, power: 'corded', brushless: false }],
      [
        'BD 2060',
        '20-Volt Cordless Jig Saw (Tool Only)',
        26,
        { volts: 20, power: 'cordless', brushless: false, kit: false },
      ],
    ],
  ),
  ...family(
    {
      family: 'miter',
      vendor: 'Grindstaff',
      category,
      kind: 'miter saw',
      description:
        'Trim carpenters get stainless detent plates with ten positive stops and a shadow line that shows where the kerf falls. Miters 50 degrees left, 60 right. Dust bag captures about three quarters of the dust.',
      text: 'Carbide blade, wrench, dust bag and material clamp included. 1" arbor on 12" saws, 5/8" on the rest.',
      facts: { volts: 120, power: 'corded' },
    },
    [
      ['GS7010-C', '10" Compound Miter Saw, 15A', 37, { in: 10, sliding: false, bevel: 'single' }],
      [
        'GS7012-S',
        '12" Dual Bevel Sliding Compound Miter Saw, 15A',
        46,
        { in: 12, sliding: true, bevel: 'double' },
      ],
      [
        'GS7008-S',
        '8-1/2" Single Bevel Sliding Miter Saw, 10A',
        9,
        { in: 8.5, sliding: true, bevel: 'single' },
      ],
      ['GS7012-D', '12" Dual Bevel Compound Miter Saw, 15A', 14, { in: 12, sliding: false, bevel: 'double' }],
      [
        'GS-7900',
        'Folding Miter Saw Stand, 116" Extended',
        62,
        { kind: 'saw stand', isAccessory: true, for: 'miter saw' },
        'Capacity 500 lb. Weight 35 lb. Aluminum. Tool brackets included.',
        'Carries any miter saw to 12 inches. Clamps slide on and off, legs lock open, work stops support 10-foot stock.',
      ],
      [
        'GS-7910',
        'Rolling Miter Saw Stand with Wheels',
        21,
        { kind: 'saw stand', isAccessory: true, for: 'miter saw' },
        'Capacity 300 lb. 8" wheels. Steel tube. Outfeed supports.',
        'Wheels and a gas strut: fold it with the saw on and roll it through a 30-inch door. For jobsite trim work.',
      ],
    ],
  ),
  ...family(
    {
      family: 'table-saw',
      vendor: 'Grindstaff',
      category,
      kind: 'table saw',
      description:
        'Rack-and-pinion fence, 32-1/2" rip, and it goes up the stairs with one person. A modular guard with riving knife comes off without tools.',
      text: '10" blade. 4,800 RPM.',
      facts: { in: 10, volts: 120, power: 'corded' },
    },
    [
      ['GS8010-J', '10" Jobsite Table Saw, 15A, with Rolling Stand', 27, { stand: true }],
      ['GS8010-B', '10" Benchtop Table Saw, 15A', 11, { stand: false }],
      [
        'GS-8901',
        'Zero Clearance Throat Plate for 10" Jobsite Table Saw',
        36,
        { kind: 'table saw part', isAccessory: true, for: 'table saw' },
        'Phenolic. Leveling screws.',
        'Closes the gap around the blade so thin rips and plywood do not chip. Fits GS8010 table saws.',
      ],
      [
        'GS-8910',
        'Push Stick, Table Saw and Router Table',
        190,
        { kind: 'push stick', isAccessory: true, for: 'table saw' },
        'Polymer. 13" long. Hang hole.',
        'Keeps hands away from the blade on table saws, router tables, jointers and band saws. High visibility, notched heel.',
      ],
    ],
  ),
  ...family(
    {
      family: 'metal-saw',
      vendor: 'Grindstaff',
      category,
      kind: 'chop saw',
      description:
        'Cuts stud, strut, rebar, angle and black pipe to length all day. Quick-lock vise swings to 45 degrees; the deflector throws sparks where you want them.',
      text: '120V, 15A, 3,900 RPM. 1" arbor. 14" wheel included.',
      facts: { volts: 120, power: 'corded' },
    },
    [
      ['GS7414-M', '14" Abrasive Metal Chop Saw', 16, { in: 14 }],
      [
        'GS7505-B',
        'Deep Cut Portable Band Saw, 5" Capacity, 10A',
        13,
        { kind: 'band saw', in: 5 },
        '10A, 120V. 100-380 SFPM. 14 TPI blade installed.',
        'Five-inch round capacity for pipe crews: black pipe, rigid conduit, cast iron. Variable speed dial, hang hook. Uses 44-7/8" blades.',
      ],
    ],
  ),
  ...family(
    {
      family: 'wet-saw',
      vendor: 'Stonebiter',
      category: 'Tile & Masonry Saws',
      kind: 'tile saw',
      description:
        'Rips large-format porcelain, marble and quarry tile with a sliding table and water pump. Miters at 22.5 and 45 degrees. A splash tray keeps the slurry in the pan, not on the floor.',
      text: 'Continuous rim diamond blade included.',
      facts: { volts: 120, power: 'corded', wet: true },
    },
    [
      ['SB-TS7', '7 in. Tabletop Wet Tile Saw', 33, { in: 7 }],
      ['SB-TS10', '10 in. Wet Tile Saw with Stand', 18, { in: 10 }],
      [
        'SB-TS10-P',
        'Replacement Water Pump for 7 in. and 10 in. Tile Saw',
        25,
        { kind: 'tile saw part', isAccessory: true, for: 'tile saw' },
        '120V. 6 ft. cord. 3/8 in. outlet.',
        'Submersible pump with tubing. Clean the pan and change it when the blade runs dry.',
      ],
    ],
  ),
  ...family(
    {
      family: 'tile-cutter',
      vendor: 'Stonebiter',
      category: 'Tile & Masonry Saws',
      kind: 'tile cutter',
      description:
        'Score and snap: no water, no dust, no cord. For straight cuts in ceramic and porcelain up to 1/2 in. thick.',
      text: 'Tungsten carbide scoring wheel. Cushioned base.',
      facts: { power: 'hand' },
    },
    [
      ['SB-MC14', '14 in. Manual Tile Cutter', 42, { in: 14 }],
      ['SB-MC24', '24 in. Manual Tile Cutter', 29, { in: 24 }],
      ['SB-MC48', '48 in. Professional Rail Tile Cutter', 5, { in: 48 }],
      [
        'SB-MCW',
        'Replacement Scoring Wheel for Manual Tile Cutter, 7/8 in.',
        66,
        { kind: 'tile cutter wheel', in: 0.875, isAccessory: true, for: 'tile cutter' },
        'Tungsten carbide. 7/8 in. x 1/4 in. bore.',
        'When tile stops breaking on the line, change the wheel. Screw included. For Stonebiter 14, 24 and 48 in. cutters.',
      ],
      [
        'SB-NIP',
        'Tile Nippers, Carbide Jaws, 8 in.',
        73,
        { kind: 'tile nippers', in: 8 },
        'Carbide jaws. Vinyl grips. 8 in.',
        'Nibbles curves and notches around pipes, toilet flanges and outlets, a bite at a time. Spring-loaded handles.',
      ],
    ],
  ),
];
