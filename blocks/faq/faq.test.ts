import { expect, test } from 'vitest';
import { migrateProps } from '#blocks/migrate.ts';
import { blockRegistry } from '#blocks/registry.ts';
import type { RegisteredBlock } from '#blocks/registry-types.ts';
import { load } from './load.ts';
import { block } from './schema.ts';

const faq = blockRegistry.faq as RegisteredBlock;

/** The text that a reader sees of an answer which was stored as plain text. */
async function shown(answer: string): Promise<string> {
  const migrated = migrateProps(faq, 1, { title: 'T', items: [{ question: 'Q', answer }] });
  if (!migrated.ok) throw new Error('not migrated');
  const props = block.schema.parse(migrated.props);
  const { data } = await load({ props, api: {} as never, now: new Date(), warn: () => {} });
  return (data.answers[0] ?? '')
    .replace(/<br \/>\n?/g, '\n')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<\/?p>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

test.each([
  'A plain sentence.',
  'Two\nlines.',
  'Two\n\nparagraphs.',
  '1. not a list\n- nor this\n# nor a heading',
  'Stars *here* and _there_, [a](b), `code`, <b>, 5 > 3, ~x~, a|b!',
  'A & B, 1/2" pipe\\fitting',
])('an answer from before reads as it did: %j', async (answer) => {
  expect(await shown(answer)).toBe(answer);
});

test('an answer may link, and nothing in it acts', async () => {
  const props = block.schema.parse({
    title: 'T',
    items: [{ question: 'Q', answer: 'See [returns](/page/return-policy). <script>x</script>' }],
  });
  const { data } = await load({ props, api: {} as never, now: new Date(), warn: () => {} });
  expect(data.answers[0]).toContain('<a href="/page/return-policy">returns</a>');
  expect(data.answers[0]).not.toContain('<script');
});
