import { useNavigation } from '@remix-run/react';
import { useState } from 'react';
import type { StaffAnswer } from './staff-answer.ts';

/**
 * How many times a form of the page was saved, once the page shows what was saved: the form's key, so that it begins
 * again after its own success and keeps what is typed while another form is answered.
 */
export function useSavedTimes(answer: StaffAnswer | undefined, form: string): number {
  const isIdle = useNavigation().state === 'idle';
  const [seen, setSeen] = useState(answer);
  const [isDue, setDue] = useState(false);
  const [times, setTimes] = useState(0);
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.done && answer.form === form) setDue(true);
  }
  if (isDue && isIdle) {
    setDue(false);
    setTimes(times + 1);
  }
  return times;
}
