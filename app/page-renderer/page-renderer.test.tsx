import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RenderableBlock } from '#blocks/kit/types.ts';
import { quietPorts } from '#tests/factories/ports.ts';
import { blockIdOf, markBlock } from './block-id.ts';
import { type BlockModules, PageRenderer } from './page-renderer.tsx';

function Deep(): never {
  throw new Error('deep inside');
}
const components: BlockModules = {
  words: async () => ({
    default: ({ text, loaded }: { text: string; loaded: unknown }) => <p>{`${text}${loaded ?? ''}`}</p>,
  }),
  broken: async () => ({
    default: () => (
      <div>
        <Deep />
      </div>
    ),
  }),
};

const block = (
  id: string,
  type: string,
  text = '',
  device: RenderableBlock['device'] = 'all',
): RenderableBlock => ({
  id,
  type,
  device,
  props: { text },
  data: null,
});

/** As entry.server renders a document: whole, nothing outlined. */
function render(blocks: RenderableBlock[]) {
  const failed: (string | undefined)[] = [];
  return new Promise<{ html: string; failed: (string | undefined)[] }>((resolve, reject) => {
    let html = '';
    const page = <PageRenderer blocks={blocks} references={{}} ports={quietPorts} components={components} />;
    const { pipe } = renderToPipeableStream(<main>{page}</main>, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (_, info?: unknown) => {
        failed.push(blockIdOf(info));
      },
      onShellError: reject,
      onAllReady: () =>
        pipe(
          new Writable({
            write(chunk, _, done) {
              html += String(chunk);
              done();
            },
            final(done) {
              resolve({ html, failed });
              done();
            },
          }),
        ),
    });
  });
}

const long = 'x'.repeat(40_000);

for (const visit of ['first', 'second'] as const) {
  test(`a block that throws on the server leaves its siblings whole and is named, on the ${visit} visit`, async () => {
    const { html, failed } = await render([
      block('one', 'words', `${long}A`),
      block('two', 'broken'),
      block('three', 'words', `${long}B`),
    ]);
    expect(html).toContain(`<p>${long}A</p>`);
    expect(html).toContain(`<p>${long}B</p>`);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('hidden id=');
    expect(failed).toEqual(['two']);
  });
}

test('of two visits at once, each error names its own block', async () => {
  const [a, b] = await Promise.all([
    render([block('a1', 'broken'), block('a2', 'words', 'A')]),
    render([block('b1', 'words', 'B'), block('b2', 'broken')]),
  ]);
  expect(a.failed).toEqual(['a1']);
  expect(b.failed).toEqual(['b2']);
});

test('an error outside of every block is no block’s', () => {
  markBlock(undefined);
  expect(blockIdOf()).toBeUndefined();
});

test('device rules are classes, and an unknown type is nothing', async () => {
  const { html, failed } = await render([
    block('phone', 'words', 'narrow', 'narrow'),
    block('desk', 'words', 'wide', 'wide'),
    block('future', 'toString'),
  ]);
  expect(html).toContain('wide:hidden');
  expect(html).toContain('wide:contents');
  expect(html).not.toContain('future');
  expect(failed).toEqual([]);
});
