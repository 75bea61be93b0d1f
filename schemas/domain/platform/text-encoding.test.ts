import { expect, test } from 'vitest';
import { decodeText } from './text-encoding.ts';

const text = 'Job,Owner\r\nCafé Núñez,“Peña” & Söhne – 1\r\n';
const utf16 = Buffer.from(text, 'utf16le');
const windows = Buffer.from(
  text.replace(/[“”–]/g, (sign) => ({ '“': '\x93', '”': '\x94', '–': '\x96' })[sign] ?? sign),
  'latin1',
);

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
  ['UTF-16 LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16 BE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]).swap16()],
  ['UTF-16 without one', utf16],
  ['Windows-1252', windows],
])('a file in %s is read as it was written', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('an empty file is empty text', () => expect(decodeText(new Uint8Array())).toBe(''));
