import { describe, expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { validateDocument } from '#blocks/validate-document.ts';
import { blockFromPreset, freshId, presetsOf } from '../blocks/block-presets.ts';
import { documentFromPreset, pagePresets } from './page-presets.ts';

describe('presets', () => {
  test.each(pagePresets.map((preset) => [preset.id, preset] as const))(
    '%s can be published as it is',
    (_, preset) => {
      const document = documentFromPreset(preset, { title: 'A page', slug: 'a-page', audience: 'guest' });
      expect(validateDocument(document)).toMatchObject({ ok: true });
      expect(document.blocks).toHaveLength(preset.blocks.length);
    },
  );

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
