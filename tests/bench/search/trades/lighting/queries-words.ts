import { type Asked, bears, both, either, grades, has, kelvin, kind, made, not, q } from './meaning.ts';

const dimmer = kind('dimmer');
const exit = kind('exit sign');
const combo = kind('combo');
const wallPack = kind('wall pack');
const fan = kind('ceiling fan');
const trim = kind('trim');
const tape = kind('tape');
const panel = kind('flat panel');
const housing = kind('housing');
const lamp = kind('lamp');
const driver = kind('driver');
const recessedLed = kind('wafer', 'retrofit downlight', 'gimbal downlight', 'commercial downlight');
const tube = both(lamp, has('shape', 'T8', 'T5', 'T12'));
const ledT8 = both(tube, has('source', 'LED'), has('shape', 'T8'));
const vanity = kind('vanity light');
const br = both(lamp, has('shape', 'BR30', 'BR40', 'R20'));

export const oneNoun: Asked[] = [
  q('dimmer', grades(dimmer, bears('TS-CTL-DIM', 'VT-OCC-DIM-WH'), bears('MR-WC-3S'))),
  q('exit sign', grades(exit, combo)),
  q('ballast', grades(kind('ballast'), bears('WL-EMB-F'))),
  q('troffer', grades(kind('troffer'), panel, kind('troffer retrofit'))),
  q('downrod', grades(kind('downrod'))),
  q('photocell', grades(kind('photocell'))),
];

export const kindAndFeature: Asked[] = [
  q('wall pack with photocell', grades(both(wallPack, has('photocell', true)), wallPack, kind('barn light'))),
  q(
    'outdoor ceiling fan with light',
    grades(
      both(fan, has('place', 'outdoor'), has('light', true)),
      both(fan, has('place', 'outdoor')),
      both(fan, has('light', true)),
    ),
  ),
  q(
    'green exit sign battery backup',
    grades(
      both(exit, has('letters', 'green'), has('battery', true)),
      either(both(combo, has('letters', 'green')), both(exit, has('battery', true))),
      either(exit, combo),
    ),
  ),
  q(
    'motion sensor light switch',
    grades(
      both(kind('wall sensor'), not(has('vacancy', true))),
      both(kind('wall sensor'), has('vacancy', true)),
      kind('ceiling sensor'),
    ),
  ),
  q(
    'black recessed trim',
    grades(
      both(trim, has('finish', 'black')),
      both(kind('retrofit downlight'), has('finish', 'black')),
      either(trim, both(recessedLed, has('finish', 'black'))),
    ),
  ),
  q(
    'waterproof led strip',
    grades(both(tape, has('wet', true)), kind('rope light'), either(tape, kind('vapor tight'))),
  ),
];

export const measure: Asked[] = [
  q(
    '2x4 panel',
    grades(
      both(panel, has('size', '2x4')),
      both(kind('troffer'), has('size', '2x4')),
      either(panel, both(kind('troffer retrofit'), has('size', '2x4'))),
    ),
  ),
  q(
    'six inch recessed can',
    grades(both(housing, has('inches', 6)), undefined, either(housing, both(recessedLed, has('inches', 6)))),
  ),
  q(
    '4 foot led tube',
    grades(
      both(tube, has('source', 'LED'), has('feet', 4), has('shape', 'T8')),
      both(tube, has('source', 'LED'), has('feet', 4)),
      either(ledT8, both(tube, has('feet', 4))),
    ),
  ),
  q('52in fan', grades(both(fan, has('inches', 52)), undefined, fan)),
  q(
    '12 volt 60 watt power supply',
    grades(
      both(driver, has('out', 12), has('watts', 60)),
      both(driver, has('out', 12), has('watts', 100)),
      both(driver, has('out', 12)),
    ),
  ),
  q('br30 3000', grades(both(br, has('shape', 'BR30'), kelvin(3000)), both(br, has('shape', 'BR30')), br)),
];

