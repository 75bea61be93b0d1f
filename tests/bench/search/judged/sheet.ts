/**
 * The judges' sheet: what was typed, and which products answer it how well. 3: what was meant, with everything that was
 * said. 2: what was meant, short of one thing, or a close alternative. 1: worth showing when there is nothing better.
 * All else is 0. Written from the catalog alone, before the ranking it judges; every third row of a kind is kept out
 * of tuning (grade.ts). A mistake in a grade is mended here with the reason in the commit, never to please a ranking.
 */
import {
  bears,
  both,
  by,
  comes,
  either,
  type Is,
  kind,
  named,
  not,
  numbered,
  of,
  spec,
  tagged,
  wide,
} from './product-facts.ts';

export type Judged = { query: string; three: Is; two?: Is; one?: Is };
const q = (query: string, three: Is, two?: Is, one?: Is): Judged => ({
  query,
  three,
  ...(two ? { two } : {}),
  ...(one ? { one } : {}),
});

const faucet = kind('Bathroom Faucets');
const kitchenFaucet = kind('Kitchen Faucets');
const sconce = kind('Wall Sconces');
const pendant = kind('Pendants');
const mirror = kind('Mirrors');
const vanity = kind('Vanities');
const island = kind('Islands');
const hood = kind('Range Hoods');
const knob = kind('Knobs');
const pull = kind('Pulls');
const sofa = kind('Sofas');
const lounge = kind('Lounge Chairs');
const toilet = kind('Toilets');
const tub = kind('Bathtubs');
const bathSink = kind('Bathroom Sinks');
const kitchenSink = kind('Kitchen Sinks');
const pedestal = kind('Pedestal Sinks');
const base = kind('Base Cabinets');
const wallCabinet = kind('Wall Cabinets');
const tall = kind('Tall Cabinets');
const door = kind('Cabinet Doors');
const tile = kind('Backsplash Tile');
const top = kind('Countertops');
const stool = kind('Counter & Bar Stools');
const diningTable = kind('Dining Tables');
const bed = kind('Beds');
const chandelier = kind('Chandeliers');
const flush = kind('Flush Mounts');
const tableLamp = kind('Table Lamps');
const floorLamp = kind('Floor Lamps');
const outdoor = kind('Outdoor Lighting');
const vanityLight = kind('Vanity Lights');
const shower = kind('Showers');
const filler = kind('Tub Fillers');
const potFiller = kind('Pot Fillers');
const medicine = kind('Medicine Cabinets');
const bench = kind('Ottomans & Benches');
const coffee = kind('Coffee & Side Tables');
const sideboard = kind('Sideboards & Consoles');
const shelving = kind('Shelving');
const night = kind('Nightstands & Dressers');
const organizer = kind('Organizers');
const brassy = comes('Brushed Brass', 'Unlacquered Brass', 'Black & Brass', 'White & Brass');
const plainBrass = comes('Brushed Brass', 'Unlacquered Brass');
const leather = comes('Saddle Leather', 'Espresso Leather');
const velvet = comes('Moss Velvet', 'Rust Velvet');

