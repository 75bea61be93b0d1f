/** Which dialog stands before the editor; a conflict opens its own when it comes. */
import { useEffect, useState } from 'react';
import { useSaveState } from '../session/hooks.ts';

export type EditorDialog = 'publish' | 'schedule' | 'history' | 'shortcuts' | 'conflict';
/** The picker knows under which block it adds. */
export type Opened = EditorDialog | { pick: string | null } | null;

export function useDialogs() {
  const { state } = useSaveState();
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    if (state === 'conflict') setOpened('conflict');
  }, [state]);
  return { opened, open: setOpened, close: () => setOpened(null) };
}
