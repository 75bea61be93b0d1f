/** Translations as XLIFF 1.2, the version that every translators' tool reads: formatted runs are `<g>` elements. */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { localeOf, sourceLanguage } from '#schemas/domain/platform/language.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { readTagged } from '#schemas/domain/translations/tags.ts';
import type { Unit, UnitState } from '#schemas/domain/translations/units.ts';
import { type FileRow, type FileThing, refuseFile, unreadable } from './file-rows.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:1.2';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that no XML document can hold are left out. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const attribute = (text: string): string => escaped(text).replace(/[\n\r\t]/g, ' ');

const inline = (text: string): string =>
  readTagged(text)
    .map(({ text: run, tag }) => (tag === null ? escaped(run) : `<g id="${tag}">${escaped(run)}</g>`))
    .join('');

const states: Record<UnitState, string> = {
  missing: 'needs-translation',
  outdated: 'needs-review-translation',
  done: 'translated',
};

const writeUnit = ({ field, label, source, target, state, before, max }: Unit): string => {
  const limit = max === null ? '' : ` maxwidth="${max}" size-unit="char"`;
  const notes = [label, ...(before === null ? [] : [`Was: ${before}`])];
  return `      <trans-unit id="${attribute(field)}" xml:space="preserve"${limit}>
        <source>${inline(source)}</source>
        <target state="${states[state]}">${inline(target ?? '')}</target>
${notes.map((note) => `        <note>${escaped(note)}</note>\n`).join('')}      </trans-unit>
`;
};

const writeThing = ({ kind, id, name, language, units }: FileThing): string =>
  `  <file original="${kind}/${attribute(id)}" source-language="${localeOf[sourceLanguage]}" target-language="${localeOf[language]}" datatype="plaintext">
    <header><note>${escaped(name)}</note></header>
    <body>
${units.map(writeUnit).join('')}    </body>
  </file>
`;

export const writeXliff = (things: readonly FileThing[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="${namespace}">
${things.map(writeThing).join('')}</xliff>
`;

/** What is open while the file is read. */
class Reader {
  rows: FileRow[] = [];
  #kind = '';
  #id = '';
  #unit: FileRow | null = null;
  /** Which of the unit's texts is being read. */
  #part: 'source' | 'target' | null = null;
  /** Elements within a unit whose texts are no part of it, such as suggestions of a translation memory. */
  #ignored = 0;
  #root = '';
  /** The ids of the formatted runs that are open. */
  #groups: string[] = [];

  open({ name, attributes }: SaxesTagPlain, line: number): void {
    const local = name.replace(/^.*:/, '');
    if (this.#root === '') this.#start(local, attributes.version ?? '');
    if (this.#ignored > 0) this.#ignored += 1;
    else if (local === 'file') this.#openFile(attributes.original ?? '');
    else if (local === 'trans-unit')
      this.#unit = {
        line,
        kind: this.#kind,
        id: this.#id,
        field: attributes.id ?? '',
        source: '',
        target: '',
      };
    else if (this.#unit && (local === 'source' || local === 'target')) this.#part = local;
    else if (this.#part && local === 'g') {
      this.#groups.push(attributes.id ?? '');
      this.text(`<${attributes.id ?? ''}>`);
    }
    // mrk says something of the text within it, which stays.
    else if (this.#unit && local !== 'mrk') this.#ignored = 1;
  }

  #start(local: string, version: string): void {
    this.#root = local;
    if (local !== 'xliff' || version !== '1.2') throw refuseFile(because('translation_xliff_version'));
  }

  #openFile(original: string): void {
    const [, kind = '', id = ''] = /^([a-z]+)\/(.+)$/.exec(original) ?? [];
    [this.#kind, this.#id] = [kind, id];
  }

  text(text: string): void {
    if (this.#unit && this.#part && this.#ignored === 0) this.#unit[this.#part] += text;
  }

  close(name: string): void {
    const local = name.replace(/^.*:/, '');
    if (this.#ignored > 0) {
      this.#ignored -= 1;
      return;
    }
    if (this.#part && local === 'g') this.text(`</${this.#groups.pop() ?? ''}>`);
    if (local === this.#part) this.#part = null;
    if (local !== 'trans-unit' || !this.#unit) return;
    this.rows.push(this.#unit);
    this.#unit = null;
  }
}

/** Throws invalid with the line of what cannot be read; a document type, and so every entity of one's own, is refused. */
export function readXliff(text: string): FileRow[] {
  const parser = new SaxesParser({ position: true });
  const reader = new Reader();
  parser.on('doctype', () => {
    throw refuseFile(because('translation_xliff_doctype', { line: parser.line }));
  });
  parser.on('error', (error) => {
    throw unreadable(parser.line, error.message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('opentag', (tag) => reader.open(tag as SaxesTagPlain, parser.line));
  parser.on('text', (run) => reader.text(run));
  parser.on('cdata', (run) => reader.text(run));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.write(text).close();
  return reader.rows;
}
