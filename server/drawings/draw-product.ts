/** A product drawn to its own measures, as an SVG: from the front, and from the side or from above. */
import * as m from '#messages';
import type { Measures } from '#schemas/domain/catalog/measures.ts';

/** One view of a model: SVG path data in a grid of `width` by `height`. */
export type OutlineView = { width: number; height: number; path: string };
/** A model's outline; a flat one is seen from above and not from its side. */
export type Outline = { front: OutlineView; side?: OutlineView; top?: OutlineView };

const paper = '#fffdf8';
const ink = '#1f1b16';
const stone = '#655d50';

const sheet = { width: 720, height: 460 };
/** What dimension lines and their words need around and between the views. */
const margin = { left: 92, right: 92, top: 34, bottom: 98, between: 64 };

/** An outline that would have to be stretched by more than this one way than the other says nothing. */
const mostStretch = 1.8;

type View = { name: string; across: number; up: number; outline: OutlineView | undefined };

/** Hundredths are enough; no `36.00`. */
const round = (value: number): number => Math.round(value * 100) / 100;
const inches = (value: number) => m.drawing_inches({ value: round(value) });
const centimeters = (value: number) => m.drawing_centimeters({ value: Math.round(value * 25.4) / 10 });

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? '');

const fits = ({ across, up, outline }: View): boolean => {
  const stretch = outline ? (across * outline.height) / (up * outline.width) : 1;
  return stretch <= mostStretch && stretch >= 1 / mostStretch;
};

/** The views whose measures are known: without a depth the front alone. */
function viewsOf({ width, depth, height }: Measures, outline: Outline | null): View[] {
  const front = { name: m.drawing_front(), across: width, up: height, outline: outline?.front };
  if (depth <= 0) return [front];
  const above = outline?.top;
  const second = above
    ? { name: m.drawing_top(), across: width, up: depth, outline: above }
    : { name: m.drawing_side(), across: depth, up: height, outline: outline?.side };
  return [front, second];
}

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;

/** A dimension line with a tick at each end, and the measure beside it in both units. */
function dimension(value: number, x: number, y: number, span: number, upright: 'left' | 'right' | null) {
  const tick = 5;
  const path = upright
    ? line(x, y, x, y + span) + line(x - tick, y, x + tick, y) + line(x - tick, y + span, x + tick, y + span)
    : line(x, y, x + span, y) + line(x, y - tick, x, y + tick) + line(x + span, y - tick, x + span, y + tick);
  const at = upright
    ? { x: x + (upright === 'left' ? -12 : 12), y: y + span / 2 - 3 }
    : { x: x + span / 2, y: y + 22 };
  const anchor = upright ? (upright === 'left' ? 'end' : 'start') : 'middle';
  const words = (text: string, dy: number, color: string) =>
    `<text x="${round(at.x)}" y="${round(at.y + dy)}" text-anchor="${anchor}" fill="${color}">${escaped(text)}</text>`;
  return `<path d="${path}" stroke="${stone}" fill="none"/>${words(inches(value), 0, ink)}${words(centimeters(value), 18, stone)}`;
}

/** The model's outline, stretched to the product's measures; a plain box where there is none. */
function drawn({ outline }: View, x: number, y: number, width: number, height: number): string {
  const place = `translate(${round(x)} ${round(y)})`;
  if (!outline)
    return `<rect transform="${place}" width="${round(width)}" height="${round(height)}" fill="none" stroke="${ink}" stroke-width="1.4"/>`;
  const [h, v] = [width / outline.width, height / outline.height].map((scale) => scale.toFixed(4));
  return `<path transform="${place} scale(${h} ${v})" d="${outline.path}" fill="none" stroke="${ink}" stroke-width="1.1" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`;
}

const captionOf = ({ name }: View, x: number) =>
  `<text x="${round(x)}" y="${sheet.height - 12}" text-anchor="middle" fill="${stone}" font-size="13">${escaped(name)}</text>`;

/** What the drawing says, in words. */
export function saidOf({ width, depth, height }: Measures): string {
  const both = (value: number) => m.drawing_both({ inches: inches(value), centimeters: centimeters(value) });
  return depth > 0
    ? m.drawing_said({ width: both(width), depth: both(depth), height: both(height) })
    : m.drawing_said_flat({ width: both(width), height: both(height) });
}

/** `measures` has a width and a height. */
export function drawProduct(name: string, measures: Measures, traced: Outline | null): string {
  const outline = traced && viewsOf(measures, traced).every(fits) ? traced : null;
  const views = viewsOf(measures, outline);
  const room = {
    width: sheet.width - margin.left - margin.right - margin.between * (views.length - 1),
    height: sheet.height - margin.top - margin.bottom,
  };
  const across = views.reduce((sum, view) => sum + view.across, 0);
  const up = Math.max(...views.map((view) => view.up));
  const scale = Math.min(room.width / across, room.height / up);
  const total = across * scale + margin.between * (views.length - 1);
  const floor = margin.top + (room.height + up * scale) / 2;
  let x = (sheet.width - total) / 2;
  const marks = views.map((view, index) => {
    const [width, height] = [view.across * scale, view.up * scale];
    const left = x;
    x += width + margin.between;
    const top = floor - height;
    const isSide = index > 0 && !outline?.top;
    return [
      drawn(view, left, top, width, height),
      index === 0 || isSide ? dimension(view.across, left, floor + 16, width, null) : '',
      index === 0 ? dimension(view.up, left - 18, top, height, 'left') : '',
      index > 0 && !isSide ? dimension(view.up, left + width + 18, top, height, 'right') : '',
      captionOf(view, left + width / 2),
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}" role="img" aria-labelledby="title said" font-family="ui-sans-serif, system-ui, sans-serif" font-size="15"><title id="title">${escaped(m.drawing_title({ name }))}</title><desc id="said">${escaped(saidOf(measures))}</desc><rect width="100%" height="100%" fill="${paper}"/>${marks.join('')}</svg>\n`;
}
