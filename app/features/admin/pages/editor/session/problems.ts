/** What is wrong with a document, said by block and field: checked here while nobody types, and by the server when asked. */

import { isContainer, isEqual, type Json, type Path, pathOf } from '#app/shared/json.ts';
import { sentenceOf, sentencesOf } from '#app/shared/problem-sentences.ts';
import { blockRegistry } from '#blocks/registry.ts';
import { checkProps, type PropsCheck, validateDocument } from '#blocks/validate-document.ts';
import { mostBlocks } from '#schemas/domain/content/draft-limits.ts';
import type { PageProblem } from '#schemas/domain/content/editor.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { type EditorDocument, findBlock, withinLimit, writeDocument } from '../document/model.ts';
import type { Problem, Problems } from './types.ts';

/** A field's name in `Problems.texts`. */
export const fieldName = (key: string | null, path: Path): string => JSON.stringify([key, ...path]);

export const noProblems: Problems = { all: [], counts: new Map(), texts: new Map(), warnings: [] };

/** A pointer into the stored document, as the block it is in and the place there. */
export function placeOf(document: EditorDocument, pointer: string): { key: string | null; path: Path } {
  const [first, index, ...path] = pathOf(pointer);
  const block = first === 'blocks' && typeof index === 'number' ? document.blocks[index] : undefined;
  return block ? { key: block.key, path } : { key: null, path: pathOf(pointer) };
}

export function listProblems(all: readonly Problem[], warnings: readonly Problem[] = []): Problems {
  const counts = new Map<string | null, number>();
  const texts = new Map<string, string>();
  for (const { key, path, message } of all) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const name = fieldName(key, path);
    const text = texts.get(name);
    texts.set(name, text ? `${text}\n${message}` : message);
  }
  return { all, counts, texts, warnings };
}

type Heard = Omit<PageProblem, 'block'>;
type ServerProblem = Problem & { about: Json | undefined };

const aboutOf = (document: EditorDocument, key: string | null): Json | undefined =>
  key === null ? { ...document.meta } : findBlock(document, key)?.value;

export class ProblemFinder {
  /** Props that were checked before: untouched blocks are the same objects, and cost nothing. */
  readonly #checked = new WeakMap<object, FieldReasons>();
  #server: readonly ServerProblem[] = [];
  #warnings: readonly ServerProblem[] = [];

  readonly #check: PropsCheck = (definition, props) => {
    if (!isContainer(props as Json)) return checkProps(definition, props);
    const known = this.#checked.get(props as object);
    if (known) return known;
    const reasons = checkProps(definition, props);
    this.#checked.set(props as object, reasons);
    return reasons;
  };

  /** The server's stay until what they are about is changed. */
  find(document: EditorDocument): Problems {
    const within = withinLimit(document);
    const result = validateDocument(writeDocument(within), blockRegistry, this.#check);
    const reasons: FieldReasons = {
      ...(result.ok ? {} : result.errors),
      ...(within === document ? {} : { '/blocks': [because('blocks_too_many', { maximum: mostBlocks })] }),
    };
    const own = Object.entries(sentencesOf(reasons)).flatMap(([pointer, messages]) =>
      messages.map((message): Problem => ({ ...placeOf(document, pointer), message })),
    );
    const ownMessages = new Set(own.map(({ key, path, message }) => `${fieldName(key, path)} ${message}`));
    const isUnchanged = ({ key, about }: ServerProblem) => isEqual(about, aboutOf(document, key));
    this.#server = this.#server.filter(isUnchanged);
    this.#warnings = this.#warnings.filter(isUnchanged);
    const others = this.#server.filter(
      ({ key, path, message }) => !ownMessages.has(`${fieldName(key, path)} ${message}`),
    );
    return listProblems([...own, ...others], this.#warnings);
  }

  /** What the server said of this document: what is in the way, and what is only worth a look. */
  hear(document: EditorDocument, problems: readonly Heard[], warnings: readonly Heard[] = []): void {
    const keep = ({ pointer, reason, values, message }: Heard): ServerProblem => {
      const place = placeOf(document, pointer);
      return {
        ...place,
        message: sentenceOf({ reason, values }) ?? message,
        about: aboutOf(document, place.key),
      };
    };
    this.#server = problems.map(keep);
    this.#warnings = warnings.map(keep);
  }
}
