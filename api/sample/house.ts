/** The three houses, the makers, the tags and the collections of Alder & Fenn. */
import type { SampleCollection, SampleTag, SampleVendor, SampleWarehouse } from './types.ts';

const hours = (open: string, close: string, saturday: [string, string], sunday: [string, string]): SampleWarehouse['hours'] => {
  const day = { open, close };
  return { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: { open: saturday[0], close: saturday[1] }, sunday: { open: sunday[0], close: sunday[1] } };
};
export const warehouses: SampleWarehouse[] = [
  { id: 'wh-portland', name: 'Portland', phone: '(503) 555-0142', address: { address: '2215 NW Nicolai Street', city: 'Portland', state: 'OR', zip: '97210', lat: 45.5389, lng: -122.6987 }, timeZone: 'America/Los_Angeles', hours: hours('7:00 AM', '5:00 PM', ['8:00 AM', '3:00 PM'], ['Closed', 'Closed']), taxRateBps: 0 },
  { id: 'wh-denver', name: 'Denver', phone: '(303) 555-0118', address: { address: '3840 Brighton Boulevard', city: 'Denver', state: 'CO', zip: '80216', lat: 39.7723, lng: -104.9686 }, timeZone: 'America/Denver', hours: hours('7:00 AM', '5:30 PM', ['8:00 AM', '4:00 PM'], ['10:00 AM', '2:00 PM']), taxRateBps: 881 },
  { id: 'wh-charlotte', name: 'Charlotte', phone: '(704) 555-0167', address: { address: '1120 Statesville Avenue', city: 'Charlotte', state: 'NC', zip: '28206', lat: 35.2421, lng: -80.8387 }, timeZone: 'America/New_York', hours: hours('6:30 AM', '5:00 PM', ['8:00 AM', '2:00 PM'], ['11:00 AM', '3:00 PM']), taxRateBps: 725 },
];

const vendor = (slug: string, name: string, description: string): SampleVendor => ({ id: `ven-${slug}`, slug, name, description });
export const vendors: SampleVendor[] = [
  vendor('calder-and-voss', 'Calder & Voss', 'Brass founders who cast, polish and plate bath fittings under one roof.'),
  vendor('brightwell', 'Brightwell', 'Faucets and fixtures designed around saving water without anyone noticing.'),
  vendor('north-quay', 'North Quay', 'Fittings and lights with the plain good sense of ship chandlery.'),
  vendor('hearthline', 'Hearthline', 'Working kitchens, from apron sinks to hoods that clear the air.'),
  vendor('larkspur-joinery', 'Larkspur Joinery', 'Vanities and cabinets dovetailed in a forty-bench shop.'),
  vendor('tamarack-mill', 'Tamarack Mill', 'Cabinetry and furniture sawn, dried and built beside its own woodlot.'),
  vendor('ward-and-holloway', 'Ward & Holloway', 'Furniture makers for rooms with water, heat and heavy use.'),
  vendor('kiln-and-harbor', 'Kiln & Harbor', 'Basins and tile glazed in small batches.'),
  vendor('porcelain-works', 'The Porcelain Works', 'Vitreous china and cast-iron baths made to be reglazed, not replaced.'),
  vendor('silverbrook', 'Silverbrook', 'Mirrors and cabinets silvered without copper or lead.'),
  vendor('fennimore-hardware', 'Fennimore Hardware', 'Knobs and pulls turned from solid stock.'),
  vendor('brass-and-thorn', 'Brass & Thorn', 'Decorative hardware finished by hand, one tray at a time.'),
  vendor('stonecroft', 'Stonecroft', 'Stone cut and edged within a day of the warehouse.'),
  vendor('lumen-and-lathe', 'Lumen & Lathe', 'Spun-metal lighting from a shop that still uses wooden chucks.'),
  vendor('gaslight-works', 'Gaslight Works', 'Lanterns, chandeliers and sconces with a memory of flame.'),
  vendor('ashgrove-furniture', 'Ashgrove Furniture', 'Tables, chairs and beds meant to be handed on.'),
  vendor('hollis-upholstery', 'Hollis Upholstery', 'Seating built on hand-tied springs and covered to order.'),
  vendor('millrace-mirror', 'Millrace Glass', 'Glass and mirror cut to the sixteenth of an inch.'),
  vendor('plumb-and-true', 'Plumb & True', 'Made-to-measure shelves, doors and panels in ten working days.'),
  vendor('copperfield-forge', 'Copperfield Forge', 'Hoods and tops raised from sheet copper and steel.'),
  vendor('saltbox-trading', 'Saltbox Trading', 'Outdoor and coastal goods that take the weather.'),
  vendor('everly-textile', 'Everly Textile', 'Linen, wool and velvet woven for contract use.'),
  vendor('stillwater-bath', 'Stillwater Bath', 'Complete bath suites chosen to arrive on one pallet.'),
  vendor('benchmark-kits', 'Benchmark Assemblies', 'Matched kits of parts, checked together before they ship.'),
];

