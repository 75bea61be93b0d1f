import type { TradeQuery } from '../trade.ts';
import { all, any, ask, askNumber, by, fact, kind, lists, not, numbered } from './judge.ts';

const drill = kind('drill driver', 'hammer drill', 'right angle drill');
const circularBlade = kind('circular saw blade');
const reciproBlade = kind('recip blade');
const sdsPlus = fact('shank', 'sds-plus');
const gloves = kind('gloves');
const cutoff = kind('cut-off wheel');
const level = kind('level', 'torpedo level');

export const queriesOne: TradeQuery[] = [
  ask(
    'drill',
    'one noun',
    drill,
    any(all(kind('combo kit'), lists('includes', 'drill')), kind('drill press')),
    kind('rotary hammer', 'impact driver', 'screw gun', 'power screwdriver'),
  ),
  askNumber('tv20dd2k4', 'number', 'TV20-DD2K4', 'torvane-dd', 'drill driver'),
  ask(
    'cut tile',
    'use',
    any(kind('tile saw', 'tile cutter'), all(kind('diamond blade'), fact('cuts', 'tile'))),
    any(kind('tile nippers'), all(kind('jigsaw blade'), fact('cuts', 'tile'))),
    kind('angle grinder', 'tile cutter wheel', 'tile hole saw', 'cut-off tool'),
  ),
  ask(
    'torvane battery',
    'brand',
    all(by('Torvane'), kind('battery')),
    undefined,
    all(by('Torvane'), kind('charger')),
  ),
  ask(
    '7 1/4 24 tooth circular saw blade',
    'measure',
    all(circularBlade, fact('in', 7.25), fact('teeth', 24)),
    all(circularBlade, fact('in', 7.25), fact('cuts', 'wood')),
    circularBlade,
  ),
  ask(
    'recipricating saw',
    'misspelled',
    kind('reciprocating saw'),
    undefined,
    all(kind('combo kit'), lists('includes', 'reciprocating saw')),
  ),
  ask(
    'SDS+ bit 1/2',
    'abbreviation',
    all(kind('sds bit'), sdsPlus, fact('in', 0.5)),
    all(kind('sds bit'), sdsPlus),
    all(kind('sds bit'), fact('shank', 'sds-max')),
  ),
  askNumber(
    '2 in. x 18 ga. Galv. Brad Nails 5,000 ct FL-18-200',
    'name and number',
    'FL-18-200',
    'nails',
    'collated nails',
  ),
  ask(
    'brushless hammer drill',
    'kind and feature',
    all(kind('hammer drill'), fact('brushless', true)),
    any(
      kind('hammer drill'),
      all(kind('combo kit'), lists('includes', 'hammer drill'), fact('brushless', true)),
    ),
    any(
      all(drill, fact('brushless', true)),
      all(kind('rotary hammer'), fact('brushless', true)),
      all(kind('combo kit'), lists('includes', 'hammer drill')),
    ),
  ),
  ask(
    'need 2 cordless drills with batteries and charger included, 1/2 inch chuck, brushless preferred, for the new guys on the crew',
    'long',
    all(
      kind('drill driver', 'hammer drill'),
      fact('power', 'cordless'),
      fact('kit', true),
      fact('chuck', 0.5),
      fact('brushless', true),
    ),
    any(
      all(
        kind('drill driver', 'hammer drill'),
        fact('power', 'cordless'),
        fact('kit', true),
        any(fact('chuck', 0.5), fact('brushless', true)),
      ),
      all(kind('combo kit'), fact('pieces', 2)),
    ),
    any(all(drill, fact('power', 'cordless')), kind('combo kit')),
  ),

  ask(
    '9 inch reciprocating saw blades 6 teeth per inch for cutting wood with nails, demolition work, pack of 25',
    'long',
    numbered('ST-R906-25'),
    all(reciproBlade, fact('in', 9), fact('cuts', 'wood with nails')),
    all(
      reciproBlade,
      any(fact('cuts', 'wood with nails'), fact('cuts', 'wood'), fact('cuts', 'wood and metal')),
    ),
  ),
  ask(
    'cut resistant gloves',
    'kind and feature',
    all(gloves, not(fact('cut', 'none'))),
    undefined,
    all(gloves, not(fact('disposable', true))),
  ),
  askNumber('FW-2310 Tongue & Groove Pliers 10"', 'name and number', 'FW-2310', 'pliers', 'pliers'),
  ask('hi vis vest cl 2', 'abbreviation', all(kind('vest'), fact('class', 2)), kind('vest')),
  ask('plyers', 'misspelled', kind('pliers'), undefined, kind('wire stripper', 'crimper', 'tile nippers')),
  ask(
    '4.5 x .045 cutoff wheel',
    'measure',
    all(cutoff, fact('in', 4.5), fact('thick', 0.045)),
    all(cutoff, fact('in', 4.5)),
    cutoff,
  ),
  ask(
    'okaruma impact driver',
    'brand',
    all(by('Okaruma'), kind('impact driver')),
    all(by('Okaruma'), kind('impact wrench')),
    any(kind('impact driver'), all(by('Okaruma'), drill)),
  ),
  ask(
    'drill into concrete',
    'use',
    kind('rotary hammer', 'hammer drill', 'sds bit', 'masonry bit'),
    all(kind('combo kit'), lists('includes', 'hammer drill')),
    kind('dust shroud', 'chuck adapter', 'powder tool', 'demolition hammer'),
  ),
  askNumber('OKP-129-Z', 'number', 'OKP129Z', 'okaruma-xph', 'hammer drill'),
  ask(
    'hammer',
    'one noun',
    kind('claw hammer', 'framing hammer'),
    kind('sledge hammer', 'ball peen hammer', 'mallet'),
    kind('rotary hammer', 'demolition hammer', 'hammer handle'),
  ),

  ask('level', 'one noun', level, kind('laser level')),
  askNumber('GS 45 SL', 'number', 'GS45-SL', 'grindstaff-ag', 'angle grinder'),
  ask('find studs in the wall', 'use', kind('stud finder')),
  ask(
    'fenwright wrench',
    'brand',
    all(
      by('Fenwright'),
      kind('adjustable wrench', 'pipe wrench', 'combination wrench', 'basin wrench', 'torque wrench'),
    ),
    undefined,
    any(
      all(by('Fenwright'), kind('ratchet', 'socket set', 'impact socket')),
      all(by('Fenwright'), kind('pliers'), fact('type', 'tongue and groove', 'locking')),
    ),
  ),
  ask(
    '48in level',
    'measure',
    all(level, fact('in', 48)),
    kind('level'),
    kind('torpedo level', 'laser level'),
  ),
  ask(
    'masure tape 25 ft',
    'misspelled',
    all(kind('tape measure'), fact('ft', 25)),
    kind('tape measure'),
    kind('long tape', 'distance measurer'),
  ),
  ask(
    'SQ2 bit',
    'abbreviation',
    all(kind('driver bit'), fact('tip', 'SQ2')),
    all(kind('driver bit'), fact('tip', 'assorted')),
  ),
  askNumber(
    'Safety Glasses Clear Anti-Fog Lens GW S2510',
    'name and number',
    'GW S2510',
    'eyewear',
    'safety glasses',
  ),
  ask(
    'magnetic torpedo level',
    'kind and feature',
    all(kind('torpedo level'), fact('magnetic', true)),
    kind('torpedo level'),
    all(kind('level'), fact('magnetic', true)),
  ),
  ask(
    'looking for a self leveling green laser with 360 degree lines that I can use for hanging cabinets and tile layout, rechargeable',
    'long',
    all(kind('laser level'), fact('color', 'green'), fact('type', '360')),
    all(kind('laser level'), fact('color', 'green')),
    kind('laser level'),
  ),
];