export const sheet: Record<string, Judged[]> = {
  number: [
    q('OST-2100-BRBR', bears('OST-2100-BRBR')),
    q('CAS-2102', numbered('CAS-2102')),
    q('tol2300mabl', bears('TOL-2300-MABL')),
    q('MTM-9108', numbered('MTM-9108')),
    q('BRA 4100', numbered('BRA-4100')),
    q('kit8101', numbered('KIT-8101')),
    q('gab-4600-gu', bears('GAB-4600-GU')),
    q('LIN5200', numbered('LIN-5200')),
    q('OST-21', numbered('OST-21')),
    q('6500', numbered('NOR-6500')),
    q('cor 5712 brbr', bears('COR-5712-BRBR')),
    q('KIT-81', numbered('KIT-81')),
    q('had.3204.gu', bears('HAD-3204-GU')),
    q('2904', numbered('FLU-2904')),
    q('mtm 9103', numbered('MTM-9103')),
    q('SOR_2601', numbered('SOR-2601')),
    q('MOO-2400-CHWH-36', bears('MOO-2400-CHWH-36')),
    q('cas2800', numbered('CAS-2800')),
  ],
  typo: [
    q('fauct', either(faucet, kitchenFaucet), named(/Tub Faucet/)),
    q('chandalier', chandelier),
    q('pendent light', pendant, undefined, kind('Flush Mounts', 'Chandeliers')),
    q('tolet', toilet),
    q('vanitys', vanity, undefined, vanityLight),
    q('brused brass knobs', both(knob, comes('Brushed Brass')), both(knob, plainBrass), knob),
    q('medecine cabinet', medicine),
    q(
      'ostrandr faucet',
      both(named(/^Ostrander/), either(faucet, kitchenFaucet)),
      undefined,
      both(named(/^Ostrander/), kind('Pot Fillers', 'Tub Fillers', 'Showers')),
    ),
    q('claw foot tub', both(tub, named(/Clawfoot/)), undefined, tub),
    q('matte blck pulls', both(pull, comes('Matte Black')), undefined, pull),
    q('kitchn iland', island),
    q('sconse', sconce, undefined, named(/Outdoor Wall/)),
    q('nigthstand', named(/Nightstand/), undefined, night),
    q('sofla', sofa),
    q('velvit sofa', both(sofa, velvet), undefined, either(sofa, both(velvet, lounge))),
    q('counter top marble', both(top, comes('Carrara Marble')), both(top, comes('Calacatta Gold')), top),
    q('hexogon tile', both(tile, named(/Hexagon/)), undefined, tile),
    q('termostatic shower', named(/Thermostatic Shower/), named(/Complete Shower Set/), shower),
    q('robe hok', named(/Robe Hook/)),
    q(
      'polised nickel faucet',
      both(either(faucet, kitchenFaucet), comes('Polished Nickel')),
      both(filler, comes('Polished Nickel')),
      either(faucet, kitchenFaucet),
    ),
    q(
      'walnut bokcase',
      both(named(/Bookcase/), comes('Natural Walnut')),
      named(/Bookcase/),
      both(shelving, comes('Natural Walnut')),
    ),
    q('flotaing shelf', named(/Floating Shelf/), undefined, named(/Wall Shelf/)),
    q('pedastal sink', pedestal),
    q('undermont sink', both(kind('Bathroom Sinks', 'Kitchen Sinks'), spec('Mounting', /Undermount/))),
    q('thackery', named(/^Thackeray/)),
    q('lindquist chandelier', both(chandelier, named(/^Lindqvist/)), undefined, chandelier),
    q('linnen tower', named(/Linen Tower/), undefined, tall),
  ],
  size: [
    q('36" vanity', both(vanity, wide(36)), undefined, vanity),
    q(
      '60 inch double vanity',
      both(vanity, named(/60 in Double/)),
      both(vanity, named(/Double Vanity/)),
      vanity,
    ),
    q('24 in medicine cabinet', both(medicine, wide(24)), undefined, medicine),
    q('72-inch dining table', both(diningTable, wide(72)), diningTable),
    q(
      '30in round mirror',
      both(mirror, named(/Round/), wide(30)),
      both(mirror, wide(30)),
      both(mirror, named(/Round/)),
    ),
    q('24" towel bar', both(named(/Towel Bar/), wide(24)), named(/Towel Bar/)),
    q('36 inch range hood', both(hood, wide(36)), undefined, hood),
    q('48 inch floating shelf', both(named(/Floating Shelf/), wide(48)), named(/Floating Shelf/), shelving),
    q('16 inch dome pendant', both(named(/Dome Pendant/), wide(16)), named(/Dome Pendant/), pendant),
    q('36 in sink base', both(base, named(/36 in Sink Base/)), undefined, both(base, wide(36))),
    q('24 inch vanity for powder room', named(/24 in Powder-Room Vanity/), both(vanity, wide(24)), vanity),
    q('30" base cabinet', both(base, wide(30)), undefined, base),
    q('84 in dining table', both(diningTable, wide(84)), diningTable),
    q('32-in led vanity bar', both(named(/LED Vanity Bar/), wide(32)), named(/LED Vanity Bar/), vanityLight),
    q('3x6 subway tile', both(tile, named(/Subway/)), undefined, tile),
    q('37 in vanity top', both(top, named(/Vanity/), wide(37)), both(top, named(/Vanity/)), top),
    q('5-1/16 pull', both(pull, spec('Hole spacing', /5-1\/16/)), undefined, pull),
    q('600 cfm hood', both(hood, spec('Airflow', /^600/)), undefined, hood),
    q('48" single vanity', both(vanity, named(/48 in Single/)), both(vanity, wide(48)), vanity),
    q('30 inches wall cabinet', both(wallCabinet, wide(30)), undefined, wallCabinet),
    q(
      '18 inch towel bar matte black',
      both(named(/Towel Bar/), wide(18), comes('Matte Black')),
      named(/Towel Bar/),
    ),
  ],
  colour: [
    q(
      'matte black wall sconce',
      both(sconce, comes('Matte Black')),
      both(sconce, comes('Black & Brass')),
      either(sconce, both(named(/Outdoor Wall/), comes('Matte Black'))),
    ),
    q(
      'brushed brass kitchen faucet',
      both(kitchenFaucet, comes('Brushed Brass')),
      both(kitchenFaucet, comes('Unlacquered Brass')),
      kitchenFaucet,
    ),
    q(
      'polished nickel towel ring',
      both(named(/Towel Ring/), comes('Polished Nickel')),
      named(/Towel Ring/),
      both(kind('Bath Accessories'), comes('Polished Nickel')),
    ),
    q('sage vanity', both(vanity, comes('Sage')), undefined, vanity),
    q(
      'navy island',
      both(island, comes('Ink Navy', 'Navy & Oak')),
      both(island, comes('Harbor Blue')),
      island,
    ),
    q('oil rubbed bronze knob', both(knob, comes('Oil-Rubbed Bronze')), undefined, knob),
    q('walnut dining table', both(diningTable, comes('Natural Walnut')), undefined, diningTable),
    q('celadon tile', both(tile, comes('Celadon')), undefined, tile),
    q(
      'green velvet sofa',
      both(sofa, comes('Moss Velvet')),
      both(sofa, velvet),
      either(sofa, both(lounge, comes('Moss Velvet'))),
    ),
    q(
      'boucle lounge chair',
      both(lounge, comes('Ivory Bouclé'), named(/Lounge Chair/)),
      both(lounge, comes('Ivory Bouclé')),
      lounge,
    ),
    q('copper range hood', both(hood, comes('Aged Copper')), named(/Made-to-Measure Range Hood/), hood),
    q(
      'white oak nightstand',
      both(named(/Nightstand/), comes('White Oak')),
      undefined,
      either(named(/Nightstand/), both(night, comes('White Oak'))),
    ),
    q('gunmetal pot filler', both(potFiller, comes('Gunmetal')), undefined, potFiller),
    q('soapstone countertop', both(top, comes('Honed Soapstone')), undefined, top),
    q('champagne bronze bathroom faucet', both(faucet, comes('Champagne Bronze')), undefined, faucet),
    q('leather sofa', both(sofa, leather), undefined, either(sofa, both(lounge, leather))),
    q('black oak bed', both(bed, comes('Black Oak')), undefined, bed),
    q(
      'brushed brass cup pull',
      both(named(/Cup Pull/), comes('Brushed Brass')),
      either(named(/Cup Pull/), both(pull, comes('Brushed Brass'))),
      pull,
    ),
    q('pewter floor lamp', both(floorLamp, comes('Pewter')), undefined, floorLamp),
    q(
      'delft blue vessel sink',
      both(bathSink, named(/Vessel/), comes('Delft Blue')),
      both(bathSink, comes('Delft Blue')),
      both(bathSink, named(/Vessel/)),
    ),
    q('brass pendant', both(pendant, brassy), undefined, pendant),
    q(
      'stainless steel kitchen sink',
      both(kitchenSink, comes('Stainless Steel', 'Satin Stainless')),
      undefined,
      kitchenSink,
    ),
    q('black bathtub', both(tub, comes('Soot')), both(tub, comes('Matte Graphite')), tub),
    q(
      'cherry counter stool',
      both(named(/Counter Stool/), comes('Cherry')),
      both(stool, comes('Cherry')),
      stool,
    ),
  ],
  brand: [
    q('calder & voss', by('Calder & Voss')),
    q(
      'kiln and harbor sinks',
      both(by('Kiln & Harbor'), kind('Bathroom Sinks', 'Pedestal Sinks', 'Kitchen Sinks')),
      undefined,
      both(by('Kiln & Harbor'), tub),
    ),
    q('hearthline pot filler', both(by('Hearthline'), potFiller), undefined, potFiller),
    q('Tidewater collection', either(of('Tidewater'), named(/^Tidewater/))),
    q('marlowe house', either(of('Marlowe House'), named(/^Marlowe House/))),
    q('Silverbrook mirror', both(by('Silverbrook'), mirror), both(by('Silverbrook'), medicine), mirror),
    q('plumb and true', by('Plumb & True')),
    q('stonecroft countertops', both(by('Stonecroft'), top), undefined, top),
    q('wren sofa', both(named(/^Wren/), sofa), undefined, sofa),
    q('atelier noir', of('Atelier Noir')),
    q('larkspur vanity', both(by('Larkspur Joinery'), vanity), undefined, vanity),
    q('fluette', named(/^Fluette/)),
    q('lumen & lathe pendants', both(by('Lumen & Lathe'), pendant), undefined, pendant),
    q('gaslight works outdoor', both(by('Gaslight Works'), outdoor), undefined, outdoor),
    q(
      'hollis sofa',
      both(by('Hollis Upholstery'), sofa),
      undefined,
      either(sofa, both(by('Hollis Upholstery'), lounge)),
    ),
    q(
      'foundry row faucets',
      both(of('Foundry Row'), either(faucet, kitchenFaucet)),
      both(of('Foundry Row'), kind('Tub Fillers', 'Pot Fillers')),
      either(faucet, kitchenFaucet),
    ),
    q('copperfield forge', by('Copperfield Forge')),
    q(
      'harbor line chairs',
      both(of('Harbor Line'), kind('Dining Chairs', 'Lounge Chairs')),
      both(of('Harbor Line'), stool),
      kind('Dining Chairs', 'Lounge Chairs'),
    ),
  ],
  phrase: [
    q('faucet for vessel sink', named(/Vessel Bathroom Faucet/), both(faucet, named(/Wall-Mount/)), faucet),
    q(
      'sink for a small powder room',
      named(/Powder-Room Pedestal/),
      either(pedestal, named(/Powder-Room Vanity/)),
      bathSink,
    ),
    q(
      'freestanding bathtub',
      both(tub, named(/Freestanding/)),
      both(tub, not(named(/Soaking Bath Set/))),
      tub,
    ),
    q('wall mounted toilet', named(/Wall-Hung Toilet/), undefined, toilet),
    q('lights for above the kitchen island', either(pendant, named(/Linear Chandelier/)), chandelier, flush),
    q('grab bar for the shower', named(/Grab Bar/), undefined, named(/Towel Bar/)),
    q('rain shower head', named(/Rain Shower Head/), undefined, shower),
    q('shaker cabinet doors', both(door, named(/Shaker/)), undefined, door),
    q('dimmable flush mount ceiling light', both(flush, tagged('Dimmable')), flush, pendant),
    q(
      'made to measure bookcase',
      named(/Made-to-Measure Bookcase/),
      named(/Bookcase/),
      both(shelving, named(/Made-to-Measure/)),
    ),
    q('farmhouse apron front sink', named(/Apron-Front Kitchen Sink/), named(/Apron Sink Set/), kitchenSink),
    q('bar stools without a back', named(/Backless Bar Stool/), undefined, stool),
    q('outdoor wall lantern', named(/Outdoor Wall Lantern/), named(/Outdoor Wall Cylinder/), outdoor),
    q('drawer insert for cutlery', named(/Cutlery Drawer Insert/), named(/Drawer Insert/), organizer),
    q('reading lamp for a desk', named(/Task Lamp/), undefined, tableLamp),
    q('round table with pedestal base', named(/Round Pedestal Table/), undefined, diningTable),
    q('pull down kitchen faucet', named(/Pull-Down Kitchen Faucet/), undefined, kitchenFaucet),
    q('bench for the end of the bed', named(/Bench/), both(bench, not(named(/Bench/)))),
    q('complete set for a bedroom', named(/Bedroom Set/), undefined, either(bed, night)),
    q(
      'ada compliant bathroom faucet',
      both(faucet, either(tagged('ADA Compliant'), spec('Certifications', /ADA/))),
      undefined,
      faucet,
    ),
    q('storage for towels and linen', named(/Linen Tower/), named(/Tiered Bath Shelf/), tall),
    q('swing arm sconce for reading in bed', named(/Swing-Arm Sconce/), undefined, sconce),
    q(
      'side table with a drawer',
      named(/Side Table with Drawer/),
      both(coffee, named(/Side Table/)),
      named(/Nightstand/),
    ),
    q('glass front kitchen wall cabinets', both(wallCabinet, named(/Glass-Front/)), undefined, wallCabinet),
    q(
      'tub filler that stands on the floor',
      named(/Floor-Mount Tub Filler/),
      named(/Freestanding Tub Faucet/),
      filler,
    ),
    q(
      'watersense toilets',
      both(toilet, either(tagged('WaterSense'), spec('Certifications', /WaterSense/))),
      toilet,
    ),
    q('knurled drawer pulls', named(/Knurled Pull/), undefined, pull),
    q('four poster canopy bed', named(/Canopy Bed/), undefined, bed),
  ],
  word: [
    q('couch', sofa),
    q('commode', toilet),
    q('tap', either(faucet, kitchenFaucet), either(potFiller, filler)),
    q('credenza', named(/Sideboard/), both(sideboard, not(named(/Sideboard/)))),
    q('vent hood', hood),
    q('cabinet handles', pull, knob),
    q('loveseat', named(/Two-Seat Sofa/), undefined, sofa),
    q('washbasin', bathSink, pedestal),
    q('toilet paper holder', named(/Paper Holder/)),
    q('lav faucet', faucet),
    q('wc', toilet),
    q('bookshelf', named(/Bookcase/), both(shelving, not(named(/Bookcase/)))),
    q('end table', both(coffee, named(/Side Table/)), undefined, either(coffee, named(/Nightstand/))),
    q('ceiling light', flush, kind('Pendants', 'Chandeliers')),
  ],
};
