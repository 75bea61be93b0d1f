import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { ButtonVariant } from '#schemas/fields/fields.ts';
import { Link } from '#ui/link.tsx';
import { classes } from './classes.ts';

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm font-semibold whitespace-nowrap transition-colors ease-out select-none max-[22.5rem]:whitespace-normal max-[22.5rem]:text-center';
const sizes = {
  small: 'min-h-9 px-3.5 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-base',
} as const;
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-deep',
  secondary: 'bg-ink text-paper hover:bg-accent-deep',
  outline: 'border border-line-strong text-ink hover:border-accent hover:bg-accent-soft',
  text: 'text-accent underline decoration-1 underline-offset-[0.35em] hover:text-accent-deep hover:decoration-2',
};

type Look = { variant?: ButtonVariant; size?: keyof typeof sizes; full?: boolean };

/** The classes of a button, for what is neither <button> nor link. */
export function buttonClasses({ variant = 'primary', size = 'medium', full = false }: Look = {}): string {
  return classes(
    base,
    variant === 'text' ? 'min-h-11 text-base' : sizes[size],
    variants[variant],
    full && 'w-full',
  );
}

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

/** A button. `busy` says that its work is under way: it stays focusable and does nothing when pressed again. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(
        buttonClasses({ variant, size, full }),
        'disabled:cursor-not-allowed disabled:opacity-55 aria-busy:opacity-70',
        className,
      )}
    />
  );
}

export type ButtonLinkProps = Look & {
  to: string;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
  /** A full load: into /checkout, /a and /admin (docs/traps.md#full-loads). */
  reloadDocument?: boolean;
  /** In place of this entry of the history. */
  replace?: boolean;
  onClick?: (event: MouseEvent) => void;
};

/** A link that looks like a button. An address outside the shop becomes a plain link. */
export function ButtonLink({ variant, size, full, to, className, reloadDocument, ...rest }: ButtonLinkProps) {
  const look = classes(buttonClasses({ variant, size, full }), className);
  return (
    <Link
      {...rest}
      to={to}
      reloadDocument={reloadDocument}
      prefetch={to.startsWith('/') ? 'intent' : 'none'}
      className={look}
    />
  );
}
