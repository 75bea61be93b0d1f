/**
 * A modal that somebody asked for: a title, a body that scrolls, its actions at the foot. On a phone it is a sheet from
 * below. Rendered while it is open; what is marked `data-autofocus` has the focus first.
 */
import { type ReactNode, useId } from 'react';
import * as m from '#messages';
import { classes } from './classes.ts';
import { CloseIcon } from './icons.tsx';
import { ModalDialog } from './modal-dialog.tsx';

const widths = { small: 'wide:max-w-md', medium: 'wide:max-w-2xl', large: 'wide:max-w-4xl' } as const;

const places = {
  middle: 'wide:m-auto wide:max-h-[min(48rem,calc(100dvh-3rem))] wide:rounded-lg wide:starting:translate-y-3',
  tall: 'h-dvh wide:m-auto wide:h-[min(48rem,calc(100dvh-3rem))] wide:max-h-none wide:rounded-lg wide:starting:translate-y-3',
  side: 'wide:my-0 wide:mr-0 wide:ml-auto wide:h-dvh wide:max-h-none wide:starting:translate-x-6',
} as const;

export type DialogProps = {
  title: string;
  text?: string;
  width?: keyof typeof widths;
  /** `side`: along the right edge, the full height. `tall`: as high as may be, so that a list in it can change in place. */
  place?: keyof typeof places;
  /** Stands beside the title. */
  aside?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, text, width = 'medium', place = 'middle', aside, footer, onClose, children } = props;
  const id = useId();

  return (
    <ModalDialog
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      focusesItself
      onDismiss={onClose}
      className={classes(
        'popup mx-0 mt-auto mb-0 max-h-[calc(100dvh-2rem)] low:overflow-y-auto w-full max-w-none flex-col rounded-t-lg bg-surface p-0 text-ink shadow-panel outline-none open:flex',
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
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5 wide:px-6 low:shrink-0 low:overflow-visible">
        {children}
      </div>
      {footer ? (
        <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-5 py-3 wide:px-6">
          {footer}
        </footer>
      ) : null}
    </ModalDialog>
  );
}
