/** Departments and subcategories. */
import type { SampleCategory } from './types.ts';

type Row = [slug: string, name: string, model: string, finish: string, description: string];
const department = (slug: string, name: string, model: string, finish: string, description: string, rows: Row[]): SampleCategory[] => [
  { id: `cat-${slug}`, slug, name, description, parentId: null, picture: { model, finish, alt: `${name} at Alder & Fenn` } },
  ...rows.map(([sub, label, art, colour, text]) => ({ id: `cat-${sub}`, slug: sub, name: label, description: text, parentId: `cat-${slug}`, picture: { model: art, finish: colour, alt: label } })),
];
export const categories: SampleCategory[] = [
  ...department('bathroom', 'Bathroom', 'room-bathroom', 'sage', 'Everything from the valve in the wall to the mirror over it.', [
    ['bathroom-faucets', 'Bathroom Faucets', 'faucet-widespread', 'brushed-brass', 'Widespread, single-hole, vessel and wall-mount faucets in ten finishes.'],
    ['tub-fillers', 'Tub Fillers', 'tub-filler', 'polished-nickel', 'Floor and wall fillers that run a deep bath quickly.'],
    ['showers', 'Showers', 'shower-system', 'matte-black', 'Rain heads, hand showers and thermostatic systems.'],
    ['vanities', 'Vanities', 'vanity-48', 'sage', 'Furniture-grade vanities from 24 to 72 inches, tops included.'],
    ['bathroom-sinks', 'Bathroom Sinks', 'sink-vessel', 'celadon', 'Vessel and undermount basins in china and fireclay.'],
    ['pedestal-sinks', 'Pedestal Sinks', 'sink-pedestal', 'polished-chrome', 'Classic basins on a column for powder rooms and baths.'],
    ['bathtubs', 'Bathtubs', 'tub-slipper', 'harbor-blue', 'Slipper, clawfoot and curved baths to stand alone.'],
    ['toilets', 'Toilets', 'toilet', 'polished-chrome', 'Water-saving toilets, on the floor or hung from the wall.'],
    ['bathroom-mirrors', 'Mirrors', 'mirror-arch', 'brushed-brass', 'Round, arched and pivoting mirrors in metal and wood.'],
    ['medicine-cabinets', 'Medicine Cabinets', 'medicine-cabinet', 'polished-nickel', 'Recessed and surface cabinets with mirrored interiors.'],
    ['bath-accessories', 'Bath Accessories', 'towel-bar', 'matte-black', 'Towel bars, hooks and rails to match the faucet.'],
  ]),
  ...department('cabinets', 'Cabinets', 'room-showroom', 'deep-forest', 'Boxes, fronts and the hardware that opens them.', [
    ['base-cabinets', 'Base Cabinets', 'cabinet-base', 'sage', 'Assembled base units with dovetailed drawers.'],
    ['wall-cabinets', 'Wall Cabinets', 'cabinet-glass', 'chalk-white', 'Doored, glazed and open units for the wall.'],
    ['tall-cabinets', 'Tall Cabinets', 'cabinet-tall', 'ink-navy', 'Pantries, linen towers and utility bays.'],
    ['cabinet-doors', 'Cabinet Doors', 'door-fluted', 'natural-walnut', 'Shaker, slab, fluted and glazed fronts, bored for hinges.'],
    ['cabinet-knobs', 'Knobs', 'knob-faceted', 'unlacquered-brass', 'Turned and faceted knobs by the box.'],
    ['cabinet-pulls', 'Pulls', 'pull-knurled', 'brushed-brass', 'Bars, cups, arches and rings in solid metal.'],
    ['cabinet-organizers', 'Organizers', 'organizer', 'white-oak', 'Hardwood inserts and roll-outs that end the rummaging.'],
  ]),
  ...department('kitchen', 'Kitchen', 'room-kitchen', 'ink-navy', 'Sinks, faucets, hoods and surfaces for kitchens that cook.', [
    ['kitchen-faucets', 'Kitchen Faucets', 'faucet-bridge', 'polished-nickel', 'Pull-down, pro-style and bridge faucets.'],
    ['pot-fillers', 'Pot Fillers', 'pot-filler', 'brushed-brass', 'Jointed arms that bring water to the range.'],
    ['kitchen-sinks', 'Kitchen Sinks', 'sink-farmhouse', 'gloss-white', 'Apron fronts and undermounts in fireclay and steel.'],
    ['range-hoods', 'Range Hoods', 'hood-curved', 'matte-black', 'Quiet hoods in steel, copper and joinery.'],
    ['countertops', 'Countertops', 'countertop', 'carrara-marble', 'Marble, quartz and soapstone cut to the piece.'],
    ['kitchen-islands', 'Islands', 'island', 'deep-forest', 'Freestanding islands with stone tops and seating.'],
    ['backsplash-tile', 'Backsplash Tile', 'tile-subway', 'celadon', 'Glazed subway, stacked and hexagon tile by the box.'],
  ]),
  ...department('lighting', 'Lighting', 'room-dining', 'smoked-oak', 'Light for tables, faces, paths and pages.', [
    ['pendants', 'Pendants', 'pendant-dome', 'brushed-brass', 'Domes, globes and lanterns for islands and stairs.'],
    ['chandeliers', 'Chandeliers', 'chandelier-globes', 'brushed-brass', 'Rings, arms and drums to hold a room’s center.'],
    ['wall-sconces', 'Wall Sconces', 'sconce-single', 'polished-nickel', 'Shaded, globe and swing-arm lights for the wall.'],
    ['vanity-lights', 'Vanity Lights', 'vanity-light-3', 'matte-black', 'Even, flattering light beside and above the mirror.'],
    ['flush-mounts', 'Flush Mounts', 'semi-flush', 'aged-copper', 'Close-to-ceiling lights for halls and low rooms.'],
    ['table-lamps', 'Table Lamps', 'lamp-table', 'delft-blue', 'Urns, columns and task lamps on felted bases.'],
    ['floor-lamps', 'Floor Lamps', 'lamp-arc', 'brushed-brass', 'Stems, arcs and tripods for reading corners.'],
    ['outdoor-lighting', 'Outdoor Lighting', 'outdoor-lantern', 'oil-rubbed-bronze', 'Wet-rated lanterns, cylinders and path lights.'],
  ]),
  ...department('furniture', 'Furniture', 'room-living', 'rust-velvet', 'Solid tables, deep seats and storage that lasts.', [
    ['counter-bar-stools', 'Counter & Bar Stools', 'stool-back', 'natural-walnut', 'Backed, round and saddle stools at two heights.'],
    ['dining-chairs', 'Dining Chairs', 'chair-spindle', 'black-oak', 'Shaped and spindled chairs for long dinners.'],
    ['dining-tables', 'Dining Tables', 'table-trestle', 'white-oak', 'Four-leg, trestle and pedestal tables.'],
    ['lounge-chairs', 'Lounge Chairs', 'chair-barrel', 'rust-velvet', 'Barrel, wing and open-frame chairs.'],
    ['sofas', 'Sofas', 'sofa-three', 'oatmeal-linen', 'Sofas and sectionals covered to order.'],
    ['ottomans-benches', 'Ottomans & Benches', 'bench-upholstered', 'saddle-leather', 'Soft places to put feet, trays and guests.'],
    ['coffee-side-tables', 'Coffee & Side Tables', 'coffee-round', 'smoked-oak', 'Low tables for the middle of the room and its edges.'],
    ['sideboards-consoles', 'Sideboards & Consoles', 'sideboard-fluted', 'natural-walnut', 'Storage for halls, dining rooms and screens.'],
    ['shelving', 'Shelving', 'bookcase', 'white-oak', 'Bookcases and wall shelves that do not sag.'],
    ['beds', 'Beds', 'bed-wood', 'cherry', 'Panel and canopy beds in solid wood.'],
    ['nightstands-dressers', 'Nightstands & Dressers', 'dresser', 'ash', 'Drawers for the bedside and beyond.'],
  ]),
];
