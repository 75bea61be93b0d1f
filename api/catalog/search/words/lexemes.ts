/** Very many lexemes in order, by their numbers. One text for all: a string of its own takes several times the room. */
export class Lexemes {
  readonly size: number;
  readonly #text: Buffer;
  /** Where each one begins. */
  readonly #starts: Int32Array;

  /** Texts in order, each once. */
  constructor(texts: string[]) {
    this.size = texts.length;
    this.#text = Buffer.from(texts.join(''));
    this.#starts = new Int32Array(texts.length + 1);
    let end = 0;
    for (const [at, text] of texts.entries()) {
      end += Buffer.byteLength(text);
      this.#starts[at + 1] = end;
    }
  }

  get bytes(): number {
    return this.#text.byteLength + this.#starts.byteLength;
  }

  text(number: number): string {
    return this.#text.toString('utf8', this.#starts[number], this.#starts[number + 1]);
  }

  of(text: string): number | undefined {
    const at = this.#first((other) => other >= text);
    return at < this.size && this.text(at) === text ? at : undefined;
  }

  /** The numbers of those that begin so, from the first to before the last. */
  begunBy(text: string): { from: number; to: number } {
    return {
      from: this.#first((other) => other >= text),
      to: this.#first((other) => other > text && !other.startsWith(text)),
    };
  }

  /** The first that fits; those after it fit too. */
  #first(fits: (text: string) => boolean): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (fits(this.text(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
