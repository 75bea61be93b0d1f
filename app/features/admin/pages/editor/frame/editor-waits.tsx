/** While this device's own work is looked for, and where there is no script. */

import * as m from '#messages';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';
import { ChevronLeft } from '#ui/icons.tsx';
import { listHref } from '../pages/places.ts';
import { ComposedStrip } from './composed-strip.tsx';

type Props = { title: string; kind?: DocumentKind };

export function EditorWaits({ title, kind = 'page' }: Props) {
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line bg-surface px-2 lg:px-4">
        <a
          href={listHref(kind)}
          aria-label={m.editor_back()}
          className="flex size-11 items-center justify-center"
        >
          <ChevronLeft />
        </a>
        <h1 className="truncate font-display text-lg font-medium">{title || m.editor_untitled()}</h1>
      </header>
      <ComposedStrip />
      <main
        id="main"
        tabIndex={-1}
        className="flex grow items-center justify-center p-8 text-stone outline-none"
      >
        <p role="status">{m.editor_opening()}</p>
        <noscript>
          <p>{m.editor_needs_script()}</p>
        </noscript>
      </main>
    </div>
  );
}
