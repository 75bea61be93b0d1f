import { type ComponentType, useEffect, useState } from 'react';
import { loadPatience, onFirstTouch } from './patience.ts';

/** Where a page says that the store is out of reach; what it says comes with the first touch. */
export function ConnectionArea() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onFirstTouch(() => {
        loadPatience().then(
          ({ ConnectionNotice }) => setNotice(() => ConnectionNotice),
          () => undefined,
        );
      }),
    [],
  );
  return (
    <div aria-live="polite" data-no-print data-patient={Notice !== null} className="sticky top-0 z-50">
      {Notice ? <Notice /> : null}
    </div>
  );
}
