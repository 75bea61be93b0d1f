/** The toast library, behind services/toasts.tsx; imported by it alone, at the first toast. */
import { ToastContainer, toast } from 'react-toastify/unstyled';
import * as m from '#messages';
// The unstyled build: the other injects a style element, which the CSP refuses (docs/traps.md#toasts).
import './toasts.css';

type Shown = {
  kind: 'default' | 'info' | 'success' | 'error';
  duration: number;
  link?: { href: string; label: string };
  action?: { label: string; onPress: () => void };
};

export function show(message: string, { kind, duration, link, action }: Shown): void {
  // One box: the toast is a flex row, which takes the space between its parts away.
  const words = link ? (
    <p>
      {message}{' '}
      <a href={link.href} className="font-semibold whitespace-nowrap underline underline-offset-4">
        {link.label}
      </a>
    </p>
  ) : action ? (
    <p>
      {message}{' '}
      <button
        type="button"
        onClick={action.onPress}
        className="min-h-6 font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {action.label}
      </button>
    </p>
  ) : (
    message
  );
  // What can be undone now is not what could be undone before: it does not wait for that.
  if (action) {
    toast.clearWaitingQueue();
    toast.dismiss();
  }
  toast(words, {
    type: kind,
    autoClose: duration,
    // The message is the id, so that the same words are not queued twice.
    ...(action ? {} : { toastId: message }),
    role: kind === 'error' ? 'alert' : 'status',
  });
}

export const drop = (message: string): void => toast.dismiss(message);

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
