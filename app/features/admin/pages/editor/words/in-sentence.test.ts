import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test('a label begins small within a sentence, an abbreviation does not', () => {
  expect(['Share image', 'Álbum', 'SKU', 'QR code', 'FAQ', ''].map(inSentence)).toEqual([
    'share image',
    'álbum',
    'SKU',
    'QR code',
    'FAQ',
    '',
  ]);
});
