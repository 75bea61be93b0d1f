/** The toast library, behind services/toasts.tsx; imported by it alone, at the first toast. */
import { ToastContainer, toast } from 'react-toastify/unstyled';
import * as m from '#messages';
// The unstyled build: the other injects a style element, which the CSP refuses (TRAPS 2).
import './toasts.css';

export function show(message: string, kind: 'info' | 'success' | 'error', duration: number): void {
  // The message is the id, so that the same words are not queued twice.
  toast(message, {
    type: kind,
    autoClose: duration,
    toastId: message,
    role: kind === 'error' ? 'alert' : 'status',
  });
}

export function ToastHost() {
  return (
    <ToastContainer
      aria-label={m.shop_toasts()}
      position="bottom-left"
      limit={1}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      closeButton={false}
      icon={false}
    />
  );
}
