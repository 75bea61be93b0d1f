/** What one message shows: its text, never as HTML, and what was attached. */
import type { ReactNode } from 'react';
import { AttachedProduct } from '#app/shared/chat/attached-product.tsx';
import { sayFileSize } from '#app/shared/chat/file-size.ts';
import { LinkedText } from '#app/shared/chat/linked-text.tsx';
import * as m from '#messages';
import type { ChatAttachment, ChatMessage } from '#schemas/domain/people/chat.ts';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/icons.tsx';

type Tone = 'visitor' | 'employee' | 'note';

const looks: Record<Tone, string> = {
  visitor: 'rounded-bl-sm border border-line bg-surface text-ink',
  employee: 'rounded-br-sm bg-accent text-on-accent',
  note: 'rounded-br-sm border border-dashed border-warning bg-warning-soft text-ink',
};

export const toneOf = ({ from }: Pick<ChatMessage, 'from'>): Tone =>
  from === 'employee' || from === 'note' ? from : 'visitor';

export function Bubble(props: {
  tone: Tone;
  text: string;
  origin: string;
  isPending?: boolean;
  children?: ReactNode;
}) {
  const { tone, text, origin, isPending = false, children } = props;
  return (
    <div
      className={classes(
        'max-w-[min(34rem,85%)] min-w-0 rounded-2xl px-3.5 py-2 [overflow-wrap:anywhere]',
        looks[tone],
        isPending && 'opacity-75',
      )}
    >
      {tone === 'note' ? (
        <span className="mb-0.5 block text-xs font-bold tracking-label text-warning uppercase">
          {m.inbox_note()}
        </span>
      ) : null}
      {text ? (
        <p className="whitespace-pre-wrap">
          <LinkedText text={text} origin={origin} />
        </p>
      ) : null}
      {children}
    </div>
  );
}

const fileHref = (id: string) => `/api/v2/messages/files/${id}`;

export const Attachments = ({ attachments }: { attachments: readonly ChatAttachment[] }) =>
  attachments.length === 0 ? null : (
    <ul className="mt-1 flex flex-col gap-2 first:mt-0">
      {attachments.map((attachment) => (
        <li key={attachment.kind === 'product' ? attachment.href : attachment._id}>
          <Attachment attachment={attachment} />
        </li>
      ))}
    </ul>
  );

function Attachment({ attachment }: { attachment: ChatAttachment }) {
  const { name } = attachment;
  if (attachment.kind === 'product')
    return (
      <a href={attachment.href} target="_blank" rel="noopener" className={linkLook}>
        <AttachedProduct product={attachment} />
      </a>
    );
  if (attachment.kind === 'proposal')
    return (
      <AttachmentLink
        href={`/admin/proposals/${attachment._id}`}
        name={m.proposal_title({ number: name })}
        about={m.inbox_proposal()}
      />
    );
  const href = fileHref(attachment._id);
  if (attachment.type === 'application/pdf')
    return <AttachmentLink href={href} name={name} about={sayFileSize(attachment.bytes)} />;
  return (
    <a href={href} target="_blank" rel="noopener" className="block">
      <img
        src={href}
        alt={m.inbox_photo({ name })}
        loading="lazy"
        className="h-40 w-56 max-w-full rounded-lg bg-sand object-cover"
      />
    </a>
  );
}

const linkLook = 'flex min-h-11 items-center gap-3 rounded-lg bg-paper px-3 py-2 text-ink hover:bg-sand';

/** A paper: a proposal, or a PDF file. */
const AttachmentLink = (props: { href: string; name: string; about: string }) => (
  <a href={props.href} target="_blank" rel="noopener" className={linkLook}>
    <LineIcon className="size-6 shrink-0 text-accent" path="M7 3h7l4 4v14H7V3Zm7 0v4h4M10 12h5m-5 4h5" />
    <span className="min-w-0 text-sm">
      <span className="block font-semibold underline underline-offset-2">{props.name}</span>
      <span className="block text-stone">{props.about}</span>
    </span>
  </a>
);
