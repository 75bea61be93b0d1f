import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BlockPortsProvider } from '#blocks/kit/ports.ts';
import { quietPorts } from '#tests/factories/ports.ts';
import Navbar from './component.tsx';
import { block } from './schema.ts';

vi.mock('@remix-run/react', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
  useLocation: () => ({ pathname: '/' }),
}));

const loaded = { name: 'Alder & Fenn', tagline: '', menus: {} };

function shown(logo: object): string {
  const props = block.schema.parse({ links: [], data: { logo } });
  return renderToString(
    <BlockPortsProvider value={{ ...quietPorts, href: () => '/' }}>
      <Navbar {...props} loaded={loaded} block={{ id: 'n', position: 0 }} />
    </BlockPortsProvider>,
  );
}

test('a logo whose file does not come shows the company’s name, or the words that it was given', () => {
  const image = { src: '/media/library/one', width: 400, height: 100 };
  expect(shown({ image })).toMatch(/ src="\/media\/library\/one\/\d+\.webp" alt="Alder &amp; Fenn"/);
  expect(shown({ image, alt: 'A&F' })).toContain('alt="A&amp;F"');
  expect(shown({ image, url: '/media/old.svg' })).not.toContain('old.svg');
  expect(shown({ url: '/media/old.svg' })).toContain('<img src="/media/old.svg" alt="Alder &amp; Fenn"');
  expect(shown({})).not.toContain('<img');
});
