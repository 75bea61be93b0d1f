import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { leastQuantity, nearestQuantity, type OrderRule } from '#schemas/domain/catalog/order-quantity.ts';
import { MinusIcon, PlusIcon } from './control-icons.tsx';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

export type QuantityStepperProps = {
  /** What is counted, for the accessible names. */
  name: string;
  /** The form field. */
  field?: string;
  value: number;
  min?: number;
  max?: number;
  /** What is sold in steps, or not in ones: a number between is corrected to the nearest, and that is said. */
  rule?: OrderRule;
  /**
   * Called with a good number only; an emptied or zero input goes back to the number it was
   * (docs/product.md#quantities).
   */
  onChange?: (value: number) => void;
};

const single: OrderRule = { min: 1, step: 1 };

const end =
  'script-only flex w-10 items-center justify-center transition-colors hover:bg-accent-soft aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

/** A number with less and more. Without a script it is a number input that its form sends. */
export function QuantityStepper({
  name,
  field = 'quantity',
  value,
  rule = single,
  min = leastQuantity(rule),
  max = 9999,
  onChange,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(value));
  const [corrected, setCorrected] = useState<number | null>(null);
  const [isWrong, setWrong] = useState(false);
  const latest = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (latest.current === value) return;
    latest.current = value;
    setTyped(String(value));
  }, [value]);
  const set = (next: number) => {
    const good = next >= min && next <= max && next !== latest.current;
    if (good) latest.current = next;
    setWrong(false);
    setTyped(String(latest.current));
    // What was typed before the scripts came is in the field alone: the state may not change here.
    if (input.current) input.current.value = String(latest.current);
    if (good) onChange?.(next);
  };
  const settle = (text: string) => {
    const number = Number(text);
    // Nothing and zero are no number; what is one, and none to order, stays to be mended.
    if (number === 0) return set(latest.current);
    if (!Number.isInteger(number) || number < 0 || number > max) return setWrong(true);
    const next = nearestQuantity(number, rule);
    // Left again without a change, what was said of the last number still holds.
    if (number !== latest.current) setCorrected(next !== number ? number : null);
    set(next);
  };
  const least = leastQuantity(rule);
  const { step } = rule;
  const more = () => set(Math.max(least, Math.floor(latest.current / step) * step + step));
  const less = () => {
    const below = Math.ceil(latest.current / step) * step - step;
    set(below < least ? min : below);
  };
  // Typed before the scripts were there: React does not hear of it by itself, and puts the old number back when it
  // renders next.
  useBrowserLayoutEffect(() => {
    if (input.current) setTyped(input.current.value);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after it.
  useEffect(() => {
    const { current } = input;
    if (current && current !== document.activeElement && current.value !== String(value))
      settle(current.value);
  }, []);
  return (
    <div className="inline-flex max-w-44 flex-col">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend and borders are not wanted around one number. */}
      <div
        role="group"
        aria-label={m.ui_quantity_of({ name })}
        className="inline-flex h-11 rounded-sm border border-line-strong bg-surface"
      >
        <button
          type="button"
          aria-label={m.ui_quantity_less({ name })}
          aria-disabled={value <= min}
          onClick={less}
          className={end}
        >
          <MinusIcon className="size-4" />
        </button>
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          name={field}
          aria-label={m.ui_quantity_of({ name })}
          min={min}
          max={max}
          step={step}
          aria-invalid={isWrong || undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => settle(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && onChange) {
              event.preventDefault();
              settle(event.currentTarget.value);
            }
          }}
          className="w-12 aria-invalid:text-danger [appearance:textfield] bg-transparent text-center tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={m.ui_quantity_more({ name })}
          aria-disabled={value + step > max}
          onClick={more}
          className={end}
        >
          <PlusIcon className="size-4" />
        </button>
      </div>
      <p role="status" className={`text-xs not-empty:mt-1 ${isWrong ? 'text-danger' : 'text-warning'}`}>
        {isWrong
          ? m.ui_quantity_wrong({ max })
          : corrected === null
            ? ''
            : m.ui_quantity_mended({ typed: corrected, value, step })}
      </p>
    </div>
  );
}
