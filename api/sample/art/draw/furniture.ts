/** Seating, tables, beds, case goods and shelves. */
import {
  B,
  board,
  cushion,
  D,
  drawer,
  E,
  each,
  ell,
  floorShadow,
  group,
  hung,
  INK,
  knob,
  L,
  line,
  panel,
  path,
  pull,
  rect,
  standing,
  tube,
  upright,
  vpipe,
} from './kit.ts';

const OAK = '#b98f62';
const oakLeg = (x: number, y: number, h: number, lean = 0, w = 18) =>
  path(`M${x - w / 2} ${y}H${x + w / 2}L${x + lean + w * 0.28} ${y + h}H${x + lean - w * 0.28}Z`, OAK) +
  path(`M${x - w / 2} ${y}H${x - w / 6}L${x + lean - w * 0.05} ${y + h}H${x + lean - w * 0.28}Z`, '#d9b78c');
const leg = (x: number, y: number, h: number, lean = 0, w = 26) =>
  path(
    `M${x - w / 2} ${y}H${x + w / 2}L${x + lean + w * 0.3} ${y + h}H${x + lean - w * 0.3}Z`,
    'url(#body)',
    { stroke: E, 'stroke-width': 1 },
  );
const sofa = (x: number, y: number, w: number, seats: number) =>
  floorShadow(x + w / 2, y + 292, w * 0.56, 26) +
  oakLeg(x + 50, y + 250, 42, -8) +
  oakLeg(x + w - 50, y + 250, 42, 8) +
  cushion(x + 20, y, w - 40, 190, 34) +
  each(seats, (i) => cushion(x + 54 + (i * (w - 108)) / seats, y + 24, (w - 112) / seats, 150, 28)) +
  rect(x + 30, y + 190, w - 60, 64, 'url(#faced)', 14) +
  each(seats, (i) => cushion(x + 54 + (i * (w - 108)) / seats, y + 146, (w - 112) / seats, 66, 22)) +
  cushion(x, y + 84, 74, 176, 30) +
  cushion(x + w - 74, y + 84, 74, 176, 30);
const caseOnLegs = (x: number, y: number, w: number, h: number, body: string, legH = 90) =>
  floorShadow(x + w / 2, y + h + legH, w * 0.58, 24) +
  leg(x + 34, y + h, legH, -10) +
  leg(x + w - 34, y + h, legH, 10) +
  rect(x, y, w, h, 'url(#faced)', 4, { stroke: E }) +
  body +
  board(x - 6, y - 16, w + 12, 18, false);
const turned = (y: number, w: number) => ell(400, y, w / 2, w * 0.1, 'url(#face)', { stroke: E });