export const misspelled: Asked[] = [
  q(
    'flourescent tubes',
    grades(
      both(tube, has('source', 'fluorescent')),
      both(tube, has('source', 'LED')),
      both(lamp, has('source', 'fluorescent')),
    ),
  ),
  q('recesed led ligths', grades(recessedLed, kind('disk light'), bears('DM6RICA-LED'))),
  q(
    'canalabra bulb',
    grades(both(lamp, has('base', 'E12'), has('source', 'LED')), both(lamp, has('base', 'E12'))),
  ),
  q(
    'ceilingfan remot',
    grades(
      bears('MR-RMT-U'),
      bears('MR-WC-3S'),
      either(bears('MR-FSC-IND'), both(fan, has('control', 'Six-speed remote'))),
    ),
  ),
  q(
    'emergancy lite',
    grades(
      kind('emergency light'),
      combo,
      either(has('part', 'remote head'), bears('HV-STW4-BL-EM', 'KO-WPC-40-EM')),
    ),
  ),
  q('led dirver 24v', grades(both(driver, has('out', 24)), undefined, driver)),
];

export const abbreviation: Asked[] = [
  q(
    'WP 80W 5K BRZ',
    grades(
      both(wallPack, has('watts', 80), kelvin(5000), has('finish', 'bronze')),
      both(wallPack, has('watts', 60, 120), kelvin(5000)),
      wallPack,
    ),
  ),
  q(
    'ORB flush mt',
    grades(both(kind('flush mount'), has('finish', 'bronze')), undefined, kind('flush mount')),
  ),
  q(
    'BN vanity 3 lt',
    grades(
      both(vanity, has('finish', 'brushed nickel'), has('lights', 3)),
      both(vanity, either(has('finish', 'brushed nickel'), has('lights', 3))),
      vanity,
    ),
  ),
  q(
    '6V SLA',
    grades(
      both(has('chemistry', 'sealed lead acid'), has('battVolts', 6)),
      undefined,
      has('chemistry', 'sealed lead acid'),
    ),
  ),
  q(
    'MH 400W mogul',
    grades(
      bears('MH400/U'),
      both(lamp, has('source', 'LED'), has('shape', 'corn'), has('equal', 400)),
      either(both(lamp, has('source', 'MH')), bears('PLD-MH400-KIT')),
    ),
  ),
  q(
    'RMDL IC hsg 6in',
    grades(
      both(housing, has('install', 'remodel'), has('inches', 6)),
      both(housing, has('install', 'remodel')),
      both(housing, has('inches', 6), has('ic', true)),
    ),
  ),
];

export const brand: Asked[] = [
  q(
    'Verity occupancy sensor',
    grades(
      both(made('Verity'), kind('wall sensor', 'ceiling sensor'), not(has('vacancy', true))),
      has('vacancy', true),
      bears('CV-UFO-SEN'),
    ),
  ),
  q(
    'dunmore wafer lights',
    grades(
      both(made('Dunmore'), kind('wafer')),
      kind('wafer'),
      both(made('Dunmore'), kind('gimbal downlight')),
    ),
  ),
  q('kestrel flood', grades(kind('flood fixture'), undefined, kind('security light'))),
  q(
    'railton black track heads',
    grades(
      both(kind('track head'), has('finish', 'black')),
      either(kind('track head'), both(kind('track kit'), has('finish', 'black'))),
    ),
  ),
  q(
    'Merrow hugger fan',
    grades(
      both(fan, has('hugger', true)),
      undefined,
      both(fan, has('place', 'indoor'), not(has('industrial', true))),
    ),
  ),
  q(
    'halvorsen strip light 4ft',
    grades(
      both(kind('strip light'), has('feet', 4)),
      kind('strip light'),
      either(
        both(kind('wrap', 'vapor tight', 'stairwell light', 'shop light'), has('feet', 4)),
        bears('HV-MS48-50'),
      ),
    ),
  ),
];
