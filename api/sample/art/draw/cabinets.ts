/** Cabinetry, hardware, organizers, kitchen sinks, hoods, islands and surfaces. */
import {
  B,
  ball,
  board,
  cushion,
  D,
  drawer,
  E,
  each,
  ell,
  floorShadow,
  group,
  hpipe,
  hung,
  INK,
  knob,
  L,
  lathe,
  line,
  panel,
  path,
  pull,
  rect,
  standing,
  top,
  tube,
  upright,
  vpipe,
} from './kit.ts';

const carcass = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 'url(#faced)', 2, { stroke: E, 'stroke-width': 1 });
const kick = (x: number, y: number, w: number) =>
  rect(x + 8, y, w - 16, 34, '#3b3027') + rect(x + 8, y, w - 16, 8, '#000000', 0, { opacity: 0.3 });
const base = (body: string, w: number) =>
  floorShadow(400, 822, w * 0.62, 24) +
  kick(400 - w / 2, 790, w) +
  carcass(400 - w / 2, 370, w, 420) +
  body +
  top(400 - w / 2 - 12, 342, w + 24, 28);
const glazed = (x: number, y: number, w: number, h: number, f = 30) =>
  rect(x, y, w, h, '#d9cfbd') +
  each(
    3,
    (i) =>
      rect(x + f, y + (h * (i + 1)) / 4, w - f * 2, 6, '#b7a68a') +
      rect(x + f + 18 + i * 14, y + (h * (i + 1)) / 4 - 34, 34, 34, '#f5efe3', 5) +
      rect(x + f + 66, y + (h * (i + 1)) / 4 - 22, 40, 22, '#e3d6c0', 6),
  ) +
  rect(x + f, y + f, w - f * 2, h - f * 2, 'url(#glass)', 0, { opacity: 0.55 }) +
  path(
    `M${x} ${y}h${w}v${h}h${-w}ZM${x + f} ${y + f}v${h - f * 2}h${w - f * 2}v${-(h - f * 2)}Z`,
    'url(#face)',
    { stroke: E, 'fill-rule': 'evenodd' },
  );

const doorAlone = (name: string, body: string) => hung(name, rect(220, 180, 370, 650, INK), body);
const post = (x: number, y: number) =>
  ell(x, y, 26, 26, 'url(#pad)', { stroke: E }) + ell(x, y, 18, 18, E, { opacity: 0.35 });
const sinkSteel = (bowls: number) => {
  const w = bowls === 2 ? 262 : 540;
  return (
    rect(100, 330, 600, 400, 'url(#facev)', 26, { stroke: E, 'stroke-width': 2 }) +
    each(
      bowls,
      (i) =>
        rect(130 + i * (w + 16), 360, w, 340, 'url(#faced)', 30, { stroke: E, 'stroke-width': 2 }) +
        rect(158 + i * (w + 16), 400, w - 56, 272, 'url(#pad)', 24, { opacity: 0.8 }) +
        ell(130 + i * (w + 16) + w / 2, 540, 40, 30, E) +
        ell(130 + i * (w + 16) + w / 2, 537, 34, 25, 'url(#silver)') +
        ell(130 + i * (w + 16) + w / 2, 538, 18, 12, '#6f7674'),
    )
  );
};
const tileField = (
  cols: number,
  rows: number,
  w: number,
  h: number,
  x0: number,
  y0: number,
  offset: number,
) =>
  each(rows, (r) =>
    each(cols, (c) => {
      const x = x0 + c * (w + 6) + (r % 2 ? offset : 0);
      const y = y0 + r * (h + 6);
      const tone = ['url(#face)', 'url(#facev)', 'url(#pad)'][(r * 7 + c * 5) % 3] ?? B;
      return rect(x, y, w, h, tone, 4) + rect(x + 4, y + 3, w - 8, 5, '#ffffff', 2, { opacity: 0.4 });
    }),
  );

