/** Very many lexemes in order, by their numbers. */
import type { Texts } from '#api/catalog/index/texts.ts';

/** The first number below `size` that fits, else `size`; those after it fit too. */
export function firstOf(size: number, fits: (number: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export class Lexemes {
  readonly texts: Texts;

  /** Texts in order, each once. */
  constructor(texts: Texts) {
    this.texts = texts;
  }

  get size(): number {
    return this.texts.size;
  }

  of(text: string): number | undefined {
    const bytes = Buffer.from(text);
    const at = firstOf(this.size, (number) => this.texts.compareTo(number, bytes) >= 0);
    return at < this.size && this.texts.compareTo(at, bytes) === 0 ? at : undefined;
  }

  /** The numbers of those that begin so, from the first to before the last. */
  begunBy(text: string): { from: number; to: number } {
    const bytes = Buffer.from(text);
    return {
      from: firstOf(this.size, (number) => this.texts.compareTo(number, bytes) >= 0),
      to: firstOf(
        this.size,
        (number) => this.texts.compareTo(number, bytes) > 0 && !this.texts.begins(number, bytes),
      ),
    };
  }
}
