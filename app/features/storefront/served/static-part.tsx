import { useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useState } from 'react';

type Props = { name: string; children: ReactNode };

const isPlain = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/**
 * A part of every page that is read and not used: the browser keeps the document's HTML of it and loads no code for it
 * (docs/decisions/0032-served-html.md). Its links are followed without a full load, except those with `data-reload`.
 * `children` are what the server renders, and the browser where a document came without that part.
 */
export function StaticPart({ name, children }: Props) {
  const navigate = useNavigate();
  const [html] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector(`[data-static="${name}"]`)?.innerHTML,
  );
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const anchor = (event.target as Element).closest('a');
    if (!anchor || !isPlain(event) || event.defaultPrevented) return;
    if (anchor.origin !== location.origin || anchor.target || anchor.dataset.reload !== undefined) return;
    event.preventDefault();
    navigate(`${anchor.pathname}${anchor.search}${anchor.hash}`);
  };
  if (html === undefined)
    return (
      <div data-static={name} className="contents">
        {children}
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks on its links pass through here; keys click links too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      data-static={name}
      className="contents"
      onClick={onClick}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands in the document already, as our server made it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
