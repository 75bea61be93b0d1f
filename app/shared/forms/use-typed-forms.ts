/** Leaving what was typed into forms that keep it themselves. */
import { useCallback, useState } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before the page is left while one of its forms, by name, was `typed` in and not `saved` since. */
export function useTypedForms() {
  const [open, setOpen] = useState<readonly string[]>([]);
  useLeaveGuard(open.length > 0);
  const typed = useCallback(
    (form: string) => setOpen((now) => (now.includes(form) ? now : [...now, form])),
    [],
  );
  const saved = useCallback((form: string) => setOpen((now) => now.filter((one) => one !== form)), []);
  return { typed, saved };
}
