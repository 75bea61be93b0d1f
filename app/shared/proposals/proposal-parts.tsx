/** What the buyer's and the desk's screens of a proposal share: how it stands, its thread, its revisions. */
import { Link } from '@remix-run/react';
import { StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import type { Proposal, ProposalMessage } from '#schemas/domain/sales/proposal.ts';
import type { ProposalStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { classes } from '#ui/classes.ts';
import { TextareaField } from '#ui/field.tsx';

const names: Record<ProposalStatus, () => string> = {
  draft: m.proposal_status_draft,
  sent: m.proposal_status_sent,
  accepted: m.proposal_status_accepted,
  declined: m.proposal_status_declined,
  expired: m.proposal_status_expired,
  withdrawn: m.proposal_status_withdrawn,
};

const looks: Record<ProposalStatus, string> = {
  draft: 'bg-sand text-stone',
  sent: 'bg-warning-soft text-warning',
  accepted: 'bg-accent-soft text-accent-deep',
  declined: 'bg-danger-soft text-danger',
  expired: 'bg-sand text-stone',
  withdrawn: 'bg-sand text-stone',
};

export const proposalStatusName = (status: ProposalStatus): string => names[status]();

export function ProposalChip({ status }: { status: ProposalStatus }) {
  return (
    <span
      className={classes(
        'inline-flex rounded-sm px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        looks[status],
      )}
    >
      {names[status]()}
    </span>
  );
}

/** All that can be read, the newest first. */
export function Revisions({ proposal, path }: { proposal: Proposal; path: string }) {
  const zone = useShopZone();
  const { revisions, shown, revision: newest } = proposal;
  if (revisions.length < 2) return null;
  return (
    <nav aria-label={m.proposal_revisions()} className="mt-4 text-sm" data-no-print>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {[...revisions].reverse().map(({ revision, sent_at }) => {
          const label =
            sent_at === null
              ? m.proposal_revision_draft({ number: revision })
              : m.proposal_revision({ number: revision, day: formatDay(sent_at, zone) });
          const isNewest = revision === newest || sent_at === null;
          return (
            <li key={revision}>
              <Link
                to={
                  isNewest && sent_at !== null && path.startsWith('/a/')
                    ? path
                    : `${path}?revision=${revision}`
                }
                reloadDocument
                aria-current={revision === shown ? 'page' : undefined}
                className={classes(
                  'inline-flex min-h-9 items-center underline-offset-4',
                  revision === shown ? 'font-semibold' : 'text-accent underline',
                )}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type ThreadProps = {
  messages: readonly ProposalMessage[];
  /** The side that reads it: its own messages stand on the right. */
  isDesk: boolean;
  label: string;
  button: string;
  answer: StaffAnswer | undefined;
  shop: string;
};

export function Thread({ messages, isDesk, label, button, answer, shop }: ThreadProps) {
  const zone = useShopZone();
  const refused = refusedOf(answer, 'message');
  return (
    <>
      {messages.length === 0 ? (
        <p className="mt-2 text-sm text-stone">{m.proposal_no_messages()}</p>
      ) : (
        <ol className="mt-4 space-y-3">
          {messages.map(({ _id, at, by, from_desk, body }) => (
            <li
              key={_id}
              className={classes(
                'max-w-text rounded-sm px-4 py-3',
                from_desk === isDesk ? 'ml-auto w-fit bg-accent-soft' : 'w-fit bg-sand',
              )}
            >
              <p className="text-sm text-stone">
                <span className="font-semibold text-ink">{by || shop}</span>, {formatDay(at, zone)}
              </p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
            </li>
          ))}
        </ol>
      )}
      <StaffForm key={messages.length} name="message" className="mt-5 max-w-text space-y-3">
        <TextareaField
          name="body"
          label={label}
          required
          maxLength={2000}
          rows={3}
          defaultValue={refused?.values.body ?? ''}
          error={refused?.errors.body}
        />
        <Submit form="message" variant="outline">
          {button}
        </Submit>
      </StaffForm>
    </>
  );
}
