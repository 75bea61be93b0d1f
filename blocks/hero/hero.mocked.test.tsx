// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { BlockPortsProvider } from '#blocks/kit/ports.ts';
import { quietPorts } from '#tests/factories/ports.ts';
import Hero from './component.tsx';
import presets from './presets.json' with { type: 'json' };
import { block } from './schema.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('@remix-run/react', () => ({
  Link: ({ children }: { children: string }) => <a href="/">{children}</a>,
}));

const ports = { ...quietPorts, href: () => '/' };

test('a video of an address stays away until somebody presses play, and leads there without scripts', async () => {
  const props = block.schema.parse(presets[0]?.props);
  const [first] = props.items;
  if (!first) throw new Error('The preset has no slide.');
  const items = [{ ...first, video: { ...first.video, sources: [], url: 'https://vimeo.com/76979871' } }];
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <BlockPortsProvider value={ports}>
        <Hero {...props} items={items} loaded={null} block={{ id: 'hero', position: 0 }} />
      </BlockPortsProvider>,
    ),
  );
  const play = box.querySelector<HTMLAnchorElement>('a[href="https://vimeo.com/76979871"]');
  expect(play?.getAttribute('aria-label')).toMatch(/^Watch video: /);
  expect(box.querySelector('iframe')).toBeNull();
  await act(async () => {
    play?.click();
    await import('#ui/watch-video.tsx');
  });
  expect(box.querySelector('iframe')?.getAttribute('src')).toBe(
    '/watch?src=https%3A%2F%2Fvimeo.com%2F76979871',
  );
  await act(async () => root.unmount());
});
