/** The drawing kit: every helper returns SVG markup; colours are the four tokens or fixed paper, ceramic and glass tones. */
export const B = '{{base}}';
export const L = '{{light}}';
export const D = '{{dark}}';
export const E = '{{edge}}';
export const INK = '#2c2219';

const n = (value: number) => String(Math.round(value * 10) / 10);
type Attributes = Record<string, string | number>;
const attributes = (extra: Attributes = {}) =>
  Object.entries(extra)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra?: Attributes) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}"${attributes(extra)}/>`;
export const ell = (cx: number, cy: number, rx: number, ry: number, fill: string, extra?: Attributes) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(extra)}/>`;
export const path = (d: string, fill: string, extra?: Attributes) =>
  `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
export const line = (d: string, stroke: string, width: number, extra?: Attributes) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;
export const group = (body: string, extra?: Attributes) => `<g${attributes(extra)}>${body}</g>`;
export const move = (x: number, y: number, scale: number, body: string) =>
  group(body, { transform: `translate(${n(x)} ${n(y)}) scale(${scale})` });
export const mirror = (cx: number, body: string) =>
  group(body, { transform: `translate(${n(cx * 2)} 0) scale(-1 1)` });
export const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

type Stop = [number, string, number?];
const stops = (list: Stop[]) =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
export const linear = (id: string, x1: number, y1: number, x2: number, y2: number, list: Stop[]) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
export const radial = (id: string, cx: number, cy: number, r: number, list: Stop[]) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;

const metal: Stop[] = [
  [0, E],
  [0.06, D],
  [0.2, B],
  [0.33, L],
  [0.4, '#ffffff', 0.95],
  [0.46, L],
  [0.62, B],
  [0.86, D],
  [0.95, B],
  [1, D],
];
const ceramic: Stop[] = [
  [0, '#d8d3ca'],
  [0.14, '#f3f0ea'],
  [0.38, '#ffffff'],
  [0.66, '#f4f1eb'],
  [0.9, '#d9d3c8'],
  [1, '#cbc4b7'],
];
const DEFS = [
  linear('mv', 0, 0, 1, 0, metal),
  linear('mh', 0, 0, 0, 1, metal),
  linear('body', 0, 0, 1, 0, [
    [0, D],
    [0.18, B],
    [0.38, L],
    [0.62, B],
    [0.92, D],
    [1, E],
  ]),
  linear('bodyh', 0, 0, 0, 1, [
    [0, B],
    [0.2, L],
    [0.5, B],
    [0.9, D],
    [1, E],
  ]),
  linear('face', 0, 0, 1, 1, [
    [0, L],
    [0.35, B],
    [0.8, B],
    [1, D],
  ]),
  linear('facev', 0, 0, 0, 1, [
    [0, L],
    [0.3, B],
    [1, D],
  ]),
  linear('faced', 0, 0, 0, 1, [
    [0, D],
    [1, B],
  ]),
  linear('inset', 0, 0, 1, 1, [
    [0, D],
    [0.12, B],
    [0.6, B],
    [1, L],
  ]),
  linear('cush', 0, 0, 0, 1, [
    [0, L],
    [0.35, B],
    [0.78, B],
    [1, D],
  ]),
  radial('ball', 0.36, 0.3, 0.75, [
    [0, '#ffffff', 0.95],
    [0.08, L],
    [0.4, B],
    [0.8, D],
    [1, E],
  ]),
  radial('pad', 0.42, 0.3, 0.85, [
    [0, L],
    [0.5, B],
    [1, D],
  ]),
  linear('cer', 0, 0, 1, 0, ceramic),
  linear('cerv', 0, 0, 0, 1, [
    [0, '#ffffff'],
    [0.5, '#f5f2ec'],
    [1, '#d6cfc3'],
  ]),
  linear('bowl', 0, 0, 0, 1, [
    [0, '#c3bbae'],
    [0.5, '#e6e1d8'],
    [1, '#faf8f4'],
  ]),
  linear('glass', 0, 0, 1, 1, [
    [0, '#ffffff', 0.85],
    [0.35, '#dfe6e4', 0.55],
    [0.6, '#f7faf8', 0.7],
    [1, '#b9c4c1', 0.6],
  ]),
  linear('silver', 0, 0, 1, 1, [
    [0, '#e9eeec'],
    [0.3, '#cfd8d6'],
    [0.48, '#f6f9f8'],
    [0.56, '#dde5e3'],
    [1, '#aebab8'],
  ]),
  linear('shade', 0, 0, 1, 0, [
    [0, '#d9cbb2'],
    [0.25, '#f6ecd9'],
    [0.5, '#fffaf0'],
    [0.78, '#f1e5cf'],
    [1, '#cdbd9f'],
  ]),
  linear('stone', 0, 0, 1, 1, [
    [0, '#fbf9f6'],
    [0.5, '#efebe4'],
    [1, '#d9d3c9'],
  ]),
  radial('shadow', 0.5, 0.5, 0.5, [
    [0, INK, 0.5],
    [0.45, INK, 0.26],
    [1, INK, 0],
  ]),
  radial('glow', 0.5, 0.5, 0.5, [
    [0, '#fff3cf', 0.95],
    [0.3, '#ffe6ae', 0.45],
    [1, '#ffe2a3', 0],
  ]),
  radial('bulb', 0.45, 0.4, 0.6, [
    [0, '#ffffff'],
    [0.5, '#fff4d8'],
    [1, '#f0d59c'],
  ]),
  radial('milk', 0.4, 0.35, 0.75, [
    [0, '#ffffff'],
    [0.5, '#fff8ea'],
    [1, '#dccfb8'],
  ]),
  linear('wall', 0, 0, 0.35, 1, [
    [0, '#f8f4ec'],
    [0.55, '#f0e9dd'],
    [1, '#e3d8c6'],
  ]),
  linear('sweep', 0, 0, 0, 1, [
    [0, '#efe7da'],
    [0.5, '#f7f2e9'],
    [0.74, '#f3ecdf'],
    [0.86, '#e9dfce'],
    [1, '#dccfba'],
  ]),
  radial('lit', 0.3, 0.18, 0.8, [
    [0, '#fffdf7', 0.9],
    [1, '#fffdf7', 0],
  ]),
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>',
].join('');

