/** Eight people of Alder & Fenn. */
import { pictured, type SamplePerson } from './types.ts';

export const people: SamplePerson[] = [
  {
    id: 'iris-fenn',
    name: 'Iris Fenn',
    title: 'Co-owner, buying',
    email: 'iris.fenn@alderandfenn.example',
    phone: '(503) 555-0143',
    warehouseId: 'wh-portland',
    picture: pictured(
      'portrait-bob',
      'deep-forest',
      'Painted portrait of Iris Fenn in round glasses and a forest green jacket',
    ),
    bio: `Iris buys for all three houses. She visits every brand on the list at least once a year, usually with a torque wrench and a bag of last year’s returns, and she has taken more lines off the floor than she has put on.

Before she and Sam Alder signed the lease on Nicolai Street she specified plumbing for hospitals, where a cartridge that fails is a ward that closes. It left her with a short list of questions: *Who makes the cartridge? Who keeps the parts? Who answers the phone?*

Ask her about brass. Bring time.`,
  },
  {
    id: 'samuel-alder',
    name: 'Samuel Alder',
    title: 'Co-owner, trade desk',
    email: 'sam.alder@alderandfenn.example',
    phone: '(503) 555-0144',
    warehouseId: 'wh-portland',
    picture: pictured(
      'portrait-silver',
      'soot',
      'Painted portrait of Samuel Alder, silver-haired, in a dark suit and wire glasses',
    ),
    bio: `Sam set baths for twenty-two years before he sold one. He still keeps a basin wrench in his jacket, and he still reads a rough-in drawing faster than most people read a menu.

He runs the trade desk in Portland, where he will tell a contractor that the tub they want does not fit the joists they have. About half of them thank him on the spot; the rest call back.

On Fridays at six he teaches a free class for apprentices in the back of the showroom. There is coffee. There is a quiz.`,
  },
  {
    id: 'marisol-vega',
    name: 'Marisol Vega',
    title: 'Showroom director',
    email: 'marisol.vega@alderandfenn.example',
    phone: '(303) 555-0119',
    warehouseId: 'wh-denver',
    picture: pictured(
      'portrait-bun',
      'clay',
      'Painted portrait of Marisol Vega in a clay roll-neck sweater, hair in a high bun',
    ),
    bio: `Marisol decides what stands where in all three showrooms and why you turn left when you come in. She trained as a set designer, and it shows: every bay is lit for the hour at which the room will be used.

She works with designers on whole houses, from the first finish tray to the last hook. Her rule is that a client should touch four things before choosing one, and her bays are built so that four things are always within reach.`,
  },
  {
    id: 'amara-okafor',
    name: 'Amara Okafor',
    title: 'Lighting specialist',
    email: 'amara.okafor@alderandfenn.example',
    phone: '(704) 555-0168',
    warehouseId: 'wh-charlotte',
    picture: pictured(
      'portrait-curls',
      'brushed-brass',
      'Painted portrait of Amara Okafor with a brass-colored headband and overalls',
    ),
    bio: `Amara came to us from theater lighting by way of a master electrician’s license. She draws the lighting plan, picks the drivers and dimmers that agree with one another, and leaves the electrician a sheet with every box height on it.

The dark room in Charlotte is her idea: nineteen kinds of lamp over the same bowl of fruit. Stand in it for a minute and color temperature stops being a number.`,
  },
  {
    id: 'peter-kowalczyk',
    name: 'Peter Kowalczyk',
    title: 'Kitchens and cabinets',
    email: 'peter.kowalczyk@alderandfenn.example',
    phone: '(303) 555-0121',
    warehouseId: 'wh-denver',
    picture: pictured(
      'portrait-beard',
      'harbor-blue',
      'Painted portrait of Peter Kowalczyk, bearded, in a harbor blue apron with a pencil behind his ear',
    ),
    bio: `Peter built cabinets in Tamarack Mill’s finishing room for eleven years and has measured, by his own count, nine hundred kitchens since. He draws in pencil first because clients are not shy about correcting a pencil line.

Send him a sketch with two dimensions and a photograph of the worst corner. He answers with a cabinet list, a price at your group and a list of what he would ask you if he were standing in the room.`,
  },
  {
    id: 'nadia-rahman',
    name: 'Nadia Rahman',
    title: 'Trade accounts',
    email: 'nadia.rahman@alderandfenn.example',
    phone: '(704) 555-0169',
    warehouseId: 'wh-charlotte',
    picture: pictured(
      'portrait-waves',
      'rust-velvet',
      'Painted portrait of Nadia Rahman with long dark hair and a rust jacket',
    ),
    bio: `Nadia opens trade accounts and then looks after them: terms, tax certificates, who in your office may order what, and the statement that arrives on the second of the month and adds up.

She came from construction accounting, so she knows what a draw schedule does to a cabinet order. If a job slips, call her before the invoice does. There is nearly always a way to move the date.`,
  },
  {
    id: 'luis-ortega',
    name: 'Luis Ortega',
    title: 'Warehouse and delivery',
    email: 'luis.ortega@alderandfenn.example',
    phone: '(503) 555-0146',
    warehouseId: 'wh-portland',
    picture: pictured(
      'portrait-cap',
      'ink-navy',
      'Painted portrait of Luis Ortega in a navy cap and sweater',
    ),
    bio: `Luis runs the floor on Nicolai Street and writes the loading plans for Denver and Charlotte. Nothing leaves before it has been opened, counted and photographed; nothing arrives at a job in an order that the stairs do not like.

He keeps the damage ledger on the wall beside dock two. Last year it read 0.4 percent, and he can tell you about every one of them.`,
  },
  {
    id: 'greta-holm',
    name: 'Greta Holm',
    title: 'Tile and stone',
    email: 'greta.holm@alderandfenn.example',
    phone: '(303) 555-0124',
    warehouseId: 'wh-denver',
    picture: pictured(
      'portrait-braid',
      'sage',
      'Painted portrait of Greta Holm with a fair braid and a sage sweater',
    ),
    bio: `Greta set tile with her father in Duluth from the age of fourteen and cut stone at Stonecroft for six years after that. She reads a slab for its grain the way a sawyer reads a log.

She lays out every stone order over two hundred square feet on our floor before it ships, photographs it and sends you the picture to mark up. It takes her a morning. It has saved, at last count, eleven kitchens.`,
  },
];
