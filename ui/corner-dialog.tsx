/** A dialog in the corner that leaves the page usable: it is not modal. Load it when it is needed. */
import { domAnimation, LazyMotion, useReducedMotion } from 'framer-motion';
import * as motion from 'framer-motion/m';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as m from '#messages';
import { CloseIcon } from './icons.tsx';

const leaveMs = 150;

export type CornerDialogProps = {
  labelledBy: string;
  describedBy?: string;
  onClose: () => void;
  /** In an editor's preview: it stands in the page, still, and takes nothing over. */
  inPlace?: boolean;
  children: (leave: () => void) => ReactNode;
};

/** Something else is open that Escape belongs to. */
const otherOpen = () => document.querySelector('dialog[open], [aria-modal="true"], [role="menu"]') !== null;

const closeButton =
  'absolute top-1.5 right-1.5 z-10 flex size-11 items-center justify-center rounded-full transition-colors hover:bg-sand';

/** As it looks, without what it does to the page around it. */
function StillDialog({ labelledBy, describedBy, onClose, children }: CornerDialogProps) {
  return (
    <div className="page-width py-4">
      <section
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="relative ml-auto w-[min(23rem,100%)] rounded-sm border border-line bg-surface shadow-panel"
      >
        <button type="button" aria-label={m.popup_close()} onClick={onClose} className={closeButton}>
          <CloseIcon />
        </button>
        {children(onClose)}
      </section>
    </div>
  );
}

export function CornerDialog(props: CornerDialogProps) {
  return props.inPlace ? <StillDialog {...props} /> : <OpenDialog {...props} />;
}

function OpenDialog({ labelledBy, describedBy, onClose, children }: CornerDialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const calm = useReducedMotion() ?? false;
  const [leaving, setLeaving] = useState(false);
  const closed = useRef(onClose);
  closed.current = onClose;
  const leave = useCallback(() => setLeaving(true), []);
  // By a timer, not by the animation's end: a dialog must close whatever becomes of its motion.
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => closed.current(), calm ? 0 : leaveMs);
    return () => clearTimeout(timer);
  }, [leaving, calm]);

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const own = panel.current;
    own?.focus({ preventScroll: true });
    return () => {
      // Back to where the person was, unless they have gone on to something else meanwhile.
      if (own?.contains(document.activeElement) || document.activeElement === document.body)
        before?.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !otherOpen()) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [leave]);

  return createPortal(
    <LazyMotion features={domAnimation} strict>
      <motion.div
        ref={panel}
        role="dialog"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        initial={calm ? false : { opacity: 0, y: 24 }}
        animate={leaving ? { opacity: 0, y: 12 } : { opacity: 1, y: 0 }}
        transition={{ duration: leaving ? leaveMs / 1000 : 0.25, ease: [0.16, 0.84, 0.44, 1] }}
        // Above a phone's bar with the button that buys, where there is one.
        className="fixed right-4 bottom-[calc(var(--bar-height,0px)+1rem)] z-40 max-h-[calc(100dvh-var(--bar-height,0px)-2rem)] w-[min(23rem,calc(100vw-2rem))] low:bottom-1 low:max-h-[calc(100dvh-0.5rem)] overflow-y-auto overscroll-contain rounded-sm border border-line bg-surface shadow-panel outline-none"
      >
        <button type="button" aria-label={m.popup_close()} onClick={leave} className={closeButton}>
          <CloseIcon />
        </button>
        {children(leave)}
      </motion.div>
    </LazyMotion>,
    document.body,
  );
}
