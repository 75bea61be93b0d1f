/** Which documents hold the words of a search, from memory. Touches nothing. */
import type { FoundKind } from '#schemas/domain/content/found-text.ts';
import { wordsOf } from './words.ts';

export type TextSection = { heading: string; text: string; anchor: string | null };
export type TextDocument<Section extends TextSection = TextSection> = {
  kind: FoundKind;
  title: string;
  href: string;
  sections: Section[];
};

/** A word of the title says more than one of a heading, and that more than one of the text. */
const points = { title: 8, heading: 4, text: 1 } as const;
/** Every other time that a word stands in a text counts a little. */
const repeated = (count: number) => 1 + Math.log(count);

/** `section`: none for the title. `named`: the word stands in the title or in the section's heading. */
type Posting = { document: number; section: number; points: number; named: boolean };

/** `named`: a word of the search stands in a title or a heading. */
export type TextHit = { document: number; section: number; points: number; named: boolean };

type Held = { share: number; at: number; title: number; named: boolean; sections: Map<number, number> };

export class TextIndex<Section extends TextSection> {
  readonly documents: readonly TextDocument<Section>[];
  readonly #stems: ReadonlyMap<string, readonly string[]>;
  readonly #postings = new Map<string, Posting[]>();

  /** `stems`: those of every word of the documents. */
  constructor(documents: readonly TextDocument<Section>[], stems: ReadonlyMap<string, readonly string[]>) {
    this.documents = documents;
    this.#stems = stems;
    for (const [document, { title, sections }] of documents.entries()) {
      this.#add(title, { document, section: -1, named: true }, points.title);
      for (const [section, { heading, text }] of sections.entries()) {
        this.#add(heading, { document, section, named: true }, points.heading);
        this.#add(text, { document, section, named: false }, points.text);
      }
    }
  }

  /** Every word of some documents, once. */
  static wordsOf(documents: readonly TextDocument[]): string[] {
    const texts = documents.flatMap(({ title, sections }) => [
      title,
      ...sections.flatMap(({ heading, text }) => [heading, text]),
    ]);
    return [...new Set(texts.flatMap((text) => wordsOf(text).map(({ word }) => word)))];
  }

  stemsOf(word: string): readonly string[] {
    return this.#stems.get(word) ?? [];
  }

  /**
   * The documents that hold the words, in any of their stems, each with the section that holds the most; the nearest first.
   * What `isShown` refuses is as if it were not there. `least`: how much of the words must be held, from 0 to 1, where a
   * rare one is more of them than a common one, and one that no document holds is none.
   */
  find(
    words: readonly (readonly string[])[],
    isShown: (document: TextDocument<Section>, section: Section | undefined) => boolean,
    least = 1,
  ): TextHit[] {
    const found = new Map<number, Held>();
    let all = 0;
    for (const [at, stems] of words.entries()) {
      const postings = this.#of(stems).filter(({ document, section }) => {
        const one = this.documents[document] as TextDocument<Section>;
        return isShown(one, one.sections[section]);
      });
      const rarity = Math.log(
        1 + this.documents.length / (1 + new Set(postings.map((one) => one.document)).size),
      );
      if (postings.length === 0 && least === 1) return [];
      if (postings.length > 0) all += rarity;
      for (const { document, section, points: told, named } of postings) {
        const hit = found.get(document) ?? { share: 0, at: -1, title: 0, named: false, sections: new Map() };
        found.set(document, hit);
        if (hit.at < at) hit.share += rarity;
        hit.at = at;
        hit.named ||= named;
        if (section < 0) hit.title += told * rarity;
        else hit.sections.set(section, (hit.sections.get(section) ?? 0) + told * rarity);
      }
    }
    return (
      [...found]
        // Sums of the same shares in another order may differ in the last digit.
        .filter(([, hit]) => hit.share >= all * least - 1e-9)
        .map(([document, { title, named, sections }]) => {
          const [section, told] = [...sections].reduce(
            (best, one) => (one[1] > best[1] ? one : best),
            [-1, 0],
          );
          return { document, section, points: title + told, named };
        })
        .sort((a, b) => b.points - a.points || a.document - b.document)
    );
  }

  /** The postings of a word, each place once. */
  #of(stems: readonly string[]): Posting[] {
    const places = new Map<string, Posting>();
    for (const posting of stems.flatMap((stem) => this.#postings.get(stem) ?? [])) {
      const key = `${posting.document} ${posting.section}`;
      const known = places.get(key);
      if (!known || known.points < posting.points) places.set(key, posting);
    }
    return [...places.values()];
  }

  #add(text: string, place: Omit<Posting, 'points'>, each: number): void {
    const counts = new Map<string, number>();
    for (const { word } of wordsOf(text))
      for (const stem of this.stemsOf(word)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts) {
      const postings = this.#postings.get(stem) ?? [];
      const same = postings.findLast(
        ({ document, section }) => document === place.document && section === place.section,
      );
      if (same) {
        same.points += each * repeated(count);
        same.named ||= place.named;
      } else postings.push({ ...place, points: each * repeated(count) });
      this.#postings.set(stem, postings);
    }
  }
}
