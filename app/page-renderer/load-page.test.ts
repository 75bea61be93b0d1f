import { expect, test, vi } from 'vitest';
import type { BlockLoad } from '#blocks/kit/types.ts';
import type { RegisteredBlock } from '#blocks/registry-types.ts';
import type { ApiClient } from '#schemas/contract/client.ts';
import type { PublishedPage, StoredBlock } from '#schemas/domain/content/page.ts';
import { object, text } from '#schemas/fields/fields.ts';
import { loadBlocks } from './load-page.server.ts';

const note: RegisteredBlock = {
  definition: {
    type: 'note',
    version: 2,
    label: () => 'Note',
    presets: {},
    category: 'content',
    schema: object({ label: () => 'Note', of: { title: text({ label: () => 'Title' }) } }),
  },
  migrations: { 1: ({ heading }) => ({ title: heading }) },
};
const registry = { note, failing: note };
const loads: Record<string, BlockLoad<never, unknown>> = {
  note: async ({ api }) => {
    const answer = await api.listTags({ query: { limit: 3, page: 1 } });
    await api.listTags({ query: { page: 1, limit: 3 } });
    return { data: answer, tags: ['catalog'] };
  },
  failing: async () => {
    throw new Error('no answer');
  },
};

const stored = (id: string, type: string, schemaVersion: number, props: unknown): StoredBlock => ({
  id,
  type,
  schemaVersion,
  visibility: {},
  props,
});

function publish(blocks: StoredBlock[]): PublishedPage {
  const page = { slug: 'home', audience: 'guest' as const, title: 'Home', description: '', blocks };
  return {
    page,
    revision: '1',
    published_at: '2026-11-01T00:00:00Z',
    references: {},
    next_change: null,
    experiment: null,
  };
}

test('each block stands for itself: old ones are migrated, bad ones are skipped and logged', async () => {
  const listTags = vi.fn(async () => 'tags');
  const log = { warn: vi.fn(), error: vi.fn() };
  const blocks = [
    stored('old', 'note', 1, { heading: 'From version 1' }),
    stored('new', 'note', 2, { title: 'Today' }),
    stored('future', 'note', 3, { title: 'Tomorrow' }),
    stored('bad', 'note', 2, { title: '', colour: 'red' }),
    stored('alien', 'constructor', 1, {}),
    stored('throws', 'failing', 2, { title: 'Fine' }),
  ];
  const api = { listTags } as unknown as ApiClient;
  const page = await loadBlocks({ published: publish(blocks), api, log, registry, loads });

  expect(page.blocks.map((block) => [block.id, block.props, block.data])).toEqual([
    ['old', { title: 'From version 1' }, 'tags'],
    ['new', { title: 'Today' }, 'tags'],
  ]);
  expect(page.tags).toEqual(['page:home', 'catalog']);
  const errors = log.error.mock.calls.map(([fields]) => fields);
  expect(errors.map((fields) => fields.blockId)).toEqual(['future', 'bad', 'alien', 'throws']);
  expect(errors[1]).toMatchObject({
    type: 'note',
    fieldErrors: {
      '/props/title': ['Fill in this field.'],
      '/props/colour': ['Remove this field: it isn’t expected here.'],
    },
  });
});
