import fc from 'fast-check';
import { expect, test } from 'vitest';
import { because } from '#schemas/domain/platform/reasons.ts';
import { hostileDocuments } from '#tests/hostile/documents.ts';
import { readDocumentFile } from './document-file.ts';
import { jsonErrorAt } from './json-error.ts';
import { validateDocument } from './validate-document.ts';

test.each(hostileDocuments.map((document) => ({ ...document })))(
  '$name: a file is refused at its place, or its document is checked',
  (hostile) => {
    const read = readDocumentFile(hostile.make());
    if (hostile.expected === 'refused') {
      expect(read).toMatchObject({
        ok: false,
        errors: { [hostile.pointer]: [expect.objectContaining({ reason: hostile.reason })] },
      });
      return;
    }
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const result = validateDocument(read.document);
    if (hostile.pointers.length === 0) expect(result.ok).toBe(true);
    else expect(JSON.stringify(read.document)).toBe(JSON.stringify(JSON.parse(textOf(hostile.make()))));
  },
);

const textOf = (made: string | Uint8Array) =>
  (typeof made === 'string' ? made : new TextDecoder().decode(made)).replace(/^\uFEFF/, '');

test('an error in JSON is said with its line and column, the end of a file with its end', () => {
  expect(readDocumentFile('{\n  "slug": oops\n}')).toEqual({
    ok: false,
    errors: { '/': [because('json_broken', { line: 2, column: 11 })] },
  });
  expect(readDocumentFile('{\n  "slug": "a"')).toEqual({
    ok: false,
    errors: { '/': [because('json_broken', { line: 2, column: 14 })] },
  });
});

test('a text that is JSON has no error before its end, and one that is cut or bent has one where it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, place) => {
      const text = JSON.stringify(value, null, 1);
      expect(jsonErrorAt(text)).toBe(text.length);
      const at = place % (text.length + 1);
      const bent = `${text.slice(0, at)}\u0001${text.slice(at)}`;
      expect(jsonErrorAt(bent)).toBeLessThanOrEqual(at);
    }),
  );
  for (const [text, at] of [
    ['[1,]', 3],
    ['{"a" 1}', 5],
    ['{"a":1,}', 7],
    ['[1 2]', 3],
    ['{a:1}', 1],
    ['[01]', 2],
    ['"\\x"', 0],
    ['[}', 1],
    ['1 2', 2],
  ] as const)
    expect([text, jsonErrorAt(text)]).toEqual([text, at]);
});
