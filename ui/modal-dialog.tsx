/**
 * The modal that every other one is made of. The browser's own <dialog> makes the rest of the page inert and stands
 * above everything (docs/decisions/0012-popups.md). Rendered while it is open: the focus comes in and goes round
 * inside, and goes back to where it was. What is marked `data-autofocus` has the focus first.
 */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

export type ModalDialogProps = {
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  /** Without a `data-autofocus` the dialog itself has the focus first, not the first thing in it. */
  focusesItself?: boolean;
  /** Escape, or a press beside it: whoever opened the dialog closes it. */
  onDismiss: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  className: string;
  children: ReactNode;
};

const focusable = 'a[href], :is(button, input, select, textarea):not(:disabled), summary, [tabindex="0"]';

/** Tab on the last control leads to the first, and back: the browser's own buttons are not in between. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.tabIndex >= 0 && (control.checkVisibility?.() ?? true),
  );
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (!from || !to || document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}

export function ModalDialog(props: ModalDialogProps) {
  const { label, labelledBy, describedBy, focusesItself = false, onDismiss, onKeyDown } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const focusesItselfFirst = useRef(focusesItself);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement as HTMLElement | null;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
    if (first) first.focus();
    else if (focusesItselfFirst.current) dialog.focus();
    return () => {
      dialog.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file field's, or that of a dialog within.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onDismiss();
      }}
      onClose={(event) => {
        // A second Escape closes it without asking.
        if (event.target === ref.current && !ref.current.open) onDismiss();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        wrapFocus(event);
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      // A press that began inside (a text being marked) is no click beside it.
      onClick={(event) => {
        // The second half of a double click on what opened it is not meant for it.
        const isMeant = event.detail < 2 && pressed.current === ref.current;
        if (event.target === ref.current && isMeant) onDismiss();
      }}
      className={props.className}
    >
      {props.children}
    </dialog>,
    document.body,
  );
}
