/** How well text is read on its ground: WCAG's contrast of two colours of a style, by the theme's own values. */

import { isObject, type Json } from '#app/shared/json.ts';
import theme from '#app/styles/theme.css?raw';
import * as m from '#messages';

/** WCAG AA, of text of any size. */
const readableContrast = 4.5;

/** What a block looks like that says nothing else: blocks/…/component.tsx write quieter words in stone. */
const usual = { background: 'paper', color: 'ink', quiet: 'stone' } as const;

const tokens = new Map(
  [...theme.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name = '', hex = '']) => [name, hex]),
);

/** `#rrggbb` of a token or of such a value itself; null for what is neither. */
const hexOf = (color: string): string | null =>
  /^#[0-9a-f]{6}$/i.test(color) ? color : (tokens.get(color) ?? null);

/** WCAG's relative luminance, 0 to 1. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21, of two tokens or hex values; null where one is neither. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [hexOf(one), hexOf(other)];
  if (first === null || second === null) return null;
  const [light = 0, dark = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type PoorContrast = { ratio: number; name: 'color' | 'background' | 'backgroundColor' };

/**
 * Colours chosen in a style that make its text hard to read, and the field to change; null where none are chosen and
 * where they do. Of a ground alone, the text that is hardest to read on it counts.
 */
export function poorContrast(style: Json | undefined): PoorContrast | null {
  if (!isObject(style)) return null;
  const chosen = (name: string) => {
    const value = Object.hasOwn(style, name) ? style[name] : undefined;
    return typeof value === 'string' && hexOf(value) !== null ? value : null;
  };
  const color = chosen('color');
  const name = color !== null ? 'color' : chosen('background') !== null ? 'background' : 'backgroundColor';
  const ground = chosen('background') ?? chosen('backgroundColor');
  if (color === null && ground === null) return null;
  const texts = color !== null ? [color] : [usual.color, usual.quiet];
  const ratios = texts.flatMap((text) => contrastOf(text, ground ?? usual.background) ?? []);
  const ratio = Math.min(...ratios);
  return ratio < readableContrast ? { ratio, name } : null;
}

/** Never rounded up to what it does not reach. */
export const sayPoorContrast = ({ ratio }: PoorContrast): string =>
  m.editor_warning_contrast({ ratio: (Math.floor(ratio * 10) / 10).toFixed(1) });
