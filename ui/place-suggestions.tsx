/** The list of addresses below a street field (WAI's combobox), asked of a hidden frame (docs/decisions/0058-maps.md). */
import { useEffect, useId, useRef, useState } from 'react';
import * as m from '#messages';
import { classes } from './classes.ts';
import { onMessage, tell } from './map-messages.ts';
import { useCombobox } from './use-combobox.ts';

export type PlaceSuggestionsProps = { input: HTMLInputElement };

type Prediction = { id: string; text: string };

/** ms without a key before it is asked. */
const pause = 200;
const shortest = 3;

/** By the last part of a field's name, from what the frame answers. */
const parts = { address: 'street', city: 'city', state: 'state', zip: 'zip' } as const;

/** As if it had been typed: forms, with React's own handlers among them, hear of it. */
function write(control: Element | RadioNodeList | null, value: string): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || !value) return;
  const isSelect = control instanceof HTMLSelectElement;
  if (isSelect && ![...control.options].some((option) => option.value === value)) return;
  const prototype = isSelect ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const isPrediction = (value: unknown): value is Prediction =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;

export function PlaceSuggestions({ input }: PlaceSuggestionsProps) {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef(0);
  const writing = useRef(false);
  const [isReady, setReady] = useState(false);
  const [found, setFound] = useState<Prediction[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const close = () => setOpen(false);
  const choose = (index: number) => {
    const prediction = found[index];
    close();
    if (prediction) tell(frame.current?.contentWindow, { choose: prediction.id });
  };
  const { active, setActive, optionId, onKeyDown, fieldAttributes } = useCombobox({
    id,
    isOpen,
    count: found.length,
    onOpen: () => setOpen(found.length > 0),
    onClose: close,
    onChoose: choose,
  });

  useEffect(() => {
    const fill = (address: Record<string, unknown>) => {
      const prefix = input.name.replace(/address$/, '');
      writing.current = true;
      for (const [name, part] of Object.entries(parts))
        write(input.form?.elements.namedItem(`${prefix}${name}`) ?? null, String(address[part] ?? ''));
      writing.current = false;
      setSaid(m.places_filled());
    };
    return onMessage(
      () => frame.current?.contentWindow,
      ({ map, predictions, asked: of, address }) => {
        if (map === 'success') setReady(true);
        if (Array.isArray(predictions) && of === asked.current) {
          const list = predictions.filter(isPrediction).slice(0, 5);
          setFound(list);
          setActive(-1);
          setOpen(list.length > 0);
          setSaid(list.length > 0 ? m.places_found({ count: list.length }) : '');
        }
        if (typeof address === 'object' && address !== null) fill(address as Record<string, unknown>);
      },
    );
  }, [input, setActive]);

  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      clearTimeout(timer);
      if (writing.current) return;
      asked.current++;
      const text = input.value.trim();
      if (text.length < shortest) return setOpen(false);
      timer = setTimeout(
        () => tell(frame.current?.contentWindow, { ask: text, asked: asked.current }),
        pause,
      );
    };
    const leave = () => {
      clearTimeout(timer);
      asked.current++;
      setOpen(false);
    };
    input.addEventListener('input', ask);
    input.addEventListener('blur', leave);
    // What was typed while the frame came.
    if (document.activeElement === input && input.value) ask();
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', ask);
      input.removeEventListener('blur', leave);
    };
  }, [isReady, input]);

  const press = useRef(onKeyDown);
  useEffect(() => {
    press.current = onKeyDown;
    for (const [name, value] of Object.entries(fieldAttributes))
      if (value === undefined || !isReady) input.removeAttribute(name);
      else input.setAttribute(name, String(value));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event);
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  }, [input]);

  return (
    <>
      <iframe ref={frame} src="/maps/places" title={m.places_frame()} tabIndex={-1} hidden />
      <p role="status" className="sr-only">
        {said}
      </p>
      {isOpen ? (
        <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-sm border border-line bg-surface p-1.5 shadow-panel">
          <div role="listbox" id={id} aria-label={m.places_label()}>
            {found.map(({ id: place, text }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field, and chooses by Enter there.
              <div
                key={place}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onPointerEnter={() => setActive(index)}
                onClick={() => choose(index)}
                className={classes(
                  'flex min-h-11 cursor-pointer items-center rounded-sm px-3 py-1.5',
                  index === active && 'bg-sand',
                )}
              >
                {text}
              </div>
            ))}
          </div>
          {/* Google asks for it where its addresses stand without its map. */}
          <p className="px-3 pt-1.5 pb-0.5 text-right text-xs text-stone">{m.places_by()}</p>
        </div>
      ) : null}
    </>
  );
}
