/** Ten rooms, furnished with the catalogue's own drawings; the tokens colour what each room is about. */
import { readFileSync } from 'node:fs';
import { bathModels } from './bath.ts';
import { cabinetModels } from './cabinets.ts';
import { furnitureModels } from './furniture.ts';
import { B, D, E, each, ell, glow, group, L, line, linear, path, radial, rect, room } from './kit.ts';
import { lightingModels } from './lighting.ts';

type Finish = { base: string; light: string; dark: string; edge: string };
const finishes: Record<string, Finish> = JSON.parse(
  readFileSync(new URL('../finishes.json', import.meta.url), 'utf8'),
);

const walls = (top: string, low: string, floor: string, near: string) =>
  `<defs>${linear('rw', 0, 0, 0.6, 1, [
    [0, low],
    [0.55, top],
    [1, top],
  ])}${linear('rf', 0, 0, 0, 1, [
    [0, floor],
    [1, near],
  ])}${linear('rs', 0, 0, 1, 0, [
    [0, '#1d150e', 0.86],
    [0.3, '#1d150e', 0.62],
    [0.56, '#1d150e', 0.1],
    [0.7, '#1d150e', 0],
  ])}${linear('rb', 0, 0, 0, 1, [
    [0, '#1d150e', 0],
    [0.62, '#1d150e', 0],
    [1, '#1d150e', 0.62],
  ])}${linear('sky', 0, 0, 0, 1, [
    [0, '#fffdf5'],
    [0.6, '#fdf3dc'],
    [1, '#e6e3c8'],
  ])}${linear('ray', 1, 0, 0, 1, [
    [0, '#fff6dc', 0.6],
    [1, '#fff6dc', 0],
  ])}${radial('warm', 0.5, 0.5, 0.5, [
    [0, '#fff4d6', 0.75],
    [1, '#fff4d6', 0],
  ])}</defs>${rect(0, 0, 1600, 900, 'url(#rw)')}`;
const planks = (horizon: number, colour: string) =>
  rect(0, horizon, 1600, 900 - horizon, 'url(#rf)') +
  group(
    each(25, (i) => line(`M${800 + (i - 12) * 74} ${horizon}L${800 + (i - 12) * 210} 900`, colour, 1.6)) +
      each(5, (i) => line(`M0 ${horizon + 14 + i * i * 12}H1600`, colour, 0.8)),
    { opacity: 0.35 },
  ) +
  rect(0, horizon - 22, 1600, 20, '#f6efe2', 0, { opacity: 0.85 }) +
  rect(0, horizon - 3, 1600, 10, '#20160d', 0, { opacity: 0.25 });
const tiles = (horizon: number, colour: string) =>
  rect(0, horizon, 1600, 900 - horizon, 'url(#rf)') +
  group(
    each(17, (i) => line(`M${800 + (i - 8) * 120} ${horizon}L${800 + (i - 8) * 300} 900`, colour, 2)) +
      each(6, (i) => line(`M0 ${horizon + 10 + i * i * 9}H1600`, colour, 1.6)),
    { opacity: 0.4 },
  );
const dim = rect(0, 0, 1600, 900, 'url(#rs)') + rect(0, 0, 1600, 900, 'url(#rb)');
const window_ = (x: number, y: number, w: number, h: number, columns: number, rows: number) =>
  ell(x + w / 2, y + h / 2, w * 1.3, h, 'url(#warm)') +
  rect(x - 14, y - 14, w + 28, h + 28, '#f8f3e8', 2) +
  rect(x, y, w, h, 'url(#sky)') +
  path(
    `M${x} ${y + h * 0.8}C${x + w * 0.3} ${y + h * 0.62} ${x + w * 0.5} ${y + h * 0.86} ${x + w} ${y + h * 0.66}V${y + h}H${x}Z`,
    '#a9b18f',
    { opacity: 0.6 },
  ) +
  path(
    `M${x} ${y + h * 0.9}C${x + w * 0.4} ${y + h * 0.8} ${x + w * 0.6} ${y + h * 0.95} ${x + w} ${y + h * 0.84}V${y + h}H${x}Z`,
    '#7f8c6c',
    { opacity: 0.6 },
  ) +
  each(columns - 1, (i) => rect(x + ((i + 1) * w) / columns - 4, y, 8, h, '#f4ecdd')) +
  each(rows - 1, (i) => rect(x, y + ((i + 1) * h) / rows - 4, w, 8, '#f4ecdd')) +
  rect(x - 24, y + h + 12, w + 48, 16, '#efe6d6', 2);
