/** Pendants, chandeliers, sconces, lamps and outdoor lights, each of them lit. */
import {
  B,
  ball,
  D,
  E,
  each,
  ell,
  floorShadow,
  glow,
  group,
  hpipe,
  hung,
  INK,
  L,
  lathe,
  line,
  path,
  rect,
  standing,
  tube,
  vpipe,
} from './kit.ts';

const canopy = (cx: number, y = 0) =>
  lathe(cx, [
    [y, 62],
    [y + 8, 64],
    [y + 26, 56],
    [y + 34, 14],
    [y + 44, 10],
  ]);
const cord = (cx: number, y1: number, y2: number) => rect(cx - 2.5, y1, 5, y2 - y1, '#3a3028', 2);
const globe = (cx: number, cy: number, r: number) =>
  glow(cx, cy, r * 2.1) +
  ell(cx, cy, r, r, 'url(#milk)') +
  ell(cx - r * 0.34, cy - r * 0.4, r * 0.2, r * 0.13, '#ffffff', { opacity: 0.9 });
const clear = (cx: number, cy: number, r: number) =>
  glow(cx, cy, r * 1.5) +
  ell(cx, cy, r * 0.26, r * 0.34, 'url(#bulb)') +
  ell(cx, cy, r, r, 'url(#glass)', { stroke: '#c4ccc8', 'stroke-width': 2, opacity: 0.75 }) +
  ell(cx - r * 0.4, cy - r * 0.4, r * 0.13, r * 0.26, '#ffffff', {
    opacity: 0.8,
    transform: `rotate(40 ${cx - r * 0.4} ${cy - r * 0.4})`,
  });
const drum = (cx: number, y: number, topW: number, bottomW: number, h: number) =>
  glow(cx, y + h / 2, bottomW * 0.95) +
  path(
    `M${cx - topW / 2} ${y}H${cx + topW / 2}L${cx + bottomW / 2} ${y + h}H${cx - bottomW / 2}Z`,
    'url(#shade)',
  ) +
  ell(cx, y + h, bottomW / 2, bottomW * 0.04, '#fff3d6') +
  ell(cx, y, topW / 2, topW * 0.03, '#d8cbb3');
const candle = (cx: number, y: number) =>
  lathe(cx, [
    [y + 60, 12],
    [y + 66, 30],
    [y + 74, 26],
    [y + 84, 10],
  ]) +
  rect(cx - 9, y, 18, 62, '#f7efe0', 3) +
  glow(cx, y - 26, 66) +
  path(
    `M${cx} ${y - 54}C${cx + 20} ${y - 24} ${cx + 12} ${y} ${cx} ${y}S${cx - 20} ${y - 24} ${cx} ${y - 54}Z`,
    'url(#bulb)',
  );
const backplate = (cx: number, y: number, w: number, h: number) =>
  rect(cx - w / 2, y, w, h, 'url(#face)', w / 2, { stroke: E, 'stroke-width': 1.5 });
const beam = (cx: number, y: number, w: number) =>
  path(`M${cx - w / 2} ${y}L${cx - w * 0.9} ${y + 330}H${cx + w * 0.9}L${cx + w / 2} ${y}Z`, 'url(#glow)', {
    opacity: 0.55,
  });
const lantern = (cx: number, y: number, w: number, h: number) =>
  path(
    `M${cx - w * 0.18} ${y}H${cx + w * 0.18}L${cx + w * 0.62} ${y + h * 0.2}H${cx - w * 0.62}Z`,
    'url(#body)',
  ) +
  glow(cx, y + h * 0.58, w * 0.95) +
  path(
    `M${cx - w / 2} ${y + h * 0.2}H${cx + w / 2}L${cx + w * 0.4} ${y + h}H${cx - w * 0.4}Z`,
    'url(#glass)',
  ) +
  ell(cx, y + h * 0.62, w * 0.12, h * 0.13, 'url(#bulb)') +
  line(
    `M${cx - w / 2} ${y + h * 0.2}L${cx - w * 0.4} ${y + h}M${cx + w / 2} ${y + h * 0.2}L${cx + w * 0.4} ${y + h}M${cx} ${y + h * 0.2}V${y + h}`,
    E,
    12,
  ) +
  line(
    `M${cx - w / 2} ${y + h * 0.2}L${cx - w * 0.4} ${y + h}M${cx + w / 2} ${y + h * 0.2}L${cx + w * 0.4} ${y + h}`,
    B,
    7,
  ) +
  hpipe(cx - w * 0.46, y + h, w * 0.92, 22, 4) +
  hpipe(cx - w * 0.62, y + h * 0.2, w * 1.24, 16, 4);

