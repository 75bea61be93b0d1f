import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tellStanding } from '#app/features/storefront/shell/standing.ts';
import { reloadWhenLeft } from '#app/features/storefront/shell/while-hydrating.tsx';
import { preloadBlocks } from '#app/page-renderer/page-renderer.tsx';
import { bePatient } from '#app/shared/patience.ts';

// Set after a form post without a script; with one, kept pages and a small call do (docs/traps.md#page-cache).
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
if (document.cookie.includes('bypass=1')) document.cookie = 'bypass=; Path=/; Max-Age=0; SameSite=Lax';

bePatient();
tellStanding();

// A page that is left while its data comes in: Remix does not catch the end of the stream that it stopped itself
// (`done` in its single-fetch.js). Every other rejection is still reported.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault();
});

/**
 * Resolves when Remix has decoded the page's data. Until then it suspends at the very root, where React takes a key, a
 * finger or the focus for an error (345): so it is asked once before there is a root.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (suspended) {
    if (suspended instanceof Promise) await suspended;
  }
}

// Its code comes with the pages that have one.
const screen = document.querySelector<HTMLElement>('[data-profile-screen]');
const screenLoaded = screen && import('#profile/screen').then(({ screenIsThere }) => screenIsThere(screen));

const shown = [
  ...document.querySelectorAll<HTMLElement>('[data-block-type]:not([data-static] *, [data-kept])'),
];

// A block or a screen that is not there yet when hydration reaches it would be thrown away and made again; one whose
// file does not come must not keep the rest of the page from working.
await Promise.all([
  dataDecoded(),
  preloadBlocks(shown).catch(() => undefined),
  screenLoaded?.catch(() => undefined),
]);

if (!reloadWhenLeft())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
