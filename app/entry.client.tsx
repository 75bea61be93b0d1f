import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { preloadBlocks } from '#app/page-renderer/page-renderer.tsx';

// Set after a form post without a script; with one, kept pages and a small call do (TRAPS 6).
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
if (document.cookie.includes('bypass=1')) document.cookie = 'bypass=; Path=/; Max-Age=0; SameSite=Lax';

// A page that is left while its data comes in: Remix does not catch the end of the stream that it stopped itself
// (`done` in its single-fetch.js). Every other rejection is still reported.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault();
});

const shown = [...document.querySelectorAll<HTMLElement>('[data-block-type]')];

// A block that is not there yet when hydration reaches it would be thrown away and made again; one whose file
// does not come must not keep the rest of the page from working.
await preloadBlocks(shown).catch(() => undefined);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
