import { expect, test } from 'vitest';
import type { Unit } from '#schemas/domain/translations/units.ts';
import { readCsv, writeCsv } from './csv-file.ts';
import type { FileThing } from './file-rows.ts';
import { readXliff, writeXliff } from './xliff-file.ts';

const unit = (field: string, source: string, target: string | null, more: Partial<Unit> = {}): Unit => ({
  field,
  label: 'Text › "Heading"',
  source,
  target,
  state: target === null ? 'missing' : 'done',
  before: null,
  max: 120,
  isLong: false,
  ...more,
});
const things: FileThing[] = [
  {
    kind: 'post',
    id: 'p1',
    name: 'Brass & <steel>',
    language: 'es',
    units: [
      unit(
        'body#1',
        'Read <1>our "guide"</1>,\nthen <2>call</2>; 2 < 3 & 4',
        'Lea <1>la guía</1> y <2>llame</2>',
      ),
      unit('title', "'=1+1", '-¿Qué?', { state: 'outdated', before: 'x' }),
      unit('b-1/items/text#2', '@home', null),
    ],
  },
];
const rows = things.flatMap(({ kind, id, units }) =>
  units.map(({ field, source, target }) => ({ kind, id, field, source, target: target ?? '' })),
);

test.each([
  ['CSV', (text: string) => readCsv(text), writeCsv(things)],
  ['XLIFF', (text: string) => readXliff(text), writeXliff(things)],
])('%s holds what it was given', (_, read, text) => {
  expect(read(text).map(({ line: _line, ...row }) => row)).toEqual(rows);
});

test('CSV is marked as UTF-8, runs nothing, and counts rows as a spreadsheet does', () => {
  const text = writeCsv(things);
  expect(text.startsWith('\uFEFFkind,id,field,label,source,target')).toBe(true);
  expect(text).toContain("'-¿Qué?");
  const read = readCsv(
    'Target;Kind;ID;Field;Source\n"uno\ndos";post;1;title;one\n;;;;\ntres;post;2;title;three\n',
  );
  expect(read.map(({ line, target }) => [line, target])).toEqual([
    [2, 'uno\ndos'],
    [4, 'tres'],
  ]);
});

test('XLIFF is read as tools write it: prefixes, segments, suggestions, entities, CDATA', () => {
  const text = `<?xml version="1.0"?>
<x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2">
<x:file original="page/home" source-language="en-US" target-language="es-US" datatype="plaintext"><x:body>
<x:group><x:trans-unit id="b/title">
  <x:source>Caf&#233; &amp; <x:g id="1">bar</x:g></x:source>
  <x:seg-source><x:mrk mtype="seg" mid="0">other</x:mrk></x:seg-source>
  <x:target><x:mrk mtype="seg" mid="0">Café <![CDATA[& <]]> <x:g id="1">bar</x:g></x:mrk></x:target>
  <x:alt-trans><x:source>no</x:source><x:target>no</x:target></x:alt-trans>
  <x:note>no</x:note>
</x:trans-unit></x:group></x:body></x:file></x:xliff>`;
  expect(readXliff(text)).toEqual([
    {
      line: 4,
      kind: 'page',
      id: 'home',
      field: 'b/title',
      source: 'Café & <1>bar</1>',
      target: 'Café & < <1>bar</1>',
    },
  ]);
});

test('an entity that a file brings is never looked up', () => {
  expect(() => readXliff('<xliff version="1.2">&lol;</xliff>')).toThrow(/line 1/);
});
