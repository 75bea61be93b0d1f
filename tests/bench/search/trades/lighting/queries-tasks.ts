import {
  type Asked,
  atLeast,
  bears,
  both,
  either,
  grades,
  has,
  kelvin,
  kind,
  not,
  q,
  theOne,
} from './meaning.ts';

const wafer = kind('wafer');
const highBay = kind('high bay');
const tape = kind('tape');
const combo = kind('combo');
const tube = both(kind('lamp'), has('base', 'G13', 'FA8', 'G5'), has('source', 'LED'));
const dimmer = both(kind('dimmer'), has('mode', 'phase'));
const slide = has('family', 'Verity slide dimmer');
const white = has('finish', 'white');
const black = has('finish', 'black');

export const number: Asked[] = [
  q('kowpc20spc', theOne('KO-WPC-20-S-PC', 'Kestrel full cutoff wall pack')),
  q('VT GL153 WH', theOne('VT-GL153-WH', 'Verity slide dimmer')),
  q('f32t8 841 eco', theOne('F32T8/841/ECO', 'Brantley fluorescent tube')),
  q('DMW6.5CCT.W', theOne('DMW6-5CCT-W', 'Dunmore canless wafer')),
  q('rt-h8bk', theOne('RT-H8-BK', 'Railton track section')),
  q('PLD232ISUNV', theOne('PLD-232-IS-UNV', 'Pollard fluorescent ballast')),
];

export const nameAndNumber: Asked[] = [
  q('Airlea 80 CFM Bathroom Exhaust Fan with LED Light AR-80L', theOne('AR-80L', 'Airlea bath fan')),
  q(
    'SB-TX300 Stonebrook 300W Low Voltage Landscape Transformer, Stainless, 12-15V',
    theOne('SB-TX300', 'Stonebrook transformer'),
  ),
  q(
    'LED Wall Pack 60W KO-WPT-60-50 5000K Glass Lens Bronze',
    theOne('KO-WPT-60-50', 'Kestrel glass wall pack'),
  ),
  q(
    '5/6 in. LED Recessed Retrofit Kit, 1000 lm, 5CCT Selectable DMR56 5CCT W',
    theOne('DMR56-5CCT-W', 'Dunmore LED retrofit downlight'),
  ),
  q(
    'Merrow Alden 52" Ceiling Fan with LED Light, Brushed Nickel (MR-ALD52-BN)',
    theOne('MR-ALD52-BN', 'Merrow ceiling fan'),
  ),
  q('wl-bat-6-45 6V 4.5Ah Sealed Lead Acid Battery', theOne('WL-BAT-6-45', 'Wardlow battery')),
];

export const use: Asked[] = [
  q(
    'keep hallway lit when power goes out',
    grades(
      kind('emergency light'),
      either(combo, bears('HV-STW4-BL-EM')),
      either(
        has('part', 'remote head', 'emergency driver', 'emergency ballast', 'battery backup'),
        bears('HV-FP24-S-EM'),
      ),
    ),
  ),
  q(
    'light over shower',
    grades(
      either(
        both(kind('trim'), has('style', 'shower')),
        both(kind('wafer', 'retrofit downlight', 'disk light'), has('wet', true)),
      ),
      undefined,
      either(kind('wafer', 'gimbal downlight'), both(kind('exhaust fan'), has('light', true))),
    ),
  ),
  q(
    'hang fan on vaulted ceiling',
    grades(
      either(bears('MR-SLP-BK'), both(kind('downrod'), atLeast('inches', 36))),
      both(kind('downrod'), atLeast('inches', 24)),
      either(kind('downrod'), bears('MR-BOX-J'), has('family', 'Merrow ceiling fan')),
    ),
  ),
  q(
    'replace fluorescent tubes with led no ballast',
    grades(
      both(tube, has('type', 'B')),
      both(tube, has('type', 'A+B')),
      either(
        has('type', 'A'),
        kind('troffer retrofit'),
        both(kind('lampholder'), has('base', 'G13'), has('shunted', false)),
      ),
    ),
  ),
  q(
    'turn outside lights on at dark',
    grades(
      kind('photocell'),
      bears('VT-TM-7D', 'SB-TMR-ASTRO', 'LV-D2D-A19'),
      either(has('photocell', true), bears('SB-TX150-T')),
    ),
  ),
  q(
    'light up flag pole',
    grades(
      both(kind('flood fixture'), has('mount', 'knuckle')),
      either(kind('flood fixture'), both(kind('landscape accent'), has('style', 'spot', 'well'))),
      either(bears('15PAR38/LED/830/SP15'), bears('SB-WASH-BZ')),
    ),
  ),
];

export const long: Asked[] = [
  q(
    'need 12 of the 6 inch canless recessed lights, white, round, selectable color temperature, dimmable, for a kitchen remodel',
    grades(
      bears('DMW6-5CCT-W'),
      both(either(wafer, kind('gimbal downlight')), has('inches', 6), white),
      either(wafer, both(kind('retrofit downlight'), has('inches', 6), white)),
    ),
  ),
  q(
    'please quote UFO high bay 150 watts 5000K 120-277V with hook for a warehouse, 25 foot ceiling',
    grades(
      bears('CV-UFO-150-50'),
      both(highBay, kelvin(5000), has('watts', 100, 165, 200), has('volts', '120-277')),
      highBay,
    ),
  ),
  q(
    'exit emergency combo red letters white housing remote capable 120/277 volt quantity 8',
    grades(bears('WL-CMB-R-W-RC'), both(combo, either(bears('WL-CMB-R-W'), has('remote', true))), combo),
  ),
  q(
    'looking for a white slide dimmer that works with led bulbs on a three way circuit, at least 150 watts',
    grades(
      both(slide, white, not(has('elv', true))),
      either(slide, both(dimmer, white, has('poles', 'single pole/3-way', '3-way'))),
      dimmer,
    ),
  ),
  q(
    '24 volt led tape 3000 kelvin 16 ft roll for under kitchen cabinets, indoor, high CRI',
    grades(
      both(tape, has('volts', '24'), has('cct', 3000), not(has('wet', true))),
      both(tape, has('volts', '24'), either(kelvin(3000), has('cct', 2700))),
      either(tape, kind('under cabinet')),
    ),
  ),
  q(
    'H type track, black, 4 foot section, single circuit 120V for an art gallery, and the feed for the end',
    grades(
      bears('RT-H4-BK'),
      either(bears('RT-LE-BK', 'RT-H4-WH', 'RT-KIT4-3-BK'), both(kind('track section'), black)),
      either(kind('track section'), bears('RT-LE-WH', 'RT-FC-BK')),
    ),
  ),
];
