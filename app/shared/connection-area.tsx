import { type ComponentType, useEffect, useState } from 'react';
import { loadPatience, onFirstTouch } from './patience.ts';
import { isSavedPage } from './saved-mark.ts';

/** Where a page says that the store is out of reach; what it says comes with the first touch. */
export function ConnectionArea() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    // In a frame of the editor, which says it itself.
    if (window.parent !== window) return;
    const load = () => {
      loadPatience().then(
        ({ ConnectionNotice }) => setNotice(() => ConnectionNotice),
        () => undefined,
      );
    };
    // A saved page says at once that it is one.
    if (isSavedPage()) return load();
    return onFirstTouch(load);
  }, []);
  return (
    <div aria-live="polite" data-no-print data-patient={Notice !== null} className="sticky top-0 z-50">
      {Notice ? <Notice /> : null}
    </div>
  );
}
