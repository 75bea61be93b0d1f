/**
 * The people of the house: painted busts before an arched niche, one model a person. The tokens colour the wall, the
 * niche and what they wear; skin, hair and linen are fixed.
 */
import { B, D, E, each, ell, group, L, line, linear, path, radial, rect } from './kit.ts';

const INK = '#2a211a';

type Skin = { tone: string; shade: string; blush: string };
const skins = {
  pale: { tone: '#efd3bb', shade: '#d9b193', blush: '#dd9a82' },
  rose: { tone: '#e8c2a4', shade: '#cb9a77', blush: '#cf846a' },
  olive: { tone: '#d9ab82', shade: '#b78458', blush: '#bd7652' },
  tan: { tone: '#bd8458', shade: '#96613b', blush: '#a35f3d' },
  brown: { tone: '#8d5a3b', shade: '#6b4029', blush: '#7d4530' },
  deep: { tone: '#6a422d', shade: '#4c2d1d', blush: '#633622' },
} satisfies Record<string, Skin>;

/** Wall, skirting of light, an arched niche with its shadow, and a plinth's edge below. */
const setting = () =>
  `<defs>${linear('pw', 0, 0, 1, 1, [
    [0, B],
    [1, D],
  ])}${linear('pn', 0, 0, 0.8, 1, [
    [0, '#f4ead8'],
    [0.55, '#e9dcc4'],
    [1, '#d3c1a2'],
  ])}${linear('pg', 0, 0, 1, 0, [
    [0, '#2a1f14', 0.34],
    [0.3, '#2a1f14', 0.06],
    [1, '#2a1f14', 0],
  ])}${radial('ps', 0.62, 0.3, 0.62, [
    [0, '#fffaf0', 0.9],
    [1, '#fffaf0', 0],
  ])}${linear('pc', 0, 0, 1, 1, [
    [0, L],
    [0.3, B],
    [1, D],
  ])}</defs>` +
  rect(0, 0, 800, 1000, 'url(#pw)') +
  each(9, (i) => line(`M${-40 + i * 110} 0V1000`, E, 1.2, { opacity: 0.16 })) +
  path('M96 1000V420A304 304 0 0 1 704 420V1000Z', E, { opacity: 0.3 }) +
  path('M110 1000V424A290 290 0 0 1 690 424V1000Z', 'url(#pn)') +
  path('M110 1000V424A290 290 0 0 1 690 424V1000Z', 'url(#ps)') +
  path('M110 1000V424A290 290 0 0 1 690 424V1000Z', 'url(#pg)') +
  path('M96 1000V420A304 304 0 0 1 704 420V1000', 'none', { stroke: L, 'stroke-width': 5, opacity: 0.8 });

/** Neck, head and ear, the light from the right; features are a few brush lines. */
const head = ({ tone, shade, blush }: Skin, extra: { smile?: number; brow?: string } = {}) => {
  const { smile = 10, brow = INK } = extra;
  return (
    path('M340 560V700C340 760 470 760 470 700V560Z', tone) +
    path('M340 600C360 660 430 690 470 650V610C430 640 380 640 340 575Z', shade, { opacity: 0.75 }) +
    ell(290, 462, 24, 38, shade) +
    ell(514, 462, 22, 36, tone) +
    path('M288 400C288 270 518 270 518 400V480C518 580 460 632 405 632C348 632 288 580 288 480Z', tone) +
    path(
      'M288 400C290 330 330 300 372 296C334 350 326 470 344 560C350 592 366 618 390 630C340 622 288 570 288 480Z',
      shade,
      {
        opacity: 0.5,
      },
    ) +
    ell(334, 524, 30, 20, blush, { opacity: 0.32 }) +
    ell(478, 524, 28, 20, blush, { opacity: 0.32 }) +
    line('M334 436C348 426 368 426 382 434', brow, 8) +
    line('M432 434C446 426 464 426 476 436', brow, 8) +
    line('M340 468C352 460 368 460 378 468', INK, 5.5) +
    line('M434 468C446 460 462 460 470 468', INK, 5.5) +
    ell(359, 469, 7, 8, INK) +
    ell(453, 469, 7, 8, INK) +
    line('M410 462C412 500 424 520 418 530C412 536 404 536 398 532', shade, 6) +
    line(`M374 570C392 ${570 + smile} 422 ${570 + smile} 440 568`, '#8c3f31', 7) +
    line(
      `M390 ${588 + smile / 2}C402 ${592 + smile / 2} 414 ${592 + smile / 2} 424 ${587 + smile / 2}`,
      shade,
      4,
    )
  );
};

const shoulders = 'M150 1000C150 830 220 770 340 730C370 760 440 760 470 730C590 770 660 830 660 1000Z';

