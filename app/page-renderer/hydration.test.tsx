// @vitest-environment happy-dom
import { PassThrough } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { act, useId } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { quietPorts } from '#tests/factories/ports.ts';
import { type BlockModules, PageRenderer, preloadBlocks } from './page-renderer.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.restoreAllMocks());

let broken = false;
const components: BlockModules = {
  named: async () => ({
    default: function Named() {
      if (broken) throw new Error('only in the browser');
      return <p id={useId()}>whole</p>;
    },
  }),
  plain: async () => ({ default: () => <p>sibling</p> }),
};
const blocks = ['named', 'plain'].map((type) => ({
  id: type,
  type,
  device: 'all' as const,
  props: {},
  data: null,
}));
const page = <PageRenderer blocks={blocks} references={{}} ports={quietPorts} components={components} />;

async function serverHtml() {
  const out = new PassThrough();
  const html = readAll(out);
  const { pipe } = renderToPipeableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(out),
  });
  return html;
}

async function hydrate() {
  const root = document.createElement('div');
  root.innerHTML = await serverHtml();
  await act(async () => {
    hydrateRoot(root, page);
  });
  return root;
}

test('the browser takes over what the server wrote without a word', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = await serverHtml();
  const root = await hydrate();
  // Server and browser are one process here, which React remarks on; a shop has one of them.
  const words = said.mock.calls
    .map(([first]) => String(first))
    .filter((word) => !word.includes('multiple renderers'));
  expect(words).toEqual([]);
  expect(root.querySelector('p')?.id).toBe(/id="([^"]+)">whole/.exec(before)?.[1]);
  expect(root.textContent).toBe('wholesibling');
});

test('a block that throws in the browser is taken out, its sibling stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  root.innerHTML = await serverHtml();
  broken = true;
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: () => {} });
  });
  broken = false;
  expect(root.textContent).toBe('sibling');
});

test('a preloaded block is there at once: there is no moment in which an update finds it waiting', async () => {
  const shownAt = async (modules: BlockModules) => {
    const place = document.createElement('div');
    const root = createRoot(place);
    act(() =>
      flushSync(() =>
        root.render(<PageRenderer blocks={blocks} references={{}} ports={quietPorts} components={modules} />),
      ),
    );
    const count = place.querySelectorAll('p').length;
    await act(async () => root.unmount());
    return count;
  };
  broken = false;
  const preloaded = { ...components };
  const written = document.createElement('div');
  written.innerHTML = blocks.map(({ type }) => `<div data-block-type="${type}"></div>`).join('');
  await preloadBlocks([...written.querySelectorAll<HTMLElement>('div')], preloaded);
  expect(await shownAt(preloaded)).toBe(2);
  expect(await shownAt({ ...components })).toBe(0);
});
