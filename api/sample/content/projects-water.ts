/** Bathrooms and kitchens that went out of our doors. */
import { pictured, type SampleProject } from './types.ts';

export const waterProjects: SampleProject[] = [
  {
    slug: 'laurelhurst-primary-bath',
    title: 'A Laurelhurst bath that keeps its window',
    summary:
      'The only wall long enough for a double vanity had the only window in it. So the vanity moved the light.',
    place: 'Portland, Oregon',
    completedOn: '2026-10-09',
    room: 'bathroom',
    tags: ['Remodel', 'Historic house'],
    pictures: [
      pictured(
        'room-bathroom',
        'sage',
        'A sage double vanity under two arched mirrors, a freestanding tub at the window',
      ),
      pictured('vanity-72', 'sage', 'The 72 inch double vanity in sage with a stone top'),
      pictured('faucet-widespread', 'unlacquered-brass', 'Widespread faucet in unlacquered brass'),
      pictured('mirror-arch', 'brushed-brass', 'Arched mirror with a slim brass frame'),
      pictured('sconce-double', 'unlacquered-brass', 'Double sconce in unlacquered brass'),
    ],
    products: [
      'ravenel-72-in-double-vanity',
      'pemberly-widespread-bathroom-faucet',
      'pemberly-curved-freestanding-bathtub',
      'lindqvist-double-sconce',
      'elsworth-arched-mirror-in-matte-black',
    ],
    people: ['samuel-alder', 'marisol-vega'],
    body: `The house is from 1914 and the bath had been redone four times, each time a little smaller. The owners wanted two basins and a tub and would not give up the leaded window; the builder wanted to keep the stack where it was.

We turned the plan a quarter. The tub went under the window, where a tub should be, and the vanity took the long dry wall. That put the basins nine feet from the stack, so the drains run in a false plinth that the vanity’s toe kick hides.

## What made the difference

- Faucets, sconces and tub filler are all **unlacquered brass** from one foundry batch. They will darken together.
- The vanity shipped in two halves because the stair turns twice. It was scribed and joined on site in a morning.
- Mirrors stand 1½ inches off the plaster so that the sconces wash the wall behind them.`,
  },
  {
    slug: 'ballard-houseboat-bath',
    title: 'Forty square feet, afloat',
    summary: 'A houseboat bath where every pound was weighed and nothing could be screwed to the outer wall.',
    place: 'Seattle, Washington',
    completedOn: '2026-08-21',
    room: 'bathroom',
    tags: ['Small space', 'New build'],
    pictures: [
      pictured(
        'room-bathroom',
        'harbor-blue',
        'A harbor blue vanity and arched mirrors in a bright bathroom',
      ),
      pictured('vanity-floating', 'harbor-blue', 'Wall-hung vanity in harbor blue'),
      pictured('shower-system', 'polished-nickel', 'Shower column in polished nickel'),
      pictured('toilet-wall', 'gloss-white', 'Wall-hung toilet in white china'),
    ],
    products: [
      'seabright-floating-vanity',
      'brandt-wall-hung-toilet',
      'seabright-hand-shower-set',
      'seabright-three-light-vanity-light',
    ],
    people: ['samuel-alder', 'luis-ortega'],
    body: `A floating home has a waterline, and everything you carry aboard moves it. The naval architect gave the bathroom 610 pounds, finished, wet and with one person in it.

That ruled out stone and cast iron on the first page. The vanity is oak ply hung on a ladder frame that the builder laminated into the wall; the shower column is the whole shower, valve and all, on two fixings. Tile stops at the splash line and boat paint goes on from there.

Luis weighed every carton at the dock. The room came in at **587 pounds**, and the owner spent the difference on towels.`,
  },
  {
    slug: 'myers-park-guest-bath',
    title: 'A powder room with a past',
    summary: 'Ink navy, polished nickel and a pedestal that had to look as if it had always been there.',
    place: 'Charlotte, North Carolina',
    completedOn: '2026-05-15',
    room: 'bathroom',
    tags: ['Remodel', 'Historic house', 'Small space'],
    pictures: [
      pictured(
        'room-powder',
        'polished-nickel',
        'A pedestal sink beneath a pill-shaped mirror, between two sconces on a green wall',
      ),
      pictured('sink-pedestal', 'polished-nickel', 'White pedestal sink with a polished nickel faucet'),
      pictured('faucet-cross', 'polished-nickel', 'Cross-handle faucet in polished nickel'),
      pictured('mirror-pill', 'polished-nickel', 'Pill-shaped mirror in polished nickel'),
    ],
    products: [
      'elsworth-pedestal-sink',
      'norwell-cross-handle-bathroom-faucet',
      'pemberly-pill-mirror',
      'hadley-candle-sconce',
    ],
    people: ['amara-okafor'],
    body: `The owners had a photograph of the room from 1931 and a floor that had been tiled over three times since. Under the third layer was the original hex, missing about one piece in nine.

We matched the missing hex from stock at Kiln & Harbor, in three slightly different whites mixed in the box, which is how the old floor had been laid. The pedestal stands exactly over the old one’s footprint, so the floor needed no patch there at all.

Two candle sconces at 64 inches light faces and not the ceiling. There is no other light in the room, and it has not been missed.`,
  },
  {
    slug: 'sloans-lake-wet-room',
    title: 'One slope, no curb',
    summary: 'A first-floor wet room for a client who intends to stay in the house for thirty years.',
    place: 'Denver, Colorado',
    completedOn: '2026-02-27',
    room: 'bathroom',
    tags: ['Accessible', 'Remodel'],
    pictures: [
      pictured(
        'room-bathroom',
        'warm-putty',
        'A putty-colored vanity in a calm bathroom with a tub by the window',
      ),
      pictured('grab-bar', 'brushed-nickel', 'Grab bar in brushed nickel'),
      pictured('shower-rain', 'brushed-nickel', 'Rain shower head in brushed nickel'),
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

The whole floor falls once, at 2 percent, to a linear drain along the far wall. Greta laid it out so that the fall runs *with* the stacked joints and disappears. The grab bars are in the same brushed nickel as the towel bars and stand where a hand goes anyway; they are through-bolted to plywood, and each was load-tested with two of us hanging on it.

The vanity floats at 32 inches with a recessed trap, so a chair rolls under it. Nobody has noticed yet.`,
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
      pictured('room-bathroom', 'chalk-white', 'A chalk white vanity and a tub beneath a bright window'),
      pictured('tub-clawfoot', 'gloss-white', 'White clawfoot tub on bronze feet'),
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

The joists were sistered first; a full clawfoot with a bather is a piano. Everything else in the room is light on purpose: a chalk white vanity on legs, a round mirror, one pendant over the tub wired to its own dimmer.

The ridge is seven feet. The tub’s long axis lies beneath it, so that the one place you can stand up straight is where you step out.`,
  },
  {
    slug: 'alameda-green-kitchen',
    title: 'Deep green on Alameda Ridge',
    summary: 'Beaded frames, an oak island and a range hood that was built around the old chimney.',
    place: 'Portland, Oregon',
    completedOn: '2026-11-06',
    room: 'kitchen',
    tags: ['Remodel', 'Whole house'],
    pictures: [
      pictured(
        'room-kitchen',
        'deep-forest',
        'A deep green kitchen with a pale oak island and two dome pendants',
      ),
      pictured('cabinet-base', 'deep-forest', 'Base cabinet in deep forest paint'),
      pictured('hood-curved', 'unlacquered-brass', 'Curved range hood in unlacquered brass'),
      pictured('sink-farmhouse', 'gloss-white', 'Apron-front sink in white fireclay'),
      pictured('pendant-dome', 'unlacquered-brass', 'Dome pendant in unlacquered brass'),
      pictured('pull-cup', 'unlacquered-brass', 'Cup pull in unlacquered brass'),
    ],
    products: [
      'marlowe-curved-range-hood',
      'aldous-apron-front-kitchen-sink',
      'bramley-kitchen-island',
      'calloway-dome-pendant',
      'kessler-cup-pull',
      'vesper-bridge-kitchen-faucet',
    ],
    people: ['peter-kowalczyk', 'iris-fenn'],
    body: `The chimney stood where the range wanted to be, and it was holding up the dining room. Rather than fight it, Peter drew the hood around it: a curved hood split down its back, closed over the flue and joined under a brass band.

The boxes are framed and beaded, painted in the shop and again, one coat, on the wall. The island is white oak and carries no paint at all; it is the family’s table, homework desk and place to lean.

## The numbers

31 cabinets, 64 cup pulls, one delivery. The truck was loaded back to front from Peter’s elevation, so that the first carton off was the first box on the wall.`,
  },
  {
    slug: 'washington-park-galley',
    title: 'Eight feet two inches',
    summary: 'A galley for two cooks, drawn to the eighth of an inch because there was no other eighth.',
    place: 'Denver, Colorado',
    completedOn: '2026-07-17',
    room: 'kitchen',
    tags: ['Small space', 'Remodel'],
    pictures: [
      pictured('room-kitchen', 'white-oak', 'A white oak kitchen around a wooden island'),
      pictured('cabinet-drawers', 'white-oak', 'Three-drawer base in white oak'),
      pictured('faucet-gooseneck', 'matte-black', 'Gooseneck faucet in matte black'),
      pictured('organizer', 'ash', 'Cutlery insert in ash'),
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

There is not a door below the counter. Everything is drawers, because a drawer brings what is at the back to you, and a door makes you kneel in the only aisle there is. Edge pulls keep hips unbruised.

The owners measured their pans before Peter drew the drawers. We recommend it.`,
  },
  {
    slug: 'asheville-cabin-kitchen',
    title: 'Soapstone and smoke',
    summary: 'A mountain kitchen in smoked oak and honed soapstone that asks for a wipe and nothing else.',
    place: 'Asheville, North Carolina',
    completedOn: '2026-03-20',
    room: 'kitchen',
    tags: ['New build'],
    pictures: [
      pictured('room-kitchen', 'smoked-oak', 'A smoked oak kitchen with an island beneath two pendants'),
      pictured('countertop', 'honed-soapstone', 'Honed soapstone countertop'),
      pictured('pot-filler', 'oil-rubbed-bronze', 'Pot filler in oil-rubbed bronze'),
      pictured('hood-chimney', 'gunmetal', 'Chimney hood in gunmetal'),
    ],
    products: [
      'pemberly-kitchen-countertop',
      'corbel-lever-handle-pot-filler',
      'ingram-chimney-range-hood',
      'corbel-kitchen-island',
      'vesper-cone-pendant',
    ],
    people: ['greta-holm', 'nadia-rahman'],
    body: `The cabin is heated by a wood stove and lived in by people who do not use coasters. Greta brought three slabs of soapstone to the site, a lemon and a cast-iron pan, and let the owners do their worst for a weekend.

What they chose is honed, unsealed and already marked, which is the point. The drainboard is cut into the slab at a quarter inch to the foot. The backsplash is the same stone, four inches high, with the saw marks left on its top edge.

The order came in five draws over a long winter. Nadia moved the stone date twice and the invoice with it.`,
  },
  {
    slug: 'noda-loft-kitchen',
    title: 'A kitchen for a mill loft',
    summary: 'Soot gray slabs, a stainless counter and lights on a track that the original crane ran on.',
    place: 'Charlotte, North Carolina',
    completedOn: '2025-12-04',
    room: 'kitchen',
    tags: ['Conversion', 'Small space'],
    pictures: [
      pictured('room-kitchen', 'soot', 'A soot gray kitchen with an oak island'),
      pictured('door-slab', 'soot', 'Slab cabinet door in soot'),
      pictured('faucet-spring', 'satin-stainless', 'Spring faucet in satin stainless'),
      pictured('stool-saddle', 'black-oak', 'Saddle stool in black oak'),
    ],
    products: [
      'merrin-pro-style-kitchen-faucet',
      'durand-kitchen-island',
      'mooring-saddle-stool-in-black-oak',
      'brandt-base-cabinet',
      'merrin-knurled-pull',
    ],
    people: ['amara-okafor', 'peter-kowalczyk'],
    body: `Nothing in this loft is plumb; the building was put up in 1903 to hold looms, not cabinets. We set every box to a laser and let a shadow gap, an inch deep and painted out, take up the difference along the brick.

The crane rail over the island was cleaned, tested and turned into the lighting track. Amara hung five heads from it on the original trolleys, so the cooks can roll the light to where the knife is.

The finish is soot, flat, and wears its fingerprints honestly. A damp cloth on Sundays.`,
  },
  {
    slug: 'salt-lake-bakehouse-kitchen',
    title: 'The bakehouse at home',
    summary:
      'A marble bench at 33 inches, a pantry that holds fifty-pound sacks, and a clay-colored room around it.',
    place: 'Salt Lake City, Utah',
    completedOn: '2025-06-19',
    room: 'kitchen',
    tags: ['Remodel'],
    pictures: [
      pictured('room-kitchen', 'clay', 'A clay-colored kitchen with a wooden island'),
      pictured('cabinet-tall', 'clay', 'Tall pantry cabinet in clay'),
      pictured('island', 'natural-walnut', 'Kitchen island in walnut'),
      pictured('rollout', 'maple', 'Roll-out shelf in maple'),
    ],
    products: [
      'seabright-pantry-cabinet',
      'norwell-roll-out-pantry-shelves',
      'calloway-island-countertop-in-carrara-marble',
      'pomeroy-apron-front-kitchen-sink',
    ],
    people: ['greta-holm'],
    body: `The client bakes for two cafés before most of us are up. A bench for dough wants to be lower than a counter for chopping: we measured her wrists and set the marble at 33 inches.

The slab is Carrara, two inches thick, left honed and bare of sealer on the working half. It stays at 58 degrees in July because it sits on a ventilated frame over an outside wall.

Flour is heavy. The pantry’s roll-outs are maple on 200 pound slides, doubled at the bottom, where the sacks go in without being lifted past the knee.`,
  },
];
