import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { MinusIcon, PlusIcon } from './icons.tsx';

export type QuantityStepperProps = {
  /** What is counted, for the accessible names. */
  name: string;
  /** The form field. */
  field?: string;
  value: number;
  min?: number;
  max?: number;
  /** Called with a good number only; an emptied or zero input goes back to the number it was (RESOLUTIONS 33). */
  onChange?: (value: number) => void;
};

const end =
  'script-only flex w-10 items-center justify-center transition-colors hover:bg-accent-soft disabled:text-line-strong disabled:hover:bg-transparent';

/** A number with less and more. Without a script it is a number input that its form sends. */
export function QuantityStepper({
  name,
  field = 'quantity',
  value,
  min = 1,
  max = 9999,
  onChange,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(value));
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
    setTyped(String(value));
  }, [value]);
  const set = (next: number) => {
    if (next < min || next > max || next === latest.current) return setTyped(String(latest.current));
    latest.current = next;
    setTyped(String(next));
    onChange?.(next);
  };
  const settle = () => {
    const number = Number.parseInt(typed, 10);
    set(number >= 1 ? number : latest.current);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend and borders are not wanted around one number.
    <div
      role="group"
      aria-label={m.ui_quantity_of({ name })}
      className="inline-flex h-11 rounded-sm border border-line-strong bg-surface"
    >
      <button
        type="button"
        aria-label={m.ui_quantity_less({ name })}
        disabled={value <= min}
        onClick={() => set(latest.current - 1)}
        className={end}
      >
        <MinusIcon className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={field}
        aria-label={m.ui_quantity_of({ name })}
        min={min}
        max={max}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && onChange) {
            event.preventDefault();
            settle();
          }
        }}
        className="w-12 [appearance:textfield] bg-transparent text-center tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={m.ui_quantity_more({ name })}
        disabled={value >= max}
        onClick={() => set(latest.current + 1)}
        className={end}
      >
        <PlusIcon className="size-4" />
      </button>
    </div>
  );
}
