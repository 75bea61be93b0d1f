import type { TradeQuery } from '../trade.ts';
import { all, any, ask, askNumber, by, fact, kind, lists, not, numbered } from './judge.ts';

const disc = kind('sanding disc');
const screwdriver = kind('screwdriver');
const insulated = fact('insulated', true);
const set = fact('set', true);
const holeSaw = kind('hole saw');
const flap = kind('flap disc');
const sander = kind('random orbit sander', 'sheet sander', 'belt sander');
const clamp = kind('bar clamp', 'pipe clamp', 'parallel clamp', 'c-clamp', 'spring clamp');
const belt = kind('sanding belt');
const grinder = kind('angle grinder');
const nailer = kind('nailer');
const framing = all(nailer, fact('type', 'framing'));
const cordless = fact('power', 'cordless');
const brad = all(nailer, fact('type', 'brad'));
const miter = kind('miter saw');
const sdsPlusBit = all(kind('sds bit'), fact('shank', 'sds-plus'));

export const queriesTwo: TradeQuery[] = [
  ask(
    'Quote needed: 5 inch sanding discs, 8 hole, hook and loop, 120 grit box of 50, plus the same in 220',
    'long',
    all(disc, fact('grit', 120, 220), fact('count', 50)),
    all(disc, fact('grit', 120, 220)),
    disc,
  ),
  ask(
    'insulated screwdriver set',
    'kind and feature',
    all(screwdriver, set, insulated),
    all(screwdriver, insulated),
    all(screwdriver, set),
  ),
  askNumber(
    'TVB-2050 20V MAX Lithium-Ion Battery, 5.0Ah XR',
    'name and number',
    'TVB-2050',
    'torvane-battery',
    'battery',
  ),
  ask(
    'NCVT',
    'abbreviation',
    kind('voltage tester'),
    undefined,
    kind('outlet tester', 'multimeter', 'clamp meter'),
  ),
  ask('caulkgun', 'misspelled', kind('caulk gun')),
  ask('2.125 hole saw', 'measure', all(holeSaw, fact('in', 2.125)), all(holeSaw, set), holeSaw),
  ask(
    'norwick flap disc 60',
    'brand',
    all(flap, fact('grit', 60)),
    flap,
    all(by('Norwick'), kind('grinding wheel')),
  ),
  ask(
    'remove grout',
    'use',
    any(kind('grout saw'), all(kind('oscillating blade'), fact('cuts', 'grout'))),
    any(kind('oscillating tool'), all(kind('diamond blade'), fact('cuts', 'mortar'))),
    grinder,
  ),
  askNumber('33725', 'number', '33-725', 'tape', 'tape measure'),
  ask('respirator', 'one noun', kind('respirator'), kind('dust mask'), kind('respirator cartridge')),

  ask('clamps', 'one noun', clamp, undefined, kind('vise')),
  askNumber('hb1210', 'number', 'HB 12-10', 'sds-plus-bit', 'sds bit'),
  ask(
    'hang drywall',
    'use',
    kind('screw gun'),
    kind('screw gun attachment', 'dimpler bit'),
    any(kind('jab saw', 'stud finder'), all(kind('utility knife'), not(fact('type', 'snap-off')))),
  ),
  ask(
    'stackwell rolling tool box',
    'brand',
    all(by('Stackwell'), kind('tool box'), fact('rolling', true)),
    all(by('Stackwell'), any(kind('tool box'), all(kind('tool chest'), fact('rolling', true)))),
    all(by('Stackwell'), kind('tool chest', 'jobsite box', 'parts organizer')),
  ),
  ask(
    '3x21 80 sanding belt',
    'measure',
    all(belt, fact('in', 3), fact('grit', 80)),
    all(belt, fact('in', 3)),
    belt,
  ),
  ask(
    'angel grinder 4 1/2',
    'misspelled',
    all(grinder, fact('in', 4.5)),
    grinder,
    any(kind('cut-off tool'), all(kind('combo kit'), lists('includes', 'angle grinder'))),
  ),
  ask(
    '18ga brad nailer BL',
    'abbreviation',
    all(brad, fact('brushless', true)),
    brad,
    all(nailer, fact('type', 'pin', 'finish')),
  ),
  askNumber(
    'BLDE RECIP 6IN 18TPI METAL 5PK ST-R618-5',
    'name and number',
    'ST-R618-5',
    'sawtell-recip',
    'recip blade',
  ),
  ask(
    'dual bevel sliding miter saw',
    'kind and feature',
    all(miter, fact('sliding', true), fact('bevel', 'double')),
    all(miter, any(fact('sliding', true), fact('bevel', 'double'))),
    miter,
  ),
  ask(
    'please send one reusable half face respirator size large and the pink P100 filters that go with it',
    'long',
    numbered('GW R6300', 'GW R2091'),
    all(kind('respirator'), fact('type', 'half')),
    kind('respirator', 'respirator cartridge'),
  ),

  ask(
    'carbide hammer bit 3/16 x 6 sds plus shank for concrete screws into block wall, box of 25 if you have it',
    'long',
    numbered('HB 316-6/25'),
    numbered('HB 316-6'),
    any(sdsPlusBit, numbered('SB-M532')),
  ),
  ask('cordless framing nailer', 'kind and feature', all(framing, cordless), framing, all(nailer, cordless)),
  askNumber('GW H1020-W hard hat full brim vented', 'name and number', 'GW H1020-W', 'head-body', 'hard hat'),
  ask(
    'OMT blades',
    'abbreviation',
    kind('oscillating blade'),
    undefined,
    all(kind('oscillating tool'), fact('kit', true)),
  ),
  ask(
    'screwdrvier set',
    'misspelled',
    all(screwdriver, set),
    any(all(screwdriver, fact('multi', true)), all(kind('nut driver'), set)),
    any(screwdriver, all(kind('driver bit'), set)),
  ),
  ask(
    "3/8 50' air hose",
    'measure',
    all(kind('air hose'), fact('in', 0.375), fact('ft', 50)),
    undefined,
    kind('air hose'),
  ),
  ask('brixton and dale shop vac', 'brand', kind('shop vac'), undefined, kind('dust extractor')),
  ask(
    'cut pvc pipe',
    'use',
    kind('pvc cutter'),
    kind('hacksaw', 'reciprocating saw'),
    kind('cutter blade', 'hacksaw blade', 'hand saw', 'pull saw'),
  ),
  askNumber('st r906 5', 'number', 'ST-R906-5', 'sawtell-recip', 'recip blade'),
  ask('sander', 'one noun', sander, kind('pole sander'), kind('oscillating tool')),
];
