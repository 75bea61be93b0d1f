/** A modal over the page, for what comes by itself. Load it when it is needed. */
import { domAnimation, LazyMotion, useReducedMotion } from 'framer-motion';
import * as motion from 'framer-motion/m';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { classes } from './classes.ts';
import { CloseIcon } from './icons.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** The widths of a popup (docs/product.md#popups). */
const widths = { sm: 'max-w-sm', md: 'max-w-xl', lg: 'max-w-4xl' } as const;

const leaveMs = 150;

export type ModalProps = {
  width: keyof typeof widths;
  labelledBy: string;
  describedBy?: string;
  /** It is gone. */
  onClose: () => void;
  /** In an editor's preview: it stands in the page, still, and takes nothing over. */
  inPlace?: boolean;
  /** `leave` closes it as its button does. */
  children: (leave: () => void) => ReactNode;
};

const closeButton =
  'absolute top-2 right-2 flex size-11 items-center justify-center rounded-full bg-surface/85 transition-colors hover:bg-sand';

/** As it looks, without what it does to the page around it. */
function StillModal({ width, labelledBy, describedBy, onClose, children }: ModalProps) {
  return (
    <div className="bg-ink/50 px-4 py-8">
      <section
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={classes('relative m-auto rounded-sm bg-surface text-ink shadow-panel', widths[width])}
      >
        {children(onClose)}
        <button type="button" aria-label={m.popup_close()} onClick={onClose} className={closeButton}>
          <CloseIcon />
        </button>
      </section>
    </div>
  );
}

export function Modal(props: ModalProps) {
  return props.inPlace ? <StillModal {...props} /> : <OpenModal {...props} />;
}

function OpenModal({ width, labelledBy, describedBy, onClose, children }: ModalProps) {
  const closed = useRef(onClose);
  closed.current = onClose;
  const calm = useReducedMotion() ?? false;
  const [hasScrollbar] = useState(() => innerWidth > document.documentElement.clientWidth);
  const [leaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);

  // By a timer, not by the animation's end: a dialog must close whatever becomes of its motion.
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => closed.current(), calm ? 0 : leaveMs);
    return () => clearTimeout(timer);
  }, [leaving, calm]);

  // The page is held still (app.css); where a scrollbar took room, its room stays, so that nothing moves.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (hasScrollbar) style.scrollbarGutter = 'stable';
    return () => {
      style.scrollbarGutter = '';
    };
  }, [hasScrollbar]);

  return (
    <ModalDialog
      labelledBy={labelledBy}
      describedBy={describedBy}
      onDismiss={leave}
      className={classes('popup m-auto w-[calc(100%-2rem)] bg-transparent p-0 text-ink', widths[width])}
    >
      <LazyMotion features={domAnimation} strict>
        <motion.div
          // The whole of it is read out; the first Tab leads to the first thing in it.
          data-autofocus
          tabIndex={-1}
          initial={calm ? false : { opacity: 0, y: 24 }}
          animate={leaving ? { opacity: 0, y: 12 } : { opacity: 1, y: 0 }}
          transition={{ duration: leaving ? leaveMs / 1000 : 0.25, ease: [0.16, 0.84, 0.44, 1] }}
          className="relative max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-sm bg-surface shadow-panel outline-none"
        >
          {children(leave)}
          <button type="button" aria-label={m.popup_close()} onClick={leave} className={closeButton}>
            <CloseIcon />
          </button>
        </motion.div>
      </LazyMotion>
    </ModalDialog>
  );
}
