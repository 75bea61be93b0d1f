/** How large a product is as its chosen SKU, in inches; 0 is what nobody said. */
export type Measures = { width: number; depth: number; height: number };

type Measured = { kind: string; dimensions: Measures };

/** A range of widths has its own in the option; everything else is the product's. */
export function measuresOf({ dimensions }: Measured, options: Record<string, string>): Measures {
  const [, own] = /^(\d+(?:\.\d+)?) ?in$/.exec(options.Width ?? '') ?? [];
  return own ? { ...dimensions, width: Number(own) } : dimensions;
}

/** A kit has the measures of its parts, and what is made to measure has those that are asked for. */
export const hasMeasures = ({ kind, dimensions }: Measured): boolean =>
  dimensions.width > 0 && (kind === 'plain' || kind === 'variant');
