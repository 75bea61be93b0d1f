/** Bathrooms and kitchens that went out of our doors. */
import { pictured, type SampleProject } from './types.ts';

export const waterProjects: SampleProject[] = [
  {
    slug: 'laurelhurst-primary-bath',
    title: 'A Laurelhurst bath that keeps its window',
    summary:
      'The only wall long enough for a double vanity had the only window in it. So the vanity moved the light.',
    place: 'Portland, Oregon',
    completedOn: '2026-02-27',
    room: 'bathroom',
    tags: ['Remodel', 'Historic house'],
    pictures: [
      pictured(
        'room-bathroom',
        'sage',
        'A sage double vanity under two arched mirrors, and a freestanding tub beneath the window',
      ),
      pictured('mirror-arch', 'brushed-brass', 'Arched mirror in brushed brass'),
      pictured('sconce-globe', 'brushed-brass', 'Globe sconce in brushed brass'),
    ],
    products: [
      'ravenel-72-in-double-vanity',
      'pemberly-widespread-bathroom-faucet',
      'pemberly-curved-freestanding-bathtub',
      'lindqvist-double-sconce',
      'elsworth-arched-mirror-in-matte-black',
    ],
    people: ['samuel-alder', 'marisol-vega'],
    body: `The house is from 1914 and the bath had been redone four times, each time a little smaller. The owners wanted two basins and a tub and would not give up the window; the builder wanted to keep the stack where it was.

We turned the plan a quarter. The tub went under the window, where a tub should be, and the vanity took the long dry wall. That put the basins nine feet from the stack, so the drains run in the floor before the tile went down.

## What made the difference

- Faucets, sconces, mirror frames and tub filler are all **brushed brass** from one foundry batch.
- The vanity went up the stair in one piece, with its legs off: the stair turns twice.
- Two arched mirrors, three globe sconces: a light on each side of each face.`,
  },
  {
    slug: 'myers-park-guest-bath',
    title: 'A powder room with a past',
    summary: 'Green plaster, polished nickel and a pedestal that had to look as if it had always been there.',
    place: 'Charlotte, North Carolina',
    completedOn: '2026-05-15',
    room: 'bathroom',
    tags: ['Remodel', 'Historic house', 'Small space'],
    pictures: [
      pictured(
        'room-powder',
        'polished-nickel',
        'A powder room with a pedestal sink, a pill mirror and two sconces over white boards',
      ),
      pictured('sink-pedestal', 'polished-nickel', 'Pedestal sink with a polished nickel faucet'),
      pictured('mirror-pill', 'polished-nickel', 'Pill mirror in polished nickel'),
      pictured('towel-ring', 'polished-nickel', 'Towel ring in polished nickel'),
    ],
    products: [
      'elsworth-pedestal-sink',
      'norwell-cross-handle-bathroom-faucet',
      'pemberly-pill-mirror',
      'hadley-candle-sconce',
    ],
    people: ['amara-okafor'],
    body: `The owners had a photograph of the room from 1931 and a floor that had been laid over three times since. Under the third layer was marble, in small slabs, missing about one piece in nine.

We matched the missing pieces from stock at Kiln & Harbor, in three slightly different whites mixed in the box, which is how the old floor had been laid. The pedestal stands exactly over the old one’s footprint, so the floor needed no patch there at all.

Two shaded sconces at 72 inches stand either side of the mirror and light faces and not the ceiling. There is no other lamp in the room, and it has not been missed.`,
  },
  {
    slug: 'sloans-lake-wet-room',
    title: 'One slope, no curb',
    summary: 'A first-floor wet room for a client who intends to stay in the house for thirty years.',
    place: 'Denver, Colorado',
    completedOn: '2026-08-21',
    room: 'bathroom',
    tags: ['Accessible', 'Remodel'],
    pictures: [
      pictured(
        'room-shower',
        'brushed-nickel',
        'A wet room without a curb: stacked putty tile, a shower column, grab bars, and a floating vanity behind a pane',
      ),
      pictured('shower-system', 'brushed-nickel', 'Thermostatic shower system in brushed nickel'),
      pictured('grab-bar', 'brushed-nickel', 'Grab bar in brushed nickel'),
      pictured('tile-stack', 'warm-putty', 'Stacked tile in warm putty'),
    ],
    products: [
      'gable-thermostatic-shower-system',
      'calloway-grab-bar',
      'castellan-stacked-tile-in-warm-putty',
      'wren-floating-vanity',
      'brandt-wall-hung-toilet',
    ],
    people: ['greta-holm', 'peter-kowalczyk'],
    body: `The brief was a room that would work with a walker and would never look like it. No curb, no door narrower than 36 inches, nothing institutional.

The whole floor falls once, at 2 percent, to a linear drain along the back wall, under the tile’s edge. The putty tile is stacked, so its upright joints run down into the slabs and the fall disappears.

The grab bars are in the same brushed nickel as the shower column and stand where a hand goes anyway; they are through-bolted to plywood, and each was load-tested with two of us hanging on it. An oak bench waits within reach.

The vanity floats, with a recessed trap, so a chair rolls under it. Nobody has noticed yet.`,
  },
  {
    slug: 'sellwood-attic-bath',
    title: 'Under the eaves in Sellwood',
    summary: 'A clawfoot tub, a seven-foot ridge and a hoist through the gable window.',
    place: 'Portland, Oregon',
    completedOn: '2025-09-12',
    room: 'bathroom',
    tags: ['Addition', 'Small space'],
    pictures: [
      pictured(
        'room-attic',
        'chalk-white',
        'An attic bath: a clawfoot tub under the gable window, and a chalk white vanity at its side',
      ),
      pictured('tub-clawfoot', 'gloss-white', 'Clawfoot tub in gloss white'),
      pictured('tub-filler', 'polished-chrome', 'Floor-mount tub filler in polished chrome'),
    ],
    products: [
      'hadley-clawfoot-bathtub',
      'merrin-floor-mount-tub-filler',
      'hadley-60-in-double-vanity-in-chalk-white',
      'castellan-round-mirror',
    ],
    people: ['samuel-alder', 'luis-ortega'],
    body: `There were exactly two ways to get a 310 pound tub into this attic, and the stair was neither of them. Luis took the sash out of the gable window, built a ramp from the crate’s own runners and had the tub on its feet by ten.

The joists were sistered first; a full clawfoot with a bather is a piano. Everything else in the room is light on purpose: a chalk white vanity on legs, a stool for the towels, a chrome filler that stands on the floor because there is no wall to hang it on.

The tub stands beneath the ridge, so that the one place you can stand up straight is where you step out.`,
  },
  {
    slug: 'alameda-green-kitchen',
    title: 'Deep green on Alameda Ridge',
    summary: 'Deep green cabinets, an oak island and a range hood that was built around the old chimney.',
    place: 'Portland, Oregon',
    completedOn: '2026-02-20',
    room: 'kitchen',
    tags: ['Remodel', 'Whole house'],
    pictures: [
      pictured(
        'room-kitchen',
        'deep-forest',
        'A kitchen with deep green cabinets, white tile, a curved white hood and an oak island under two brass domes',
      ),
      pictured('cabinet-base', 'deep-forest', 'Base cabinet in deep forest'),
      pictured('hood-curved', 'chalk-white', 'Curved range hood in chalk white'),
      pictured('pendant-dome', 'brushed-brass', 'Dome pendant in brushed brass'),
      pictured('faucet-bridge', 'brushed-brass', 'Bridge kitchen faucet in brushed brass'),
    ],
    products: [
      'marlowe-curved-range-hood',
      'aldous-apron-front-kitchen-sink',
      'bramley-kitchen-island',
      'calloway-dome-pendant',
      'kessler-cup-pull',
      'vesper-bridge-kitchen-faucet',
    ],
    spots: [
      { product: 'marlowe-curved-range-hood', x: 57, y: 27 },
      { product: 'calloway-dome-pendant', x: 46.6, y: 33.5 },
      { product: 'vesper-bridge-kitchen-faucet', x: 26, y: 56 },
      { product: 'bramley-kitchen-island', x: 68, y: 87 },
    ],
    people: ['peter-kowalczyk', 'iris-fenn'],
    body: `The chimney stood where the range wanted to be, and it was holding up the dining room. Rather than fight it, Peter drew the hood around it: a curved hood, white like the wall, closed over the flue.

The boxes are painted in the shop and again, one coat, on the wall. The island is oak and carries no paint at all; it is the family’s table, homework desk and place to lean. Three saddle stools go under it.

## The numbers

31 cabinets, two brass domes, one delivery. The truck was loaded back to front from Peter’s elevation, so that the first carton off was the first box on the wall.`,
  },
  {
    slug: 'washington-park-galley',
    title: 'Eight feet two inches',
    summary: 'A galley for two cooks, drawn to the eighth of an inch because there was no other eighth.',
    place: 'Denver, Colorado',
    completedOn: '2026-01-30',
    room: 'kitchen',
    tags: ['Small space', 'Remodel'],
    pictures: [
      pictured(
        'room-galley',
        'white-oak',
        'A galley kitchen: two runs of white oak drawers under marble, and a window at the end of the aisle',
      ),
      pictured('cabinet-drawers', 'white-oak', 'Three-drawer base cabinet in white oak'),
      pictured('faucet-gooseneck', 'matte-black', 'Pull-down kitchen faucet in matte black'),
      pictured('organizer', 'ash', 'Cutlery drawer insert in ash'),
    ],
    products: [
      'kessler-three-drawer-base-cabinet',
      'kessler-pull-down-kitchen-faucet',
      'kessler-single-bowl-kitchen-sink',
      'ingram-cutlery-drawer-insert-in-ash',
      'tolland-edge-pull',
    ],
    people: ['peter-kowalczyk'],
    body: `Wall to wall, this kitchen is 98 inches. Two runs of 24 inch base leave 50 for the aisle, and two people who both cook need 48. That left two inches to lose in scribes, and the walls used one and three quarters.

There is not a door below the counter. Everything is drawers, because a drawer brings what is at the back to you, and a door makes you kneel in the only aisle there is. Above there are no boxes at all, two oak shelves a side, and the window does the rest.

The owners measured their pans before Peter drew the drawers. We recommend it.`,
  },
  {
    slug: 'salt-lake-bakehouse-kitchen',
    title: 'The bakehouse at home',
    summary:
      'A marble bench at 35 inches, four tall pantries for fifty-pound sacks, and a clay-colored room around it.',
    place: 'Salt Lake City, Utah',
    completedOn: '2025-06-19',
    room: 'kitchen',
    tags: ['Remodel'],
    pictures: [
      pictured(
        'room-pantry',
        'clay',
        'A baker’s kitchen: tall clay-colored cabinets around a window, and dough on a marble bench with a walnut base',
      ),
      pictured('cabinet-tall', 'clay', 'Pantry cabinet in clay'),
      pictured('island', 'natural-walnut', 'Kitchen island in walnut'),
      pictured('rollout', 'maple', 'Roll-out pantry shelves in maple'),
    ],
    products: [
      'seabright-pantry-cabinet',
      'norwell-roll-out-pantry-shelves',
      'calloway-island-countertop-in-carrara-marble',
      'pomeroy-apron-front-kitchen-sink',
    ],
    people: ['greta-holm'],
    body: `The client bakes for two cafés before most of us are up. A bench for dough wants to be as high as its baker’s wrists: we measured hers and set the marble at 35 inches, on a walnut island that stays where it is when she leans.

The slab is Carrara, left honed and bare of sealer. It stays cool in July because nothing warm stands under it.

Flour is heavy. It lives in four tall cabinets, two on either side of the window; their roll-outs are maple on 200 pound slides, doubled at the bottom, where the sacks go in without being lifted past the knee.`,
  },
];