const tagNames: [string, string][] = [['featured', 'Featured'], ['new-arrivals', 'New Arrivals'], ['best-sellers', 'Best Sellers'], ['quick-ship', 'Quick Ship'], ['ada-compliant', 'ADA Compliant'], ['watersense', 'WaterSense'], ['made-to-order', 'Made to Order'], ['clearance', 'Clearance'], ['trade-favorites', 'Trade Favorites'], ['outdoor-rated', 'Outdoor Rated'], ['dimmable', 'Dimmable'], ['solid-wood', 'Solid Wood']];
export const tags: SampleTag[] = tagNames.map(([slug, name]) => ({ id: `tag-${slug}`, slug, name }));

const collection = (slug: string, name: string, model: string, finish: string, featured: boolean, alt: string, description: string): SampleCollection => ({ id: `col-${slug}`, slug, name, description, featured, picture: { model, finish, alt } });
export const collections: SampleCollection[] = [
  collection('tidewater', 'Tidewater', 'room-bathroom', 'sage', true, 'A sage double vanity under two arched mirrors, with a freestanding bath by the window', 'Rounded shoulders, reeded bands and the colors of a marsh in the morning. Made for baths that stay calm at seven on a weekday.'),
  collection('north-light', 'North Light', 'room-living', 'slate-wool', true, 'A living room with a wool sofa, an arc lamp and a tall window', 'Long lines, few colors and proportions borrowed from the painter’s studio. Everything is drawn to be seen in even light.'),
  collection('marlowe-house', 'Marlowe House', 'room-kitchen', 'deep-forest', true, 'A deep green kitchen with an oak island and brass pendants', 'Stepped mouldings, beaded frames and unlacquered brass for houses with a past, or those that would like one.'),
  collection('atelier-noir', 'Atelier Noir', 'room-dining', 'black-oak', true, 'Black spindle chairs at a walnut trestle table', 'Near-black metal and oak against one pale edge. A strict palette that makes good food and good company the color in the room.'),
  collection('orchard', 'Orchard', 'room-bedroom', 'moss-velvet', true, 'A moss velvet bed with walnut nightstands', 'Bowed, tapered and warm to the hand. Orchard takes its outlines from turned bowls and its colors from the end of September.'),
  collection('harbor-line', 'Harbor Line', 'room-hall', 'harbor-blue', true, 'A hall with a harbor-blue console beneath a round mirror', 'Rope-thin lines and bright metal from the boatyards. It is at home wherever the back door stays open.'),
  collection('fieldnote', 'Fieldnote', 'room-living', 'flax-linen', true, 'A flax linen sofa in a sunlit room', 'One material at a time, softened at the edges and left plain. The everyday range our own staff take home.'),
  collection('foundry-row', 'Foundry Row', 'room-warehouse', 'aged-copper', false, 'Tall racks of cartons in the warehouse', 'Knurling, visible fasteners and metal that ages in public. Hard-working parts for kitchens and bars that never quite close.'),
  collection('arcade', 'Arcade', 'room-showroom', 'clay', false, 'Showroom bays with fluted doors and arched mirrors', 'Flutes, arches and steady rhythm. Architecture at the scale of a cabinet door.'),
  collection('modern-utility', 'Modern Utility', 'room-kitchen', 'soot', false, 'A soot-gray kitchen with an oak island', 'Flat faces, square returns and fair prices. The quickest way to a well-made room.'),
];