export const furnitureModels = () => [
  standing(
    'stool-back',
    floorShadow(400, 906, 180, 24) +
      leg(290, 600, 306, -34) +
      leg(510, 600, 306, 34) +
      leg(330, 590, 270, -10, 20) +
      leg(470, 590, 270, 10, 20) +
      tube('M268 790H532', 14) +
      cushion(262, 540, 276, 70, 30) +
      leg(296, 330, 220, 6, 22) +
      leg(504, 330, 220, -6, 22) +
      path('M270 260C330 230 470 230 530 260V390C470 364 330 364 270 390Z', 'url(#cush)', { stroke: D }),
  ),
  standing(
    'stool-round',
    floorShadow(400, 896, 170, 24) +
      tube('M320 420L250 890M480 420L550 890M370 420L350 860M430 420L450 860', 18) +
      ell(400, 740, 128, 20, 'none', { stroke: E, 'stroke-width': 13 }) +
      ell(400, 738, 128, 20, 'none', { stroke: B, 'stroke-width': 9 }) +
      rect(240, 370, 320, 46, 'url(#body)', 20) +
      ell(400, 372, 160, 34, 'url(#pad)', { stroke: E }),
  ),
  standing(
    'stool-saddle',
    floorShadow(400, 896, 190, 24) +
      leg(270, 420, 476, -40) +
      leg(530, 420, 476, 40) +
      leg(330, 420, 430, -14, 20) +
      leg(470, 420, 430, 14, 20) +
      board(246, 700, 308, 20, false) +
      path('M200 370C260 400 540 400 600 370L604 424C540 452 260 452 196 424Z', 'url(#bodyh)', { stroke: E }),
  ),
  standing(
    'chair-dining',
    floorShadow(400, 886, 200, 26) +
      leg(276, 580, 300, -20) +
      leg(524, 580, 300, 20) +
      leg(300, 250, 330, 10, 24) +
      leg(500, 250, 330, -10, 24) +
      leg(320, 590, 256, 4, 20) +
      leg(480, 590, 256, -4, 20) +
      path('M282 236C340 214 460 214 518 236L510 420C460 404 340 404 290 420Z', 'url(#cush)', { stroke: D }) +
      cushion(250, 530, 300, 72, 28),
  ),
  standing(
    'chair-spindle',
    floorShadow(400, 886, 200, 26) +
      leg(270, 570, 314, -36) +
      leg(530, 570, 314, 36) +
      leg(330, 570, 280, -10, 20) +
      leg(470, 570, 280, 10, 20) +
      each(7, (i) => tube(`M${300 + i * 34} 548L${286 + i * 38} 262`, 11)) +
      tube('M262 268C330 226 470 226 538 268', 30) +
      path('M236 540C300 520 500 520 564 540L552 590H248Z', 'url(#bodyh)', { stroke: E }) +
      line('M300 736H500', E, 13) +
      line('M300 734H500', B, 9),
  ),
  standing(
    'chair-barrel',
    floorShadow(400, 846, 220, 28) +
      oakLeg(280, 740, 104, -10, 22) +
      oakLeg(520, 740, 104, 10, 22) +
      path('M190 470C190 280 610 280 610 470V690C610 740 190 740 190 690Z', 'url(#pad)', { stroke: D }) +
      path('M262 480C262 372 538 372 538 480V600H262Z', 'url(#faced)') +
      each(7, (i) =>
        line(`M${280 + i * 40} ${420 - Math.sin((i / 6) * 3.1) * 28}V590`, E, 2, { opacity: 0.35 }),
      ) +
      cushion(240, 560, 320, 110, 40),
  ),
  standing(
    'chair-lounge',
    floorShadow(400, 846, 260, 28) +
      group(
        line('M210 840L250 440H320M590 840L560 440H480M230 640H570', '#6d4c30', 26) +
          line('M206 836L246 440H320M586 836L556 440H480', '#a87a4e', 10),
      ) +
      cushion(232, 300, 336, 290, 40) +
      cushion(216, 560, 368, 110, 36) +
      line('M210 560H300M500 560H590', '#8a6440', 30) +
      line('M210 554H300M500 554H590', '#b98a5c', 9),
  ),
  standing(
    'chair-wing',
    floorShadow(400, 866, 230, 28) +
      oakLeg(270, 780, 86, -8, 24) +
      oakLeg(530, 780, 86, 8, 24) +
      path(
        'M240 260C300 200 500 200 560 260C600 330 600 450 590 520L600 760H200L210 520C200 450 200 330 240 260Z',
        'url(#face)',
        { stroke: D },
      ) +
      cushion(272, 270, 256, 320, 44) +
      cushion(256, 570, 288, 90, 30) +
      cushion(190, 520, 72, 250, 30) +
      cushion(538, 520, 72, 250, 30) +
      rect(256, 660, 288, 110, 'url(#faced)', 10),
  ),
  standing('sofa-two', sofa(130, 440, 540, 2)),
  standing('sofa-three', sofa(50, 450, 700, 3)),
  standing(
    'sofa-bench',
    floorShadow(400, 770, 370, 30) +
      oakLeg(110, 720, 50, -6) +
      oakLeg(690, 720, 50, 6) +
      path('M60 560C60 430 740 430 740 560V700C740 730 60 730 60 700Z', 'url(#pad)', { stroke: D }) +
      cushion(110, 590, 580, 96, 40) +
      cushion(170, 480, 150, 130, 40) +
      cushion(490, 480, 150, 130, 40),
  ),
  standing(
    'sofa-sectional',
    floorShadow(400, 800, 380, 34) +
      cushion(40, 420, 700, 180, 34) +
      cushion(60, 450, 220, 160, 28) +
      cushion(286, 450, 210, 160, 28) +
      cushion(502, 450, 210, 160, 28) +
      rect(40, 590, 700, 130, 'url(#faced)', 18) +
      cushion(56, 566, 440, 78, 22) +
      path('M486 570H748L770 770H500Z', 'url(#pad)', { stroke: D }) +
      rect(500, 762, 270, 36, 'url(#faced)', 8) +
      cushion(690, 480, 66, 180, 30),
  ),
  standing(
    'ottoman',
    floorShadow(400, 786, 240, 28) +
      oakLeg(230, 720, 66, -6, 26) +
      oakLeg(570, 720, 66, 6, 26) +
      cushion(180, 520, 440, 210, 40) +
      rect(190, 610, 420, 3, E, 0, { opacity: 0.4 }) +
      each(4, (i) => ell(252 + i * 98, 560, 5, 4, E, { opacity: 0.6 })),
  ),
  standing(
    'bench-upholstered',
    floorShadow(400, 806, 330, 26) +
      tube('M160 600L130 796M640 600L670 796M230 600L230 770M570 600L570 770', 16) +
      cushion(100, 510, 600, 110, 34) +
      each(5, (i) => line(`M${200 + i * 100} 518V612`, E, 2, { opacity: 0.3 })),
  ),
  standing(
    'bench-wood',
    floorShadow(400, 806, 330, 26) +
      path('M150 560H210L190 800H140ZM590 560H650L660 800H610Z', 'url(#body)', { stroke: E }) +
      board(180, 690, 440, 36, false) +
      board(90, 520, 620, 44, false, 4),
  ),
  standing(
    'table-dining',
    floorShadow(400, 816, 370, 30) +
      leg(120, 500, 314, -8, 40) +
      leg(680, 500, 314, 8, 40) +
      leg(190, 500, 270, -2, 28) +
      leg(610, 500, 270, 2, 28) +
      board(100, 486, 600, 56, false) +
      board(40, 448, 720, 42, false, 5) +
      line('M44 450H756', '#ffffff', 2, { opacity: 0.5 }),
  ),
  standing(
    'table-trestle',
    floorShadow(400, 816, 350, 28) +
      path('M150 800L200 490H250L240 800ZM560 800L550 490H600L650 800Z', 'url(#body)', { stroke: E }) +
      board(130, 780, 150, 30, false) +
      board(520, 780, 150, 30, false) +
      board(220, 640, 360, 34, false) +
      board(40, 446, 720, 46, false, 5),
  ),
  standing(
    'table-round',
    floorShadow(400, 836, 220, 30) +
      path('M350 520C370 640 360 700 290 820H510C440 700 430 640 450 520Z', 'url(#body)', { stroke: E }) +
      rect(270, 808, 260, 24, 'url(#body)', 10) +
      ell(400, 498, 330, 62, 'url(#bodyh)', { stroke: E }) +
      turned(480, 660) +
      ell(370, 468, 200, 26, L, { opacity: 0.35 }),
  ),
  standing(
    'table-tulip',
    floorShadow(400, 846, 200, 26) +
      path('M370 520C384 700 380 790 240 836C300 850 500 850 560 836C420 790 416 700 430 520Z', 'url(#cer)') +
      ell(400, 506, 320, 58, E) +
      turned(488, 640) +
      line('M180 480C280 500 300 450 420 510M460 450C520 480 560 470 640 500', D, 2.5, { opacity: 0.5 }),
  ),
  standing(
    'coffee-rect',
    floorShadow(400, 786, 350, 30) +
      leg(120, 600, 180, -8, 30) +
      leg(680, 600, 180, 8, 30) +
      board(130, 700, 540, 22, false) +
      board(60, 560, 680, 46, false, 5) +
      rect(300, 520, 150, 18, '#e9dcc4', 3) +
      rect(310, 538, 150, 22, '#8b9180', 3),
  ),
  standing(
    'coffee-round',
    floorShadow(400, 786, 300, 34) +
      path('M150 600V740C150 790 650 790 650 740V600Z', 'url(#body)') +
      each(23, (i) =>
        rect(156 + i * 21.4, 620, 12, 136 + Math.sin((i / 22) * 3.14) * 26, D, 6, { opacity: 0.28 }),
      ) +
      ell(400, 600, 256, 54, E) +
      ell(400, 592, 256, 54, 'url(#face)', { stroke: E }) +
      ell(360, 580, 150, 24, L, { opacity: 0.4 }),
  ),
  standing(
    'coffee-metal',
    floorShadow(400, 786, 330, 30) +
      tube('M130 580L130 780H670V580', 16) +
      tube('M180 560V730H620V560', 11) +
      path('M70 560H730L690 520H110Z', 'url(#glass)') +
      rect(70, 556, 660, 16, '#b8c7c3', 3) +
      tube('M100 580H700', 14),
  ),
  standing(
    'side-table',
    floorShadow(400, 836, 170, 24) +
      vpipe(400, 520, 26, 290) +
      path('M260 832C270 810 380 806 400 806S530 810 540 832Z', 'url(#body)') +
      ell(400, 510, 200, 40, E) +
      ell(400, 502, 200, 40, 'url(#face)', { stroke: E }) +
      ell(370, 494, 110, 16, L, { opacity: 0.5 }),
  ),
  standing(
    'side-cube',
    floorShadow(400, 826, 210, 26) +
      caseOnLegs(
        240,
        520,
        320,
        220,
        rect(256, 610, 288, 116, E, 2, { opacity: 0.5 }) +
          drawer(252, 530, 296, 74) +
          knob(400, 568, 9) +
          rect(300, 690, 150, 36, '#d9c8a6', 2),
      ),
  ),
  standing(
    'console',
    floorShadow(400, 846, 330, 26) +
      leg(120, 500, 340, -4, 30) +
      leg(680, 500, 340, 4, 30) +
      board(120, 760, 560, 24, false) +
      board(96, 470, 608, 80, false) +
      each(3, (i) => drawer(110 + i * 196, 480, 188, 60) + knob(204 + i * 196, 510, 8)) +
      board(76, 448, 648, 24, false, 4),
  ),
  standing(
    'sideboard',
    caseOnLegs(
      60,
      460,
      680,
      270,
      panel(70, 470, 162, 250, 18) +
        each(3, (i) => drawer(238, 470 + i * 85, 324, 80) + pull(400, 510 + i * 85, 80)) +
        panel(568, 470, 162, 250, 18) +
        upright(220, 590, 60) +
        upright(580, 590, 60),
    ),
  ),
  standing(
    'sideboard-fluted',
    caseOnLegs(
      70,
      450,
      660,
      280,
      each(30, (i) => rect(80 + i * 21.4, 460, 19, 262, 'url(#body)', 8)) + rect(398, 454, 4, 274, E),
    ),
  ),
  standing(
    'media',
    caseOnLegs(
      50,
      560,
      700,
      160,
      each(2, (i) => panel(60 + i * 460, 570, 220, 142, 16)) +
        rect(286, 570, 228, 142, E, 2, { opacity: 0.6 }) +
        board(286, 640, 228, 8, false) +
        rect(310, 600, 120, 38, '#d6c6a8', 3) +
        knob(266, 640, 7) +
        knob(534, 640, 7),
      70,
    ),
  ),
  standing(
    'bookcase',
    floorShadow(400, 922, 220, 22) +
      rect(210, 110, 380, 810, 'url(#faced)', 3, { stroke: E }) +
      each(
        5,
        (i) =>
          rect(232, 132 + i * 156, 336, 140, E, 0, { opacity: 0.55 }) +
          each(5, (j) =>
            rect(
              246 + j * 30 + ((i * 13) % 5) * 26,
              180 + i * 156 + ((i + j) % 3) * 12,
              24,
              92 - ((i + j) % 3) * 12,
              ['#7d8574', '#d7c6a5', '#5c5248', '#b5825c', '#ece2d0'][(i + j) % 5] ?? OAK,
              2,
            ),
          ) +
          board(222, 270 + i * 156, 356, 14, false),
      ) +
      board(204, 104, 22, 816) +
      board(574, 104, 22, 816) +
      board(198, 94, 404, 20, false),
  ),
  standing(
    'etagere',
    floorShadow(400, 912, 210, 22) +
      tube('M230 120V900M570 120V900', 15) +
      tube('M230 126H570', 15) +
      each(
        5,
        (i) =>
          rect(224, 240 + i * 158, 352, 14, '#b98f62', 2) +
          rect(224, 240 + i * 158, 352, 4, '#dcbb90', 2) +
          rect(
            270 + ((i * 47) % 120),
            180 + i * 158,
            50,
            60,
            ['#efe5d3', '#8d9580', '#caa87c', '#f3ecdf', '#6b5d4e'][i] ?? OAK,
            i % 2 ? 22 : 4,
          ) +
          rect(430 - ((i * 31) % 70), 212 + i * 158, 100, 28, '#d9cbb0', 3),
      ),
  ),
  standing(
    'bed-upholstered',
    floorShadow(400, 826, 370, 30) +
      cushion(80, 330, 640, 350, 40) +
      each(5, (i) => line(`M${187 + i * 107} 344V560`, E, 2.5, { opacity: 0.35 })) +
      rect(96, 560, 608, 190, '#f6f0e5', 30) +
      rect(150, 500, 220, 100, '#fffdf8', 34) +
      rect(430, 500, 220, 100, '#fffdf8', 34) +
      rect(150, 574, 500, 10, '#d7cbb7', 5, { opacity: 0.5 }) +
      path('M90 640C240 612 560 612 710 640V764H90Z', '#e3d6c0') +
      path('M90 640C240 612 560 612 710 640V656C560 630 240 630 90 656Z', '#f6eddd') +
      rect(80, 740, 640, 60, 'url(#cush)', 12) +
      oakLeg(120, 800, 28) +
      oakLeg(680, 800, 28),
  ),
  standing(
    'bed-wood',
    floorShadow(400, 826, 370, 30) +
      leg(96, 340, 480, 0, 34) +
      leg(704, 340, 480, 0, 34) +
      board(100, 370, 600, 220, false, 4) +
      line('M106 440H694M106 510H694', E, 3, { opacity: 0.6 }) +
      rect(104, 570, 592, 180, '#f6f0e5', 26) +
      rect(150, 506, 220, 100, '#fffdf8', 34) +
      rect(430, 506, 220, 100, '#fffdf8', 34) +
      path('M98 650C240 622 560 622 702 650V760H98Z', '#b9bda8') +
      path('M98 650C240 622 560 622 702 650V664C560 638 240 638 98 664Z', '#d8dac9') +
      board(80, 740, 640, 52, false, 4),
  ),
  standing(
    'bed-canopy',
    floorShadow(400, 886, 370, 30) +
      tube(
        'M100 140V870M700 140V870M100 140H700M190 200V560M610 200V560M190 200H610M100 140L190 200M700 140L610 200',
        14,
      ) +
      path('M180 380H620V600H180Z', 'url(#face)', { stroke: E }) +
      rect(110, 620, 580, 170, '#f6f0e5', 26) +
      rect(190, 560, 190, 90, '#fffdf8', 30) +
      rect(420, 560, 190, 90, '#fffdf8', 30) +
      path('M104 690C240 664 560 664 696 690V810H104Z', '#d9c9ae') +
      tube('M100 806H700', 16),
  ),
  standing(
    'nightstand',
    caseOnLegs(
      230,
      500,
      340,
      270,
      drawer(242, 512, 316, 118) + drawer(242, 638, 316, 120) + pull(400, 570, 90) + pull(400, 696, 90),
    ),
  ),
  standing(
    'nightstand-open',
    caseOnLegs(
      230,
      500,
      340,
      250,
      drawer(242, 512, 316, 90) +
        knob(400, 556, 9) +
        rect(242, 610, 316, 128, E, 2, { opacity: 0.5 }) +
        each(3, (i) =>
          rect(290, 716 - i * 20, 170 - i * 16, 20, ['#7d8574', '#d7c6a5', '#b5825c'][i] ?? OAK, 2),
        ),
    ),
  ),
  standing(
    'desk',
    floorShadow(400, 826, 360, 28) +
      leg(100, 500, 322, -6, 28) +
      leg(700, 500, 322, 6, 28) +
      rect(440, 490, 270, 190, 'url(#faced)', 3, { stroke: E }) +
      drawer(450, 500, 250, 80) +
      drawer(450, 588, 250, 84) +
      pull(575, 540, 80) +
      pull(575, 630, 80) +
      board(90, 490, 346, 60, false) +
      board(60, 452, 680, 40, false, 5),
  ),
  standing(
    'dresser',
    caseOnLegs(
      90,
      400,
      620,
      370,
      each(2, (c) =>
        each(
          3,
          (r) => drawer(100 + c * 303, 412 + r * 120, 297, 114, 14) + pull(248 + c * 303, 470 + r * 120, 80),
        ),
      ),
      64,
    ),
  ),
  hung(
    'shelf-wall',
    each(3, (i) => rect(120, 360 + i * 150, 560, 26, INK)),
    each(
      3,
      (i) =>
        board(120, 360 + i * 150, 560, 26, false) +
        each(4, (j) =>
          rect(
            180 + j * 110 + i * 14,
            300 + i * 150 + ((i + j) % 2) * 18,
            50,
            60 - ((i + j) % 2) * 18,
            ['#efe5d3', '#8d9580', '#caa87c', '#6b5d4e'][(i + j) % 4] ?? OAK,
            (i + j) % 2 ? 4 : 18,
          ),
        ),
    ) +
      vpipe(160, 280, 16, 460) +
      vpipe(640, 280, 16, 460),
  ),
];
