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
        'room-living',
        'slate-wool',
        'A slate wool sofa under two prints, with a floor lamp and a tall window',
      ),
      pictured('sofa-sectional', 'slate-wool', 'Chaise sectional in slate wool'),
      pictured('lamp-arc', 'brushed-brass', 'Arc floor lamp in brushed brass'),
      pictured('coffee-round', 'natural-walnut', 'Drum coffee table in walnut'),
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
    summary:
      'Two bedrooms became one long library with a window seat and a ladder that never blocks the door.',
    place: 'Portland, Oregon',
    completedOn: '2026-01-30',
    room: 'living',
    tags: ['Remodel', 'Historic house'],
    pictures: [
      pictured(
        'room-study',
        'moss-velvet',
        'A moss velvet wing chair and ottoman between walls of books, with a floor lamp',
      ),
      pictured('bookcase', 'natural-walnut', 'Bookcase in walnut'),
      pictured('chair-wing', 'moss-velvet', 'Wing chair in moss velvet'),
      pictured('light-picture', 'unlacquered-brass', 'Picture light in unlacquered brass'),
    ],
    products: [
      'thackeray-bookcase',
      'elsworth-wing-chair',
      'sorrel-floor-lamp',
      'gable-two-seat-sofa',
      'ravenel-urn-table-lamp',
    ],
    people: ['iris-fenn', 'amara-okafor'],
    body: `Taking out a wall between two bedrooms gave twenty-six feet of room and one structural post, which became the end of a bookcase. Nobody who has not been told can find it.

The shelves are walnut at 11 inch centers, with every fourth bay at 14 for the tall books. Amara ran a warm line of light under each third shelf, set back so far that you see spines and no source.

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
      pictured('room-living', 'flax-linen', 'A sunlit living room with a flax linen sofa'),
      pictured('sofa-three', 'flax-linen', 'Three-seat sofa in flax linen'),
      pictured('ottoman', 'saddle-leather', 'Ottoman in saddle leather'),
      pictured('sideboard', 'white-oak', 'Sideboard in white oak'),
    ],
    products: [
      'stanton-three-seat-sofa',
      'calloway-ottoman',
      'merrin-sideboard',
      'seabright-column-table-lamp',
    ],
    people: ['nadia-rahman', 'marisol-vega'],
    body: `“Not brown” was the brief. The boys were in the room when it was given.

So the sofa is flax linen with covers that come off in four minutes and wash at 104 degrees; the clients have two sets and change them like sheets. The ottoman is saddle leather, which takes a felt pen badly and a shoe very well. The sideboard has no handles to climb.

A year on, the second set of covers has been used thirty-one times. The frame underneath is hand-tied and has another thirty years to go.`,
  },
  {
    slug: 'pearl-district-dining',
    title: 'Fourteen at a trestle',
    summary:
      'A made-to-measure table, a globe chandelier hung to the inch, and a floor that had to be jacked first.',
    place: 'Portland, Oregon',
    completedOn: '2026-04-17',
    room: 'dining',
    tags: ['Furnishing', 'Conversion'],
    pictures: [
      pictured(
        'room-dining',
        'natural-walnut',
        'A dining room with a walnut trestle table under a globe chandelier',
      ),
      pictured('table-trestle', 'natural-walnut', 'Trestle table in walnut'),
      pictured('chair-spindle', 'black-oak', 'Spindle dining chair in black oak'),
      pictured('chandelier-globes', 'black-and-brass', 'Globe chandelier in black and brass'),
    ],
    products: [
      'aldous-trestle-table-in-natural-walnut',
      'halvard-spindle-dining-chair-in-black-oak',
      'seabright-globe-chandelier-in-black-and-brass',
      'hadley-fluted-sideboard',
    ],
    people: ['amara-okafor', 'marisol-vega'],
    body: `A table for fourteen is a bridge. This one is walnut, ten feet eight, with a steel flat let into the underside so that it does not sag between its trestles in August.

The chandelier hangs 33 inches above it. We tell everyone 30 to 36 and then stand in the room with a broomstick: these owners are tall, and their friends argue with their hands.

Spindle chairs, because from the door one sees the backs of seven of them, and the light comes through.`,
  },
  {
    slug: 'plaza-midwood-supper-club',
    title: 'Supper on Thursdays',
    summary: 'A front room that seats six most days and twenty-two on one of them.',
    place: 'Charlotte, North Carolina',
    completedOn: '2025-03-14',
    room: 'dining',
    tags: ['Hospitality', 'Furnishing'],
    pictures: [
      pictured('room-dining', 'smoked-oak', 'A dining room with a smoked oak table under a chandelier'),
      pictured('table-round', 'smoked-oak', 'Round pedestal table in smoked oak'),
      pictured('stool-back', 'natural-walnut', 'Counter stool in walnut'),
    ],
    products: [
      'castellan-round-pedestal-table',
      'bramley-spindle-dining-chair',
      'calloway-counter-stool',
      'thackeray-ring-chandelier',
    ],
    people: ['amara-okafor', 'nadia-rahman'],
    body: `The owners cook for strangers one evening a week and wanted their house back on the other six. Two round pedestal tables take three people each on a Friday; with a loose top laid over both they take fourteen, and the counter takes the rest.

Round, because a pedestal has no leg to put a guest behind. The loose top hangs in the garage on two hooks and weighs 41 pounds.

