import type { CSSProperties } from 'react';
import type { StyleValue } from '#schemas/fields/fields.ts';

const spaces = { none: '0', small: '1.5rem', medium: '3rem', large: 'var(--spacing-band)' } as const;

/** A style field's colour: a token of the theme by name, or the hex value itself. */
export function colorOf(color: string | undefined): string | undefined {
  return color === undefined || color.startsWith('#') ? color : `var(--color-${color})`;
}

/** A style field as React takes it. A text's colour is that of its quieter words too, which may stand on a dark ground. */
export function styleOf(style: StyleValue | undefined): CSSProperties | undefined {
  if (!style) return undefined;
  return {
    background: colorOf(style.background),
    ...(style.color ? { '--color-stone': colorOf(style.color) } : {}),
    color: colorOf(style.color),
    borderColor: colorOf(style.borderColor),
    paddingBlock: style.padding && spaces[style.padding],
    textAlign: style.align,
  };
}
