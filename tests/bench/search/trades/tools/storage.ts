import type { TradeProduct } from '../trade.ts';
import { family } from './family.ts';

export const storage: TradeProduct[] = [
  ...family(
    {
      family: 'stack',
      vendor: 'Stackwell',
      category: 'Tool Storage',
      kind: 'tool box',
      description:
        'Interlocking jobsite boxes with a gasket that keeps rain out. Room for a drill and impact driver kit, a grinder, a circular saw on its side, batteries, chargers, blades and a row of hand tools; organizers for screws and anchors lock on top. Clip them to the rolling base and pull the stack over gravel.',
      text: 'Impact-resistant polymer. 250 lb capacity on the base. Padlock points.',
      facts: { modular: true },
    },
    [
      ['SWL/22-L', '22" Large Modular Tool Box, IP65', 57, { in: 22 }],
      ['SWL/22-M', '22" Medium Modular Tool Box, IP65', 45, { in: 22 }],
      ['SWL/22-R', '22" Rolling Modular Tool Box with 9" Wheels', 49, { in: 22, rolling: true }],
      [
        'SWL/22-OR',
        '22" Modular Small Parts Organizer, 11 Bins',
        64,
        { kind: 'parts organizer', in: 22 },
        '11 bins. Polycarbonate lid. 22".',
        'Clear lid, removable bins: anchors, wire nuts and screws stay where they belong on the drive. Locks on top of the tool boxes.',
      ],
      [
        'SWL/22-CL',
        'Wall Mount Cleat for Modular Tool Boxes',
        26,
        { kind: 'storage mount', isAccessory: true, for: 'tool box', modular: true },
        '250 lb. Two clips.',
        'Screws to studs or a van rack and holds a stack off the floor. Two clips, hardware not included.',
      ],
      [
        'SWL/16-B',
        '16" Plastic Tool Box with Tray',
        72,
        { in: 16, modular: false },
        '16". Metal latches. Padlock eye.',
        "Plain box with a lift-out tray and two lid compartments. Holds a hammer, a few screwdrivers, pliers and the rest of a homeowner's tools.",
      ],
    ],
  ),
  ...family(
    {
      family: 'chest',
      vendor: 'Stackwell',
      category: 'Tool Storage',
      kind: 'tool chest',
      description:
        'Full-extension ball bearing drawers rated 100 lb each, keyed lock, power strip on the side.',
      text: '18 gauge steel, gloss black powder coat.',
      facts: {},
    },
    [
      ['SWC/41-9', '41" 9-Drawer Rolling Tool Cabinet', 10, { in: 41, drawers: 9, rolling: true }],
      [
        'SWJ/48',
        '48" Steel Jobsite Box, Gang Box',
        6,
        { kind: 'jobsite box', in: 48 },
        '48" x 24" x 28". 16 gauge. Two padlock boxes.',
        'Recessed padlocks, gas springs and skids for the forklift. Keeps saws, drills and cords from walking away overnight.',
      ],
      [
        'SWC/DL',
        'Non-Slip Drawer Liner, 18" x 24\'',
        92,
        { kind: 'drawer liner', isAccessory: true, for: 'tool chest', in: 18 },
        '18 in. wide, 24 ft. roll. Black.',
        'Cushioned PVC mesh keeps sockets and wrenches from sliding. Cut with scissors; lift out to wash.',
      ],
    ],
  ),
  ...family(
    {
      family: 'bags',
      vendor: 'Packham',
      category: 'Tool Bags & Belts',
      kind: 'tool bag',
      description:
        'Ballistic nylon over a molded bottom that stands up open on a wet floor. Pockets inside and out for hand tools, testers and a drill.',
      text: 'Double stitched and riveted.',
      facts: {},
    },
    [
      ['PK5516', '16 in. Wide-Mouth Tool Bag, 31 Pockets', 83, { in: 16 }],
      [
        'PK5530',
        'Tool Backpack, 48 Pockets',
        47,
        { kind: 'tool backpack' },
        '48 pockets. Chest strap. Molded base.',
        'Hands free on ladders and stairs. Laptop sleeve, molded base, vertical pockets for hand tools and test meters.',
      ],
      [
        'PK5580',
        "Carpenter's Tool Belt Rig with Suspenders, Leather",
        29,
        { kind: 'tool belt', metal: 'leather' },
        'Waist 32 to 44 in. 18 pockets. Leather.',
        'Oiled top-grain leather, four bags, padded suspenders that take the load off the hips. Hammer loop, tape pocket, square slot.',
      ],
      [
        'PK5562',
        "Electrician's Pouch, Clip-On, 9 Pockets",
        36,
        { kind: 'tool pouch' },
        '9 pockets. Metal clip. Nylon.',
        'Slides on any work belt. Holds pliers, strippers, screwdrivers, tape, tester and a chain for electrical tape.',
      ],
      [
        'PK5590',
        'Drill Holster for Tool Belt, Cordless Drills',
        41,
        { kind: 'drill holster', isAccessory: true, for: 'drill' },
        'Belts to 3 in. Bit loops. Nylon.',
        'Quick-draw pocket for T-handle drills and impact drivers, right or left. Holds four bits and a spare battery.',
      ],
      [
        'PK5595',
        'Bucket Organizer, 5 Gallon, 40 Pockets',
        55,
        { kind: 'bucket organizer', gal: 5 },
        '40 pockets. Fits 5 gallon buckets. Bucket not included.',
        'Turns a five-gallon bucket into a tool carrier. Inside for the long tools, outside for the small ones.',
      ],
    ],
  ),
];