const crew = () =>
  path(shoulders, 'url(#pc)') +
  line('M334 734C366 778 446 778 476 734', E, 16, { opacity: 0.55 }) +
  line('M330 726C364 772 448 772 480 726', L, 10) +
  line('M236 1000C240 930 250 890 262 862M574 1000C570 930 560 890 548 862', E, 4, { opacity: 0.5 }) +
  each(12, (i) => line(`M${286 + i * 22} ${800 + Math.abs(5.5 - i) * 3}V1000`, E, 2, { opacity: 0.16 }));

const shirt = (linen = '#f6efe2') =>
  path(shoulders, linen) +
  path('M150 1000C150 850 210 786 300 748C250 830 240 920 244 1000Z', '#2a1f14', { opacity: 0.1 }) +
  path('M338 716L300 770L384 830L408 772Z', '#fffaf0') +
  path('M472 716L512 770L430 830L408 772Z', '#fffaf0') +
  line('M338 716L300 770L384 830L408 772L430 830L512 770L472 716', '#b9a98e', 3) +
  line('M408 790V1000', '#b9a98e', 3) +
  each(3, (i) => ell(420, 850 + i * 56, 6, 6, '#a8957a'));

const blazer = () =>
  shirt() +
  path('M150 1000C150 830 220 770 326 736L404 1000Z', 'url(#pc)') +
  path('M660 1000C660 830 590 770 486 736L414 1000Z', 'url(#pc)') +
  path('M326 736L262 812L312 838L286 868L400 1000H408Z', D) +
  path('M486 736L548 812L500 838L526 868L420 1000H408Z', B) +
  line('M326 736L262 812L312 838L286 868L400 1000M486 736L548 812L500 838L526 868L420 1000', E, 3, {
    opacity: 0.6,
  });

const apron = () =>
  shirt('#e9ddc8') +
  path('M286 840H530L560 1000H256Z', 'url(#pc)') +
  line('M300 846L338 728M516 846L476 728', D, 20) +
  line('M286 840H530', L, 8) +
  rect(352, 910, 112, 90, D, 6, { opacity: 0.55 }) +
  line('M352 914H464', L, 4) +
  path('M424 926l10-64 12 2-8 62Z', '#c98f3f') +
  path('M434 862l7-18 5 20Z', '#f0dcb4');

const sweater = () =>
  path(shoulders, 'url(#pc)') +
  line('M250 1000C246 930 256 890 268 862M560 1000C564 930 554 890 542 862', E, 4, { opacity: 0.5 });

/** Over the neck: drawn after the head. */
const rollCollar = () =>
  path(
    'M318 748C316 700 326 676 340 664C384 700 430 700 470 664C486 676 494 700 492 748C452 790 360 790 318 748Z',
    B,
  ) +
  path(
    'M318 748C316 700 326 676 340 664C352 674 364 682 376 688C358 712 352 742 356 774C342 768 328 758 318 748Z',
    D,
    {
      opacity: 0.6,
    },
  ) +
  line('M320 716C366 752 444 752 490 716', E, 3, { opacity: 0.4 }) +
  line('M340 664C384 700 430 700 470 664', L, 4, { opacity: 0.7 });

const overalls = () =>
  path(shoulders, '#efe4d0') +
  line('M332 730C364 774 448 774 478 730', '#cbb999', 10) +
  path('M292 870H518L548 1000H262Z', 'url(#pc)') +
  path('M262 780C282 764 300 756 318 750L336 880H298Z', D) +
  path('M548 780C528 764 510 756 492 750L474 880H512Z', B) +
  ell(318, 892, 12, 12, '#d6b26a') +
  ell(492, 892, 12, 12, '#d6b26a') +
  rect(350, 916, 110, 84, E, 6, { opacity: 0.35 });

const glasses = (colour: string) =>
  group(
    ell(359, 472, 42, 38, 'none', { stroke: colour, 'stroke-width': 7 }) +
      ell(455, 472, 42, 38, 'none', { stroke: colour, 'stroke-width': 7 }) +
      line('M401 466C406 460 410 460 414 466M317 464L292 456M497 464L516 456', colour, 7) +
      line('M336 452L352 440M432 452L448 440', '#fffaf0', 5, { opacity: 0.8 }),
  );

type Portrait = { name: string; body: string };

