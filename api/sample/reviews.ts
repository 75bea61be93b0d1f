/** Customers of the sample who wrote what they think: one order each, and a review of each thing in it that they name. */

export type SampleReview = {
  sku: string;
  quantity?: number;
  /** None: bought, and not reviewed. */
  review?: { rating: number; headline: string; text: string; reply?: string };
};

export type SampleReviewer = {
  email: string;
  firstName: string;
  lastName: string;
  /** Days before the first start on which the order was placed; reviewed three weeks later. */
  daysAgo: number;
  address: { address: string; city: string; state: 'OR'; zip: string };
  bought: SampleReview[];
};

const say = (sku: string, rating: number, headline: string, text: string, reply?: string): SampleReview => ({
  sku,
  review: { rating, headline, text, ...(reply ? { reply } : {}) },
});

export const sampleReviewers: SampleReviewer[] = [
  {
    email: 'dana.whitfield@example.com',
    firstName: 'Dana',
    lastName: 'Whitfield',
    daysAgo: 236,
    address: { address: '3127 SE Clinton Street', city: 'Portland', state: 'OR', zip: '97202' },
    bought: [
      say(
        'KES-3108-GU',
        5,
        'Heavy, quiet and easy to wipe',
        'Seven months of family cooking and the gunmetal still looks new. The hose pulls straight and goes back without help. I put it in myself in under an hour with a basin wrench.',
      ),
      say(
        'ING-4500-MABL',
        5,
        'Solid in the hand',
        'You can feel that these are brass. The one-inch screws were right for our 3/4 in doors.',
      ),
      say(
        'THA-6100-BLOA',
        4,
        'Comfortable for a whole breakfast',
        'The seat is the right height for our 36 in counter and the footrail sits where feet want it. One leg needed a felt pad to stop a wobble on tile.',
      ),
    ],
  },
  {
    email: 'owen.castellanos@example.com',
    firstName: 'Owen',
    lastName: 'Castellanos',
    daysAgo: 214,
    address: { address: '860 NE Fremont Street', city: 'Portland', state: 'OR', zip: '97212' },
    bought: [
      say(
        'KES-3108-SAST',
        4,
        'Great faucet, short hose',
        'Flow and finish are what I hoped for. With the 20 in hose I can’t quite reach the far corner of a 33 in sink.',
      ),
      say(
        'KES-3304-MABO',
        5,
        'Quiet and deep',
        'No drumming when the water hits it. A half sheet pan lies flat in the bottom. Measure your cabinet first: the 33 in minimum is meant seriously.',
      ),
      say(
        'OST-2100-OIRUBR',
        5,
        'Replaced a faucet half the age',
        'We used the 8 in centers that were there. Quarter-turn handles, no drip, and the bronze hides water spots.',
      ),
    ],
  },
  {
    email: 'priya.raman@example.com',
    firstName: 'Priya',
    lastName: 'Raman',
    daysAgo: 197,
    address: { address: '1745 NW Overton Street', city: 'Portland', state: 'OR', zip: '97209' },
    bought: [
      say(
        'ALD-2101-AGCO',
        5,
        'The color is alive',
        'It darkened a little in the first weeks and has stayed there. Single hole, so a small powder room keeps its counter.',
      ),
      say(
        'ELS-2950-MABL',
        4,
        'Handsome, and heavier than expected',
        'Two people needed, and a third to hold the level. Once it is bolted to the wall it does not move. Wall blocking at the right height is a must.',
      ),
      say(
        'POM-5301-BRBR',
        5,
        'Even light beside a mirror',
        'A pair on either side of the mirror and no shadows. The brass is warmer than on my screen, which I like.',
      ),
      say(
        'DUR-2921-MABL',
        3,
        'Fine, but the hidden screw is a puzzle',
        'Looks good and holds. The set screw sits underneath where you can’t see it, and the little key would have been welcome in a longer version.',
        'Thank you, Priya. Any 2 mm hex key fits that screw, and our counter in Portland has long ones for the asking.',
      ),
    ],
  },
  {
    email: 'marcus.boyd@example.com',
    firstName: 'Marcus',
    lastName: 'Boyd',
    daysAgo: 181,
    address: { address: '5418 N Greeley Avenue', city: 'Portland', state: 'OR', zip: '97217' },
    bought: [
      say(
        'KES-3108-GU',
        2,
        'Spray head came loose',
        'The head stopped clicking in after two months. Customer service sent a new one within the week and that one holds, but I expected better at this price.',
        'We’re sorry about that, Marcus. The docking collar was changed by the manufacturer since; yours has the new one now.',
      ),
      say(
        'BRA-4100-CL-24',
        5,
        'Square out of the box',
        'Assembled, square, with a full back. Hung twelve feet of them in a day. The dovetails are clean on every drawer.',
      ),
      say(
        'GAB-4600-AGCO',
        5,
        'Good weight, true spacing',
        'Holes were 5-1/16 in on every single one. Ordered thirty for the whole kitchen and none had a mark.',
      ),
    ],
  },
  {
    email: 'helen.sorensen@example.com',
    firstName: 'Helen',
    lastName: 'Sorensen',
    daysAgo: 163,
    address: { address: '2904 NE Alameda Street', city: 'Portland', state: 'OR', zip: '97212' },
    bought: [
      say(
        'ING-2922-PONI',
        5,
        'Does not look like a hospital',
        'My mother uses it every day and nobody notices it is a grab bar. Went into blocking with the screws from the box. It takes my whole weight.',
      ),
      say(
        'OST-2100-OIRUBR',
        4,
        'Nice action, splashes a little',
        'Handles turn with a firm, even feel. In a shallow basin the stream splashes until you turn it down.',
      ),
      say(
        'MAR-4701-MA',
        5,
        'Found half a pantry behind the cans',
        'Full-extension shelves in a 30 in cabinet. They carry all our canned goods without sagging.',
      ),
      say(
        'KES-5502-OIRUBR',
        4,
        'Good light for a low hall',
        'Bright enough for a dark hallway at 8 ft. Assembly took longer than the wiring.',
      ),
    ],
  },
  {
    email: 'luis.ortega@example.com',
    firstName: 'Luis',
    lastName: 'Ortega',
    daysAgo: 150,
    address: { address: '7316 SW Capitol Highway', city: 'Portland', state: 'OR', zip: '97219' },
    bought: [
      say(
        'KES-3108-POCH',
        5,
        'Exactly like the photo',
        'Polished chrome that matches my other fixtures. One 1-3/8 in hole, supply lines were long enough, no leaks.',
      ),
      say(
        'ING-4500-MABL',
        4,
        'Nice knobs, two had specks',
        'Fifty-eight of sixty were perfect. Two had a speck in the black; the store swapped them at the counter with no discussion.',
      ),
      say(
        'BRA-4100-CL-24',
        4,
        'Strong boxes, touch-up kit needed',
        'Well built, soft-close works. One face frame had a rub mark from the carton and the touch-up pen fixed it.',
      ),
    ],
  },
  {
    email: 'grace.kim@example.com',
    firstName: 'Grace',
    lastName: 'Kim',
    daysAgo: 132,
    address: { address: '421 SE Umatilla Street', city: 'Portland', state: 'OR', zip: '97202' },
    bought: [
      say(
        'KES-3108-GU',
        4,
        'Would buy it again',
        'Good pressure for 1.5 GPM and the magnet holds the head. Gunmetal is darker than our hood, closer to black in the evening.',
      ),
      say(
        'ELS-2113-MABL',
        5,
        'Clears our vessel basin with room to spare',
        'The basin is 5-1/2 in high and there is space for hands. The black has not chipped.',
      ),
      say(
        'COR-6201-WHOA',
        5,
        'Six of them, all alike',
        'The grain matches across the whole set and nothing creaks. Light enough for my kids to move.',
      ),
    ],
  },
  {
    email: 'theo.abernathy@example.com',
    firstName: 'Theo',
    lastName: 'Abernathy',
    daysAgo: 118,
    address: { address: '1288 SE Belmont Street', city: 'Portland', state: 'OR', zip: '97214' },
    bought: [
      say(
        'KES-3304-GU',
        4,
        'Good sink, order the grid too',
        'Heavy gauge and well padded underneath. Pots scuff the bottom unless you lay a grid in it.',
      ),
      say(
        'CAS-2102-GU',
        5,
        'The cross handles are worth it',
        'They stop with a firm click at a quarter turn. Guests comment on them.',
      ),
      say(
        'MER-5800-MABL',
        3,
        'Handsome lantern, thin instructions',
        'Looks right on a brick porch and has kept the rain out through a winter. The instructions do not show which gasket goes where.',
      ),
    ],
  },
  {
    email: 'naomi.feld@example.com',
    firstName: 'Naomi',
    lastName: 'Feld',
    daysAgo: 103,
    address: { address: '3605 NW Thurman Street', city: 'Portland', state: 'OR', zip: '97210' },
    bought: [
      say(
        'KES-3108-SAST',
        5,
        'Picked up at noon, running by three',
        'Everything was in the box, down to the plumber’s putty for the plate. Satin stainless matches the sink exactly.',
      ),
      say(
        'DUR-2921-MABL',
        4,
        'Simple and sturdy',
        'No rattle, no twist. It projects 3.4 in, so check a narrow wall.',
      ),
      say(
        'ING-4500-MABL',
        5,
        'Second order of these',
        'Bought them for the kitchen and came back for the bath. Same black both times.',
      ),
      say(
        'ELS-6202-NAWA',
        2,
        'Beautiful, too deep for our table',
        'Lovely walnut, but the seat is deeper than it looks and the arms of our bench do not clear. Measure. They took them back without a restocking fee.',
      ),
    ],
  },
  {
    email: 'carter.hughes@example.com',
    firstName: 'Carter',
    lastName: 'Hughes',
    daysAgo: 84,
    address: { address: '940 SE Harney Street', city: 'Portland', state: 'OR', zip: '97202' },
    bought: [
      say(
        'BRA-4100-CL-24',
        5,
        'Better than the custom quote',
        'Plywood boxes and dovetailed maple for less than the shop down the road. Clay is a warm gray in north light.',
      ),
      say(
        'GAB-4600-AGCO',
        4,
        'Lovely, and they age',
        'The copper darkens where it is touched most. If you want them to stay bright, wax them.',
      ),
      say(
        'MAR-4701-MA',
        4,
        'Smooth, a bit loud',
        'They glide well and carry 75 lb as promised. The slides are noisier than the soft-close ones in our drawers.',
      ),
      say(
        'OST-2100-OIRUBR',
        1,
        'One handle arrived cross-threaded',
        'The hot handle would not seat. The replacement came in four days and works, but my plumber had to come twice.',
        'That should not have left our warehouse, Carter. We’ve refunded the second visit to your card; please call us when anything else is not right.',
      ),
    ],
  },
  {
    email: 'amelia.stone@example.com',
    firstName: 'Amelia',
    lastName: 'Stone',
    daysAgo: 61,
    address: { address: '2650 NE Klickitat Street', city: 'Portland', state: 'OR', zip: '97212' },
    bought: [
      say(
        'KES-3108-GU',
        5,
        'The one thing everyone asks about',
        'We kept an old sink and changed only the faucet, and it looks like a new kitchen. The lever moves with one finger.',
      ),
      say(
        'OST-2100-OIRUBR',
        5,
        'Three bathrooms, three of these',
        'Consistent finish from set to set. The drain I ordered with them matches.',
      ),
      say(
        'POM-5301-BRBR',
        4,
        'Pretty, bulbs not included',
        'Takes E12 bulbs, so have some ready. The glass is thick and even.',
      ),
      { sku: 'THA-6100-SMOA', quantity: 2 },
    ],
  },
];

