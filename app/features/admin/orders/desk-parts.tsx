/** What the desk's screens are made of. */
import type { ReactNode } from 'react';
import { StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { OrderStatus } from '#schemas/domain/sales/order-desk.ts';
import { classes } from '#ui/classes.ts';
import { CheckboxField } from '#ui/field.tsx';
import { statusNames } from './desk-words.ts';

const looks: Record<OrderStatus, string> = {
  placed: 'bg-warning-soft text-warning',
  partly_fulfilled: 'bg-warning-soft text-warning',
  fulfilled: 'bg-accent-soft text-accent-deep',
  canceled: 'bg-sand text-stone',
};

export function StatusChip({ status }: { status: OrderStatus }) {
  return (
    <span
      className={classes(
        'inline-flex rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        looks[status],
      )}
    >
      {statusNames[status]()}
    </span>
  );
}

/** A form that is opened first; what moves money is confirmed by a tick before it is sent. */
export function DeskForm(props: {
  name: string;
  version: number;
  title: string;
  button: string;
  confirm?: string;
  open?: boolean;
  children?: ReactNode;
}) {
  const { name, version, title, button, confirm, open, children } = props;
  return (
    <details open={open} className="mt-4 border-t border-line pt-3">
      <summary className="min-h-9 cursor-pointer text-sm font-semibold underline underline-offset-4">
        {title}
      </summary>
      <StaffForm name={name} className="mt-3 space-y-4">
        <input type="hidden" name="version" value={version} />
        {children}
        {confirm ? <CheckboxField name="confirm" required label={confirm} className="text-sm" /> : null}
        <Submit form={name} size="small">
          {button}
        </Submit>
      </StaffForm>
    </details>
  );
}
