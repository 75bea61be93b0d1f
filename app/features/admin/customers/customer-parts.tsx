/** What the screens of customers are made of. */

import type { ReactNode } from 'react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import type { CustomerStatus, DeskCustomer, MergePreview } from '#schemas/domain/sales/customer-desk.ts';
import { Chip } from '#ui/chip.tsx';
import { statusNames } from './customer-words.ts';

export type CustomerPart = { customer: DeskCustomer; answer: StaffAnswer | undefined };
export type AskedMerge = { email: string; preview: MergePreview | null; error: string | null };

export const linkLook = 'text-accent underline underline-offset-4';

export const CustomerChip = ({ status }: { status: CustomerStatus }) => (
  <Chip tone={status === 'active' ? 'done' : 'quiet'}>{statusNames[status]()}</Chip>
);

/** One fact with its name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-x-4 py-1">
      <dt className="text-stone">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
