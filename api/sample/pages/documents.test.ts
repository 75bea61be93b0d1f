import { expect, test } from 'vitest';
import { validateDocument } from '#blocks/validate-document.ts';
import { sampleDocuments } from './documents.ts';

test.each(sampleDocuments.map((document) => [document.slug, document.audience, document] as const))(
  'the page %s for %s is valid',
  (_, __, document) => {
    expect(validateDocument(document)).toMatchObject({ ok: true });
  },
);
