import type { TradeQuery } from '../trade.ts';
import { a, all, any, by, exactly, has, not, numbered, q } from './judge.ts';

const ballValve = a('ball valve');
const chrome = has({ finish: 'chrome' });
const lavatoryFaucet = has({ kind: 'faucet', use: 'bathroom' });
const tubing = has({ kind: 'pipe', material: 'pex' });

export const firstQueries: TradeQuery[] = [
  q('one noun', 'p trap', a('p-trap'), a('bottle trap'), a('trap part')),
  q(
    'kind and feature',
    'quiet fill valve',
    numbered('FW400AH'),
    all(a('fill valve'), not(has({ kit: true }))),
    a('fill valve'),
  ),
  q(
    'measure',
    "1/2in x 100' blue pex",
    numbered('R1050-B100'),
    any(all(tubing, has({ size: 0.5, length: 1200 })), all(tubing, has({ size: 0.5, color: 'blue' }))),
    tubing,
  ),
  exactly('number', 'sw1920cp', 'SW1920/CP'),
  exactly('name and number', 'PVC DWV Wye, All Hub, 4" D4600-040', 'D4600-040'),
  q('misspelled', 'toliet flaper', a('flapper'), numbered('FW410CK', 'FW455K'), a('canister seal')),
  q(
    'abbreviation',
    'ORB p trap',
    all(a('p-trap'), has({ finish: 'oil-rubbed bronze' })),
    undefined,
    has({ family: 'tubular-brass-p-trap' }),
  ),
  q(
    'brand',
    'quarterlock coupling',
    all(by('Quarterlock'), a('coupling'), not(has({ size2: 0.5 }))),
    all(by('Quarterlock'), a('coupling')),
    all(by('Quarterlock'), a('elbow', 'tee', 'cap')),
  ),
  q('use', 'fix running toilet', a('flapper', 'fill valve'), a('canister seal'), a('tank lever')),
  q(
    'long',
    'need 10 ft lengths of 3/4 copper for hot and cold water lines, has to be type L not M',
    numbered('TM-L34-10'),
    undefined,
    any(has({ copperType: 'L' }), numbered('TM-M34-10')),
  ),

  q(
    'kind and feature',
    'full port press ball valve',
    all(ballValve, has({ ends: 'press' })),
    undefined,
    all(ballValve, has({ material: 'brass' }), not(has({ gas: true }))),
  ),
  q(
    'measure',
    '8x8 escutcheon',
    numbered('HP-9108-PC', 'HP-9108-BN'),
    has({ style: 'remodel' }),
    numbered('88608-DRN'),
  ),
  exactly('number', 'TM 607 34', 'TM-607-34'),
  exactly('name and number', 'IB-521-12060 Black Steel Pipe Nipple, 1/2 in x 6 in', 'IB-521-12060'),
  q(
    'misspelled',
    'chrome excutcheon',
    all(a('escutcheon'), chrome, has({ style: ['shallow', 'split'] })),
    all(a('escutcheon'), chrome),
    a('escutcheon'),
  ),
  q(
    'abbreviation',
    '1/2 MIP hose bibb',
    numbered('HV-HB2-12'),
    undefined,
    a('hose bibb', 'boiler drain', 'frost-free sillcock'),
  ),
  q('brand', 'corwin disposal', all(by('Corwin'), a('disposer'))),
  q('use', 'cut copper pipe', all(a('cutter'), has({ cuts: 'copper' })), undefined, a('cutter wheel')),
  q(
    'long',
    'Qty 25 - 1/2 copper 90 ell cxc sweat wrot lead free, bag or loose is ok',
    numbered('NG 30125', 'TM-607-12'),
    undefined,
    any(has({ kind: 'elbow', material: 'copper', ends: 'sweat' }), numbered('PC607-050')),
  ),
  q('one noun', 'toilet', a('toilet')),

  q(
    'measure',
    '1 1/4 p trap',
    all(a('p-trap'), has({ size: 1.25 })),
    numbered('88401-DRN', 'BR-4530-MB'),
    a('p-trap'),
  ),
  exactly('number', 'K5306/12/12/08', 'K5306-12-12-08'),
  exactly('name and number', 'Emberline 50 Gal. Electric Water Heater EE-50T6 Tall, 4500W, 240V', 'EE-50T6'),
  q(
    'misspelled',
    'ballvalve brass',
    all(ballValve, has({ material: 'brass' }), not(has({ gas: true }))),
    all(ballValve, has({ material: ['brass', 'bronze'] })),
    ballValve,
  ),
  q(
    'abbreviation',
    'SS basket strainer',
    numbered('BR-6100-SS'),
    undefined,
    a('basket strainer', 'strainer basket'),
  ),
  q('brand', 'hadley park bathroom faucet', all(by('Hadley Park'), lavatoryFaucet)),
  q(
    'use',
    'water smells like rotten eggs',
    all(a('anode rod'), has({ material: 'aluminum' })),
    undefined,
    a('anode rod'),
  ),
  q(
    'long',
    'please quote matte black 8 in widespread bathroom faucet with two handles and matching push drain with overflow',
    numbered('HP-7240-MB'),
    numbered('HP-7240-BN', 'HP-5320-MB'),
    any(lavatoryFaucet, all(a('lavatory drain'), has({ style: 'push' }))),
  ),
  q('one noun', 'flapper', a('flapper'), numbered('FW410CK', 'FW455K'), a('canister seal')),
  q(
    'kind and feature',
    'slow close elongated toilet seat',
    all(a('toilet seat'), has({ shape: 'elongated', slowClose: true })),
    all(a('toilet seat'), any(has({ slowClose: true }), numbered('MC44EC-000'))),
    a('toilet seat'),
  ),
];
