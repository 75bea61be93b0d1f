import { useNavigate } from '@remix-run/react';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { useKept } from '#ui/use-kept.ts';
import type { ServedClick, ZoomView } from './served-click.ts';

/** A part by its name on the page. Its HTML is not sent a second time with a document: it is undefined in the browser then. */
export type Served = { part: string; html?: string };

/**
 * A part of the page that the loader made to HTML from our own components: it works as it is, and its links and photos
 * get their script with the first click (docs/decisions/0032-served-html.md).
 */
export function ServedHtml({ html }: { html: string | Served }) {
  const inner = typeof html === 'string' ? html : html.html;
  const id = typeof html === 'string' ? '' : html.part;
  // Its links ask for a script themselves: of what is kept, only the HTML.
  const { attributes } = useKept(id, inner === undefined);
  const navigate = useNavigate();
  const [Zoom, setZoom] = useState<ComponentType | null>(null);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const anchor = (event.target as Element).closest('a');
    if (!anchor || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const click: ServedClick = { anchor, navigate, show: (view: ZoomView) => setZoom(() => view) };
    const isPhoto = anchor.dataset.photo !== undefined;
    if (!isPhoto && anchor.dataset.soft === undefined) return;
    event.preventDefault();
    import('./served-click.ts').then(
      ({ serveClick }) => serveClick(click),
      () => location.assign(anchor.href),
    );
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks on its links pass through here; keys click links too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div
        {...(inner === undefined
          ? attributes
          : { 'data-kept': id || undefined, dangerouslySetInnerHTML: { __html: inner } })}
        onClick={onClick}
      />
      {Zoom ? <Zoom /> : null}
    </>
  );
}
