/**
 * Misspellings are corrected with all words that products are found by, not with those of their names alone; and the
 * trade's abbreviations are synonyms that work both ways, in every store, for employees to edit
 * (docs/decisions/0096-spelling.md).
 */
import { type Kysely, sql } from 'kysely';

const productText = "name || ' ' || search_text || ' ' || description";

/** Words of letters alone, as in 0014-search.ts. */
const learn = (from: string) => `
  insert into search_word (word)
    select distinct w.word
    from (${from}) as said(words), unnest(tsvector_to_array(to_tsvector('simple', unaccent(said.words)))) as w(word)
    where w.word ~ '^[[:alpha:]]{3,30}$'
    on conflict do nothing`;

/** A product that is changed elsewhere (its stock, what it sells) has no new word: most changes are such. */
const changedTexts = `
  select ${productText.replaceAll(/(?<![\w'])(name|search_text|description)/g, 'changed.$1')}
  from changed left join former on former.id = changed.id
  where former.id is null or changed.name <> former.name or changed.search_text <> former.search_text
    or changed.description <> former.description`;

const define = (name: string, from: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    ${learn(from)};
    return null;
  end $$`;

/** Finishes, materials, measures, parts and tools as the trade writes them for short. */
const abbreviations = `
ss: stainless steel
sst: stainless steel
orb: oil rubbed bronze
rb: rubbed bronze
bn: brushed nickel
sn: satin nickel
pn: polished nickel
cp: chrome plated, polished chrome
pc: polished chrome, piece
mb: matte black
blk: black
wht: white
brz: bronze
ab: antique brass
pb: polished brass
sb: satin brass
bb: brushed brass
chr: chrome
gpm: gallons per minute
gpf: gallons per flush
cfm: cubic feet per minute
btu: british thermal unit
w/: with
lav: lavatory
vac: vacuum
sq: square
rnd: round
dia: diameter
assy: assembly
vlv: valve
ftg: fitting
galv: galvanized
elec: electric, electrical
ext: exterior
int: interior
flr: floor
ga: gauge
led: light emitting diode
adj: adjustable
alum: aluminum
brkt: bracket
cab: cabinet
conn: connector
cplg: coupling
cu: copper
dbl: double
sgl: single
fxt: fixture
hd: heavy duty
hdwr: hardware
htr: heater
hvy: heavy
mtg: mounting
mtd: mounted
pkg: package
pr: pair
qty: quantity
rgh: rough
rpl: replacement
scr: screw
shwr: shower
sprnklr: sprinkler
std: standard
thd: thread, threaded
thrmst: thermostat
univ: universal
vert: vertical
horiz: horizontal
wtr: water
xfmr: transformer
adpt: adapter
adptr: adapter
asst: assorted
batt: battery
blst: ballast
brkr: breaker
brn: brown
brs: brass
brsh: brush, brushed
bshg: bushing
btm: bottom
cbnt: cabinet
cdls: cordless
chand: chandelier
chgr: charger
ci: cast iron
clr: clear, color
cmpr: compressor, compression
coup: coupling
cpr: copper
crbd: carbide
crdls: cordless
ctr: counter, center
cts: copper tube size
dmr: dimmer
drl: drill
drvr: driver
drwr: drawer
dwv: drain waste vent
elb: elbow
emer: emergency
emerg: emergency
equip: equipment
extn: extension
fip: female iron pipe
fixt: fixture
flex: flexible
flg: flange
fluor: fluorescent
frst: frosted
gfci: ground fault circuit interrupter
gld: gold
gls: glass
grdr: grinder
grn: green
gry: gray
gskt: gasket
hid: high intensity discharge
hmr: hammer
hndl: handle
hng: hinge
hps: high pressure sodium
hss: high speed steel
hvlp: high volume low pressure
hyd: hydraulic
impct: impact
incan: incandescent
insul: insulated, insulation
ips: iron pipe size
lmp: lamp
lvl: level
lwr: lower
mas: masonry
mh: metal halide
mip: male iron pipe
mnt: mount
mtl: metal
mtr: motor
nkl: nickel
occ: occupancy
omt: oscillating multi tool
pend: pendant
phl: phillips
plas: plastic
plstc: plastic
plt: plate
pltd: plated
pneu: pneumatic
ppe: personal protective equipment
prv: pressure reducing valve
rbr: rubber
recip: reciprocating
recpt: receptacle
ros: random orbit sander
rpr: repair
rtcht: ratchet
sckt: socket
scrdrvr: screwdriver
sfty: safety
shlf: shelf
slv: silver
sltd: slotted
snk: sink
stl: steel
stn: satin
strnr: strainer
sw: switch
swt: sweat
tbl: table
thk: thick
tlt: toilet
upr: upper
whl: wheel
wp: weatherproof
wrnch: wrench
wshr: washer
ww: warm white
`;

const starters = abbreviations
  .trim()
  .split('\n')
  .map((line) => {
    const [term = '', means = ''] = line.split(': ');
    return { term, means: means.split(', ') };
  });

const statements = [
  ...['insert', 'update'].map((event) => `drop trigger product_search_words_${event} on product`),
  define('learn_product_words', `select ${productText} from changed`),
  define('learn_changed_product_words', changedTexts),
  `create trigger product_search_words_insert after insert on product
    referencing new table as changed for each statement execute function learn_product_words()`,
  `create trigger product_search_words_update after update on product
    referencing new table as changed old table as former
    for each statement execute function learn_changed_product_words()`,
  learn(`select ${productText} from product`),
  'alter table synonym add column both_ways boolean not null default false',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  // A store's own synonym of a term stays.
  await sql`insert into synonym (term, means, both_ways)
    select term, means, true from jsonb_to_recordset(${JSON.stringify(starters)}::jsonb) as starter(term text, means jsonb)
    on conflict (term) do nothing`.execute(db);
}
