import { type ReactNode, useState } from 'react';
import { useSoftLinks } from '#ui/soft-links.tsx';

type Props = { name: string; children: ReactNode };

/**
 * A part of every page that is read and not used: the browser keeps the document's HTML of it and loads no code for it
 * (docs/decisions/0032-served-html.md). Its links are followed without a full load, except those with `data-reload`.
 * `children` are what the server renders, and the browser where a document came without that part.
 */
export function StaticPart({ name, children }: Props) {
  const [html] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector(`[data-static="${name}"]`)?.innerHTML,
  );
  const { handlers, prefetch } = useSoftLinks();
  if (html === undefined)
    return (
      <div data-static={name} className="contents">
        {children}
      </div>
    );
  return (
    <>
      <div
        data-static={name}
        className="contents"
        {...handlers}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands in the document already, as our server made it.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {prefetch}
    </>
  );
}
