/** Around a form: which part of the document it is about, and the way to a field that somebody asked for. */
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Path } from '#app/shared/json.ts';
import { controlOf, scrollToStart, scrollWithin } from '../frame/panes.ts';
import { useEditorSession, useSelection } from '../session/hooks.ts';
import { placeOf } from './field-frame.tsx';
import { FormContextProvider } from './form-context.tsx';
import { FormField, preloadControls } from './form-field.tsx';
import { NestedFieldProvider } from './nested-field.tsx';

/** Frames in which lists may open and controls may come, before the nearest that is there will do. */
const patience = 20;

/** The field, or the innermost around it that is shown; the form's first one for an empty path. */
function findField(root: HTMLElement, path: Path): { element: HTMLElement; exact: boolean } | null {
  const all = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  if (path.length === 0) return all[0] ? { element: all[0], exact: true } : null;
  for (let length = path.length; length > 0; length -= 1) {
    const place = placeOf(path.slice(0, length));
    const element = all.find((one) => one.dataset.field === place);
    if (element) return { element, exact: length === path.length };
  }
  return null;
}

/** A field that is written elsewhere is told from its neighbors (field-frame.tsx), until another is. */
function markField(root: HTMLElement | null, field: HTMLElement): void {
  for (const other of root?.querySelectorAll('[data-at]') ?? []) other.removeAttribute('data-at');
  field.dataset.at = '';
}

export function FormFrame({ blockKey, children }: { blockKey: string | null; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const session = useEditorSession();
  const { key, path, request, how } = useSelection();
  const asked = useRef(0);
  useEffect(() => {
    if (root.current) scrollToStart(root.current);
  }, []);
  useEffect(preloadControls, []);

  useEffect(() => {
    if (asked.current === request) return;
    asked.current = request;
    if (key !== blockKey || path === null) return;
    let frames = 0;
    let waiting = 0;
    const look = () => {
      const field = root.current && findField(root.current, path);
      if (field && (field.exact || frames === patience)) {
        scrollWithin(field.element);
        // A text's own place comes before its toolbar.
        if (how === 'show') markField(root.current, field.element);
        else controlOf(field.element)?.focus({ preventScroll: true });
      } else if (frames < patience) {
        frames += 1;
        waiting = requestAnimationFrame(look);
      }
    };
    waiting = requestAnimationFrame(look);
    return () => cancelAnimationFrame(waiting);
  }, [key, path, request, how, blockKey]);

  /** The preview shows what is being worked on: a slide, a popup. */
  const onFocus = (event: FocusEvent) => {
    root.current?.querySelector('[data-at]')?.removeAttribute('data-at');
    const place = event.target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (place) session.point(blockKey, JSON.parse(place) as Path);
  };
  return (
    <FormContextProvider value={blockKey}>
      <NestedFieldProvider value={FormField}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears which of its fields has the focus. */}
        <div ref={root} onFocus={onFocus}>
          {children}
        </div>
      </NestedFieldProvider>
    </FormContextProvider>
  );
}
