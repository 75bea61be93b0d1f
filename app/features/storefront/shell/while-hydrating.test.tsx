// @vitest-environment happy-dom
import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { act, type ContextType, memo, useContext } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { SteadyRemixContext } from './while-hydrating.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Remix = NonNullable<ContextType<typeof RemixContext>>;

const rendered = vi.fn();

const Link = memo(function Link() {
  rendered();
  return <p>{useContext(RemixContext)?.criticalCss}</p>;
});

test('what is within hears of new parts of Remix, not of a new object with the same parts', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const give = (value: Remix) =>
    act(() =>
      root.render(
        <RemixContext.Provider value={value}>
          <SteadyRemixContext>
            <Link />
          </SteadyRemixContext>
        </RemixContext.Provider>,
      ),
    );
  const parts = { manifest: {}, routeModules: {}, criticalCss: 'a', future: {}, isSpaMode: false };
  const given = parts as unknown as Remix;
  give(given);
  give({ ...given });
  expect(rendered).toHaveBeenCalledTimes(1);
  give({ ...given, criticalCss: 'b' });
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(place.textContent).toBe('b');
});
