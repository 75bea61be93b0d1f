import { describe, expect, it } from 'vitest';
import { validateDocument } from '#blocks/validate-document.ts';
import { openDocument, writeDocument } from '../document/model.ts';
import { applyAll } from '../document/operations.ts';
import { detach, mayBeInSection, replaceBySection, sectionOf } from './section-actions.ts';

const stored = {
  slug: 'about',
  audience: 'guest',
  title: 'About',
  blocks: [
    {
      id: 'text',
      type: 'rich-text',
      schemaVersion: 1,
      visibility: { device: 'wide' },
      props: { text: 'Call us.' },
    },
    { id: 'air', type: 'spacer', schemaVersion: 1, visibility: {}, props: { size: 'small', line: false } },
  ],
  translations: { es: { 'text/text': { source: 'Call us.', target: 'Llámenos.' } } },
};

describe('a block that becomes a section', () => {
  it('is all that the section holds, with its translations, and shown to everybody there', () => {
    const section = sectionOf(openDocument(stored), 'text', 'Need help? ¡Sí!');
    expect(section).toMatchObject({ kind: 'section', title: 'Need help? ¡Sí!', audience: 'guest' });
    expect(section?.slug).toMatch(/^need-help-si-[0-9a-f]{12}$/);
    const [block] = (section?.blocks ?? []) as { id: string; visibility: object }[];
    expect(block?.visibility).toEqual({});
    expect(section?.translations).toEqual({
      es: { [`${block?.id}/text`]: { source: 'Call us.', target: 'Llámenos.' } },
    });
    expect(validateDocument(section)).toMatchObject({ ok: true });
  });

  it('gives its place and its rules to the section, and one undo brings it back', () => {
    const document = openDocument(stored);
    const intent = replaceBySection(document, 'text', 'sec-1');
    const applied = applyAll(document, intent?.operations ?? []);
    expect(applied.document.blocks.map(({ value }) => value)).toMatchObject([
      { type: 'saved-section', visibility: { device: 'wide' }, props: { section: 'sec-1' } },
      { id: 'air' },
    ]);
    expect(writeDocument(applyAll(applied.document, applied.inverse).document)).toEqual(stored);
  });

  it('is none of which a page has only so many', () => {
    expect(
      ['rich-text', 'hero', 'promotional-popup', 'saved-section', 'mystery', null].map(mayBeInSection),
    ).toEqual([true, false, false, false, false, false]);
  });
});

it('a section that is detached leaves its blocks, rules and translations, and undo brings it back', () => {
  const page = openDocument({
    slug: 'about',
    blocks: [
      {
        id: 'help',
        type: 'saved-section',
        schemaVersion: 1,
        visibility: { audience: ['company'] },
        props: { section: 'sec-1' },
      },
    ],
  });
  const intent = detach(page, 'help', stored);
  const { document, inverse } = applyAll(page, intent?.operations ?? []);
  expect(document.blocks.map(({ value }) => value)).toMatchObject([
    { type: 'rich-text', visibility: { audience: ['company'], device: 'wide' } },
    { type: 'spacer', visibility: { audience: ['company'] } },
  ]);
  const [first] = document.blocks;
  expect(first?.key).not.toBe('text');
  expect(document.meta.translations).toEqual({
    es: { [`${first?.key}/text`]: { source: 'Call us.', target: 'Llámenos.' } },
  });
  expect(applyAll(document, inverse).document).toEqual(page);
});
