/**
 * A dialog that somebody asked for: a title, a body that scrolls, its actions at the foot. The browser's own <dialog>
 * keeps the focus in, gives it back and stands above everything (docs/decisions/0012-popups.md). On a phone it is a
 * sheet from below. Rendered while it is open; what is marked `data-autofocus` has the focus first.
 */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as m from '#messages';
import { classes } from './classes.ts';
import { CloseIcon } from './icons.tsx';

const widths = { small: 'wide:max-w-md', medium: 'wide:max-w-2xl', large: 'wide:max-w-4xl' } as const;

const places = {
  middle: 'wide:m-auto wide:max-h-[min(48rem,calc(100dvh-3rem))] wide:rounded-lg wide:starting:translate-y-3',
  side: 'wide:my-0 wide:mr-0 wide:ml-auto wide:h-dvh wide:max-h-none wide:starting:translate-x-6',
} as const;

export type DialogProps = {
  title: string;
  text?: string;
  width?: keyof typeof widths;
  /** `side`: along the right edge, the full height. */
  place?: keyof typeof places;
  /** Stands beside the title. */
  aside?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, text, width = 'medium', place = 'middle', aside, footer, onClose, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement as HTMLElement | null;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog;
    first.focus();
    return () => {
      dialog.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside it does.
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      // A press that began inside (a text being marked) is no click beside it.
      onClick={(event) => {
        if (event.target === ref.current && pressed.current === ref.current) onClose();
      }}
      className={classes(
        'popup mx-0 mt-auto mb-0 max-h-[calc(100dvh-2rem)] w-full max-w-none flex-col rounded-t-lg bg-surface p-0 text-ink shadow-panel outline-none open:flex',
        'transition duration-200 ease-out starting:translate-y-6 starting:opacity-0',
        widths[width],
        places[place],
      )}
    >
      <header className="flex items-start gap-4 border-b border-line py-2.5 pr-2 pl-5 wide:pl-6">
        <div className="min-w-0 grow py-1.5">
          <h2 id={`${id}-title`} className="font-display text-xl leading-tight font-medium">
            {title}
          </h2>
          {text ? (
            <p id={`${id}-text`} className="mt-1 max-w-text text-sm text-stone">
              {text}
            </p>
          ) : null}
        </div>
        {aside}
        <button
          type="button"
          aria-label={m.ui_close()}
          onClick={onClose}
          className="flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sand"
        >
          <CloseIcon />
        </button>
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5 wide:px-6">{children}</div>
      {footer ? (
        <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-5 py-3 wide:px-6">
          {footer}
        </footer>
      ) : null}
    </dialog>,
    document.body,
  );
}