const people = (): Portrait[] => [
  {
    name: 'portrait-bob',
    body:
      path(
        'M262 640C232 480 240 240 406 232C574 240 580 480 548 640C520 660 480 650 470 630L340 630C330 652 288 660 262 640Z',
        '#6d3b22',
      ) +
      blazer() +
      head(skins.pale, { brow: '#55301d' }) +
      path(
        'M276 470C262 330 330 262 420 262C520 262 548 350 534 470C528 410 500 372 470 356C420 372 340 372 310 356C290 384 280 420 276 470Z',
        '#6d3b22',
      ) +
      path('M276 640C246 560 256 420 292 370C280 460 292 560 318 632C302 648 286 648 276 640Z', '#5a2f1a') +
      path('M540 640C566 560 560 420 522 372C534 460 522 560 500 632C512 648 530 648 540 640Z', '#7d4628') +
      line('M320 300C360 272 440 268 490 292', '#93583a', 6, { opacity: 0.8 }) +
      glasses('#3b2a1c'),
  },
  {
    name: 'portrait-beard',
    body:
      apron() +
      head(skins.rose, { smile: 6, brow: '#3a2c20' }) +
      path(
        'M286 470C288 560 300 690 406 700C512 690 520 560 520 470C506 540 470 548 440 546C420 538 394 538 374 546C340 548 302 540 286 470Z',
        '#4a3626',
      ) +
      path('M352 556C376 540 436 540 462 556C440 566 374 566 352 556Z', '#4a3626') +
      line('M382 576C398 586 418 586 434 576', '#a9604c', 8) +
      each(7, (i) =>
        line(
          `M${326 + i * 28} 600C${330 + i * 26} 630 ${336 + i * 24} 650 ${344 + i * 21} 670`,
          '#6a5038',
          3,
          { opacity: 0.7 },
        ),
      ) +
      path(
        'M278 440C262 320 320 248 420 250C520 252 546 330 526 440C520 400 506 372 490 356C430 340 380 352 320 346C296 370 282 400 278 440Z',
        '#3f2d20',
      ) +
      path('M300 330C340 262 460 240 512 300C470 290 400 300 300 330Z', '#5b4330') +
      path('M508 420l54-22 4 10-54 24Z', '#d9a441') +
      path('M562 398l16-4-12 14Z', '#3b2a1c'),
  },
  {
    name: 'portrait-bun',
    body:
      ell(406, 216, 84, 74, '#1f1712') +
      line('M344 196C370 168 440 168 466 196M346 226C380 204 436 204 464 226', '#4a382b', 4, {
        opacity: 0.8,
      }) +
      sweater() +
      head(skins.tan, { brow: '#1f1712' }) +
      rollCollar() +
      path(
        'M280 452C262 320 330 252 406 252C484 252 548 320 526 452C520 392 490 330 406 324C322 330 288 392 280 452Z',
        '#1f1712',
      ) +
      line('M406 258C350 270 310 310 296 360M406 258C462 270 500 310 514 360M406 262V318', '#4a382b', 4, {
        opacity: 0.7,
      }) +
      ell(288, 520, 12, 12, '#d8b25f') +
      ell(516, 518, 12, 12, '#d8b25f'),
  },
  {
    name: 'portrait-cap',
    body:
      crew() +
      path('M288 420V520C274 500 268 450 276 410ZM520 420V520C532 500 538 450 530 410Z', '#8c6a43') +
      head(skins.olive, { smile: 14, brow: '#6a4c2c' }) +
      path(
        'M284 448C276 420 278 400 282 384H526C530 400 532 424 524 448C520 420 510 404 500 396H308C298 404 288 420 284 448Z',
        '#8c6a43',
      ) +
      path('M268 384C256 250 336 210 406 210C480 210 556 250 544 384Z', 'url(#pc)') +
      path('M268 372C330 340 480 340 544 372C600 372 640 388 650 412C560 390 440 386 268 398Z', D) +
      line('M406 210V344M330 232C312 270 306 310 306 352M482 232C500 270 506 310 506 352', E, 3, {
        opacity: 0.5,
      }) +
      ell(406, 212, 12, 8, L) +
      each(16, (i) =>
        ell(
          316 + (i % 8) * 25,
          574 + Math.floor(i / 8) * 26 + Math.abs(3.5 - (i % 8)) * -4,
          2.4,
          2.4,
          '#6a4c2c',
          { opacity: 0.55 },
        ),
      ),
  },
  {
    name: 'portrait-curls',
    body:
      each(15, (i) => {
        const a = Math.PI * (0.86 + (i / 14) * 1.28);
        return ell(405 + Math.cos(a) * 158, 430 + Math.sin(a) * 178, 62, 62, i % 2 ? '#2a1a12' : '#331f15');
      }) +
      overalls() +
      head(skins.deep, { brow: '#1c110b', smile: 16 }) +
      each(9, (i) => {
        const a = Math.PI * (1.08 + (i / 8) * 0.84);
        return ell(405 + Math.cos(a) * 116, 404 + Math.sin(a) * 112, 46, 42, i % 2 ? '#3a2418' : '#2a1a12');
      }) +
      each(8, (i) => {
        const a = Math.PI * (1.0 + i / 7);
        const x = 405 + Math.cos(a) * 150;
        const y = 410 + Math.sin(a) * 160;
        return line(
          `M${x - 20} ${y + 8}C${x - 16} ${y - 20} ${x + 18} ${y - 20} ${x + 18} ${y + 6}`,
          '#5b3a28',
          4,
          { opacity: 0.8 },
        );
      }) +
      path('M262 372C320 320 490 320 548 372L540 404C484 356 326 356 270 404Z', B) +
      line('M270 384C326 336 484 336 542 384', L, 4, { opacity: 0.8 }),
  },
  {
    name: 'portrait-braid',
    body:
      crew() +
      head(skins.pale, { brow: '#a8763c', smile: 12 }) +
      path(
        'M278 462C258 320 326 250 410 250C494 250 552 320 530 462C524 400 506 350 452 322C430 360 340 372 306 372C290 400 282 430 278 462Z',
        '#c58f4c',
      ) +
      line('M452 322C420 300 380 288 340 300M452 322C480 330 506 356 516 400', '#e0b677', 5, {
        opacity: 0.8,
      }) +
      each(6, (i) =>
        path(
          `M${508 + i * 4} ${520 + i * 62}C${548 + i * 3} ${524 + i * 62} ${560 + i * 2} ${560 + i * 62} ${530 + i * 3} ${592 + i * 62}C${496 + i * 3} ${570 + i * 62} ${488 + i * 3} ${540 + i * 62} ${508 + i * 4} ${520 + i * 62}Z`,
          i % 2 ? '#b57f3e' : '#c99655',
        ),
      ) +
      rect(522, 884, 40, 22, E, 8) +
      path('M524 906C500 960 520 1000 530 1000H566C580 980 580 940 560 906Z', '#c58f4c') +
      each(9, (i) =>
        ell(336 + (i % 5) * 34 + (i > 4 ? 14 : 0), 498 + (i > 4 ? 18 : 0), 3, 3, '#c98f66', { opacity: 0.8 }),
      ),
  },
  {
    name: 'portrait-silver',
    body:
      blazer() +
      head(skins.rose, { smile: 8, brow: '#8f8a82' }) +
      path(
        'M276 470C256 330 310 262 360 268C420 232 546 250 532 470C524 420 516 380 500 362C440 368 350 340 318 344C294 376 284 420 276 470Z',
        '#cfcac0',
      ) +
      path('M318 344C350 290 450 262 512 330C450 320 390 322 318 344Z', '#e6e2da') +
      line('M330 332C380 290 450 284 500 320M300 380C300 350 320 320 350 300', '#a9a39a', 4) +
      path(
        'M286 470C290 500 296 520 300 536C290 530 278 500 276 470ZM520 470C516 500 512 520 508 536C518 530 530 500 532 470Z',
        '#b9b3a8',
      ) +
      path('M350 556C376 540 436 540 464 556C440 572 374 572 350 556Z', '#cfcac0') +
      glasses('#8a6a35') +
      path('M396 800L408 786L420 800L432 1000H384Z', E, { opacity: 0.85 }) +
      path('M392 776H424L416 806H400Z', E),
  },
  {
    name: 'portrait-waves',
    body:
      path(
        'M250 800C210 640 240 420 280 340C330 220 500 220 540 340C580 430 600 640 560 800C520 820 490 790 480 740L330 740C320 790 290 820 250 800Z',
        '#241a16',
      ) +
      shirt() +
      path(
        'M150 1000C150 830 220 770 326 736C300 800 300 900 320 1000ZM660 1000C660 830 590 770 486 736C512 800 512 900 492 1000Z',
        'url(#pc)',
      ) +
      head(skins.brown, { brow: '#1a120e', smile: 14 }) +
      path(
        'M274 500C252 340 330 254 400 258C470 240 560 330 534 500C528 420 500 350 424 318C390 350 320 380 300 400C286 430 278 460 274 500Z',
        '#241a16',
      ) +
      path(
        'M276 480C236 560 280 640 246 720C232 770 250 800 262 806C300 780 300 700 290 640C282 590 296 540 288 500ZM532 480C574 560 528 640 564 720C578 770 560 800 548 806C510 780 512 700 520 640C528 590 514 540 520 500Z',
        '#33251e',
      ) +
      line(
        'M264 560C250 620 284 660 262 740M546 560C562 620 526 660 548 740M424 318C460 300 500 330 518 380',
        '#5a453a',
        5,
        { opacity: 0.7 },
      ) +
      ell(520, 524, 9, 16, '#d8b25f') +
      ell(288, 526, 9, 16, '#d8b25f'),
  },
];

export const portraitModels = () =>
  people().map(({ name, body }) => ({
    name,
    width: 800,
    height: 1000,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">${setting()}${body}</svg>`,
  }));
