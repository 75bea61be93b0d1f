/** One conversation of the list. */
import { Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { DeskChain } from '#schemas/domain/people/chat.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/icons.tsx';
import { nameOfChain, nameOfPerson, sayLasting, sayWhen } from './inbox-words.ts';

function VisitorAvatar({ chain, className }: { chain: DeskChain; className: string }) {
  if (chain.name) return <Avatar image={null} name={chain.name} className={className} />;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-sand text-stone',
        className,
      )}
    >
      <LineIcon className="size-1/2" path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8a7 7 0 0 1 14 0" />
    </span>
  );
}

export const FormChip = () => (
  <span className="inline-flex rounded-full bg-sand px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-stone">
    {m.inbox_form()}
  </span>
);

function previewOf({ preview, preview_from }: DeskChain): string {
  const text = preview || m.inbox_attachment();
  if (preview_from === 'employee') return m.inbox_preview_answer({ text });
  return preview_from === 'note' ? m.inbox_preview_note({ text }) : text;
}

type Props = {
  chain: DeskChain;
  to: string;
  isOpen: boolean;
  /** Whoever looks at it. */
  me: string;
  now: string;
};

export function ChainRow({ chain, to, isOpen, me, now }: Props) {
  const zone = useShopZone();
  const { company, contact, unread, waiting_since, last_at, channel } = chain;
  const isMine = contact?._id === me;
  return (
    <li>
      <Link
        to={to}
        aria-current={isOpen ? 'page' : undefined}
        className={classes(
          'relative grid grid-cols-[2.5rem_1fr] gap-x-3 px-4 py-3 transition-colors',
          isOpen
            ? 'bg-paper before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-accent'
            : 'hover:bg-paper/60',
        )}
      >
        <VisitorAvatar chain={chain} className="size-10 text-sm" />
        <span className="min-w-0">
          <span className="flex items-baseline gap-2">
            <span className={classes('min-w-0 truncate', unread ? 'font-bold' : 'font-medium')}>
              {nameOfChain(chain)}
            </span>
            <time
              dateTime={last_at}
              className="ml-auto shrink-0 text-xs whitespace-nowrap text-stone tabular-nums"
            >
              {sayWhen(last_at, { now, zone })}
            </time>
          </span>
          <span className="flex items-center gap-2">
            <span
              className={classes(
                'min-w-0 grow truncate text-sm',
                unread ? 'font-medium text-ink' : 'text-stone',
              )}
            >
              {previewOf(chain)}
            </span>
            {unread ? (
              <span className="size-2.5 shrink-0 rounded-full bg-accent">
                <span className="sr-only">{m.inbox_unread()}</span>
              </span>
            ) : null}
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-stone empty:hidden">
            {company ? <span className="min-w-0 truncate">{company.name}</span> : null}
            {channel === 'form' ? <FormChip /> : null}
            {waiting_since ? (
              <span className="inline-flex rounded-full bg-warning-soft px-2 py-0.5 font-semibold whitespace-nowrap text-warning tabular-nums">
                {m.inbox_waiting({ time: sayLasting(Date.parse(now) - Date.parse(waiting_since)) })}
              </span>
            ) : null}
            {contact && !isMine ? <span className="truncate">{nameOfPerson(contact)}</span> : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
