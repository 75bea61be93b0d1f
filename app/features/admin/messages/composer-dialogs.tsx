/** What can be put into an answer: a ready one, a product of the shop, or a proposal to the visitor. */
import { Link, useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { AttachedProduct } from '#app/shared/chat/attached-product.tsx';
import { ProposalChip } from '#app/shared/proposals/proposal-parts.tsx';
import * as m from '#messages';
import type { CannedAnswers } from '#schemas/domain/people/chat.ts';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import type { findProposalsOf, findShopProducts } from './inbox.server.ts';

const rowLook =
  'block w-full rounded-sm px-3 py-2.5 text-left hover:bg-accent-soft focus-visible:bg-accent-soft';

export function ReadyAnswersDialog(props: {
  answers: CannedAnswers['answers'];
  onChoose: (text: string) => void;
  onClose: () => void;
}) {
  const { answers, onChoose, onClose } = props;
  const [q, setQ] = useState('');
  const words = q.trim().toLowerCase();
  const found = answers.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(words));
  return (
    <Dialog
      title={m.inbox_answers()}
      onClose={onClose}
      footer={
        <Link
          to="/admin/messages/answers"
          className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.inbox_answers_manage()}
        </Link>
      }
    >
      {answers.length === 0 ? (
        <p className="text-stone">{m.inbox_answers_none()}</p>
      ) : (
        <>
          <TextField
            type="search"
            label={m.inbox_answers_find()}
            data-autofocus
            value={q}
            onChange={({ target }) => setQ(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (found[0]) onChoose(found[0].text);
            }}
          />
          <ul className="mt-3 divide-y divide-line">
            {found.map(({ title, text }) => (
              <li key={`${title} ${text}`}>
                <button type="button" onClick={() => onChoose(text)} className={rowLook}>
                  <span className="block font-semibold">{title}</span>
                  <span className="line-clamp-2 text-sm text-stone">{text}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="text-sm text-stone empty:hidden">
            {found.length === 0 ? m.inbox_nothing_found() : null}
          </p>
        </>
      )}
    </Dialog>
  );
}

/** ms after the last key until the shop is searched. */
const searchAfterMs = 200;
let searching: ReturnType<typeof setTimeout> | undefined;

export function ProductDialog(props: {
  onChoose: (product: { slug: string; sku?: string | undefined; name: string }) => void;
  onClose: () => void;
}) {
  const fetcher = useFetcher<typeof findShopProducts>();
  const [q, setQ] = useState('');
  const found = q.trim() ? (fetcher.data ?? []) : [];
  const isEmpty = q.trim() !== '' && fetcher.state === 'idle' && fetcher.data?.length === 0;
  return (
    <Dialog title={m.inbox_attach_product()} onClose={props.onClose}>
      <TextField
        type="search"
        label={m.inbox_product_find()}
        data-autofocus
        value={q}
        onChange={({ target }) => {
          setQ(target.value);
          const words = target.value.trim();
          clearTimeout(searching);
          if (!words) return;
          const path = `/admin/messages/find?${new URLSearchParams({ q: words })}`;
          searching = setTimeout(() => fetcher.load(path), searchAfterMs);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className="mt-3 divide-y divide-line">
        {found.map((product) => (
          <li key={product.slug}>
            <button type="button" onClick={() => props.onChoose(product)} className={rowLook}>
              <AttachedProduct product={product} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-stone empty:hidden">
        {isEmpty ? m.inbox_nothing_found() : null}
      </p>
    </Dialog>
  );
}

/** What was sent to the visitor, the newest first. */
export function ProposalDialog(props: {
  account: string;
  onChoose: (proposal: { _id: string; number: string }) => void;
  onClose: () => void;
}) {
  const { account, onChoose, onClose } = props;
  const { load, data } = useFetcher<typeof findProposalsOf>();
  useEffect(() => load(`/admin/messages/proposals?${new URLSearchParams({ account })}`), [load, account]);
  return (
    <Dialog title={m.inbox_attach_proposal()} onClose={onClose}>
      <ul aria-label={m.account_proposals()} className="divide-y divide-line">
        {data?.map(({ _id, number, status, expires_on, total }) => (
          <li key={_id}>
            <button type="button" onClick={() => onChoose({ _id, number })} className={rowLook}>
              <span className="flex items-baseline justify-between gap-3 font-semibold">
                {number} <span className="tabular-nums">{formatDollars(total)}</span>
              </span>
              <span className="mt-1 flex items-baseline justify-between gap-3 text-sm text-stone">
                {m.proposal_until({ day: formatDate(expires_on) })} <ProposalChip status={status} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-stone empty:hidden">
        {data ? (data.length === 0 ? m.inbox_proposals_none() : null) : m.inbox_proposals_loading()}
      </p>
    </Dialog>
  );
}