export const lightingModels = () => [
  hung(
    'pendant-dome',
    '',
    canopy(400) +
      cord(400, 40, 330) +
      beam(400, 610, 380) +
      glow(400, 640, 330) +
      lathe(
        400,
        [
          [320, 20],
          [340, 28],
          [380, 32],
          [400, 60],
          [450, 150],
          [540, 216],
          [620, 234],
          [626, 234],
        ],
        'url(#body)',
      ) +
      ell(400, 624, 234, 26, '#fff3d2') +
      ell(400, 622, 234, 26, 'none', { stroke: E, 'stroke-width': 5 }) +
      ell(400, 632, 60, 12, '#ffffff'),
  ),
  hung(
    'pendant-cone',
    '',
    canopy(400) +
      cord(400, 40, 320) +
      glow(400, 660, 300) +
      lathe(
        400,
        [
          [310, 24],
          [350, 26],
          [350, 30],
          [380, 44],
          [640, 210],
          [650, 212],
        ],
        'url(#body)',
        false,
      ) +
      ell(400, 650, 212, 24, '#fff3d2') +
      ell(400, 648, 212, 24, 'none', { stroke: E, 'stroke-width': 4 }),
  ),
  hung(
    'pendant-globe',
    '',
    canopy(400) +
      vpipe(400, 40, 12, 330) +
      globe(400, 580, 200) +
      lathe(400, [
        [360, 22],
        [376, 52],
        [396, 66],
        [402, 66],
      ]),
  ),
  hung(
    'pendant-glass',
    '',
    canopy(400) +
      vpipe(400, 40, 12, 290) +
      clear(400, 580, 210) +
      lathe(400, [
        [320, 24],
        [340, 46],
        [376, 60],
        [384, 60],
      ]) +
      vpipe(400, 380, 44, 90, 8),
  ),
  hung(
    'pendant-bell',
    '',
    canopy(400) +
      cord(400, 40, 300) +
      glow(400, 690, 260) +
      lathe(
        400,
        [
          [290, 22],
          [320, 34],
          [360, 90],
          [440, 132],
          [580, 146],
          [660, 190],
          [676, 200],
        ],
        'url(#body)',
      ) +
      ell(400, 676, 200, 22, '#fff3d2') +
      ell(400, 675, 200, 22, 'none', { stroke: E, 'stroke-width': 4 }),
  ),
  hung(
    'pendant-lantern',
    '',
    canopy(400) + vpipe(400, 40, 12, 270) + ball(400, 318, 20) + lantern(400, 330, 300, 430),
  ),
  hung(
    'chandelier-ring',
    '',
    canopy(400) +
      line('M400 40L130 560M400 40L670 560M400 40V520', '#4a4036', 3) +
      glow(400, 610, 360) +
      ell(400, 580, 300, 80, 'none', { stroke: E, 'stroke-width': 40 }) +
      ell(400, 576, 300, 80, 'none', { stroke: B, 'stroke-width': 32 }) +
      ell(400, 570, 300, 80, 'none', { stroke: L, 'stroke-width': 10 }) +
      ell(400, 594, 298, 80, 'none', { stroke: '#fff3cf', 'stroke-width': 9 }),
  ),
  hung(
    'chandelier-arms',
    '',
    canopy(400) +
      vpipe(400, 40, 14, 330) +
      lathe(400, [
        [360, 14],
        [390, 34],
        [430, 26],
        [520, 22],
        [580, 46],
        [640, 30],
        [690, 12],
      ]) +
      each(
        3,
        (i) =>
          tube(`M400 600C${340 - i * 40} 720 ${240 - i * 60 + i * 30} 690 ${300 - i * 90} 560`, 15) +
          tube(`M400 600C${460 + i * 40} 720 ${560 + i * 30} 690 ${500 + i * 90} 560`, 15),
      ) +
      each(3, (i) => candle(300 - i * 90, 480) + candle(500 + i * 90, 480)) +
      ball(400, 700, 20),
  ),
  hung(
    'chandelier-globes',
    '',
    canopy(400) +
      vpipe(400, 40, 14, 500) +
      tube('M400 400L180 500M400 400L620 500M400 460L250 680M400 460L550 680M400 420L400 330', 14) +
      ball(400, 440, 40) +
      globe(170, 500, 76) +
      globe(630, 500, 76) +
      globe(245, 690, 76) +
      globe(555, 690, 76) +
      globe(400, 580, 76) +
      ball(400, 506, 18),
  ),
  hung(
    'chandelier-linear',
    '',
    hpipe(260, 16, 280, 32, 6) +
      vpipe(290, 30, 8, 420) +
      vpipe(510, 30, 8, 420) +
      hpipe(90, 460, 620, 26) +
      each(
        5,
        (i) =>
          glow(140 + i * 130, 560, 100) +
          vpipe(140 + i * 130, 460, 30, 50, 4) +
          lathe(
            140 + i * 130,
            [
              [510, 34],
              [516, 44],
              [660, 44],
              [664, 42],
            ],
            'url(#glass)',
          ) +
          ell(140 + i * 130, 580, 14, 40, 'url(#bulb)'),
      ),
  ),
  hung(
    'chandelier-drum',
    '',
    canopy(400) +
      vpipe(400, 40, 12, 330) +
      drum(400, 390, 540, 540, 210) +
      hpipe(128, 396, 544, 16, 3) +
      hpipe(128, 596, 544, 16, 3) +
      ball(400, 632, 18),
  ),
  hung(
    'sconce-single',
    rect(340, 420, 120, 300, INK, 60),
    backplate(400, 430, 110, 290) +
      tube('M400 640C400 720 400 700 400 560', 20) +
      drum(400, 240, 180, 260, 230) +
      vpipe(400, 470, 22, 90) +
      ball(400, 640, 24),
  ),
  hung(
    'sconce-globe',
    ell(400, 640, 80, 80, INK),
    ell(400, 640, 76, 76, 'url(#pad)', { stroke: E }) +
      tube('M400 640H400V520', 22) +
      lathe(400, [
        [480, 52],
        [500, 60],
        [524, 26],
      ]) +
      globe(400, 370, 136) +
      ball(400, 640, 28),
  ),
  hung(
    'sconce-double',
    rect(370, 220, 80, 540, INK, 30),
    vpipe(400, 200, 60, 560, 28) +
      glow(400, 250, 180) +
      glow(400, 720, 180) +
      lathe(
        400,
        [
          [210, 60],
          [220, 64],
          [390, 64],
          [400, 58],
        ],
        'url(#milk)',
      ) +
      lathe(
        400,
        [
          [570, 58],
          [580, 64],
          [750, 64],
          [760, 60],
        ],
        'url(#milk)',
      ) +
      hpipe(330, 400, 140, 18, 4) +
      hpipe(330, 560, 140, 18, 4) +
      ball(400, 480, 36),
  ),
  hung(
    'sconce-swing',
    ell(210, 600, 70, 90, INK),
    rect(170, 470, 84, 230, 'url(#face)', 42, { stroke: E }) +
      tube('M212 580H420L540 520', 18) +
      ball(212, 580, 26) +
      ball(420, 580, 20) +
      vpipe(548, 440, 18, 90) +
      drum(548, 300, 150, 240, 170),
  ),
  hung(
    'sconce-candle',
    ell(400, 620, 80, 110, INK),
    ell(400, 620, 80, 120, 'url(#pad)', { stroke: E }) +
      tube('M400 640C300 760 250 660 270 540M400 640C500 760 550 660 530 540', 18) +
      candle(270, 450) +
      candle(530, 450) +
      ball(400, 640, 28),
  ),
  hung(
    'vanity-light-2',
    rect(180, 430, 440, 70, INK),
    rect(180, 420, 440, 70, 'url(#facev)', 35, { stroke: E }) +
      each(
        2,
        (i) =>
          vpipe(280 + i * 240, 470, 26, 60) +
          globe(280 + i * 240, 600, 88) +
          lathe(280 + i * 240, [
            [506, 30],
            [520, 50],
            [530, 52],
          ]),
      ),
  ),
  hung(
    'vanity-light-3',
    rect(90, 400, 620, 60, INK),
    rect(90, 400, 620, 60, 'url(#facev)', 8, { stroke: E }) +
      each(
        3,
        (i) =>
          vpipe(180 + i * 220, 440, 24, 60) +
          lathe(180 + i * 220, [
            [480, 34],
            [500, 58],
            [510, 60],
          ]) +
          glow(180 + i * 220, 600, 130) +
          lathe(
            180 + i * 220,
            [
              [510, 58],
              [560, 66],
              [690, 82],
              [700, 82],
            ],
            'url(#milk)',
          ) +
          ell(180 + i * 220, 700, 82, 10, '#fff6e0'),
      ),
  ),
  hung(
    'vanity-light-bar',
    rect(80, 480, 640, 40, INK),
    rect(330, 440, 140, 120, 'url(#face)', 10, { stroke: E }) +
      glow(400, 500, 360) +
      hpipe(70, 500, 660, 64) +
      hpipe(110, 500, 580, 64, 4).replaceAll('url(#mh)', '#fff8e6') +
      rect(110, 478, 580, 14, '#ffffff', 4),
  ),
  hung(
    'flush-drum',
    '',
    hpipe(130, 130, 540, 60, 8) +
      glow(400, 300, 340) +
      rect(150, 160, 500, 180, 'url(#shade)', 6) +
      ell(400, 340, 250, 40, '#fff6e2') +
      hpipe(142, 170, 516, 20, 4) +
      hpipe(142, 336, 516, 16, 4) +
      ball(400, 384, 20),
  ),
  hung(
    'flush-dome',
    '',
    lathe(400, [
      [60, 180],
      [80, 190],
      [120, 230],
      [150, 236],
      [160, 236],
    ]) +
      glow(400, 300, 330) +
      path('M166 160H634C620 300 520 370 400 370S180 300 166 160Z', 'url(#milk)') +
      lathe(400, [
        [362, 30],
        [376, 26],
        [392, 10],
      ]),
  ),
  hung(
    'semi-flush',
    '',
    canopy(400, 20) +
      vpipe(400, 60, 22, 200) +
      each(
        3,
        (i) =>
          tube(`M400 250C${260 + i * 140} 250 ${220 + i * 180} 280 ${220 + i * 180} 330`, 16) +
          lathe(220 + i * 180, [
            [320, 28],
            [340, 50],
            [350, 54],
          ]) +
          globe(220 + i * 180, 420, 84),
      ) +
      ball(400, 250, 28),
  ),
  standing(
    'lamp-table',
    floorShadow(400, 832, 190, 26) +
      lathe(
        400,
        [
          [470, 14],
          [500, 18],
          [520, 60],
          [580, 116],
          [680, 128],
          [760, 84],
          [790, 62],
          [800, 90],
          [828, 94],
          [830, 94],
        ],
        'url(#body)',
      ) +
      vpipe(400, 420, 16, 60) +
      drum(400, 180, 280, 420, 270),
  ),
  standing(
    'lamp-column',
    floorShadow(400, 862, 170, 24) +
      lathe(400, [
        [440, 26],
        [446, 32],
        [820, 32],
        [820, 32],
        [826, 120],
        [830, 124],
        [858, 124],
        [860, 124],
      ]) +
      drum(400, 170, 360, 380, 280),
  ),
  standing(
    'lamp-task',
    floorShadow(330, 862, 170, 24) +
      lathe(330, [
        [820, 20],
        [830, 120],
        [860, 126],
        [860, 126],
      ]) +
      tube('M330 830L250 520L520 300', 18) +
      ball(250, 520, 26) +
      ball(520, 300, 22) +
      glow(590, 420, 180) +
      group(
        lathe(
          560,
          [
            [250, 26],
            [290, 40],
            [390, 120],
            [396, 120],
          ],
          'url(#body)',
        ) + ell(560, 396, 120, 18, '#fff3d2'),
        { transform: 'rotate(-14 560 320)' },
      ),
  ),
  standing(
    'lamp-floor',
    floorShadow(400, 942, 140, 18) +
      vpipe(400, 320, 14, 600) +
      lathe(400, [
        [900, 14],
        [914, 90],
        [936, 100],
        [940, 100],
      ]) +
      drum(400, 90, 240, 340, 250),
  ),
  standing(
    'lamp-arc',
    floorShadow(230, 942, 150, 18) +
      lathe(
        220,
        [
          [890, 14],
          [900, 110],
          [936, 116],
          [940, 116],
        ],
        'url(#mv)',
      ) +
      tube('M220 900V420C220 140 560 120 590 320', 16) +
      glow(590, 460, 220) +
      lathe(
        590,
        [
          [300, 22],
          [340, 60],
          [420, 140],
          [440, 146],
        ],
        'url(#body)',
      ) +
      ell(590, 440, 146, 20, '#fff3d2'),
  ),
  standing(
    'lamp-tripod',
    floorShadow(400, 942, 220, 20) +
      tube('M400 420L400 930', 18) +
      tube('M392 420L230 936', 18) +
      tube('M408 420L570 936', 18) +
      ball(400, 430, 26) +
      vpipe(400, 350, 16, 80) +
      drum(400, 100, 300, 380, 260) +
      tube('M310 690H490', 10),
  ),
  hung(
    'outdoor-lantern',
    rect(350, 240, 100, 420, INK, 30),
    rect(350, 230, 100, 300, 'url(#face)', 20, { stroke: E }) +
      tube('M400 300C400 200 400 200 400 240', 18) +
      lantern(400, 300, 280, 440) +
      ball(400, 300, 18),
  ),
  hung(
    'outdoor-cylinder',
    rect(320, 240, 170, 520, INK),
    glow(400, 180, 220) +
      glow(400, 830, 240) +
      path('M330 760L240 1000H560L470 760Z', '#fff0c4', { opacity: 0.5 }) +
      path('M330 240L250 0H550L470 240Z', '#fff0c4', { opacity: 0.4 }) +
      rect(312, 240, 176, 520, 'url(#body)', 6) +
      ell(400, 240, 88, 14, L) +
      ell(400, 240, 68, 10, '#fff6da') +
      ell(400, 760, 88, 12, '#fff6da'),
  ),
  standing(
    'outdoor-post',
    floorShadow(400, 942, 130, 16) +
      lathe(400, [
        [560, 26],
        [580, 34],
        [600, 20],
        [860, 24],
        [880, 50],
        [936, 70],
        [940, 70],
      ]) +
      lantern(400, 160, 300, 390) +
      ball(400, 146, 20),
  ),
  hung(
    'outdoor-bollard',
    '',
    rect(0, 820, 800, 180, '#d7cab3') +
      ell(400, 850, 330, 60, '#fff0c4', { opacity: 0.7 }) +
      floorShadow(400, 862, 90, 14) +
      rect(352, 330, 96, 530, 'url(#body)', 4) +
      rect(352, 390, 96, 90, 'url(#bulb)') +
      each(4, (i) => rect(352, 404 + i * 20, 96, 6, D)) +
      rect(340, 310, 120, 30, 'url(#bodyh)', 6),
  ),
  hung(
    'light-bar',
    rect(90, 430, 620, 50, INK),
    hpipe(80, 440, 640, 60, 8) +
      rect(110, 462, 580, 18, '#fff8e2', 6) +
      path('M110 480H690L760 860H40Z', 'url(#glow)', { opacity: 0.7 }) +
      glow(400, 520, 300),
  ),
  hung(
    'light-puck',
    ell(400, 480, 190, 190, INK),
    glow(400, 480, 380) +
      ell(400, 470, 200, 200, 'url(#pad)', { stroke: E, 'stroke-width': 3 }) +
      ell(400, 470, 160, 160, D) +
      ell(400, 470, 152, 152, 'url(#bulb)') +
      ell(400, 470, 184, 184, 'none', { stroke: L, 'stroke-width': 5 }),
  ),
  hung(
    'light-picture',
    rect(210, 400, 390, 460, INK),
    glow(400, 430, 330) +
      rect(200, 390, 400, 470, '#5d4a36') +
      rect(222, 412, 356, 426, '#efe4cf') +
      path('M222 700C300 600 360 660 430 600S540 620 578 560V838H222Z', '#9aa088') +
      path('M222 760C320 700 440 760 578 690V838H222Z', '#6f7763') +
      ell(490, 510, 34, 34, '#e0b77c') +
      tube('M400 390V320C400 270 400 280 400 300', 16) +
      hpipe(210, 300, 380, 50),
  ),
];