/** What the sample's other accounts wrote of what stands in their orders (orders.ts). */
export const accountReviews: ({ who: string; daysAgo: number } & SampleReview)[] = [
  {
    who: 'shopper@example.com',
    daysAgo: 10,
    ...say(
      'KES-3108-GU',
      3,
      'Pretty, but the head does not dock',
      'I love the look and the reach. The spray head does not click back in on mine, and I have asked to return it.',
      'We’re sorry, Maya. We have your return request and are reviewing it. We’ll email you as soon as it’s decided.',
    ),
  },
  {
    who: 'trade@example.com',
    daysAgo: 22,
    ...say(
      'ELS-2113-MABL',
      5,
      'Four set, no callbacks',
      'Set four of these over vessel basins in one house. Good castings, straight shanks, and the cartridge is one we stock anyway.',
    ),
  },
  {
    who: 'trade@example.com',
    daysAgo: 22,
    ...say(
      'MER-4610-AGCO',
      4,
      'Consistent drilling',
      'Twenty-four pulls and one jig fit them all. Copper tone varies slightly from piece to piece, as it should.',
    ),
  },
  {
    who: 'contract@example.com',
    daysAgo: 15,
    ...say(
      'MAR-5313-WHANBR',
      5,
      'Specified for twelve guest rooms',
      'Arrived on one pallet, labeled by room. The electricians liked the deep canopy. Ten rooms installed and all alike.',
    ),
  },
];
