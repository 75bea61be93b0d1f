/**
 * Keeps a preview in step with the document: asks for the blocks that changed and for no others, shows what it has
 * until the rest is there, and never lets a late answer stand over a newer one. No React: it is tried by itself.
 */
import {
  envelopeOf,
  keyOf,
  type PreviewAnswer,
  type PreviewEntry,
  type PreviewQuestion,
  type PreviewView,
  type RawDocument,
  type References,
  slotsOf,
} from './entries.ts';
import type { PreviewFailure } from './protocol.ts';

export class PreviewRefused extends Error {
  override name = 'PreviewRefused';
  constructor(readonly reason: PreviewFailure) {
    super(reason);
  }
}

/** `version` is the document's that is shown whole; `entry` objects stay the same as long as their block does. */
export type Shown = { entries: PreviewEntry[]; references: References; version: number };

type Options = {
  first: PreviewAnswer;
  view: PreviewView;
  ask: (question: PreviewQuestion, signal: AbortSignal) => Promise<PreviewAnswer>;
  changed: (shown: Shown) => void;
  failed: (version: number, reason: PreviewFailure) => void;
};

type Question = { keys: Map<string, string>; abort: AbortController };

export class PreviewQueue {
  #options: Options;
  #view: PreviewView;
  /** null until the editor has spoken: then the draft is shown as it was loaded. */
  #document: RawDocument | null = null;
  #version = 0;
  /** Slot to key, in the document's order. */
  #wanted: Map<string, string>;
  #entries: Map<string, PreviewEntry>;
  #references: References;
  #asked = new Set<Question>();

  constructor(options: Options) {
    this.#options = options;
    this.#view = options.view;
    this.#entries = new Map(options.first.entries.map((entry) => [entry.slot, entry]));
    this.#wanted = new Map(options.first.entries.map(({ slot, key }) => [slot, key]));
    this.#references = options.first.references;
  }

  show(version: number, document: RawDocument): void {
    // A message that was overtaken on its way.
    if (version < this.#version) return;
    this.#version = version;
    this.#document = document;
    this.#update();
  }

  setView(view: PreviewView): void {
    this.#view = view;
    this.#update();
  }

  /** Ask again for what is missing. */
  retry(): void {
    this.#update();
  }

  stop(): void {
    for (const { abort } of this.#asked) abort.abort();
    this.#asked.clear();
  }

  #update(): void {
    const document = this.#document;
    if (!document) return;
    const slots = slotsOf(document).map((slot) => ({ ...slot, key: keyOf(slot.block, this.#view) }));
    this.#wanted = new Map(slots.map(({ slot, key }) => [slot, key]));
    for (const slot of this.#entries.keys()) if (!this.#wanted.has(slot)) this.#entries.delete(slot);
    // Nobody waits any more for a question none of whose blocks is still wanted as it was.
    for (const question of [...this.#asked]) {
      if ([...question.keys].some(([slot, key]) => this.#wanted.get(slot) === key)) continue;
      question.abort.abort();
      this.#asked.delete(question);
    }
    const missing = slots.filter(({ slot, key }) => !this.#has(slot, key) && !this.#isAsked(slot, key));
    this.#tell();
    if (missing.length > 0) void this.#send(document, missing);
  }

  #has = (slot: string, key: string) => this.#entries.get(slot)?.key === key;
  #isAsked = (slot: string, key: string) => [...this.#asked].some(({ keys }) => keys.get(slot) === key);

  async #send(
    document: RawDocument,
    missing: { slot: string; block: unknown; key: string }[],
  ): Promise<void> {
    const question: Question = {
      keys: new Map(missing.map(({ slot, key }) => [slot, key])),
      abort: new AbortController(),
    };
    this.#asked.add(question);
    const view = this.#view;
    const slots = missing.map(({ slot, block }) => ({ slot, block }));
    try {
      const answer = await this.#options.ask(
        { view, envelope: envelopeOf(document), slots },
        question.abort.signal,
      );
      if (this.#asked.delete(question)) this.#take(answer, question);
    } catch (error) {
      if (!this.#asked.delete(question)) return;
      this.#options.failed(this.#version, error instanceof PreviewRefused ? error.reason : 'away');
    }
  }

  #take({ entries, references }: PreviewAnswer, { keys }: Question): void {
    for (const entry of entries) {
      const key = keys.get(entry.slot);
      // Changed, moved to another view or gone since it was asked for: the newer answer is on its way.
      if (key === undefined || this.#wanted.get(entry.slot) !== key) continue;
      this.#entries.set(entry.slot, { ...entry, key });
    }
    const isNews = Object.entries(references).some(
      ([link, { href, label }]) =>
        this.#references[link]?.href !== href || this.#references[link]?.label !== label,
    );
    // The same object while nothing is new, so that blocks are not rendered again for it.
    if (isNews) this.#references = { ...this.#references, ...references };
    this.#tell();
  }

  #tell(): void {
    const entries: PreviewEntry[] = [];
    let whole = true;
    for (const [slot, key] of this.#wanted) {
      const entry = this.#entries.get(slot);
      if (entry) entries.push(entry);
      if (entry?.key !== key) whole = false;
    }
    this.#options.changed({ entries, references: this.#references, version: whole ? this.#version : -1 });
  }
}
