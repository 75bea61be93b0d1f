/** Living, dining and bedrooms, halls, and rooms where people work. */
import { pictured, type SampleProject } from './types.ts';

export const roomProjects: SampleProject[] = [
  {
    slug: 'north-park-hill-living-room',
    title: 'A living room drawn around one lamp',
    summary: 'The client owned a lamp, a dog and no furniture. We started with the lamp.',
    place: 'Denver, Colorado',
    completedOn: '2026-09-25',
    room: 'living',
    tags: ['Furnishing'],
    pictures: [
      pictured(
        'room-lounge',
        'slate-wool',
        'A slate wool sectional under a brass arc lamp, with a walnut drum table and a barrel chair',
      ),
      pictured('sofa-sectional', 'slate-wool', 'Chaise sectional in slate wool'),
      pictured('lamp-arc', 'brushed-brass', 'Arc floor lamp in brushed brass'),
      pictured('coffee-round', 'natural-walnut', 'Drum coffee table in walnut'),
      pictured('chair-barrel', 'espresso-leather', 'Barrel chair in espresso leather'),
    ],
    products: [
      'tolland-chaise-sectional-in-slate-wool',
      'gable-arc-floor-lamp',
      'wren-drum-coffee-table',
      'vesper-barrel-chair-in-espresso-leather',
    ],
    people: ['marisol-vega'],
    body: `An arc lamp lights the place where its shade hangs and nothing else, so it decides where people sit. Marisol put a chalk circle on the floor under it and arranged the room from there outward.

The sectional is slate wool, contract-woven, with the chaise toward the window because that is where the dog sleeps. The coffee table is a drum without corners, and the barrel chair turns its back to the hall.

Four pieces, one delivery, two hours. The chalk is still under the rug.`,
  },
  {
    slug: 'hawthorne-reading-floor',
    title: 'The second floor is for reading',
    summary: 'Two bedrooms became one long library with a wing chair where the wall was.',
    place: 'Portland, Oregon',
    completedOn: '2026-07-17',
    room: 'living',
    tags: ['Remodel', 'Historic house'],
    pictures: [
      pictured(
        'room-study',
        'moss-velvet',
        'A moss velvet wing chair and ottoman between oak bookcases, with a floor lamp and a picture light',
      ),
      pictured('bookcase', 'white-oak', 'Bookcase in white oak'),
      pictured('chair-wing', 'moss-velvet', 'Wing chair in moss velvet'),
      pictured('light-picture', 'unlacquered-brass', 'Picture light in unlacquered brass'),
    ],
    products: ['thackeray-bookcase', 'elsworth-wing-chair', 'sorrel-floor-lamp', 'calloway-ottoman'],
    people: ['iris-fenn', 'amara-okafor'],
    body: `Taking out a wall between two bedrooms gave twenty-six feet of room and one structural post, which became the end of a bookcase. Nobody who has not been told can find it.

The shelves are oak against a dark wall, with a wing chair and its ottoman, both in moss velvet, on the rug between them. There are two lamps: one on the floor behind the chair, and a brass one over the picture, so that the room has a far end at night.

The owner reads until two. The dimmers go down to one percent without a flicker; we tried six to find the pair that would.`,
  },
  {
    slug: 'dilworth-family-room',
    title: 'Linen, and three boys under nine',
    summary: 'A pale room that is washed, not guarded.',
    place: 'Charlotte, North Carolina',
    completedOn: '2025-10-24',
    room: 'living',
    tags: ['Furnishing', 'Whole house'],
    pictures: [
      pictured(
        'room-living',
        'flax-linen',
        'A sunlit living room with a flax linen sofa under two prints, and an ottoman in saddle leather',
      ),
      pictured('sofa-three', 'flax-linen', 'Three-seat sofa in flax linen'),
      pictured('ottoman', 'saddle-leather', 'Ottoman in saddle leather'),
      pictured('coffee-round', 'smoked-oak', 'Drum coffee table in smoked oak'),
    ],
    products: ['stanton-three-seat-sofa', 'calloway-ottoman', 'wren-drum-coffee-table', 'sorrel-floor-lamp'],
    people: ['nadia-rahman', 'marisol-vega'],
    body: `“Not brown” was the brief. The boys were in the room when it was given.

So the sofa is flax linen with covers that come off in four minutes and wash at 104 degrees; the clients have two sets and change them like sheets. The ottoman is saddle leather, which takes a felt pen badly and a shoe very well. The coffee table is a drum and has no corners.

A year on, the second set of covers has been used thirty-one times. The frame underneath is hand-tied and has another thirty years to go.`,
  },
  {
    slug: 'pearl-district-dining',
    title: 'Six at a trestle',
    summary: 'A walnut table, a globe chandelier hung to the inch, and a floor that had to be jacked first.',
    place: 'Portland, Oregon',
    completedOn: '2026-04-17',
    room: 'dining',
    tags: ['Furnishing', 'Conversion'],
    pictures: [
      pictured(
        'room-dining',
        'natural-walnut',
        'A dining room with a walnut trestle table and spindle chairs under a brass globe chandelier',
      ),
      pictured('table-trestle', 'natural-walnut', 'Trestle table in walnut'),
      pictured('chair-spindle', 'natural-walnut', 'Spindle dining chair in walnut'),
      pictured('chandelier-globes', 'brushed-brass', 'Globe chandelier in brushed brass'),
    ],
    products: [
      'aldous-trestle-table-in-natural-walnut',
      'bramley-spindle-dining-chair',
      'hadley-fluted-sideboard',
    ],
    people: ['amara-okafor', 'marisol-vega'],
    body: `A long table is a bridge. This one is walnut, with a steel flat let into the underside so that it does not sag between its trestles in August. The floor under it was jacked by five eighths of an inch first.

The chandelier hangs 33 inches above it. We tell everyone 30 to 36 and then stand in the room with a broomstick: these owners are tall, and their friends argue with their hands.

Spindle chairs, because from the door one sees the backs of three of them, and the light comes through.`,
  },
  {
    slug: 'plaza-midwood-supper-club',
    title: 'Breakfast for one, supper on Thursdays',
    summary: 'A round table in a window, and a bench that takes whoever comes.',
    place: 'Charlotte, North Carolina',
    completedOn: '2025-03-14',
    room: 'dining',
    tags: ['Hospitality', 'Furnishing'],
    pictures: [
      pictured(
        'room-nook',
        'smoked-oak',
        'A round pedestal table in smoked oak with three chairs, before a bench under two windows',
      ),
      pictured('table-round', 'smoked-oak', 'Round pedestal table in smoked oak'),
      pictured('chair-dining', 'smoked-oak', 'Dining chair in smoked oak'),
      pictured('chandelier-drum', 'brushed-brass', 'Drum chandelier in brushed brass'),
    ],
    products: ['castellan-round-pedestal-table', 'bramley-spindle-dining-chair'],
    people: ['amara-okafor', 'nadia-rahman'],
    body: `The owners cook for strangers one evening a week and wanted their house back on the other six. So there is one round table with three chairs, and a bench along the whole wall, under the windows, for the rest.

Round, because a pedestal has no leg to put a guest behind. The bench is fourteen feet of painted boards with three linen cushions, and nobody has counted how many sit on it.

The drum over the table is wired to its own dimmer. At breakfast it is off; the windows do it.`,
  },
  {
    slug: 'bozeman-bunk-and-bed',
    title: 'One canopy bed, one flight of stairs',
    summary: 'A canopy bed that went up in eleven pieces, and the room that was built to suit it.',
    place: 'Bozeman, Montana',
    completedOn: '2026-06-11',
    room: 'bedroom',
    tags: ['New build', 'Furnishing'],
    pictures: [
      pictured(
        'room-suite',
        'natural-walnut',
        'A walnut canopy bed between two nightstands, with swing-arm sconces and a dresser',
      ),
      pictured('bed-canopy', 'natural-walnut', 'Canopy bed in walnut'),
      pictured('nightstand', 'natural-walnut', 'Two-drawer nightstand in walnut'),
      pictured('sconce-swing', 'oil-rubbed-bronze', 'Swing-arm sconce in oil-rubbed bronze'),
      pictured('dresser', 'natural-walnut', 'Six-drawer dresser in walnut'),
    ],
    products: [
      'pemberly-canopy-bed-in-natural-walnut',
      'norwell-two-drawer-nightstand',
      'marlowe-swing-arm-sconce',
      'wren-six-drawer-dresser-in-natural-walnut',
    ],
    people: ['marisol-vega', 'luis-ortega'],
    body: `The architect’s stair is beautiful and 31 inches wide. Everything for the upper floor came off the truck in Denver with a tag that gave its turn: up flat, up on edge, through the window.

The bed’s posts are bolted, not glued, so it can leave the way it came. Swing-arm sconces free the nightstands for books and are set at 28 inches above the mattress, switched from the pillow.

Walnut throughout, from one log wherever it could be managed. The drawer fronts of the dresser read across like a sentence.`,
  },
  {
    slug: 'foothills-guest-house',
    title: 'A guest house in moss and oak',
    summary: 'One room with a bed, a desk and a view, finished in nine business days.',
    place: 'Boulder, Colorado',
    completedOn: '2026-10-23',
    room: 'bedroom',
    tags: ['New build', 'Small space'],
    pictures: [
      pictured(
        'room-guest',
        'moss-velvet',
        'A guest room with a bed in moss velvet, two brass task lamps, and an oak desk under two shelves',
      ),
      pictured('bed-upholstered', 'moss-velvet', 'Upholstered bed in moss velvet'),
      pictured('desk', 'white-oak', 'Desk in white oak'),
      pictured('nightstand-open', 'white-oak', 'Open nightstand in white oak'),
      pictured('lamp-task', 'brushed-brass', 'Task lamp in brushed brass'),
    ],
    products: [
      'calloway-panel-bed',
      'stanton-open-nightstand',
      'ostrander-task-lamp',
      'stanton-floating-shelf',
    ],
    people: ['marisol-vega', 'greta-holm'],
    body: `The builder had a certificate of occupancy, a snow forecast and nine days. Everything in this house was therefore in stock at one warehouse: that was the design brief, and Marisol kept to it to the last hook.

Moss velvet on the bed, white oak for what is used: two nightstands, a desk, a chair. The two lamps are the same lamp; the two shelves are the same shelf.

It snowed on the tenth day. The first guests were in.`,
  },
  {
    slug: 'irvington-entry-hall',
    title: 'Where the keys go',
    summary: 'An entry hall with a place for everything that comes through the door, including the mud.',
    place: 'Portland, Oregon',
    completedOn: '2025-11-13',
    room: 'hall',
    tags: ['Remodel', 'Historic house'],
    pictures: [
      pictured(
        'room-mudroom',
        'harbor-blue',
        'A mudroom with tall harbor-blue cabinets, a bench under four hooks, and an oak console with a round mirror',
      ),
      pictured('cabinet-tall', 'harbor-blue', 'Tall cabinet in harbor blue'),
      pictured('console', 'white-oak', 'Console table in white oak'),
      pictured('mirror-round', 'brushed-brass', 'Round mirror in brushed brass'),
    ],
    products: ['gable-console-table', 'corbel-round-mirror', 'made-to-measure-bench'],
    people: ['iris-fenn'],
    body: `We asked the family to live with a cardboard box in the hall for two weeks and to bring it in unemptied. It held eleven keys, four leashes, a library card, six gloves and an astonishing amount of gravel.

The console has two drawers for the first and a bowl for the second. The bench is made to measure, with two baskets under it and four hooks over it, one a person. What is left goes into the tall cabinets, which shut.

The floor is slate, and the boards behind the bench go up to where a wet coat stops.`,
  },
  {
    slug: 'union-depot-hotel',
    title: 'Thirty-two baths for the Union Depot Hotel',
    summary:
      'A railway hotel, thirty-two identical bathrooms that are not identical at all, and one purchase order.',
    place: 'Spokane, Washington',
    completedOn: '2026-05-29',
    room: 'commercial',
    tags: ['Hospitality', 'Historic house', 'Conversion'],
    pictures: [
      pictured(
        'room-hotel',
        'matte-graphite',
        'A hotel bath with a graphite vanity, copper fittings and white tile to half its height',
      ),
      pictured('vanity-36', 'matte-graphite', 'Vanity in matte graphite'),
      pictured('towel-bar', 'aged-copper', 'Towel bar in aged copper'),
      pictured('sconce-globe', 'aged-copper', 'Globe sconce in aged copper'),
    ],
    products: ['durand-double-door-vanity', 'ravenel-towel-bar', 'thackeray-two-piece-elongated-toilet'],
    people: ['nadia-rahman', 'luis-ortega', 'samuel-alder'],
    body: `No two walls of the depot are parallel, so the architect drew one bathroom and the builder measured thirty-two. We kept the fittings the same and let the tile take up the difference: white, stacked, to 44 inches, and green plaster over it.

## One order, thirty-two deliveries

Every room was picked, checked and shrink-wrapped as a kit on its own pallet with the room number on four sides: graphite vanity, mirror, two globe sconces, towel bar, and copper on everything that is touched. Luis sent them floor by floor, top down, so that the freight elevator only ever carried full pallets up and empty ones back.

There was one punch-list item for plumbing fixtures. It was a missing aerator key.`,
  },
  {
    slug: 'nicolai-street-showroom',
    title: 'Our own floor, again',
    summary: 'We took the Portland showroom apart and asked our customers where the walls should go.',
    place: 'Portland, Oregon',
    completedOn: '2025-02-07',
    room: 'commercial',
    tags: ['Conversion', 'Work'],
    pictures: [
      pictured(
        'room-showroom',
        'sage',
        'The showroom: tall sage cabinets, sample doors on the wall, and an island with three faucets under three pendants',
      ),
      pictured('cabinet-tall', 'sage', 'Tall cabinet in sage'),
      pictured('pendant-bell', 'brushed-brass', 'Bell pendant in brushed brass'),
    ],
    products: [
      'calloway-fluted-cabinet-door',
      'marlowe-bell-pendant',
      'durand-kitchen-island',
      'elsworth-backless-bar-stool',
    ],
    spots: [
      { product: 'marlowe-bell-pendant', x: 86.5, y: 27 },
      { product: 'calloway-fluted-cabinet-door', x: 83.5, y: 46 },
      { product: 'durand-kitchen-island', x: 66, y: 86 },
    ],
    before: pictured(
      'room-showroom',
      'clay',
      'The showroom before: the same tall cabinets in clay, with the clay door on the wall',
    ),
    people: ['iris-fenn', 'samuel-alder', 'marisol-vega'],
    body: `Showrooms are usually arranged for the people who sell. For six weeks we handed visitors a floor plan and a pencil instead, and then did as we were told.

The trade desk moved to the front door, because people with a truck running outside should not have to walk past forty bathtubs. The tall cabinets stayed where they were and went from clay to sage. Samples went from locked cases to open drawers and on to the wall. Three faucets stand on the island, in three finishes, and you may turn them.

What you asked for most was a place to lay everything side by side. It is seven feet of island in the middle of the room, it is lit like daylight, and it is never tidy.`,
  },
];
