/** What is typed beside the texts of one thing, and saving it: one save at a time, with what was typed meanwhile after it. */
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '#app/shared/forms/use-leave-guard.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import { normalText, targetProblem } from '#schemas/domain/translations/check-target.ts';
import type { TranslatedThing, Unit } from '#schemas/domain/translations/units.ts';
import type { TranslationAnswer } from './translations.server.ts';

type Typed = Readonly<Record<string, string>>;

/** A text that says what it said before confirms an outdated one. */
const isOpen = ({ state, target }: Unit, typed: string | undefined): boolean =>
  typed !== undefined && (typed !== (target ?? '') || state === 'outdated');

/** What keeps a text from being saved, as the API would say it. */
function faultOf(unit: Unit, text: string): string | undefined {
  const problem = targetProblem(unit, normalText(text));
  return text.trim() === '' || !problem ? undefined : sentenceOf(problem);
}

export type Targets = ReturnType<typeof useTargets>;

export function useTargets(thing: TranslatedThing) {
  const fetcher = useFetcher<TranslationAnswer>();
  const [typed, setTyped] = useState<Typed>({});
  const latest = useRef(typed);
  const sent = useRef<Typed>({});
  const again = useRef(false);
  const open = thing.units.filter((unit) => isOpen(unit, typed[unit.field]));
  /** Texts whose faults are said: not before they were to be saved. */
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const isBusy = fetcher.state !== 'idle';
  useLeaveGuard(open.length > 0);

  const write = (next: Typed) => {
    latest.current = next;
    setTyped(next);
  };
  const type = (field: string, text: string) => write({ ...latest.current, [field]: text });
  /** Saves what will do, and answers the fields of what will not. */
  const save = (version = thing.version): string[] => {
    const wanted = thing.units.filter((unit) => isOpen(unit, latest.current[unit.field]));
    setTried(new Set(wanted.map(({ field }) => field)));
    const refused = wanted.flatMap((unit) =>
      faultOf(unit, latest.current[unit.field] ?? '') ? unit.field : [],
    );
    // What is wrong keeps nothing else from being saved.
    const targets = wanted
      .filter(({ field }) => !refused.includes(field))
      .map(({ field }) => ({ field, target: latest.current[field] ?? '' }));
    if (isBusy) {
      again.current = true;
      return refused;
    }
    if (targets.length === 0) return refused;
    sent.current = Object.fromEntries(targets.map(({ field, target }) => [field, target]));
    fetcher.submit({ version, targets: JSON.stringify(targets) }, { method: 'post' });
    return refused;
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
    faultOf: (unit: Unit) => (tried.has(unit.field) ? faultOf(unit, typed[unit.field] ?? '') : undefined),
    type,
    save,
    isBusy,
    isDirty: open.length > 0,
    answer: isBusy ? undefined : answer,
  };
}
