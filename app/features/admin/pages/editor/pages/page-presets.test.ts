import { describe, expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { validateDocument } from '#blocks/validate-document.ts';
import { blockFromPreset, freshId, presetsOf } from '../blocks/block-presets.ts';
import { documentFromPreset, freePresets, pagePresets } from './page-presets.ts';

describe('presets', () => {
  test.each(pagePresets.map((preset) => [preset.id, preset] as const))(
    '%s can be published as it is',
    (_, preset) => {
      const document = documentFromPreset(preset, { title: 'A page', slug: 'a-page', audience: 'guest' });
      expect(validateDocument(document)).toMatchObject({ ok: true });
      expect(document.blocks).toHaveLength(preset.blocks.length);
    },
  );

  test('a page that the shop has once is offered while there is none', () => {
    const offered = (...pages: [slug: string, audience: string, at: string | null][]) =>
      freePresets(pages.map(([slug, audience, published_at]) => ({ slug, audience, published_at }))).map(
        ({ id }) => id,
      );
    const all = pagePresets.map(({ id }) => id);
    const day = '2026-01-01T00:00:00Z';
    expect(offered()).toEqual(all);
    expect(offered(['home', 'guest', day], ['navigation', 'guest', day], ['footer', 'guest', day])).toEqual([
      'home-customer',
      'content',
      'landing',
      'blank',
    ]);
    // Of a landing page there may be many, and a draft is none yet.
    expect(offered(['landing', 'guest', day], ['home', 'guest', null])).toEqual(all);
  });

  test('every block has one, and two blocks from it share nothing', () => {
    for (const type of Object.keys(blockRegistry)) expect(presetsOf(type).length, type).toBeGreaterThan(0);
    const [a, b] = [blockFromPreset('hero'), blockFromPreset('hero')];
    expect(a?.id).not.toBe(b?.id);
    expect(a?.props).not.toBe(b?.props);
    expect(blockFromPreset('toString')).toBeNull();
  });

  test('an id is good whatever the type is', () => {
    expect(freshId('../ü x')).toMatch(/^[A-Za-z0-9_-]{1,80}$/);
    expect(freshId('')).toMatch(/^block-/);
  });
});
