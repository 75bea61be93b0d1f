/** A modal panel that slides in from the right and out again. Load it when it is needed. */
import { AnimatePresence, domAnimation, LazyMotion, useReducedMotion } from 'framer-motion';
import * as motion from 'framer-motion/m';
import { type ReactNode, useEffect, useState } from 'react';
import { classes } from './classes.ts';
import { ModalDialog } from './modal-dialog.tsx';

export type DrawerProps = {
  open: boolean;
  labelledBy: string;
  onClose: () => void;
  /** The panel is out of sight and the focus is back. */
  onClosed?: () => void;
  /** The panel's width and color. */
  className: string;
  children: ReactNode;
};

const seconds = 0.22;

export function Drawer({ open, labelledBy, onClose, onClosed, className, children }: DrawerProps) {
  const calm = useReducedMotion() ?? false;
  // From the moment that it opens until it has slid out.
  const [isPresent, setPresent] = useState(open);
  useEffect(() => {
    if (!open) return;
    setPresent(true);
    return lockScroll();
  }, [open]);
  // By the clock: a panel that was opened again while it slid out never says that it has gone, and the dialog would
  // lie over the page unseen.
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), calm ? 0 : seconds * 1000);
    return () => clearTimeout(timer);
  }, [open, calm]);
  useEffect(() => {
    if (isPresent) return () => onClosed?.();
  }, [isPresent, onClosed]);
  if (!open && !isPresent) return null;
  const transition = { duration: calm ? 0 : seconds, ease: [0.16, 0.84, 0.44, 1] as const };
  return (
    <LazyMotion features={domAnimation} strict>
      <ModalDialog
        labelledBy={labelledBy}
        onDismiss={onClose}
        className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-transparent p-0 text-ink backdrop:bg-transparent"
      >
        <AnimatePresence>
          {open ? (
            <motion.div
              key="scrim"
              aria-hidden="true"
              initial={{ opacity: 0 }}
              animate={{ opacity: 1 }}
              exit={{ opacity: 0 }}
              transition={transition}
              onClick={onClose}
              className="absolute inset-0 bg-ink/45"
            />
          ) : null}
          {open ? (
            <motion.div
              key="panel"
              initial={calm ? false : { x: '100%' }}
              animate={{ x: 0 }}
              exit={calm ? { opacity: 0 } : { x: '100%' }}
              transition={transition}
              className={classes(
                'absolute inset-y-0 right-0 flex w-full flex-col shadow-panel low:overflow-y-auto',
                className,
              )}
            >
              {children}
            </motion.div>
          ) : null}
        </AnimatePresence>
      </ModalDialog>
    </LazyMotion>
  );
}

/** The page behind stands still, and keeps its width when its scroll bar goes. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const bar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingRight = `${bar}px`;
  return () => {
    style.overflow = '';
    style.paddingRight = '';
  };
}