const ray = (x: number, y: number, w: number, h: number, reach: number) =>
  path(`M${x} ${y}H${x + w}L${x + w - reach} 900H${x - reach - 160}L${x} ${y + h}Z`, 'url(#ray)', {
    opacity: 0.5,
  });
const curtain = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#e9ddc8') +
  each(5, (i) => rect(x + (i * w) / 5, y, w / 9, h, '#cbbc9f', 6, { opacity: 0.55 })) +
  rect(x + w * 0.7, y, w * 0.1, h, '#fffaf0', 0, { opacity: 0.5 });
const plant = (x: number, y: number, s: number) =>
  group(
    each(9, (i) => {
      const a = (i - 4) * 26;
      return path(
        `M0 0C${a * 0.4} -90 ${a * 1.2} -150 ${a * 2} ${-210 + Math.abs(i - 4) * 26}C${a * 2.1} -130 ${a * 1.2} -60 0 0Z`,
        ['#66745a', '#7e8c6d', '#57654d'][i % 3] ?? '#66745a',
      );
    }) +
      path('M-54 -10H54L40 96H-40Z', '#b57f5d') +
      path('M10 -10H54L40 96H16Z', '#8d5b3f', { opacity: 0.6 }) +
      rect(-58, -18, 116, 20, '#c59070', 3),
    { transform: `translate(${x} ${y}) scale(${s})` },
  );
const rug = (cx: number, cy: number, w: number, h: number) =>
  ell(cx, cy, w, h, '#e7dcc8') +
  ell(cx, cy, w * 0.92, h * 0.88, 'none', { stroke: '#b7a588', 'stroke-width': 4, opacity: 0.7 }) +
  ell(cx, cy, w * 0.84, h * 0.78, 'none', { stroke: '#b7a588', 'stroke-width': 1.5, opacity: 0.7 });
const painting = (x: number, y: number, w: number, h: number) =>
  rect(x + 8, y + 12, w, h, '#20160d', 0, { opacity: 0.2 }) +
  rect(x, y, w, h, '#6b523a') +
  rect(x + 8, y + 8, w - 16, h - 16, '#f3ead9') +
  path(
    `M${x + 22} ${y + h * 0.62}C${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.7} ${x + w - 22} ${y + h * 0.45}V${y + h - 22}H${x + 22}Z`,
    B,
    { opacity: 0.85 },
  ) +
  path(
    `M${x + 22} ${y + h * 0.78}C${x + w * 0.4} ${y + h * 0.62} ${x + w * 0.6} ${y + h * 0.84} ${x + w - 22} ${y + h * 0.68}V${y + h - 22}H${x + 22}Z`,
    D,
    { opacity: 0.8 },
  ) +
  ell(x + w * 0.68, y + h * 0.3, w * 0.09, w * 0.09, '#dcb57b');