export const cabinetModels = () => [
  standing(
    'cabinet-base',
    base(
      drawer(216, 382, 368, 96, 18) +
        pull(400, 430, 90) +
        panel(216, 484, 181, 300) +
        panel(403, 484, 181, 300) +
        knob(384, 540) +
        knob(416, 540),
      380,
    ),
  ),
  standing(
    'cabinet-drawers',
    base(
      drawer(216, 382, 368, 96, 18) +
        drawer(216, 484, 368, 146, 22) +
        drawer(216, 636, 368, 148, 22) +
        pull(400, 430, 110) +
        pull(400, 556, 110) +
        pull(400, 708, 110),
      380,
    ),
  ),
  standing(
    'cabinet-sink',
    base(
      drawer(146, 382, 508, 80, 18) +
        panel(146, 468, 251, 316, 30) +
        panel(403, 468, 251, 316, 30) +
        upright(380, 540, 70) +
        upright(420, 540, 70),
      520,
    ),
  ),
  standing(
    'cabinet-corner',
    base(board(216, 382, 110, 402) + panel(332, 382, 252, 402, 30) + upright(352, 480, 80), 380),
  ),
  hung(
    'cabinet-wall',
    rect(180, 230, 440, 520, INK),
    carcass(180, 220, 440, 520) +
      panel(188, 228, 209, 504, 32) +
      panel(403, 228, 209, 504, 32) +
      knob(380, 680, 9) +
      knob(420, 680, 9) +
      rect(170, 204, 460, 20, 'url(#facev)', 2, { stroke: E }),
  ),
  hung(
    'cabinet-glass',
    rect(180, 230, 440, 520, INK),
    carcass(180, 220, 440, 520) +
      glazed(188, 228, 209, 504) +
      glazed(403, 228, 209, 504) +
      knob(384, 680, 8) +
      knob(416, 680, 8) +
      rect(170, 204, 460, 20, 'url(#facev)', 2, { stroke: E }),
  ),
  hung(
    'cabinet-open',
    rect(190, 230, 420, 520, INK),
    carcass(190, 220, 420, 520) +
      each(
        3,
        (i) =>
          rect(210, 240 + i * 166, 380, 150, E, 0, { opacity: 0.55 }) +
          board(204, 388 + i * 166, 392, 14, false) +
          each(3, (j) =>
            rect(250 + j * 54, 350 + i * 166 - j * 6, 42, 38 + j * 6, j % 2 ? '#f3ebdc' : '#d8c6a6', 6),
          ),
      ),
  ),
  standing(
    'cabinet-tall',
    floorShadow(400, 922, 200, 22) +
      kick(250, 890, 300) +
      carcass(250, 130, 300, 762) +
      panel(258, 140, 139, 450, 24) +
      panel(403, 140, 139, 450, 24) +
      panel(258, 598, 139, 286, 24) +
      panel(403, 598, 139, 286, 24) +
      upright(384, 500, 90) +
      upright(418, 500, 90) +
      upright(384, 680, 70) +
      upright(418, 680, 70) +
      rect(240, 112, 320, 22, 'url(#facev)', 2, { stroke: E }),
  ),
  doorAlone('door-shaker', panel(215, 170, 370, 650, 62)),
  doorAlone('door-slab', board(215, 170, 370, 650) + line('M216 171H584', '#ffffff', 2, { opacity: 0.5 })),
  doorAlone(
    'door-fluted',
    board(215, 170, 370, 650) + each(18, (i) => rect(222 + i * 20, 178, 16, 634, 'url(#body)', 8)),
  ),
  doorAlone('door-glass', glazed(215, 170, 370, 650, 60)),
  doorAlone(
    'door-beaded',
    panel(215, 170, 370, 650, 58) +
      rect(281, 236, 238, 518, 'none', 2, { stroke: L, 'stroke-width': 4 }) +
      rect(286, 241, 228, 508, 'none', 2, { stroke: E, 'stroke-width': 1.5 }) +
      each(5, (i) => line(`M${320 + i * 40} 244V746`, E, 2, { opacity: 0.5 })),
  ),
  standing(
    'knob-round',
    floorShadow(400, 770, 190, 30) +
      lathe(
        400,
        [
          [770, 96],
          [750, 96],
          [736, 84],
          [690, 46],
          [620, 40],
          [580, 70],
          [540, 150],
        ].reverse() as [number, number][],
      ) +
      ell(400, 460, 178, 172, 'url(#ball)', { stroke: E, 'stroke-width': 1.5 }),
  ),
  standing(
    'knob-disc',
    floorShadow(400, 780, 170, 26) +
      lathe(400, [
        [500, 70],
        [560, 44],
        [700, 44],
        [740, 84],
        [778, 90],
        [780, 90],
      ]) +
      lathe(400, [
        [400, 176],
        [392, 184],
        [430, 190],
        [480, 184],
        [506, 120],
      ]) +
      ell(400, 404, 184, 46, 'url(#pad)', { stroke: E }) +
      ell(400, 404, 140, 33, 'none', { stroke: D, 'stroke-width': 3 }),
  ),
  standing(
    'knob-faceted',
    floorShadow(400, 780, 170, 26) +
      lathe(400, [
        [560, 70],
        [620, 40],
        [720, 44],
        [750, 84],
        [780, 90],
      ]) +
      path('M250 430L320 320H480L550 430L480 570H320Z', 'url(#face)', { stroke: E }) +
      path('M320 320H480L450 400H350Z', L, { opacity: 0.8 }) +
      path('M250 430L350 400L360 490L320 570Z', D, { opacity: 0.55 }) +
      path('M550 430L450 400L440 490L480 570Z', E, { opacity: 0.5 }) +
      path('M350 400H450L440 490H360Z', B),
  ),
  hung(
    'pull-bar',
    rect(372, 200, 60, 600, INK, 30),
    hpipe(372, 300, 56, 40) + hpipe(372, 700, 56, 40) + vpipe(400, 170, 44, 660, 22),
  ),
  hung(
    'pull-cup',
    path('M180 600V520C180 380 300 340 400 340S620 380 620 520V600Z', INK),
    path('M170 600V520C170 370 300 330 400 330S630 370 630 520V600Z', 'url(#facev)', {
      stroke: E,
      'stroke-width': 2,
    }) +
      path('M210 600C210 440 310 400 400 400S590 440 590 600Z', 'url(#bodyh)') +
      path('M210 600C240 560 560 560 590 600Z', E) +
      line('M240 420C300 370 360 356 420 356', '#ffffff', 9, { opacity: 0.6 }) +
      ball(200, 560, 13) +
      ball(600, 560, 13),
  ),
  hung(
    'pull-arch',
    rect(360, 210, 80, 580, INK, 40),
    tube('M400 200C500 300 500 700 400 800', 44) +
      post(400, 190) +
      post(400, 810) +
      ball(400, 190, 36) +
      ball(400, 810, 36),
  ),
  hung(
    'pull-edge',
    rect(150, 470, 500, 80, INK),
    rect(140, 430, 520, 34, 'url(#bodyh)', 2, { stroke: E }) +
      path('M140 464H660L648 540H152Z', 'url(#facev)', { stroke: E }) +
      rect(152, 530, 496, 12, 'url(#mh)', 4),
  ),
  hung(
    'pull-knurled',
    rect(372, 200, 60, 600, INK, 30),
    hpipe(366, 290, 68, 44) +
      hpipe(366, 710, 68, 44) +
      vpipe(400, 180, 52, 640, 8) +
      each(44, (i) => line(`M374 ${330 + i * 8}l52 -14M374 ${316 + i * 8}l52 14`, E, 1.4, { opacity: 0.4 })) +
      rect(372, 316, 56, 6, E) +
      rect(372, 682, 56, 6, E),
  ),
  hung(
    'pull-ring',
    line('M400 400C250 420 230 700 400 710C570 700 550 420 400 400', INK, 30),
    ell(400, 380, 90, 90, 'url(#pad)', { stroke: E, 'stroke-width': 2 }) +
      ell(400, 380, 68, 68, 'none', { stroke: L, 'stroke-width': 3 }) +
      tube('M400 400C250 420 230 700 400 710C570 700 550 420 400 400', 28) +
      ball(400, 392, 32),
  ),
  hung(
    'hinge',
    rect(210, 330, 400, 360, INK),
    rect(200, 320, 170, 350, 'url(#face)', 10, { stroke: E }) +
      rect(430, 320, 170, 350, 'url(#face)', 10, { stroke: E }) +
      each(5, (i) => vpipe(400, 310 + i * 75, 62, 70, 4)) +
      ball(400, 300, 34) +
      ball(400, 694, 34) +
      each(
        3,
        (i) =>
          ell(285 + (i % 2) * 30 - 15, 390 + i * 105, 22, 22, 'url(#inset)', { stroke: E }) +
          ell(515 - (i % 2) * 30 + 15, 390 + i * 105, 22, 22, 'url(#inset)', { stroke: E }) +
          line(
            `M${271 + (i % 2) * 30 - 1} ${390 + i * 105}h28M${501 - (i % 2) * 30 + 15} ${390 + i * 105}h28`,
            E,
            4,
          ),
      ),
  ),
  standing(
    'drawer-slide',
    floorShadow(400, 634, 330, 20) +
      rect(90, 480, 560, 76, 'url(#bodyh)', 6, { stroke: E }) +
      rect(150, 560, 560, 70, 'url(#bodyh)', 6, { stroke: E }) +
      rect(120, 512, 590, 80, 'url(#mh)', 6, { stroke: E }) +
      each(8, (i) => ell(180 + i * 66, 552, 11, 11, E) + ell(182 + i * 66, 554, 8, 8, '#d9d2c4')),
  ),
  standing(
    'organizer',
    floorShadow(400, 800, 330, 30) +
      path('M170 380H630L720 770H80Z', 'url(#facev)', { stroke: E, 'stroke-width': 2 }) +
      each(4, (i) =>
        path(
          `M${196 + i * 106} 404H${286 + i * 106 - (i > 1 ? 4 : 0)}L${[232, 372, 514, 676][i]} 742H${[112, 254, 394, 536][i]}Z`,
          'url(#inset)',
          { stroke: E },
        ),
      ) +
      path('M80 770H720V800H80Z', 'url(#body)') +
      line('M240 440L206 690M268 440L238 690', '#a8a59d', 12) +
      line('M350 450L330 690M372 450L360 700', '#b5b1a8', 10) +
      line('M440 440L448 700M470 440L486 700', '#a8a59d', 11) +
      line('M540 450L590 700', '#8b5e3c', 18),
  ),
  standing(
    'rollout',
    floorShadow(400, 840, 280, 28) +
      each(
        3,
        (i) =>
          path(`M${180} ${300 + i * 190}H620L660 ${380 + i * 190}H140Z`, 'url(#inset)', { stroke: E }) +
          board(140, 380 + i * 190, 520, 66, false) +
          each(4, (j) =>
            rect(
              210 + j * 96,
              270 + i * 190 + (j % 2) * 16,
              66,
              90 - (j % 2) * 16,
              ['#efe6d5', '#c7a878', '#8e9a86', '#e0d3bd'][(i + j) % 4] ?? '#efe6d5',
              8,
            ),
          ),
      ) +
      vpipe(160, 330, 14, 500) +
      vpipe(640, 330, 14, 500),
  ),
  standing(
    'sink-farmhouse',
    rect(0, 330, 800, 34, 'url(#stone)') +
      rect(0, 364, 800, 12, '#b9b1a4', 0, { opacity: 0.6 }) +
      rect(0, 372, 800, 628, '#d8cdb9') +
      rect(40, 700, 350, 300, '#cfc3ad', 3) +
      rect(410, 700, 350, 300, '#cfc3ad', 3) +
      rect(110, 336, 580, 330, INK, 22, { opacity: 0.16, transform: 'translate(6 16)' }) +
      rect(110, 330, 580, 330, 'url(#face)', 24) +
      rect(110, 330, 580, 60, L, 24, { opacity: 0.6 }) +
      rect(136, 342, 528, 22, 'url(#faced)', 10) +
      line('M140 640H660', D, 4, { opacity: 0.5 }),
  ),
  standing(
    'sink-single',
    rect(0, 200, 800, 800, 'url(#stone)') +
      line('M40 240C240 380 200 800 420 980M560 220C620 420 740 500 790 760', '#cfc7ba', 3, {
        opacity: 0.5,
      }) +
      rect(96, 326, 608, 408, INK, 28, { opacity: 0.2 }) +
      sinkSteel(1),
  ),
  standing(
    'sink-double',
    rect(0, 200, 800, 800, 'url(#stone)') +
      line('M40 240C240 380 200 800 420 980M560 220C620 420 740 500 790 760', '#cfc7ba', 3, {
        opacity: 0.5,
      }) +
      rect(96, 326, 608, 408, INK, 28, { opacity: 0.2 }) +
      sinkSteel(2),
  ),
  hung(
    'hood-chimney',
    rect(200, 560, 420, 120, INK),
    rect(320, 120, 160, 330, 'url(#body)', 2) +
      path('M320 440H480L640 620H160Z', 'url(#body)') +
      rect(150, 616, 500, 60, 'url(#body)', 4) +
      rect(150, 616, 500, 5, '#ffffff', 0, { opacity: 0.5 }) +
      each(4, (i) => ell(350 + i * 34, 648, 8, 8, E)) +
      ell(400, 690, 230, 40, 'url(#glow)'),
  ),
  hung(
    'hood-curved',
    rect(200, 560, 420, 120, INK),
    path('M290 130H510C516 360 560 520 670 640H130C240 520 284 360 290 130Z', 'url(#body)', { stroke: E }) +
      rect(124, 630, 552, 56, 'url(#facev)', 3, { stroke: E }) +
      rect(124, 650, 552, 14, '#b08d57') +
      rect(124, 650, 552, 4, '#ecd7a8') +
      path('M286 190H514L518 222H282Z', '#b08d57') +
      ell(400, 700, 230, 36, 'url(#glow)'),
  ),
  hung(
    'hood-box',
    rect(190, 330, 430, 360, INK),
    panel(170, 200, 460, 380, 50) +
      rect(150, 580, 500, 90, 'url(#face)', 3, { stroke: E }) +
      rect(150, 178, 500, 26, 'url(#facev)', 3, { stroke: E }) +
      ell(400, 690, 230, 36, 'url(#glow)'),
  ),
  standing(
    'island',
    floorShadow(400, 806, 370, 34) +
      kick(110, 770, 580) +
      carcass(110, 420, 580, 350) +
      panel(118, 430, 186, 334, 28) +
      panel(307, 430, 186, 334, 28) +
      panel(496, 430, 186, 334, 28) +
      rect(60, 384, 680, 36, 'url(#stone)', 3) +
      rect(60, 414, 680, 8, '#b4ab9c', 3) +
      rect(110, 422, 580, 12, INK, 0, { opacity: 0.3 }),
  ),
  standing(
    'countertop',
    floorShadow(400, 800, 330, 36) +
      path('M150 430L560 350L730 690L250 800Z', 'url(#face)', { stroke: E }) +
      path('M150 430L250 800V850L140 470Z', D) +
      path('M250 800L730 690V738L250 850Z', B, { stroke: E }) +
      group(
        line(
          'M230 470C340 500 330 640 470 690S600 680 660 700M380 400C430 470 560 470 640 560M270 620C330 650 340 720 360 770',
          D,
          5,
        ) + line('M230 480C350 520 350 650 480 700M520 370C540 430 600 450 650 540', E, 2),
        { opacity: 0.5 },
      ) +
      line('M250 800L730 690', '#ffffff', 3, { opacity: 0.7 }),
  ),
  hung(
    'tile-subway',
    '',
    rect(60, 110, 680, 780, '#cfc5b5') +
      group(tileField(5, 11, 150, 66, -20, 112, -78)) +
      rect(0, 0, 60, 1000, '#f4eee3') +
      rect(740, 0, 60, 1000, '#ece3d4') +
      rect(0, 0, 800, 110, '#f6f1e8') +
      rect(0, 890, 800, 110, '#e6dccb'),
  ),
  hung(
    'tile-stack',
    '',
    rect(100, 110, 600, 780, '#cfc5b5') +
      tileField(8, 5, 68, 150, 106, 114, 0) +
      rect(0, 0, 100, 1000, '#f4eee3') +
      rect(696, 0, 104, 1000, '#ece3d4') +
      rect(0, 888, 800, 112, '#e6dccb'),
  ),
  hung(
    'tile-hex',
    '',
    rect(90, 120, 620, 760, '#d2c8b8') +
      each(9, (r) =>
        each(7, (c) => {
          const x = 120 + c * 94 + (r % 2 ? 47 : 0) - 12;
          const y = 150 + r * 82;
          return (
            path(
              `M${x} ${y - 52}l45 26v52l-45 26l-45-26v-52Z`,
              (r * 3 + c * 5) % 4 ? 'url(#face)' : 'url(#facev)',
            ) + line(`M${x - 38} ${y - 22}l38-22l36 20`, '#ffffff', 3, { opacity: 0.4 })
          );
        }),
      ) +
      rect(0, 0, 90, 1000, '#f4eee3') +
      rect(700, 0, 100, 1000, '#ece3d4') +
      rect(0, 0, 800, 120, '#f6f1e8') +
      rect(0, 870, 800, 130, '#e6dccb'),
  ),
  hung(
    'shelf-floating',
    rect(110, 600, 590, 60, INK),
    board(100, 560, 600, 62, false) +
      rect(100, 616, 600, 8, E, 2, { opacity: 0.6 }) +
      lathe(
        220,
        [
          [430, 26],
          [450, 24],
          [480, 50],
          [530, 56],
          [560, 40],
        ],
        '#e9dfce',
      ) +
      each(4, (i) =>
        rect(
          420 + i * 34,
          430 + (i % 3) * 18,
          30,
          130 - (i % 3) * 18,
          ['#7d8574', '#c9b08a', '#5c5248', '#e4d8c4'][i] ?? B,
          2,
        ),
      ) +
      lathe(
        610,
        [
          [500, 40],
          [540, 34],
          [560, 26],
        ],
        '#b98d68',
      ) +
      line(
        'M610 500C580 440 570 420 590 390M610 500C620 440 640 430 650 400M610 500C606 460 612 420 616 380',
        '#6d7d5f',
        6,
      ),
  ),
  standing(
    'bracket-shelf',
    rect(0, 0, 800, 1000, 'url(#wall)') +
      board(100, 400, 600, 40, false) +
      each(
        2,
        (i) =>
          rect(180 + i * 400, 440, 26, 230, 'url(#mv)', 3) +
          tube(
            `M${193 + i * 400} 640C${250 + i * 400 - i * 114} 620 ${280 + i * 400 - i * 174} 540 ${280 + i * 400 - i * 174} 446`,
            16,
          ),
      ) +
      lathe(
        250,
        [
          [290, 30],
          [310, 54],
          [370, 58],
          [400, 40],
        ],
        '#ece2d1',
      ) +
      cushion(440, 360, 180, 40, 10)
        .replaceAll('url(#cush)', '#efe6d6')
        .replaceAll(D, '#cfc2ab')
        .replaceAll(L, '#fffaf0')
        .replaceAll(E, '#b7a98f'),
  ),
];
