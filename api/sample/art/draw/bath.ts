/** Faucets, showers, basins, baths, vanities, mirrors and accessories. */
import {
  B,
  ball,
  board,
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
  mirror,
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

const deck = (y = 790) =>
  rect(0, y, 800, 1000 - y, '#e9e2d6') +
  rect(0, y, 800, 5, '#fffdf8') +
  rect(0, y + 60, 800, 200, '#d9cfbe', 0, { opacity: 0.5 }) +
  line(`M90 ${y + 40}C240 ${y + 20} 330 ${y + 90} 520 ${y + 60}S720 ${y + 120} 800 ${y + 90}`, '#c9bfae', 2, {
    opacity: 0.6,
  });
const rosette = (cx: number, y: number, r: number) =>
  lathe(cx, [
    [y - 26, r * 0.62],
    [y - 20, r * 0.66],
    [y - 14, r],
    [y - 14, r],
    [y, r],
    [y, r],
  ]) + ell(cx, y, r, 5, E, { opacity: 0.5 });
const lever = (cx: number, y: number, dir: 1 | -1) =>
  tube(`M${cx} ${y}C${cx + dir * 30} ${y - 4} ${cx + dir * 70} ${y - 14} ${cx + dir * 104} ${y - 18}`, 16) +
  ball(cx, y, 22);
const handle = (cx: number, y: number, dir: 1 | -1) =>
  floorShadow(cx, y + 2, 70, 12) +
  rosette(cx, y, 46) +
  lathe(cx, [
    [y - 104, 20],
    [y - 96, 26],
    [y - 60, 24],
    [y - 26, 32],
  ]) +
  lever(cx, y - 104, dir);
const cross = (cx: number, y: number) =>
  floorShadow(cx, y + 2, 64, 12) +
  rosette(cx, y, 46) +
  lathe(cx, [
    [y - 96, 18],
    [y - 60, 20],
    [y - 26, 32],
  ]) +
  tube(`M${cx - 52} ${y - 104}H${cx + 52}`, 17) +
  ball(cx - 54, y - 104, 13) +
  ball(cx + 54, y - 104, 13) +
  ball(cx, y - 104, 20);
const wallDisc = (cx: number, cy: number, r: number) =>
  ell(cx, cy, r, r, 'url(#pad)', { stroke: E, 'stroke-width': 1.5 }) +
  ell(cx, cy, r * 0.78, r * 0.78, 'none', { stroke: L, 'stroke-width': 2, opacity: 0.7 });
const faucet = (cx: number, y: number, rise: number, reach: number, w = 34) =>
  tube(
    `M${cx} ${y - 30}V${y - rise}C${cx} ${y - rise - reach * 0.62} ${cx + reach} ${y - rise - reach * 0.62} ${cx + reach} ${y - rise}v34`,
    w,
    'butt',
  ) +
  rect(cx + reach - w / 2 - 2, y - rise + 28, w + 4, 20, 'url(#mv)', 4) +
  rosette(cx, y, w * 1.5);

const drapeTowel = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#f4eee2', 8) +
  each(7, (i) => rect(x + 10 + (i * w) / 7.4, y + 8, 5, h - 12, '#d9cdb8', 2, { opacity: 0.35 })) +
  rect(x, y + h - 46, w, 10, '#cbbda3', 0, { opacity: 0.6 }) +
  rect(x, y, w, 22, '#fffdf7', 8, { opacity: 0.8 });

const vessel = (cx: number, y: number, w: number, h: number) =>
  path(
    `M${cx - w / 2} ${y}C${cx - w / 2 + 6} ${y + h * 0.75} ${cx - w * 0.3} ${y + h} ${cx - w * 0.2} ${y + h}H${cx + w * 0.2}C${cx + w * 0.3} ${y + h} ${cx + w / 2 - 6} ${y + h * 0.75} ${cx + w / 2} ${y}Z`,
    'url(#body)',
  ) +
  ell(cx, y, w / 2, w * 0.1, L) +
  ell(cx, y + 2, w / 2 - 9, w * 0.1 - 5, 'url(#faced)') +
  ell(cx, y + w * 0.045, w * 0.3, w * 0.04, B, { opacity: 0.8 });

/** A standing vanity w px wide with its stone top, basins, doors and drawers. */
const vanity = (name: string, w: number, basins: number, layout: ('door' | 'drawers')[], wall = false) => {
  const x = 400 - w / 2;
  const y = wall ? 500 : 480;
  const h = wall ? 210 : 300;
  const cell = (w - 20 - (layout.length - 1) * 6) / layout.length;
  const fronts = layout
    .map((kind, i) => {
      const cx = x + 10 + i * (cell + 6);
      if (kind === 'door') {
        const right = layout[i + 1] === 'door' ? cx + cell - 14 : cx + 14;
        return panel(cx, y + 10, cell, h - 24, 20) + upright(right, y + h * 0.4, 54);
      }
      const rows = wall ? 2 : 3;
      const dh = (h - 24 - (rows - 1) * 6) / rows;
      return each(
        rows,
        (r) =>
          drawer(cx, y + 10 + r * (dh + 6), cell, dh, cell > 110 ? 14 : 0) +
          pull(cx + cell / 2, y + 10 + r * (dh + 6) + dh / 2, Math.min(70, cell * 0.45)),
      );
    })
    .join('');
  const basinsDrawn = each(basins, (i) => {
    const cx = x + (w * (i + 0.5)) / basins;
    return (
      group(tube(`M${cx} ${y - 28}v-58c0-26 -2-30 22-30c20 0 24 8 24 26`, 11), { opacity: 1 }) +
      rect(cx - 14, y - 34, 28, 8, 'url(#mv)', 3) +
      ell(cx, y - 26, Math.min(80, (w / basins) * 0.3), 5, '#b9b1a4')
    );
  });
  const brass = basinsDrawn
    .replaceAll(E, '#6d5228')
    .replaceAll(D, '#8a6a38')
    .replaceAll(B, '#b8935a')
    .replaceAll(L, '#e6cf9d')
    .replaceAll('url(#mv)', '#a98850');
  const legs = wall
    ? ''
    : rect(x + 4, y + h - 4, 22, 62, 'url(#body)') +
      rect(x + w - 26, y + h - 4, 22, 62, 'url(#body)') +
      rect(x + 26, y + h + 26, w - 52, 10, 'url(#faced)');
  const body =
    rect(x, y, w, h, 'url(#faced)', 2) +
    fronts +
    rect(x, y, w, 9, INK, 0, { opacity: 0.28 }) +
    brass +
    top(x - 10, y - 26, w + 20, 27);
  return wall
    ? hung(name, rect(x, y - 20, w, h + 50, INK), body)
    : standing(name, floorShadow(400, y + h + 58, w * 0.62, 26) + legs + body);
};

const frameDeep = (d: string, w: number) =>
  line(d, E, w + 2) + line(d, B, w) + line(d, L, w * 0.45, { opacity: 0.7 });
const looking = (d: string, w: number) =>
  path(d, 'url(#silver)') +
  group(line(d, INK, 10, { opacity: 0.18, transform: 'translate(3 5)' }) + frameDeep(d, w));
const glint = path('M300 640L520 260l34 0L334 700Z M250 690l30-52 18 0-32 58Z', '#ffffff', { opacity: 0.35 });

const tub = (kind: 'pedestal' | 'claw' | 'slipper') => {
  const rim =
    kind === 'slipper'
      ? 'M96 470C150 400 200 430 300 480S600 520 704 500'
      : 'M90 500C240 524 560 524 710 500';
  const body = `${rim}C700 640 650 740 580 750H220C150 740 100 640 ${kind === 'slipper' ? '96 470' : '90 500'}Z`;
  const foot = (x: number) =>
    path(`M${x} 730c-10 40 -34 60 -26 84c6 16 44 16 48 0c4-30 -4-50 14-84Z`, 'url(#body)', {
      stroke: E,
      'stroke-width': 1,
    });
  return (
    floorShadow(400, kind === 'claw' ? 826 : 770, 340, 34) +
    (kind === 'claw' ? foot(220) + mirror(400, foot(220)) : rect(190, 735, 420, 36, 'url(#cer)', 12)) +
    path(body, kind === 'pedestal' ? 'url(#cer)' : 'url(#body)') +
    line(rim, '#cfc7ba', 22) +
    line(rim, '#ffffff', 16) +
    line(rim, '#f3efe8', 6) +
    path('M150 700C250 760 550 760 650 700C620 745 600 748 580 750H220C200 748 180 745 150 700Z', INK, {
      opacity: 0.1,
    })
  );
};
const standpipe = (cx: number) =>
  vpipe(cx, 300, 20, 560) +
  lathe(cx, [
    [846, 20],
    [852, 40],
    [862, 44],
    [862, 44],
  ]) +
  hpipe(cx - 60, 420, 150, 34) +
  tube(`M${cx} 320C${cx} 250 ${cx + 130} 250 ${cx + 140} 330`, 24) +
  ball(cx - 64, 420, 22) +
  ball(cx + 92, 420, 22) +
  tube(`M${cx - 40} 436C${cx - 120} 560 ${cx - 130} 660 ${cx - 40} 600`, 9) +
  rect(cx - 58, 330, 22, 104, 'url(#mv)', 10);
const rain = (cx: number, y: number, r: number) =>
  lathe(cx, [
    [y - 24, 16],
    [y - 10, 22],
    [y - 4, r],
    [y - 4, r],
    [y + 14, r],
    [y + 14, r],
  ]) +
  ell(cx, y + 14, r, 6, E) +
  each(11, (i) => rect(cx - r + 14 + (i * (r * 2 - 30)) / 10, y + 15, 4, 4, D, 2));
const hand = (x: number, y: number) =>
  tube(`M${x} ${y}L${x + 34} ${y + 150}`, 22) +
  group(
    ell(x - 8, y - 14, 62, 26, 'url(#pad)', { stroke: E }) + ell(x - 8, y - 10, 50, 17, E, { opacity: 0.5 }),
    { transform: `rotate(-24 ${x} ${y})` },
  );
const rod = (x: number, y: number, w: number) =>
  hpipe(x, y, w, 22) +
  wallDisc(x + 8, y, 38) +
  wallDisc(x + w - 8, y, 38) +
  ball(x + 8, y, 18) +
  ball(x + w - 8, y, 18);
const toilet = (wall: boolean) =>
  (wall ? '' : floorShadow(420, 868, 220, 30)) +
  (wall
    ? rect(300, 200, 200, 130, 'url(#face)', 14, { stroke: E }) +
      rect(326, 230, 66, 70, 'url(#pad)', 10, { stroke: D }) +
      rect(408, 230, 66, 70, 'url(#pad)', 10, { stroke: D })
    : rect(250, 250, 300, 280, 'url(#cer)', 22) +
      rect(238, 234, 324, 34, 'url(#cerv)', 14) +
      rect(286, 300, 60, 14, 'url(#mh)', 7) +
      ball(286, 307, 12)) +
  path(
    wall
      ? 'M226 560C226 760 330 800 400 800S574 760 574 560Z'
      : 'M226 560C226 700 310 730 316 790L300 866H500L484 790C490 730 574 700 574 560Z',
    'url(#cer)',
  ) +
  ell(400, 556, 182, 62, '#e4ded3') +
  ell(400, 548, 184, 60, 'url(#cerv)') +
  ell(400, 544, 160, 46, '#efebe4', { stroke: '#d4cdc0', 'stroke-width': 2 }) +
  path('M250 520C300 494 500 494 550 520L540 500H260Z', '#f7f4ee');

const roundRect = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

export const bathModels = () => [
  standing(
    'faucet-single',
    deck() +
      floorShadow(400, 792, 150, 16) +
      faucet(350, 790, 250, 150, 40) +
      tube('M350 650C320 640 280 632 244 628', 16) +
      ball(350, 650, 28),
  ),
  standing(
    'faucet-widespread',
    deck() +
      floorShadow(400, 792, 130, 16) +
      handle(190, 790, -1) +
      handle(610, 790, 1) +
      faucet(350, 790, 220, 120, 38),
  ),
  standing(
    'faucet-cross',
    deck() +
      floorShadow(400, 792, 130, 16) +
      cross(190, 790) +
      cross(610, 790) +
      faucet(350, 790, 270, 126, 36),
  ),
  standing(
    'faucet-vessel',
    deck(820) +
      floorShadow(300, 822, 110, 16) +
      lathe(290, [
        [330, 34],
        [338, 40],
        [780, 40],
        [800, 52],
        [820, 56],
        [820, 56],
      ]) +
      tube('M300 390C380 384 460 388 520 402', 34, 'butt') +
      rect(498, 392, 32, 34, 'url(#mv)', 4) +
      tube('M290 332C300 300 330 276 372 262', 14) +
      ball(290, 330, 30),
  ),
  hung(
    'faucet-wall',
    rect(140, 440, 520, 70, INK, 30),
    wallDisc(400, 470, 62) +
      wallDisc(180, 470, 54) +
      wallDisc(620, 470, 54) +
      tube('M400 470C404 520 400 590 400 640', 40, 'butt') +
      rect(377, 628, 46, 30, 'url(#mv)', 5) +
      tube('M128 470H232M180 418V522M568 470H672M620 418V522', 17) +
      ball(180, 470, 24) +
      ball(620, 470, 24) +
      ball(400, 470, 34),
  ),
  standing(
    'faucet-gooseneck',
    deck(860) +
      floorShadow(300, 862, 120, 16) +
      faucet(300, 860, 430, 230, 40) +
      rect(506, 462, 48, 84, 'url(#mv)', 8) +
      ell(530, 546, 22, 5, E) +
      tube('M322 730C360 724 396 706 424 680', 16) +
      ball(312, 732, 28),
  ),
  standing(
    'faucet-spring',
    deck(880) +
      floorShadow(300, 882, 120, 16) +
      vpipe(300, 520, 36, 340) +
      rosette(300, 880, 58) +
      tube('M300 540V330C300 130 540 130 540 330V520', 16) +
      each(19, (i) => hpipe(276, 336 + i * 11, 48, 8)) +
      each(12, (i) => hpipe(516, 336 + i * 11, 48, 8)) +
      group(
        line('M300 330C300 128 540 128 540 330', E, 48, {
          'stroke-dasharray': '8 4',
          'stroke-linecap': 'butt',
        }) +
          line('M300 330C300 128 540 128 540 330', B, 44, { 'stroke-dasharray': '7 5' }) +
          line('M300 330C300 128 540 128 540 330', L, 18, { 'stroke-dasharray': '7 5' }),
      )
        .replaceAll(' stroke-linecap="round"', '')
        .replaceAll(' stroke-linecap="butt"', '') +
      rect(512, 470, 56, 120, 'url(#mv)', 10) +
      ell(540, 590, 26, 6, E) +
      tube('M306 620H520', 14) +
      tube('M300 760C340 754 380 740 410 716', 16) +
      ball(304, 762, 28),
  ),
  standing(
    'faucet-bridge',
    deck(860) +
      handle(200, 860, -1) +
      handle(600, 860, 1) +
      hpipe(186, 700, 428, 30) +
      ball(200, 700, 28) +
      ball(600, 700, 28) +
      ball(400, 700, 34) +
      tube('M400 690V400C400 250 540 250 540 400V470', 34, 'butt') +
      rect(519, 456, 42, 24, 'url(#mv)', 5),
  ),
  hung(
    'pot-filler',
    rect(160, 470, 480, 40, INK, 20),
    wallDisc(180, 560, 62) +
      tube('M180 560V470', 34) +
      hpipe(180, 456, 250, 28) +
      ball(180, 456, 30) +
      tube('M430 456V520', 30) +
      hpipe(420, 528, 220, 28) +
      ball(430, 528, 28) +
      tube('M634 528C660 528 664 548 664 570V650', 28, 'butt') +
      rect(644, 640, 40, 26, 'url(#mv)', 5) +
      tube('M560 528V466', 13) +
      tube('M528 464H592', 14),
  ),
  hung(
    'shower-rain',
    rect(380, 330, 240, 40, INK, 20),
    wallDisc(150, 330, 58) +
      tube('M150 330H440C480 330 490 350 490 392', 28) +
      rain(490, 440, 190) +
      each(11, (i) => rect(322 + i * 34, 474, 2, 250 - (i % 3) * 40, '#bcd0d2', 1, { opacity: 0.5 })),
  ),
  hung(
    'shower-hand',
    rect(280, 220, 60, 560, INK, 20),
    vpipe(300, 180, 26, 600, 10) +
      wallDisc(300, 220, 40) +
      wallDisc(300, 740, 40) +
      ball(300, 220, 20) +
      ball(300, 740, 20) +
      hpipe(276, 380, 110, 34) +
      tube('M414 480C470 700 560 820 500 860S330 880 316 760', 12) +
      hand(372, 310),
  ),
  hung(
    'shower-system',
    rect(380, 200, 50, 620, INK, 20),
    vpipe(340, 170, 28, 620, 8) +
      tube('M340 190C340 130 520 130 540 178', 26) +
      rain(540, 214, 130) +
      hpipe(250, 620, 190, 48) +
      ball(244, 620, 30) +
      ball(446, 620, 30) +
      wallDisc(340, 780, 34) +
      hpipe(330, 430, 80, 26) +
      tube('M446 640C540 800 560 560 440 520', 11) +
      hand(400, 372),
  ),
  standing('tub-freestanding', tub('pedestal')),
  standing('tub-clawfoot', tub('claw')),
  standing('tub-slipper', tub('slipper')),
  standing('tub-filler', floorShadow(400, 862, 130, 18) + standpipe(380)),
  standing('toilet', toilet(false)),
  hung('toilet-wall', ell(410, 640, 180, 150, INK), toilet(true)),
  standing('sink-vessel', deck(700) + floorShadow(400, 702, 220, 26) + vessel(400, 480, 520, 216)),
  standing(
    'sink-undermount',
    deck(300) +
      rect(0, 300, 800, 700, 'url(#stone)') +
      line('M60 340C240 380 300 900 420 980M500 320C620 420 700 500 790 860', '#cfc7ba', 3, {
        opacity: 0.5,
      }) +
      ell(400, 620, 292, 212, '#c7beb0') +
      ell(400, 624, 286, 206, 'url(#face)') +
      ell(400, 640, 240, 164, 'url(#faced)', { opacity: 0.55 }) +
      ell(400, 664, 190, 120, 'url(#pad)', { opacity: 0.8 }) +
      ball(400, 676, 26).replaceAll('url(#ball)', '#a98850') +
      ell(400, 676, 15, 15, '#6d5228'),
  ),
  standing(
    'sink-pedestal',
    floorShadow(400, 880, 170, 24) +
      lathe(
        400,
        [
          [450, 80],
          [560, 62],
          [760, 66],
          [850, 96],
          [876, 120],
          [880, 120],
        ],
        'url(#cer)',
      ) +
      path('M160 340H640C640 440 560 490 480 490H320C240 490 160 440 160 340Z', 'url(#cer)') +
      rect(146, 318, 508, 36, 'url(#cerv)', 16) +
      ell(400, 334, 180, 10, '#d5cec2') +
      tube('M400 322v-60c0-30 0-34 30-34c22 0 26 10 26 30', 20, 'butt') +
      ball(310, 300, 18) +
      ball(490, 300, 18) +
      vpipe(310, 300, 20, 22) +
      vpipe(490, 300, 20, 22),
  ),
  vanity('vanity-24', 250, 1, ['door', 'door']),
  vanity('vanity-36', 370, 1, ['door', 'door', 'drawers']),
  vanity('vanity-48', 480, 1, ['drawers', 'door', 'door', 'drawers']),
  vanity('vanity-60', 590, 2, ['door', 'door', 'drawers', 'door', 'door']),
  vanity('vanity-72', 690, 2, ['drawers', 'door', 'door', 'drawers', 'door', 'door', 'drawers']),
  vanity('vanity-floating', 440, 1, ['drawers', 'drawers'], true),
  hung('mirror-round', ell(400, 480, 270, 270, INK), looking('M400 210a270 270 0 1 1 -0.1 0Z', 22) + glint),
  hung(
    'mirror-arch',
    rect(190, 240, 420, 580, INK, 120),
    looking('M180 820V420C180 110 620 110 620 420V820Z', 20) + glint,
  ),
  hung('mirror-rect', rect(180, 190, 440, 640, INK), looking('M180 180H620V830H180Z', 30) + glint),
  hung(
    'mirror-pill',
    rect(240, 160, 320, 680, INK, 160),
    looking(roundRect(240, 150, 320, 700, 158), 16) + glint,
  ),
  hung(
    'mirror-pivot',
    rect(220, 200, 360, 600, INK, 40),
    hpipe(160, 500, 60, 26) +
      hpipe(580, 500, 60, 26) +
      ball(160, 500, 32) +
      ball(640, 500, 32) +
      looking(roundRect(216, 180, 368, 640, 60), 18) +
      glint,
  ),
  hung(
    'medicine-cabinet',
    rect(190, 200, 430, 590, INK),
    rect(176, 186, 448, 608, 'url(#body)', 6, { stroke: E }) +
      rect(200, 210, 400, 560, 'url(#silver)', 3) +
      line('M200 770V210H600', INK, 5, { opacity: 0.35 }) +
      glint +
      line('M400 186V794', E, 3, { opacity: 0.6 }) +
      upright(384, 720, 60),
  ),
  hung(
    'towel-bar',
    rect(110, 380, 580, 30, INK, 14) + rect(300, 400, 250, 420, INK),
    rod(110, 360, 580) + drapeTowel(290, 348, 250, 430),
  ),
  hung(
    'towel-ring',
    line('M400 430a160 160 0 1 1 -0.1 0Z', INK, 30),
    line('M400 430a160 160 0 1 1 -0.1 0Z', E, 26) +
      line('M400 430a160 160 0 1 1 -0.1 0Z', B, 21) +
      line('M396 427a160 160 0 1 1 -0.1 0Z', L, 8) +
      wallDisc(400, 390, 66) +
      lathe(400, [
        [376, 26],
        [430, 24],
        [450, 20],
      ]) +
      ball(400, 386, 32),
  ),
  hung(
    'robe-hook',
    rect(340, 330, 130, 380, INK, 60),
    rect(345, 290, 110, 280, 'url(#face)', 55, { stroke: E, 'stroke-width': 1.5 }) +
      tube('M400 350C400 290 440 270 500 272', 26) +
      tube('M400 480C396 640 450 690 510 660C540 640 548 610 548 580', 28) +
      ball(506, 272, 24) +
      ball(548, 574, 24),
  ),
  hung(
    'paper-holder',
    rect(210, 450, 400, 170, INK, 40),
    wallDisc(220, 420, 64) +
      ball(220, 420, 32) +
      tube('M220 420V520C220 536 226 540 250 540H620', 24) +
      rect(290, 460, 270, 160, 'url(#cerv)', 8) +
      ell(290, 540, 22, 80, '#efe9de', { stroke: '#d3cbbc', 'stroke-width': 2 }) +
      ell(290, 540, 8, 26, '#8d7f68') +
      rect(300, 610, 258, 90, '#fbf8f2', 2) +
      line('M300 700l20 6 22-6 22 6 22-6 22 6 22-6 22 6 22-6 22 6 22-6 22 6', '#ddd5c6', 2) +
      ball(624, 540, 20),
  ),
  hung(
    'grab-bar',
    rect(130, 480, 560, 50, INK, 20),
    hpipe(120, 480, 560, 46) +
      wallDisc(130, 480, 70) +
      wallDisc(670, 480, 70) +
      ball(130, 480, 34) +
      ball(670, 480, 34) +
      each(9, (i) => rect(250 + i * 36, 458, 3, 44, D, 1, { opacity: 0.5 })),
  ),
  standing(
    'bath-shelf',
    floorShadow(400, 862, 200, 24) +
      vpipe(230, 160, 20, 700) +
      vpipe(570, 160, 20, 700) +
      each(
        4,
        (i) =>
          hpipe(222, 230 + i * 180, 356, 12) +
          rect(226, 220 + i * 180, 348, 8, '#dfe9e6', 2, { opacity: 0.8 }),
      ) +
      each(3, (i) => rect(290, 350 + i * 20, 210, 22, i % 2 ? '#efe6d6' : '#f8f2e6', 10)) +
      knob(300, 762, 0.1) +
      rect(450, 510, 50, 80, '#c9b48f', 10) +
      rect(462, 490, 26, 22, '#5b4a36', 3) +
      rect(330, 690, 60, 70, '#e9e2d4', 8) +
      board(420, 720, 90, 40) +
      ball(230, 158, 14) +
      ball(570, 158, 14),
  ),
];
