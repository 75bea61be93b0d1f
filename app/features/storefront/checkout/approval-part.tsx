/** What an order above the buyer's limit needs, on the review step (docs/product.md#approvals). */
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CheckoutApproval } from '#schemas/domain/sales/approval.ts';
import { TextareaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { StepForm } from './use-step-form.ts';

type Props = { approval: CheckoutApproval; work: Pick<StepForm, 'errors' | 'answer'> };

export function ApprovalPart({ approval, work }: Props) {
  const isAsking = approval.state !== 'pending' && approval.state !== 'approved';
  return (
    <div className="space-y-5">
      <State approval={approval} />
      {isAsking ? (
        <TextareaField
          id="approval_note"
          name="approval_note"
          label={m.checkout_approval_note()}
          rows={3}
          maxLength={1000}
          defaultValue={work.answer?.values.approval_note ?? ''}
          error={work.errors.approval_note}
        />
      ) : null}
    </div>
  );
}

function State({ approval: { state, outdated_by, limit, request } }: Pick<Props, 'approval'>) {
  const zone = useShopZone();
  const total = formatDollars(request?.total ?? 0);
  const name = request?.decided_by ?? '';
  if (state === 'pending')
    return (
      <Notice title={m.checkout_approval_pending_title()}>
        {m.checkout_approval_pending({ total, day: formatDay(request?.requested_at ?? '', zone) })}
      </Notice>
    );
  if (state === 'approved')
    return <Notice tone="success">{m.checkout_approval_approved({ name, total })}</Notice>;
  if (state === 'declined')
    return (
      <Notice tone="warning" title={m.checkout_approval_declined_title()}>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {m.checkout_approval_declined({ name, reason: request?.reason ?? '' })}
        </p>
        <p>{m.checkout_approval_declined_next()}</p>
      </Notice>
    );
  if (state === 'outdated')
    return (
      <Notice tone="warning" title={m.checkout_approval_outdated_title()}>
        {outdated_by === 'goods'
          ? m.checkout_approval_goods_changed({ total })
          : m.checkout_approval_outdated({ total })}
      </Notice>
    );
  return (
    <Notice title={m.checkout_approval_title()}>
      {m.checkout_approval_needed({ limit: formatDollars(limit) })}
    </Notice>
  );
}
