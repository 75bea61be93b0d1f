/** What customers of a bath, kitchen and lighting house call things, and after the colon what our catalog calls them. */
const said = `
tap, spigot, mixer: faucet
lav, lavatory: bathroom, bathroom sink
washbasin, wash basin, hand basin: bathroom sink, basin, vessel sink, pedestal sink
basin: sink
bath, tub: bathtub
soaker, soaking tub: freestanding bathtub
claw foot, claw-foot: clawfoot
commode, wc, water closet, loo, lavatory pan: toilet
tp holder, toilet roll holder, toilet paper holder, tissue holder: paper holder
towel rail, towel rack, towel holder: towel bar
robe hanger, coat hook: robe hook
handrail, safety bar, assist bar: grab bar
handheld shower, hand held shower, handshower: hand shower
rainfall, rainhead, overhead shower: rain shower
tub spout, bath filler, tub faucet: tub filler, tub faucet
bathroom cabinet, sink cabinet: vanity
looking glass: mirror
handle, cabinet handle, drawer handle, drawer pull: pull
bin pull: cup pull
hardware: knob, pull
pullout, rollout: pull out, roll out
silverware, flatware: cutlery
tray, divider: drawer insert
larder: pantry
cupboard: cabinet
upper cabinet, upper: wall cabinet
lower cabinet, lower: base cabinet
cabinet front, drawer front: cabinet door
farmhouse, farm, apron sink, belfast sink, butler sink: apron front, apron
vent hood, range vent, extractor, cooker hood, exhaust hood, stove hood, vent: range hood
vanity top: vanity countertop
worktop, bench top, benchtop, counter top: countertop
splashback, wall tile: backsplash tile
metro tile: subway tile
hex: hexagon
butcher block, work table: kitchen island
wall light, wall lamp: sconce
hanging light, hanging lamp, drop light: pendant
ceiling light, ceiling lamp: flush mount, semi flush mount, pendant, chandelier
bath light, mirror light: vanity light
light, lighting fixture, light fixture: lamp, pendant, sconce, chandelier, flush mount, lantern
desk lamp, reading lamp: task lamp
standing lamp, torchiere: floor lamp
porch light, exterior light: outdoor wall lantern, outdoor wall cylinder
exterior, patio, garden: outdoor
couch, settee, divan: sofa
loveseat, love seat, two seater: two seat sofa
sectional, corner sofa: chaise sectional
armchair, easy chair, club chair: lounge chair, barrel chair, wing chair
wingback: wing chair
footstool, pouf, hassock: ottoman
barstool: bar stool, counter stool
cocktail table: coffee table
end table, occasional table, lamp table: side table
credenza, buffet, server: sideboard
tv stand, tv unit, media cabinet, entertainment center: media console
hall table, entry table, sofa table: console table
bookshelf, book shelf, bookshelves: bookcase
shelf: shelves, shelving
shelves, shelving: shelf
bedside table, night table, bedside cabinet, night stand: nightstand
chest of drawers, bureau: dresser
four poster, poster bed: canopy
wall mounted, wall mount: wall hung, wall mount
wall hung, floating: wall hung, floating, wall mount
bespoke, custom, custom made, made to order: made to measure, cut to size, cut to fit
handicap, handicapped, accessible, wheelchair: ada
water saving, low flow: watersense
gold, golden: brass, gold
black: soot
gray, grey: slate, graphite, gunmetal, charcoal, pewter, soot
green: sage, forest, moss, celadon
blue: navy, harbor blue, delft
white: ivory, bone
beige, cream: oatmeal, ivory, bone, putty
silver: chrome, nickel, stainless
satin nickel: brushed nickel
satin brass: brushed brass
flat black: matte black
inox: stainless
timber, wooden: wood, oak, walnut, maple, cherry, ash, teak
`;

/** The same in Spanish, as it is spoken from Mexico to Argentina; our own Spanish names are found without this. */
const dicho = `
canilla, mezcladora, llave de agua, griferia, monomando: faucet
regadera, ducha de lluvia: shower, shower head, rain shower
teleducha, ducha de mano: hand shower
excusado, sanitario, retrete, taza de bano, poceta: toilet
tina, banadera: bathtub
lavamanos, lavatorio, pileta de bano, bacha: bathroom sink, vessel sink, pedestal sink
tarja, pileta, lavaplatos: kitchen sink
gabinete de bano, mueble de bano, mueble de lavabo, vanitorio: vanity
gabinete de medicinas, botiquin de espejo: medicine cabinet
gabinete de cocina, gabinetes de cocina, mueble de cocina, alacena: base cabinet, wall cabinet, pantry cabinet
mesada, meson, encimera, tope de cocina, cubierta de cocina: countertop, kitchen countertop
campana de cocina, campana, extractor de cocina: range hood
jaladera, manija, tirador de cajon: pull
pomo, boton: knob
toallero: towel bar, towel ring
percha, colgador: robe hook
portarrollos, porta papel: paper holder
agarradera de bano, barra de seguridad, pasamanos: grab bar
mosaico, baldosa, azulejo: backsplash tile, subway tile
lampara de techo, luz de techo, luminaria de techo: flush mount, semi flush mount, pendant, chandelier
lampara de pared, luz de pared, arbotante: sconce
arana, candil: chandelier
luz de espejo, luz de bano: vanity light
foco, bombillo, ampolleta, lamparita: bulb
luminaria, luces: lamp, pendant, sconce, chandelier, flush mount, lantern
luz exterior, luz de patio: outdoor wall lantern, outdoor wall cylinder
sillon, butaca: lounge chair, barrel chair, wing chair
puff, reposapies: ottoman
buro, mesita de noche, velador: nightstand
gavetero, cajonera: dresser
librero, estanteria, biblioteca: bookcase
estante, balda, entrepano: floating shelf, wall shelf
banqueta, banco de barra, silla alta: bar stool, counter stool
mesa de television, mueble de tv: media console
dorado, oro: brass
plateado: chrome, nickel, stainless
`;

const written = `${said.trim()}\n${dicho.trim()}`;
export const synonyms: { term: string; means: string[] }[] = written.split('\n').flatMap((line) => {
  const [terms = '', means = ''] = line.split(': ');
  return terms.split(', ').map((term) => ({ term, means: means.split(', ') }));
});