/** `body` is the product without its background, for the rooms to place. */
export type Model = { name: string; width: number; height: number; body: string; svg: string };
const wrap = (w: number, h: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${DEFS}</defs>${body}</svg>\n`;

/** A product standing on the paper sweep. */
export const standing = (name: string, body: string): Model => ({
  name,
  width: 800,
  height: 1000,
  body,
  svg: wrap(800, 1000, rect(0, 0, 800, 1000, 'url(#sweep)') + rect(0, 0, 800, 1000, 'url(#lit)') + body),
});
/** A product hung on the paper wall; `cast` is the simple outline that throws its soft shadow. */
export const hung = (name: string, cast: string, body: string): Model => ({
  name,
  width: 800,
  height: 1000,
  body,
  svg: wrap(
    800,
    1000,
    rect(0, 0, 800, 1000, 'url(#wall)') +
      rect(0, 0, 800, 1000, 'url(#lit)') +
      (cast ? group(cast, { filter: 'url(#soft)', opacity: 0.3, transform: 'translate(22 30)' }) : '') +
      body,
  ),
});
export const room = (name: string, body: string): Model => ({
  name,
  width: 1600,
  height: 900,
  body,
  svg: wrap(1600, 900, body),
});

export const floorShadow = (cx: number, y: number, rx: number, ry = rx * 0.13) =>
  ell(cx, y, rx, ry, 'url(#shadow)');
export const vpipe = (cx: number, y: number, w: number, h: number, r = 3) =>
  rect(cx - w / 2, y, w, h, 'url(#mv)', r);
export const hpipe = (x: number, cy: number, w: number, h: number, r = h / 2) =>
  rect(x, cy - h / 2, w, h, 'url(#mh)', r);
export const ball = (cx: number, cy: number, r: number) => ell(cx, cy, r, r, 'url(#ball)');
export const glow = (cx: number, cy: number, r: number) => ell(cx, cy, r, r, 'url(#glow)');

/** A round tube along any path: stacked strokes from edge to highlight. */
export const tube = (d: string, w: number, cap = 'round') => {
  const layers: [string, number, number][] = [
    [E, w, 1],
    [D, w - 2, 1],
    [B, w * 0.82, 0.55],
    [B, w * 0.66, 1],
    [L, w * 0.46, 0.35],
    [L, w * 0.3, 0.75],
    ['#ffffff', w * 0.1, 0.75],
  ];
  return layers
    .map(([colour, width, opacity], index) =>
      line(d, colour, width, {
        opacity,
        'stroke-linecap': cap,
        ...(index > 3 ? { transform: `translate(${n(-w * 0.08)} ${n(-w * 0.1)})` } : {}),
      }).replace(' stroke-linecap="round"', ''),
    )
    .join('');
};

/** A turned body: [y, radius] down its axis; a repeated point makes a crisp corner. */
export const lathe = (cx: number, profile: [number, number][], fill = 'url(#mv)', smooth = true) => {
  const right = profile.map(([y, r]) => [cx + r, y] as const);
  const left = [...profile].reverse().map(([y, r]) => [cx - r, y] as const);
  const run = (points: (readonly [number, number])[]) => {
    if (!smooth) return points.map(([x, y]) => `L${n(x)} ${n(y)}`).join('');
    let d = '';
    for (let i = 0; i < points.length - 1; i++) {
      const at = (index: number) =>
        points[Math.min(Math.max(index, 0), points.length - 1)] ?? ([0, 0] as const);
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const t = 0.14;
      d += `C${n(p1[0] + (p2[0] - p0[0]) * t)} ${n(p1[1] + (p2[1] - p0[1]) * t)} ${n(p2[0] - (p3[0] - p1[0]) * t)} ${n(p2[1] - (p3[1] - p1[1]) * t)} ${n(p2[0])} ${n(p2[1])}`;
    }
    return d;
  };
  const [x1, y1] = right[0] ?? [cx, 0];
  const [x2, y2] = left[0] ?? [cx, 0];
  return path(`M${n(x1)} ${n(y1)}${run(right)}L${n(x2)} ${n(y2)}${run(left)}Z`, fill);
};

/** Fine figure along a board; disappears in paints, whose dark lies close to their base. */
export const grain = (x: number, y: number, w: number, h: number, vertical = true, count = 7) =>
  group(
    each(count, (i) => {
      const t = (i + 0.5) / count;
      const bend = ((i * 37) % 11) - 5;
      return vertical
        ? line(
            `M${n(x + w * t)} ${n(y + 2)}C${n(x + w * t + bend)} ${n(y + h * 0.3)} ${n(x + w * t - bend)} ${n(y + h * 0.7)} ${n(x + w * t + bend * 0.5)} ${n(y + h - 2)}`,
            D,
            1 + (i % 3) * 0.6,
          )
        : line(
            `M${n(x + 2)} ${n(y + h * t)}C${n(x + w * 0.3)} ${n(y + h * t + bend)} ${n(x + w * 0.7)} ${n(y + h * t - bend)} ${n(x + w - 2)} ${n(y + h * t + bend * 0.5)}`,
            D,
            1 + (i % 3) * 0.6,
          );
    }),
    { opacity: 0.3 },
  );

export const board = (
  x: number,
  y: number,
  w: number,
  h: number,
  vertical = h > w,
  r = 2,
  fill = 'url(#face)',
) =>
  rect(x, y, w, h, fill, r, { stroke: E, 'stroke-width': 1 }) +
  grain(x, y, w, h, vertical, Math.max(2, Math.min(9, Math.round((vertical ? w : h) / 16))));

/** A shaker door or drawer front: frame, bevel and sunk panel. */
export const panel = (x: number, y: number, w: number, h: number, frame = 26) => {
  const ix = x + frame;
  const iy = y + frame;
  const iw = w - frame * 2;
  const ih = h - frame * 2;
  return (
    board(x, y, w, h, true, 2) +
    rect(ix, iy, iw, ih, 'url(#inset)', 1) +
    grain(ix, iy, iw, ih, true, 6) +
    path(`M${ix} ${iy}H${ix + iw}L${ix + iw - 6} ${iy + 7}H${ix + 6}V${iy + ih - 6}L${ix} ${iy + ih}Z`, INK, {
      opacity: 0.24,
    }) +
    path(`M${ix + iw} ${iy}V${iy + ih}H${ix}L${ix + 6} ${iy + ih - 5}H${ix + iw - 5}V${iy + 6}Z`, '#ffffff', {
      opacity: 0.22,
    }) +
    line(`M${x + 1} ${y + 1}H${x + w - 1}`, '#ffffff', 1.5, { opacity: 0.45 })
  );
};
export const drawer = (x: number, y: number, w: number, h: number, frame = 0) =>
  frame
    ? panel(x, y, w, h, frame)
    : board(x, y, w, h, false, 2) +
      line(`M${x + 1} ${y + 1}H${x + w - 1}`, '#ffffff', 1.5, { opacity: 0.45 });
/** Hardware that stays brass whatever the finish of the body. */
export const knob = (cx: number, cy: number, r = 8) =>
  ell(cx + 2, cy + 4, r, r, INK, { opacity: 0.25 }) +
  ell(cx, cy, r, r, '#b08d57') +
  ell(cx - r * 0.25, cy - r * 0.3, r * 0.45, r * 0.4, '#ecd7a8');
export const pull = (cx: number, cy: number, w = 70) =>
  rect(cx - w / 2 + 2, cy, w, 9, INK, 4, { opacity: 0.22 }) +
  rect(cx - w / 2, cy - 5, w, 9, '#a98850', 4) +
  rect(cx - w / 2 + 3, cy - 4, w - 6, 3, '#ecd7a8', 1.5);
export const upright = (cx: number, cy: number, h = 80) =>
  rect(cx - 2, cy - h / 2 + 3, 9, h, INK, 4, { opacity: 0.2 }) +
  rect(cx - 5, cy - h / 2, 9, h, '#a98850', 4) +
  rect(cx - 4, cy - h / 2 + 3, 3, h - 6, '#ecd7a8', 1.5);
/** An upholstered form with its seam. */
export const cushion = (x: number, y: number, w: number, h: number, r = 26, fill = 'url(#cush)') =>
  rect(x, y, w, h, fill, r, { stroke: D, 'stroke-width': 1.5 }) +
  rect(x + 7, y + 6, w - 14, h * 0.3, L, r * 0.7, { opacity: 0.35 }) +
  line(
    `M${n(x + r * 0.6)} ${n(y + h - 7)}Q${n(x + w / 2)} ${n(y + h + 1)} ${n(x + w - r * 0.6)} ${n(y + h - 7)}`,
    E,
    1.5,
    { opacity: 0.35 },
  );
/** A stone top with its thickness and faint veins. */
export const top = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 'url(#stone)', 3) +
  rect(x, y + h - 4, w, 4, '#b9b1a4', 2, { opacity: 0.8 }) +
  line(
    `M${x + w * 0.15} ${y + 2}l${n(w * 0.12)} ${h - 5}M${x + w * 0.6} ${y + 1}l${n(w * 0.08)} ${h - 4}`,
    '#c4beb4',
    1.2,
    { opacity: 0.8 },
  );
