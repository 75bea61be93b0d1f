import { type ComponentType, useEffect, useState } from 'react';
import { comparedCookie } from './compared-cookie.ts';

/** The tray of products to be compared: comes with the first of them, or where a cookie says that there are some. */
export function CompareTray() {
  const [View, setView] = useState<ComponentType<{ added: string; turn: number }> | null>(null);
  const [added, setAdded] = useState({ added: '', turn: 0 });
  useEffect(() => {
    const load = () =>
      import('./compare-tray-view.tsx').then(({ CompareTrayView }) => setView(() => CompareTrayView));
    if (document.cookie.includes(`${comparedCookie}=`)) load().catch(() => undefined);
    const onSubmit = (event: SubmitEvent) => {
      const button = event.submitter;
      if (!(button instanceof HTMLButtonElement) || button.dataset.compare === undefined) return;
      event.preventDefault();
      setAdded(({ turn }) => ({ added: button.value, turn: turn + 1 }));
      load().catch(() => {
        delete button.dataset.compare;
        button.form?.requestSubmit(button);
      });
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, []);
  return View ? <View {...added} /> : null;
}
