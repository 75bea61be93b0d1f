import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { preloadBlocks } from '#app/page-renderer/page-renderer.tsx';

const shown = [...document.querySelectorAll<HTMLElement>('[data-block-type]')].map(({ dataset }) => dataset.blockType ?? '');

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
