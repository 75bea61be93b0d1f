/** The journal: materials and what happens on site. */
import { pictured, type SamplePost } from './types.ts';

export const materialPosts: SamplePost[] = [
  {
    slug: 'unlacquered-brass-six-months-on',
    title: 'Unlacquered brass, six months on',
    excerpt:
      'We hung the same faucet in three places and did nothing to it. Here is what hands, steam and lemon juice did instead.',
    topic: 'materials',
    author: 'iris-fenn',
    picture: pictured('faucet-cross', 'unlacquered-brass', 'Cross-handle faucet in unlacquered brass'),
    daysAgo: 4,
    products: ['marlowe-wall-mount-bathroom-faucet-in-unlacquered-brass'],
    body: `In May we took three faucets from one casting batch, signed the undersides and hung them in the showroom kitchen, the staff restroom and Sam’s bath at home. Nobody was to polish them. Nobody was to be careful.

## What happened

**The kitchen** went first. Lemon and tomato strip brass back to bright pink-gold within the hour, and it browns again over the following week. The spout is now a map of what we cook: bright at the tip, tea-colored at the neck.

**The restroom** aged the most evenly. Forty pairs of hands a day keep the levers light and leave the body alone, so the parts that are touched shine and the parts that are not have turned the brown of an old coin.

**Sam’s bath** spotted. His water is hard and he does not wipe, and each drop leaves a ring. Two minutes with a lemon half took all of it off; he has been forbidden to do it again.

## What to tell a client

1. It will not look like the sample in a month. It will not look *bad* either.
2. Everything in a room should be from one batch and hung in the same week. Two ages of brass look like a mistake.
3. Lacquer is not a compromise, it is another product. If the client loves the sample, sell them the lacquered one.

> Brass is the only finish we sell that gets better in a rental.

And if they change their minds: a paste polish, a soft cloth and twenty minutes bring back the day it was delivered. No other living finish forgives so completely.`,
  },
  {
    slug: 'honed-soapstone-needs-no-sealer',
    title: 'Honed soapstone does not want your sealer',
    excerpt:
      'It is not porous, it does not etch, and the oil is a matter of taste. A short defense of doing nothing.',
    topic: 'materials',
    author: 'greta-holm',
    picture: pictured('countertop', 'honed-soapstone', 'Honed soapstone countertop'),
    daysAgo: 33,
    body: `About once a week somebody at the counter asks which sealer goes with soapstone. The answer is none, and it is worth knowing why.

Sealer works by filling pores. Soapstone is talc and chlorite pressed so tight that there is nothing to fill: wine, oil and coffee sit on top until they are wiped. Laboratories have made bench tops of it for a century for exactly this reason. A sealer that cannot get in dries on the surface, and then you have a film that scratches, on a stone that hardly shows scratches.

## Then why do people oil it?

For color. Mineral oil makes the gray go nearly black. It wears off where you work and stays where you do not, so an oiled top looks blotchy until it is oiled again. Left alone, the whole slab darkens by itself over a year or two, and evenly.

## What it does do

It scratches. A fingernail will not mark it, a cast-iron skillet will. Fine sandpaper, 220 grit and then 320, takes a scratch out in the time it takes to boil a kettle. It chips at sharp corners: ask for an eighth-inch round.

Bring a lemon and a pan and come and be rude to our sample. **We keep one on the bench for that.**`,
  },
  {
    slug: 'paint-stain-or-oil-ten-years-later',
    title: 'Paint, stain or oil: ten years later',
    excerpt:
      'Three cabinet doors came back to us from the same street after a decade. We laid them side by side.',
    topic: 'materials',
    author: 'peter-kowalczyk',
    picture: pictured('door-shaker', 'smoked-oak', 'Shaker cabinet door in smoked oak'),
    daysAgo: 82,
    body: `A remodeler in Englewood brought us three shaker doors from three kitchens he had built in the same year. Same mill, same oak frame, three finishes. It is the best test I have seen and nobody planned it.

**The painted door** had failed exactly where you would expect: at the joints. Wood moves, paint does not, and a hairline had opened where rail meets stile. On the wall nobody had noticed. Up close there were two chips by the pull, touched up well, and one touched up badly.

**The stained door** had faded on the window side by about a shade and a half. The clear coat was dull around the pull, where rings touch it, and sound everywhere else. It cannot be spot-repaired; you refinish a door or you live with it.

**The oiled door** looked oldest and was in the best condition. Rubbed with oil four times in ten years, it had the depth of a table. It also had a water ring, which came out while we were talking.

## How I choose

- Wants it to look the same in ten years: *paint*, and order a spare pint in the same batch.
- Wants wood and wants to forget about it: *stain under a conversion varnish*.
- Will own a rag: *oil*.

Whatever you pick, order one spare door. In ten years it will be the only thing that matches.`,
  },
  {
    slug: 'rough-in-wall-mount-faucets',
    title: 'Rough-in first: wall-mount faucets without regret',
    excerpt: 'A wall-mount faucet is chosen before the drywall or not at all. Five measurements, in order.',
    topic: 'on-site',
    author: 'samuel-alder',
    picture: pictured('faucet-wall', 'matte-black', 'Wall-mount faucet in matte black'),
    daysAgo: 12,
    products: [
      'calloway-wall-mount-bathroom-faucet',
      'merrin-wall-mount-bathroom-faucet',
      'gable-wall-mount-bathroom-faucet',
    ],
    body: `Every year I meet somebody standing in a finished bathroom with a beautiful faucet and a valve an inch too low. It is always an inch. Here is the order in which I measure, and have for thirty years.

1. **The basin first.** On site, out of its box. Drawings of vessels lie by half an inch because clay shrinks as it likes.
2. **Rim to spout: 4 to 6 inches.** Less and you cannot wash a face. More and you wash the mirror.
3. **Reach.** Water should land just in front of the drain, never on it. Measure from the *finished* wall: tile, thinset, board, all of it.
4. **Depth of the valve body.** The manufacturer gives a window, often only ¾ inch wide. Aim for its middle with the tile in your hand.
5. **Blocking.** A 2×8 flat behind the body, screwed, not nailed. The day somebody pulls themselves up by it you will be glad.

## Two habits

Photograph the open wall with a tape in the picture, from the floor up. And cap the body, pressure it overnight and go home: a wall-mount leak in a closed wall is found by the people downstairs.

If you send us the basin and the faucet you want, we will put a rough-in sheet in the box. It costs nothing and it has the inch in it.`,
  },
  {
    slug: 'seven-checks-before-the-truck-leaves',
    title: 'Seven checks before the truck leaves',
    excerpt:
      'Damage is nearly always found on the wrong day by the wrong person. This is the list on the wall at dock two.',
    topic: 'on-site',
    author: 'luis-ortega',
    picture: pictured(
      'room-warehouse',
      'aged-copper',
      'The Portland warehouse: copper faucets on the counter, racks of cartons behind it',
    ),
    daysAgo: 47,
    body: `A cracked basin found at our dock costs a forklift ride. Found on the job it costs a plumber, a day and a friendship. So we open everything.

1. **Count against the order, not against the packing slip.** The slip is where the mistake was made.
2. **Open every carton of china and stone.** Knock on it. A sound basin rings; a cracked one clicks.
3. **Check the finish against its neighbors.** Two boxes marked brushed nickel are not two boxes of the same nickel.
4. **Find the small bag.** Screws, aerator key, template. It gets taped to the *outside* of the inner box.
5. **Photograph it closed.** Four sides, label showing.
6. **Load by the job, not by the shape of the truck.** First on the wall is last in the truck.
7. **Call the site.** Not a message. Ask who is there, which stair, and whether the driveway is still a driveway.

## Your half of it

When we arrive, please do the same to us. Open what you can, write on the packing slip what you could not, and note *unopened* beside it. You have five business days to tell us about anything that was hidden, and we will not argue.

Last year 0.4 percent of what we carried arrived damaged. I would like it to be your list that finds the next one.`,
  },
  {
    slug: 'tile-layout-starts-at-the-window',
    title: 'Tile layout starts at the window',
    excerpt: 'Center it on the wall and you will have two bad cuts at the place where everybody looks.',
    topic: 'on-site',
    author: 'greta-holm',
    picture: pictured('tile-subway', 'celadon', 'Subway tile in celadon'),
    daysAgo: 118,
    body: `Apprentices are taught to find the center of the wall. It is a good way to begin and a poor way to finish, because nobody looks at the center of a wall. They look at the window, the niche and the corner beside the door, in that order.

## Dry first

Lay one course on the floor along a batten, with spacers. Now move it, not the wall: until the joint or the middle of a tile falls on the window’s edge, and the cuts at both sides of the opening are the same. Then see what is left for the corners. If one is under a third of a tile, shift everything by half.

## Three rules I break about once a year

- **No cut smaller than a third**, unless it is behind a toilet.
- **Factory edges out.** At an outside corner and at a niche you want glaze, so order the bullnose with the field tile. It is fired with it and will match.
- **Grout is a color.** Gray with a warm tile makes it look dirty. Take the sample home in the same bag as the tile.

Send me a photograph of the wall, with the window in it and one tape measure, and I will send back a drawing with the first tile marked in red. That tile is the whole job.`,
  },
];
