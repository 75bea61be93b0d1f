import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import * as m from '#messages';
import { classes } from './classes.ts';
import { ChevronDown } from './icons.tsx';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';
import { useCameWithDocument } from './use-came-with-document.ts';

type Shared = {
  label: string;
  hint?: string;
  error?: string /** The label is read out only. */;
  hideLabel?: boolean;
  className?: string;
};

/** `conditional`: not required by itself, but in a case that the form or its hint tells; so it does not say "optional". */
type Text = Shared & { conditional?: boolean };

const control =
  'w-full rounded-sm border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-stone transition-colors hover:border-ink focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent aria-invalid:border-danger disabled:bg-sand disabled:text-stone';

/** What goes around a control: its label, its hint and what is wrong with it. */
function Frame(props: Shared & { id: string; required?: boolean; children: ReactNode }) {
  return (
    <div className={classes('flex flex-col', props.className)}>
      <label htmlFor={props.id} className={props.hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>
        {props.label}
        {props.required ? null : <span className="font-normal text-stone"> {m.ui_optional()}</span>}
      </label>
      {props.children}
      {props.hint ? (
        <p id={`${props.id}-hint`} className="mt-1.5 text-sm text-stone">
          {props.hint}
        </p>
      ) : null}
      {props.error ? (
        <p id={`${props.id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {props.error}
        </p>
      ) : null}
    </div>
  );
}

/** The id of a control, and the attributes that tie its hint and its error to it. */
function useWiring({ id, hint, error }: { id?: string; hint?: string; error?: string }) {
  const own = useId();
  const name = id ?? own;
  const describedBy = classes(hint && `${name}-hint`, error && `${name}-error`) || undefined;
  return { id: name, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined };
}

type TextFieldExtras = {
  inputRef?: Ref<HTMLInputElement>;
  /** What stands at the end of the line, in the field. */
  trailing?: ReactNode;
};

/** One line of input. Everything an <input> takes, it takes. A field that is not required says that it is optional; a search need not. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  className,
  conditional,
  inputRef,
  trailing,
  ...input
}: Text & InputHTMLAttributes<HTMLInputElement> & TextFieldExtras) {
  const wiring = useWiring({ id: input.id, hint, error });
  return (
    <Frame
      {...{ label, hint, error, hideLabel, className }}
      id={wiring.id}
      required={input.required || conditional || input.type === 'search'}
    >
      <span className="relative block">
        <input
          {...input}
          {...wiring}
          ref={inputRef}
          className={classes(control, 'h-11', trailing !== undefined && 'pr-20')}
        />
        {trailing}
      </span>
    </Frame>
  );
}

/** Has React hear a text that stands in a field already, as if it were written now. */
function tell(area: HTMLTextAreaElement): void {
  const { value: typed, selectionStart, selectionEnd } = area;
  // React remembers what was set through the element itself, and hears of what differs from that.
  area.value = area.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, typed);
  area.setSelectionRange(selectionStart, selectionEnd);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * React puts a textarea's first text back when it hydrates it. What the person wrote over it before is read while it is
 * still there, and stays (docs/traps.md, "While a page begins"). `isHeld`: what it says is the state of somebody else, who
 * is told; the next render would take it back.
 */
function useTypedEarly(id: string, isHeld: boolean) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const came = useCameWithDocument();
  const [typed] = useState(() => {
    if (!came || typeof document === 'undefined') return undefined;
    const area = document.getElementById(id);
    return area instanceof HTMLTextAreaElement ? area.value : undefined;
  });
  useBrowserLayoutEffect(() => {
    // What was written since then is still there, and not what the server sent.
    if (ref.current && typed !== undefined && ref.current.value === ref.current.defaultValue)
      ref.current.value = typed;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is listened to.
  useEffect(() => {
    if (came && isHeld && ref.current && ref.current.value !== ref.current.defaultValue) tell(ref.current);
  }, []);
  return ref;
}

/** Several lines. */
export function TextareaField({
  label,
  hint,
  error,
  hideLabel,
  className,
  conditional,
  ...area
}: Text & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const wiring = useWiring({ id: area.id, hint, error });
  const ref = useTypedEarly(wiring.id, area.value !== undefined);
  return (
    <Frame
      {...{ label, hint, error, hideLabel, className }}
      id={wiring.id}
      required={area.required || conditional}
    >
      <textarea rows={4} {...area} {...wiring} ref={ref} className={classes(control, 'py-2.5')} />
    </Frame>
  );
}

/** One of a few; its options are children. */
export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
  selectRef,
  ...select
}: Shared & SelectHTMLAttributes<HTMLSelectElement> & { selectRef?: Ref<HTMLSelectElement> }) {
  const wiring = useWiring({ id: select.id, hint, error });
  return (
    <Frame
      {...{ label, hint, error, hideLabel, className }}
      id={wiring.id}
      required={select.required ?? true}
    >
      <span className="relative block">
        <select
          {...select}
          {...wiring}
          ref={selectRef}
          className={classes(control, 'h-11 appearance-none pr-10')}
        >
          {children}
        </select>
        <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5" />
      </span>
    </Frame>
  );
}

/** Yes or no. */
export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...input
}: Shared & InputHTMLAttributes<HTMLInputElement>) {
  const wiring = useWiring({ id: input.id, hint, error });
  return (
    <div className={className}>
      <label htmlFor={wiring.id} className="flex items-start gap-3">
        <input {...input} {...wiring} type="checkbox" className="mt-0.5 size-5 shrink-0 accent-accent" />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${wiring.id}-hint`} className="mt-1 pl-8 text-sm text-stone">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${wiring.id}-error`} className="mt-1 pl-8 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
