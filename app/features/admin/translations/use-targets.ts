/** What is typed beside the texts of one thing, and saving it: one save at a time, with what was typed meanwhile after it. */
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '#app/shared/forms/use-leave-guard.ts';
import type { TranslatedThing, Unit } from '#schemas/domain/translations/units.ts';
import type { TranslationAnswer } from './translations.server.ts';

type Typed = Readonly<Record<string, string>>;

/** A text that says what it said before confirms an outdated one. */
const isOpen = ({ state, target }: Unit, typed: string | undefined): boolean =>
  typed !== undefined && (typed !== (target ?? '') || state === 'outdated');

export type Targets = ReturnType<typeof useTargets>;

export function useTargets(thing: TranslatedThing) {
  const fetcher = useFetcher<TranslationAnswer>();
  const [typed, setTyped] = useState<Typed>({});
  const latest = useRef(typed);
  const sent = useRef<Typed>({});
  const again = useRef(false);
  const open = thing.units.filter((unit) => isOpen(unit, typed[unit.field]));
  const isBusy = fetcher.state !== 'idle';
  useLeaveGuard(open.length > 0);

  const write = (next: Typed) => {
    latest.current = next;
    setTyped(next);
  };
  const type = (field: string, text: string) => write({ ...latest.current, [field]: text });
  const save = (version = thing.version) => {
    if (isBusy) {
      again.current = true;
      return;
    }
    const targets = thing.units
      .filter((unit) => isOpen(unit, latest.current[unit.field]))
      .map(({ field }) => ({ field, target: latest.current[field] ?? '' }));
    if (targets.length === 0) return;
    sent.current = Object.fromEntries(targets.map(({ field, target }) => [field, target]));
    fetcher.submit({ version, targets: JSON.stringify(targets) }, { method: 'post' });
  };
  const answer = fetcher.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, when what is there was read anew
  useEffect(() => {
    if (isBusy || !answer) return;
    if (answer.ok)
      write(
        Object.fromEntries(
          Object.entries(latest.current).filter(([field, text]) => sent.current[field] !== text),
        ),
      );
    sent.current = {};
    if (!again.current) return;
    again.current = false;
    save();
  }, [isBusy, answer]);

  return {
    /** What stands in a field. */
    textOf: ({ field, target }: Unit) => typed[field] ?? target ?? '',
    isOpen: (unit: Unit) => isOpen(unit, typed[unit.field]),
    /** Nothing is left to do for it once it is saved. */
    isDone: (unit: Unit) =>
      typed[unit.field] === undefined ? unit.state === 'done' : typed[unit.field]?.trim() !== '',
    type,
    save,
    isBusy,
    isDirty: open.length > 0,
    answer: isBusy ? undefined : answer,
  };
}
