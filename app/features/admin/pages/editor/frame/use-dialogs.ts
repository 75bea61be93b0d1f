/** Which dialog stands before the editor; a conflict opens its own when it comes. */
import { useEffect, useState } from 'react';
import { useSaveState } from '../session/hooks.ts';

export type EditorDialog =
  | 'publish'
  | 'schedule'
  | 'history'
  | 'shortcuts'
  | 'conflict'
  | 'review'
  | 'approve'
  | 'changes';
/** The picker knows under which block it adds. */
export type Opened = EditorDialog | { pick: string | null } | null;

/** ms after the last letter until a conflict may ask. */
const pause = 2_000;

const isWriting = () =>
  document.activeElement?.matches('input, textarea, [contenteditable="true"], iframe') ?? false;

export function useDialogs() {
  const { state } = useSaveState();
  const [opened, setOpened] = useState<Opened>(null);
  // Not in the middle of a word: what is typed on would go to the dialog, and be lost.
  useEffect(() => {
    if (state !== 'conflict') return;
    let typedAt = isWriting() ? performance.now() : 0;
    const typed = () => {
      typedAt = performance.now();
    };
    document.addEventListener('input', typed, { capture: true });
    const timer = setInterval(() => {
      if (isWriting() && performance.now() - typedAt < pause) return;
      clearInterval(timer);
      setOpened('conflict');
    }, 100);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', typed, { capture: true });
    };
  }, [state]);
  return { opened, open: setOpened, close: () => setOpened(null) };
}
