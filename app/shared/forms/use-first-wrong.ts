import { useEffect } from 'react';
import type { StaffAnswer } from './staff-answer.ts';

/** Moves the focus to the first wrong field of the form that was refused, and so into view, once for every answer. */
export function useFirstWrong(answer: Pick<StaffAnswer, 'form' | 'done'> | undefined): void {
  useEffect(() => {
    if (answer && !answer.done) firstWrong(answer.form)?.focus();
  }, [answer]);
}

/** The first field with an error in the form called `name`; undefined where there is none. */
export function firstWrong(name: string): HTMLElement | undefined {
  const names = document.querySelectorAll<HTMLInputElement>('form input[name="form"]');
  const form = [...names].find(({ value }) => value === name)?.form;
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? undefined;
}
