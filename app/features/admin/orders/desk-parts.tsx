/** What the desk's screens are made of. */

import type { ReactNode } from 'react';
import { StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { HistoryKind } from '#schemas/domain/sales/order-desk.ts';
import type { OrderStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { CheckboxField } from '#ui/field.tsx';
import { statusNames } from './desk-words.ts';

const tones: Record<OrderStatus, ChipTone> = {
  placed: 'waiting',
  partly_fulfilled: 'waiting',
  fulfilled: 'done',
  canceled: 'quiet',
};

export const StatusChip = ({ status }: { status: OrderStatus }) => (
  <Chip tone={tones[status]}>{statusNames[status]()}</Chip>
);

/** The entries that each form writes into the order's history. */
const written = {
  fulfil: ['fulfilled'],
  capture: ['payment_captured', 'payment_received'],
  refund: ['payment_refunded'],
  void: ['payment_voided'],
  cancel: ['canceled'],
  note: ['note'],
  askReturn: ['return_asked'],
  refundLines: ['lines_refunded'],
} satisfies Record<string, HistoryKind[]>;

/**
 * A form that is opened first; what moves money is confirmed by a tick before it is sent. Once its step is in the order's
 * history it is closed and empty, so that a second click repeats nothing. A refusal leaves it open.
 */
export function DeskForm(props: {
  name: keyof typeof written;
  order: Pick<DeskOrder, 'version' | 'history'>;
  answer: StaffAnswer | undefined;
  title: string;
  button: string;
  confirm?: string;
  open?: boolean;
  children?: ReactNode;
}) {
  const { name, order, answer, title, button, confirm, open = false, children } = props;
  const kinds: HistoryKind[] = written[name];
  const times = order.history.filter(({ kind }) => kinds.includes(kind)).length;
  const refused = refusedOf(answer, name);
  const isOpen = answer?.form === name ? !answer.done : open;
  return (
    <details key={times} open={isOpen} className="mt-4 border-t border-line pt-3">
      <summary className="min-h-9 cursor-pointer text-sm font-semibold underline underline-offset-4">
        {title}
      </summary>
      <StaffForm name={name} className="mt-3 space-y-4">
        <input type="hidden" name="version" value={order.version} />
        {children}
        {confirm ? (
          <CheckboxField
            name="confirm"
            required
            label={confirm}
            defaultChecked={refused?.values.confirm !== undefined}
            error={refused?.errors.confirm}
            className="text-sm"
          />
        ) : null}
        <Submit form={name} size="small">
          {button}
        </Submit>
      </StaffForm>
    </details>
  );
}