Chairs were bought in one lot of twenty-four and numbered under the seat. Number nineteen has been to the cabinetmaker once.`,
  },
  {
    slug: 'bozeman-bunk-and-bed',
    title: 'Two bedrooms, one flight of stairs',
    summary: 'A canopy bed that went up in eleven pieces, and the room that was built to suit it.',
    place: 'Bozeman, Montana',
    completedOn: '2026-06-11',
    room: 'bedroom',
    tags: ['New build', 'Furnishing'],
    pictures: [
      pictured(
        'room-bedroom',
        'oatmeal-linen',
        'A bed with an oatmeal linen throw, between two nightstands with lamps',
      ),
      pictured('bed-canopy', 'natural-walnut', 'Canopy bed in walnut'),
      pictured('nightstand', 'natural-walnut', 'Two-drawer nightstand in walnut'),
      pictured('sconce-swing', 'oil-rubbed-bronze', 'Swing-arm sconce in oil-rubbed bronze'),
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
    completedOn: '2025-05-02',
    room: 'bedroom',
    tags: ['New build', 'Small space'],
    pictures: [
      pictured(
        'room-bedroom',
        'moss-velvet',
        'A bed with a moss green throw and bench, between two oak nightstands',
      ),
      pictured('bed-upholstered', 'moss-velvet', 'Upholstered panel bed in moss velvet'),
      pictured('desk', 'white-oak', 'Desk in white oak'),
    ],
    products: [
      'calloway-panel-bed',
      'stanton-open-nightstand',
      'ostrander-task-lamp',
      'stanton-floating-shelf',
    ],
    people: ['marisol-vega', 'greta-holm'],
    body: `The builder had a certificate of occupancy, a snow forecast and nine days. Everything in this house was therefore in stock at one warehouse: that was the design brief, and Marisol kept to it to the last hook.

Moss velvet on the bed, white oak for what is used, one wall of hexagon tile behind the stove. The two lamps are the same lamp; the three shelves are the same shelf.

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
      pictured('room-hall', 'harbor-blue', 'An entry hall with a harbor blue cabinet beneath a round mirror'),
      pictured('console', 'harbor-blue', 'Console table in harbor blue'),
      pictured('mirror-round', 'brushed-brass', 'Round mirror in brushed brass'),
      pictured('bench-wood', 'white-oak', 'Wooden bench in white oak'),
    ],
    products: [
      'gable-console-table',
      'corbel-round-mirror',
      'lindqvist-ring-chandelier',
      'made-to-measure-bench',
    ],
    people: ['iris-fenn'],
    body: `We asked the family to live with a cardboard box in the hall for two weeks and to bring it in unemptied. It held eleven keys, four leashes, a library card, six gloves and an astonishing amount of gravel.

The console has a drawer for the first and a tray for the second. The bench is made to measure, 15 inches deep so that it clears the door swing, with an open shelf where wet boots can stand on slate.

The mirror is hung for the shortest person in the house. The tall ones bend their knees and check the rest on the way out.`,
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
        'room-bathroom',
        'matte-graphite',
        'A hotel bathroom with a graphite vanity beneath arched mirrors',
      ),
      pictured('room-hall', 'clay', 'The hotel’s hall with a clay-colored cabinet beneath a round mirror'),
      pictured('vanity-36', 'matte-graphite', 'Thirty-six inch vanity in graphite'),
      pictured('faucet-wall', 'aged-copper', 'Wall-mount faucet in aged copper'),
      pictured('towel-bar', 'aged-copper', 'Towel bar in aged copper'),
    ],
    products: [
      'calloway-wall-mount-bathroom-faucet',
      'durand-double-door-vanity',
      'brandt-thermostatic-shower-system',
      'ravenel-towel-bar',
      'thackeray-two-piece-elongated-toilet',
    ],
    people: ['nadia-rahman', 'luis-ortega', 'samuel-alder'],
    body: `No two walls of the depot are parallel, so the architect drew one bathroom and the builder measured thirty-two. We kept the fittings the same and let the vanities vary: four widths, one front.

## One order, thirty-two deliveries

Every room was picked, checked and shrink-wrapped as a kit on its own pallet with the room number on four sides. Luis sent them floor by floor, top down, so that the freight elevator only ever carried full pallets up and empty ones back.

Wall-mount faucets meant one rough-in template in plywood, and Sam cut it himself. It came home with thirty-two signatures on it and hangs beside dock two.

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
        'Sage cabinets and sample doors in the showroom, behind an island under three pendants',
      ),
      pictured(
        'room-warehouse',
        'aged-copper',
        'Copper faucets on the warehouse counter, before racks of cartons',
      ),
      pictured('door-fluted', 'sage', 'Fluted cabinet door in sage'),
      pictured('pendant-bell', 'brushed-brass', 'Bell pendant in brushed brass'),
    ],
    products: [
      'calloway-fluted-cabinet-door',
      'marlowe-bell-pendant',
      'durand-kitchen-island',
      'elsworth-backless-bar-stool',
    ],
    people: ['iris-fenn', 'samuel-alder', 'marisol-vega'],
    body: `Showrooms are usually arranged for the people who sell. For six weeks we handed visitors a floor plan and a pencil instead, and then did as we were told.

The trade desk moved to the front door, because people with a truck running outside should not have to walk past forty bathtubs. Samples went from locked cases to open drawers. The warehouse got a window, so that you can watch your order being picked while your coffee cools.

What you asked for most was a place to lay everything side by side. It is twelve feet of island in the middle of the room, it is lit like daylight, and it is never tidy.`,
  },
];