export const roomModels = () => {
  const models = [...bathModels(), ...cabinetModels(), ...lightingModels(), ...furnitureModels()];
  /** A catalogue drawing with its centre line at x and its own y (0–1000) at the room's; without a finish it takes the room's. */
  const put = (name: string, x: number, own: number, y: number, scale: number, finish?: string) => {
    const body =
      models
        .find((model) => model.name === name)
        ?.body.replace(/^(<rect[^>]*\/>){3}<path[^>]*stroke="#c9bfae"[^>]*\/>/, '') ?? '';
    const colours = finish ? finishes[finish] : undefined;
    const coloured = colours
      ? Object.entries(colours).reduce((text, [key, value]) => text.replaceAll(`{{${key}}}`, value), body)
      : body;
    const tinted =
      finish && colours
        ? coloured.replace(
            /url\(#(mv|mh|body|bodyh|face|facev|faced|inset|cush|ball|pad)\)/g,
            `url(#$1-${finish})`,
          )
        : coloured;
    return group(tinted, {
      transform: `translate(${Math.round(x - 400 * scale)} ${Math.round(y - own * scale)}) scale(${scale})`,
    });
  };
  const palette = (svg: string) => {
    const kit = [
      ...svg.matchAll(
        /<(linear|radial)Gradient id="(mv|mh|body|bodyh|face|facev|faced|inset|cush|ball|pad)".*?<\/\1Gradient>/g,
      ),
    ];
    const used = [
      ...new Set(
        [...svg.matchAll(/url\(#(?:mv|mh|body|bodyh|face|facev|faced|inset|cush|ball|pad)-([a-z-]+)\)/g)].map(
          (match) => match[1] ?? '',
        ),
      ),
    ];
    const extra = used.flatMap((finish) =>
      kit.map(([markup, , id]) =>
        Object.entries(finishes[finish] ?? {}).reduce(
          (text, [key, value]) => text.replaceAll(`{{${key}}}`, value),
          markup.replace(`id="${id}"`, `id="${id}-${finish}"`),
        ),
      ),
    );
    return svg.replace('</defs>', `${extra.join('')}</defs>`);
  };
  const scene = (name: string, body: string) => {
    const model = room(name, body);
    return { ...model, svg: palette(model.svg) };
  };

  return [
    scene(
      'room-bathroom',
      walls('#e9e0d1', '#cdbfa9', '#d6cbb8', '#a8977d') +
        window_(1330, 120, 190, 380, 2, 3) +
        rect(0, 430, 1310, 220, '#f1eadd', 0, { opacity: 0.7 }) +
        group(
          each(26, (i) => line(`M${i * 52} 434V648`, '#c4b69e', 2)),
          { opacity: 0.5 },
        ) +
        rect(0, 424, 1310, 12, '#faf6ec') +
        tiles(650, '#8f7d63') +
        ray(1330, 120, 190, 380, 420) +
        put('mirror-arch', 820, 480, 250, 0.42, 'brushed-brass') +
        put('mirror-arch', 1030, 480, 250, 0.42, 'brushed-brass') +
        put('sconce-globe', 925, 480, 250, 0.3, 'brushed-brass') +
        put('sconce-globe', 712, 480, 250, 0.3, 'brushed-brass') +
        put('sconce-globe', 1140, 480, 250, 0.3, 'brushed-brass') +
        put('vanity-72', 925, 838, 700, 0.78) +
        put('tub-freestanding', 1380, 770, 800, 0.72, 'gloss-white') +
        put('tub-filler', 1150, 862, 780, 0.5, 'brushed-brass') +
        plant(440, 680, 0.9) +
        put('stool-round', 1240, 896, 850, 0.22, 'natural-walnut') +
        dim,
    ),
    scene(
      'room-kitchen',
      walls('#ece4d6', '#cfc2ad', '#c9ae88', '#8a6a48') +
        rect(520, 180, 1080, 380, '#f4eee3') +
        group(
          each(
            11,
            (r) =>
              line(`M520 ${180 + r * 34}H1600`, '#d5c9b5', 1.5) +
              each(18, (c) => line(`M${520 + c * 64 + (r % 2) * 32} ${180 + r * 34}v34`, '#d5c9b5', 1.5)),
          ),
          { opacity: 0.7 },
        ) +
        window_(1290, 170, 230, 250, 2, 2) +
        planks(680, '#5d4329') +
        put('hood-curved', 830, 690, 420, 0.56, 'chalk-white') +
        put('cabinet-wall', 590, 740, 400, 0.5) +
        put('cabinet-wall', 1070, 740, 400, 0.5) +
        each(5, (i) => put(i % 2 ? 'cabinet-base' : 'cabinet-drawers', 590 + i * 216, 822, 696, 0.56)) +
        put('faucet-bridge', 1400, 860, 428, 0.17, 'unlacquered-brass') +
        ray(1290, 170, 230, 250, 460) +
        put('island', 1000, 806, 850, 0.94, 'white-oak') +
        put('pendant-dome', 800, 0, -40, 0.42, 'unlacquered-brass') +
        put('pendant-dome', 1190, 0, -40, 0.42, 'unlacquered-brass') +
        put('stool-back', 820, 906, 884, 0.4, 'natural-walnut') +
        put('stool-back', 1180, 906, 884, 0.4, 'natural-walnut') +
        dim,
    ),
    scene(
      'room-living',
      walls('#e8dfd0', '#c6b8a2', '#b99870', '#775a3c') +
        window_(1130, 90, 340, 440, 3, 3) +
        curtain(1050, 60, 80, 600) +
        curtain(1476, 60, 80, 600) +
        rect(1030, 52, 550, 10, '#6b523a', 5) +
        planks(660, '#4f3822') +
        ray(1130, 90, 340, 440, 520) +
        painting(700, 130, 250, 190) +
        rug(930, 800, 560, 84) +
        put('lamp-arc', 590, 942, 780, 0.64, 'brushed-brass') +
        put('sofa-three', 890, 742, 790, 0.94) +
        put('chair-lounge', 1370, 846, 830, 0.58, 'saddle-leather') +
        put('coffee-round', 940, 786, 872, 0.48, 'natural-walnut') +
        plant(1530, 690, 0.9) +
        put('bookcase', 390, 922, 720, 0.62, 'smoked-oak') +
        dim,
    ),
    scene(
      'room-dining',
      walls('#dfd6c6', '#b9ab95', '#a98560', '#68492f') +
        window_(1260, 110, 240, 400, 2, 3) +
        rect(0, 440, 1600, 8, '#f4ecdd', 0, { opacity: 0.6 }) +
        each(7, (i) =>
          rect(40 + i * 178, 470, 140, 150, 'none', 0, {
            stroke: '#f6eee0',
            'stroke-width': 5,
            opacity: 0.5,
          }),
        ) +
        planks(660, '#442d1a') +
        ray(1260, 110, 240, 400, 480) +
        put('sideboard-fluted', 560, 820, 708, 0.5, 'smoked-oak') +
        painting(490, 180, 170, 220) +
        rug(930, 826, 560, 70) +
        put('chair-spindle', 720, 886, 790, 0.5) +
        put('chair-spindle', 930, 886, 790, 0.5) +
        put('chair-spindle', 1140, 886, 790, 0.5) +
        put('table-trestle', 930, 816, 856, 0.98, 'natural-walnut') +
        put('chandelier-globes', 930, 0, -20, 0.54, 'brushed-brass') +
        group(
          rect(905, 470, 46, 60, '#efe6d5', 16) +
            line(
              'M928 470C900 420 890 400 880 380M928 470C940 410 950 400 968 372M928 470V380',
              '#6d7d5f',
              6,
            ) +
            ell(880, 378, 14, 10, '#dcb57b') +
            ell(968, 370, 14, 10, '#dcb57b') +
            ell(928, 376, 13, 12, '#e8c994'),
        ) +
        dim,
    ),
    scene(
      'room-bedroom',
      walls('#e6dccc', '#c0b29d', '#c2a17b', '#7f6142') +
        rect(430, 0, 8, 640, '#d5c8b2') +
        each(14, (i) => rect(470 + i * 62, 0, 4, 638, '#cdbfa8', 0, { opacity: 0.5 })) +
        window_(1370, 110, 190, 380, 2, 3) +
        curtain(1300, 70, 70, 580) +
        planks(650, '#553c25') +
        rug(920, 812, 560, 80) +
        ray(1370, 110, 190, 380, 460) +
        put('bed-upholstered', 920, 826, 800, 0.92) +
        put('nightstand', 540, 860, 780, 0.52, 'natural-walnut') +
        put('nightstand', 1300, 860, 780, 0.52, 'natural-walnut') +
        put('lamp-table', 540, 832, 590, 0.32, 'gloss-white') +
        put('lamp-table', 1300, 832, 590, 0.32, 'gloss-white') +
        put('bench-upholstered', 920, 806, 868, 0.62, 'flax-linen') +
        painting(850, 110, 150, 190) +
        plant(1510, 690, 0.8) +
        dim,
    ),
    scene(
      'room-hall',
      walls('#e4dbcb', '#bbae98', '#cfc3ae', '#93836b') +
        path('M1180 650V260C1180 90 1500 90 1500 260V650Z', '#fbf3df') +
        path('M1180 650V260C1180 90 1500 90 1500 260V650Z', 'none', {
          stroke: '#f6efe2',
          'stroke-width': 22,
        }) +
        path('M1240 650V330H1440V650Z', '#e2d5bd') +
        window_(1286, 250, 108, 220, 1, 2) +
        ell(1340, 420, 240, 300, 'url(#warm)') +
        tiles(650, '#7d6d55') +
        path('M1180 650H1500L1360 900H900Z', '#fff6dc', { opacity: 0.35 }) +
        rect(0, 470, 1140, 180, D, 0, { opacity: 0.16 }) +
        rect(0, 464, 1140, 8, '#f4ecdd', 0, { opacity: 0.7 }) +
        put('mirror-round', 830, 480, 260, 0.5, 'brushed-brass') +
        put('console', 830, 846, 730, 0.78) +
        put('lamp-table', 640, 832, 425, 0.28, 'gloss-white') +
        put('chandelier-ring', 830, 0, -130, 0.3, 'brushed-brass') +
        put('bench-wood', 500, 806, 760, 0.4, 'white-oak') +
        plant(1090, 680, 1) +
        group(
          rect(960, 386, 40, 38, '#efe6d5', 14) +
            line('M980 386C960 340 950 330 946 312M980 386C990 340 1004 330 1012 306', '#6d7d5f', 5),
        ) +
        dim,
    ),
    scene(
      'room-showroom',
      walls('#efe8dc', '#cabda8', '#d4c9b6', '#9d8e76') +
        rect(0, 0, 1600, 46, '#5b4c3c', 0, { opacity: 0.35 }) +
        each(
          8,
          (i) =>
            rect(520 + i * 140, 40, 26, 30, '#2f2923', 4) +
            path(`M${520 + i * 140} 70h26l70 330h-166Z`, 'url(#warm)', { opacity: 0.4 }),
        ) +
        each(
          4,
          (i) =>
            rect(560 + i * 260, 130, 226, 500, i % 2 ? '#f6f0e5' : '#e0d4bf', 4) +
            rect(560 + i * 260, 130, 226, 500, 'none', 4, { stroke: '#b9a98e', 'stroke-width': 3 }),
        ) +
        tiles(650, '#85745a') +
        each(4, (i) =>
          put(
            ['door-shaker', 'mirror-arch', 'door-fluted', 'mirror-round'][i] ?? '',
            673 + i * 260,
            490,
            300,
            0.36,
            i % 2 ? 'brushed-brass' : undefined,
          ),
        ) +
        put('vanity-36', 673, 838, 640, 0.44) +
        put('sconce-double', 933, 480, 520, 0.25, 'brushed-brass') +
        put('vanity-48', 1193, 838, 640, 0.44, 'white-oak') +
        put('island', 1040, 806, 850, 0.74) +
        put('faucet-gooseneck', 960, 860, 540, 0.2, 'brushed-brass') +
        put('lamp-table', 1190, 832, 542, 0.22, 'gloss-white') +
        put('pendant-bell', 900, 0, -60, 0.36) +
        put('pendant-globe', 1180, 0, -60, 0.36, 'brushed-brass') +
        put('chair-barrel', 1470, 846, 850, 0.4, 'ivory-boucle') +
        dim,
    ),
    scene(
      'room-powder',
      walls('#dfe0d2', '#b7b9a4', '#d6cbb8', '#a8977d') +
        window_(1330, 120, 170, 330, 2, 3) +
        rect(0, 450, 1600, 200, '#f1eadd', 0, { opacity: 0.7 }) +
        rect(0, 444, 1600, 12, '#faf6ec') +
        tiles(650, '#8f7d63') +
        painting(640, 180, 150, 190) +
        put('mirror-pill', 980, 480, 250, 0.42) +
        put('sconce-single', 850, 480, 250, 0.3) +
        put('sconce-single', 1110, 480, 250, 0.3) +
        put('sink-pedestal', 980, 906, 860, 0.62) +
        put('towel-ring', 1240, 480, 420, 0.26) +
        plant(1430, 690, 0.8) +
        dim,
    ),
    scene(
      'room-study',
      walls('#8d8070', '#6f6355', '#8a6a48', '#4f3822') +
        window_(1390, 110, 160, 380, 2, 3) +
        planks(660, '#3c2815') +
        put('bookcase', 600, 922, 720, 0.66, 'white-oak') +
        put('bookcase', 820, 922, 720, 0.66, 'white-oak') +
        painting(1040, 170, 200, 160) +
        rug(1040, 812, 460, 70) +
        put('lamp-floor', 1280, 942, 800, 0.6, 'brushed-brass') +
        put('chair-wing', 1000, 846, 830, 0.62) +
        put('ottoman', 1250, 786, 850, 0.4) +
        dim,
    ),
    scene(
      'room-warehouse',
      walls('#d9d0c1', '#a3967f', '#b3a690', '#75684f') +
        path('M0 0H1600L1240 150H560Z', '#6d6250', { opacity: 0.5 }) +
        each(5, (i) =>
          path(`M${640 + i * 110} 146L${420 + i * 200} 0h80L${690 + i * 110} 146Z`, '#fdf6e2', {
            opacity: 0.75,
          }),
        ) +
        tiles(620, '#574b38') +
        rect(800, 250, 240, 370, 'url(#sky)') +
        glow(920, 440, 330) +
        each(2, (side) =>
          group(
            each(4, (i) => {
              const x = 60 + i * 150 + i * (3 - i) * 34;
              const s = 1 - i * 0.19;
              const y0 = 60 + i * 54;
              const h = 830 - i * 92 + i * i * 10 - y0;
              const w = 190 * s;
              return (
                each(
                  4,
                  (r) =>
                    each(
                      3,
                      (c) =>
                        rect(
                          x + 12 + (c * (w - 20)) / 3,
                          y0 + (h * (r + 1)) / 4 - 96 * s,
                          (w - 34) / 3,
                          90 * s,
                          ['#c9a878', '#b98f62', '#d8c19a', '#a98257'][(i + r * 2 + c + side) % 4] ??
                            '#c9a878',
                          2,
                        ) +
                        rect(
                          x + 12 + (c * (w - 20)) / 3,
                          y0 + (h * (r + 1)) / 4 - 60 * s,
                          (w - 34) / 3,
                          8 * s,
                          '#f1e6cf',
                          0,
                          { opacity: 0.6 },
                        ),
                    ) +
                    rect(x, y0 + (h * (r + 1)) / 4 - 4, w, 14 * s, B) +
                    rect(x, y0 + (h * (r + 1)) / 4 - 4, w, 4 * s, L),
                ) +
                rect(x - 6, y0, 16 * s, h, D) +
                rect(x - 6, y0, 6 * s, h, B) +
                rect(x + w - 8, y0, 16 * s, h, E)
              );
            }),
            side ? { transform: 'translate(1600 0) scale(-1 1)' } : {},
          ),
        ) +
        rect(860, 690, 300, 30, '#8a6440', 2) +
        each(4, (i) => rect(870 + i * 76, 716, 40, 26, '#6d4c30')) +
        rect(880, 590, 120, 100, '#c9a878', 2) +
        rect(1006, 570, 140, 120, '#d8c19a', 2) +
        rect(900, 500, 150, 88, '#b98f62', 2) +
        rect(928, 590, 14, 100, '#f1e6cf', 0, { opacity: 0.6 }) +
        rect(1066, 570, 16, 120, '#f1e6cf', 0, { opacity: 0.6 }) +
        ell(1010, 750, 200, 22, 'url(#shadow)') +
        dim,
    ),
  ];
};
