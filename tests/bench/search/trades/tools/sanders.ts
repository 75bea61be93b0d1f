import type { TradeProduct } from '../trade.ts';
import { family } from './family.ts';

export const sanders: TradeProduct[] = [
  ...family(
    {
      family: 'grindstaff-ag',
      vendor: 'Grindstaff',
      category: 'Grinders',
      kind: 'angle grinder',
      description:
        'Cut, grind, strip and polish steel; with a diamond blade, brick and tile as well. One-touch guard, two-position side handle and a motor wound for continuous duty. Use with cutoff wheels, flap discs and wire cups.',
      text: '5/8-11 spindle. 120V.',
      facts: { volts: 120, power: 'corded' },
    },
    [
      ['GS45-PS', '4-1/2" Angle Grinder, 11A, Paddle Switch', 49, { in: 4.5, switch: 'paddle' }],
      ['GS45-SL', '4-1/2" Angle Grinder, 7.5A, Slide Switch', 118, { in: 4.5, switch: 'slide' }],
      ['GS50-PS', '5" Angle Grinder, 13A, Paddle Switch', 12, { in: 5, switch: 'paddle' }],
      ['GS70-T', '7" Large Angle Grinder, 15A, Trigger', 8, { in: 7, switch: 'trigger' }],
    ],
  ),
  ...family(
    {
      family: 'torvane-ag',
      vendor: 'Torvane',
      category: 'Grinders',
      kind: 'angle grinder',
      description:
        'Kickback brake stops the wheel in under two seconds when it pinches. Two-position handle, 9,000 RPM; for cut-off wheels, flap discs and diamond blades with a 7/8 in. hole.',
      text: '5/8-11 spindle. Quick-change wheel release.',
      facts: { volts: 20, power: 'cordless', brushless: true },
    },
    [
      [
        'TV20-AG45B',
        '4-1/2 in. Cordless Angle Grinder, 20V MAX, Brushless, Tool Only',
        36,
        { in: 4.5, kit: false, switch: 'slide' },
      ],
      [
        'TV20-AG45K',
        '4-1/2 in. Cordless Angle Grinder Kit, 20V MAX, Brushless, 1 x 5.0Ah',
        14,
        { in: 4.5, kit: true, switch: 'slide' },
      ],
      [
        'TV20-PO7B',
        '7 in. Cordless Variable Speed Polisher, 20V MAX, Tool Only',
        4,
        { kind: 'polisher', in: 7, kit: false },
        '5/8-11 spindle. Hook and loop backing plate. Rubber boot.',
        'Buffs and waxes trucks, stone and metal. Variable speed from 800 to 2,200 RPM. Not made for grinding or cutting.',
      ],
      [
        'TV20-CT3B',
        '3 in. Cut-Off Tool, 20V MAX, Tool Only',
        7,
        { kind: 'cut-off tool', in: 3, kit: false },
        '20,000 RPM. Metal, tile and carbide wheels included.',
        'Palm-size tool for bolts, sheet metal, drywall and tile. Turns 3 in. wheels with a 3/8 in. arbor in either direction.',
      ],
    ],
  ),
  ...family(
    {
      family: 'bench-grinder',
      vendor: 'Brixton & Dale',
      category: 'Grinders',
      kind: 'bench grinder',
      name: '{}-Inch Bench Grinder with Work Light',
      description:
        'Sharpens mower blades, chisels and drill bits. Coarse wheel on the left, medium on the right.',
      text: 'Cast iron base. Eye shields.',
      facts: { volts: 120, power: 'corded' },
    },
    [['BD 5606', '6', 22, { in: 6 }]],
  ),
  ...family(
    {
      family: 'sander',
      vendor: 'Okaruma',
      category: 'Sanders & Planers',
      kind: 'random orbit sander',
      description:
        'Swirl-free finishing on trim, doors and tabletops. The pad brake keeps it from gouging on start; eight holes feed the dust bag.',
      text: 'Takes 5" 8-hole hook and loop discs.',
    },
    [
      [
        'OKBO180Z',
        '18V LXI RANDOM ORBIT SANDER 5" BARE',
        28,
        { in: 5, volts: 18, power: 'cordless', kit: false },
      ],
      ['OKBO5041', 'RANDOM ORBIT SANDER 5" 3A VAR SPD CORDED', 39, { in: 5, volts: 120, power: 'corded' }],
      [
        'OKBO4556',
        'FINISHING SANDER 1/4 SHEET 2A',
        17,
        { kind: 'sheet sander', volts: 120, power: 'corded' },
        '14,000 OPM. 4-3/8" x 4" pad. Dust bag and punch plate.',
        'Clamps a quarter sheet of ordinary sandpaper. Square pad gets into corners of cabinets and sash. Bag included.',
      ],
      [
        'OK9403',
        'BELT SANDER 4X24 11A',
        6,
        { kind: 'belt sander', volts: 120, power: 'corded', in: 4 },
        '1,640 FPM. Low noise 84 dB. Dust bag.',
        'Full size belt sander for leveling floors, glue-ups and scribing countertops. Takes 4" x 24" belts.',
      ],
      [
        'OK9911',
        'BELT SANDER 3X21 5.6A VAR SPD',
        15,
        { kind: 'belt sander', volts: 120, power: 'corded', in: 3 },
        'Automatic belt tracking. Dial speed. Dust bag.',
        'Compact belt machine for doors and fascia, 246 to 885 feet per minute. Takes 3" x 21" belts.',
      ],
      [
        'OKKP312',
        'PLANER 3-1/4" 6.5A',
        11,
        { kind: 'planer', volts: 120, power: 'corded', in: 3.25 },
        '16,000 RPM. Rabbets to 23/64". Edge guide.',
        'Takes 5/64" off a sticking door, a stud or a beam in a single pass. Two carbide blades; chips go left or right.',
      ],
    ],
  ),
  ...family(
    {
      family: 'omt',
      vendor: 'Torvane',
      category: 'Oscillating Tools',
      kind: 'oscillating tool',
      description:
        'Flush cut jambs, plunge outlet boxes, scrape mastic and take out grout. Swap blades with the lever; no wrench.',
      text: 'Universal fit for nearly all brands of oscillating blades. 3.2 degrees.',
    },
    [
      [
        'TV20-MT1B',
        'Oscillating Multi-Tool, 20V MAX, Brushless, Tool Only',
        55,
        { volts: 20, power: 'cordless', brushless: true, kit: false },
      ],
      [
        'TV20-MT1K',
        'Oscillating Multi-Tool Kit, 20V MAX, 29 Accessories',
        23,
        { volts: 20, power: 'cordless', brushless: true, kit: true },
      ],
      ['TVM-300', 'Oscillating Multi-Tool, 3 Amp Corded', 19, { volts: 120, power: 'corded' }],
    ],
  ),
  ...family(
    {
      family: 'router',
      vendor: 'Torvane',
      category: 'Routers',
      kind: 'router',
      description:
        'Edges, dadoes, hinge mortises and laminate trimming. Soft start and full-wave speed control from 16,000 to 27,000 RPM.',
      text: 'Micro-fine depth ring. 1/4 in. collet.',
    },
    [
      ['TVM-125', '1-1/4 HP Compact Trim Router, Corded', 34, { volts: 120, power: 'corded', compact: true }],
      [
        'TVM-225',
        '2-1/4 HP Fixed and Plunge Base Router Kit',
        12,
        { volts: 120, power: 'corded', kit: true },
      ],
      [
        'TV20-RT1B',
        '20V MAX Compact Router, Brushless, Tool Only',
        18,
        { volts: 20, power: 'cordless', brushless: true, compact: true, kit: false },
      ],
      [
        'TVM-125-PB',
        'Plunge Base for Compact Trim Router',
        27,
        { kind: 'router base', isAccessory: true, for: 'router' },
        'Plunge 0 to 2 in. 1-1/4 HP router only.',
        'Turns the trim router into a plunge router for mortises and inlays. Clear sub-base, seven depth stops.',
      ],
    ],
  ),
  ...family(
    {
      family: 'heat-gun',
      vendor: 'Brixton & Dale',
      category: 'Heat Guns',
      kind: 'heat gun',
      name: '{}',
      description:
        'Shrinks tubing, strips paint, softens vinyl tile adhesive and thaws pipe. Stands on its tail so both hands are free; low for plastics, high for paint.',
      text: 'Includes reflector and spreader nozzles.',
    },
    [
      ['BD 6115', '1500-Watt Dual Temperature Heat Gun', 44, { watts: 1500, volts: 120, power: 'corded' }],
      [
        'BD 2080',
        '20-Volt Cordless Heat Gun (Tool Only)',
        9,
        { volts: 20, power: 'cordless', kit: false },
        '20-volt battery sold separately. Hook nozzle.',
        'Cord-free heat for shrink tubing, vinyl wrap and solder sleeves. Reaches 990 degrees in six seconds.',
      ],
    ],
  ),
  ...family(
    {
      family: 'vac',
      vendor: 'Brixton & Dale',
      category: 'Shop Vacs & Dust Extractors',
      kind: 'shop vac',
      description:
        'Wet or dry, drain spout at the bottom, blower port at the back. Hose and tools store on the lid. Change to a foam sleeve before picking up water.',
      text: '2-1/2" x 7\' hose, floor nozzle, crevice tool, extension wands.',
      facts: { volts: 120, power: 'corded' },
    },
    [
      ['BD 7004', '4-Gallon 5.0 Peak HP Wet/Dry Vac', 31, { gal: 4 }],
      ['BD 7009', '9-Gallon 5.5 Peak HP Wet/Dry Vac', 46, { gal: 9 }],
      ['BD 7016', '16-Gallon 6.5 Peak HP Wet/Dry Vac', 28, { gal: 16 }],
    ],
  ),
  ...family(
    {
      family: 'extractor',
      vendor: 'Haldane',
      category: 'Shop Vacs & Dust Extractors',
      kind: 'dust extractor',
      description:
        'OSHA Table 1 compliant dust collection. Hook it to a rotary hammer, angle grinder, tile saw, sander or circular saw with the proper shroud and hose. Made for concrete drilling, tuckpointing and drywall sanding. Filter cleans itself every 15 seconds; tool-triggered outlet starts the vacuum with the tool.',
      text: 'HEPA filter, 99.97% at 0.3 micron. Anti-static hose.',
      facts: { hepa: true },
    },
    [
      ['HX-8', '8 gal. HEPA Dust Extractor, 150 CFM', 13, { gal: 8, volts: 120, power: 'corded' }],
      [
        'HX-14',
        '14 gal. HEPA Dust Extractor, 150 CFM, Auto Clean',
        5,
        { gal: 14, volts: 120, power: 'corded' },
      ],
      [
        'HX-10',
        'Dust Shroud Attachment for SDS-Plus Rotary Hammer',
        24,
        { kind: 'dust shroud', isAccessory: true, for: 'rotary hammer', hepa: false },
        'Hole depth to 6 in. Bits to 3/4 in. 1-1/4 and 1-1/2 in. hose.',
        'Telescoping dust shroud with its own bellows. Connects a rotary hammer to the vacuum so holes in concrete come out clean.',
      ],
      [
        'HX-45',
        'Dust Shroud for 4-1/2 to 5 in. Angle Grinder',
        20,
        { kind: 'dust shroud', isAccessory: true, for: 'angle grinder', hepa: false },
        'Fits 1-3/4 in. neck. Brush skirt. Edge door opens.',
        'Clear polycarbonate shroud for cup wheels and tuckpoint blades. Put on the grinder, plug in the vacuum hose.',
      ],
    ],
  ),
  ...family(
    {
      family: 'vac-parts',
      vendor: 'Brixton & Dale',
      category: 'Shop Vacs & Dust Extractors',
      kind: 'vac filter',
      description:
        'Keeps the motor breathing. Fits Brixton & Dale wet/dry vacs 5 gallons and up, and most other shop vacuums of that size.',
      text: 'Genuine part. Washable except paper. Retainer nut sold with the vac.',
      facts: { isAccessory: true, for: 'shop vac' },
    },
    [
      ['BD 7901', 'Cartridge Filter for 5- to 16-Gallon Wet/Dry Vac', 1560, { hepa: false }],
      ['BD 7902', 'HEPA Cartridge Filter for 5- to 16-Gallon Wet/Dry Vac', 230, { hepa: true }],
      ['BD 7905', 'Foam Filter Sleeve, Wet Pickup', 97, { hepa: false }],
      [
        'BD 7910',
        'Dust Collection Bags for 16-Gallon Vac, 3-Pack',
        310,
        { kind: 'vac bag', count: 3 },
        '3 per pack. 12 to 16 gallons.',
        'High-efficiency bags catch drywall dust, concrete dust and ash before the filter does. Empty the vac without the cloud.',
      ],
      [
        'BD 7920',
        '2-1/2-Inch x 20-Foot Vac Hose',
        36,
        { kind: 'vac hose', in: 2.5, ft: 20 },
        '2-1/2-inch cuffs. Locking. Tangle-free swivel.',
        'Longer crush-proof hose, locks into the tank. Reaches the top of a stairwell from the floor.',
      ],
    ],
  ),
];
