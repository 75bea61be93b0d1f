/** Several forms of one record on a page: what is saved with one of them leaves what was typed in the others. */
import { type FormEvent, useEffect, useState } from 'react';
import { useTypedForms } from '#app/shared/forms/use-typed-forms.ts';
import type { WarehouseRecord } from '#schemas/domain/platform/warehouse-desk.ts';
import type { WarehouseAnswer } from './warehouses.server.ts';

export type ShownForm = {
  /** The record's version that the form shows, and is saved over. */
  version: number;
  /** The fields' key: they begin again when their own form was saved. */
  fields: number;
};

/** These change nothing that the other forms show. */
const endings = ['close', 'reopen'];

/**
 * What this page saves moves all its forms' version along. A form whose values somebody else changed meanwhile stays at
 * its version, so that it is refused as changed by someone else.
 */
export function useShownForm(
  record: WarehouseRecord | null,
  answer: WarehouseAnswer | undefined,
  form: string,
  values: Record<string, string>,
): ShownForm {
  const newest = record?.version ?? 0;
  // Places in the list move with other warehouses, whose saving does not raise this one's version.
  const text = JSON.stringify({ ...values, 'details.place': '' });
  const [shown, setShown] = useState({ version: newest, fields: newest, text });
  const saved = answer?.done ? answer.form : null;
  useEffect(() => {
    if (saved === null) return;
    setShown((before) => {
      if (saved === form) return { version: newest, fields: newest, text };
      const isSame = before.text === text || endings.includes(saved);
      return isSame ? { ...before, version: newest } : before;
    });
  }, [saved, form, newest, text]);
  return shown;
}

/** Asks before typed values are left that no form has saved. */
export function useUnsaved(answer: WarehouseAnswer | undefined) {
  const { typed, saved } = useTypedForms();
  useEffect(() => {
    if (answer?.done) saved(answer.form);
  }, [answer, saved]);
  return {
    onInput: ({ target }: FormEvent) => {
      const name = target instanceof Element ? target.closest('form')?.elements.namedItem('form') : null;
      const form = name instanceof HTMLInputElement ? name.value : '';
      if (form && !endings.includes(form)) typed(form);
    },
  };
}
