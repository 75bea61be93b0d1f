import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerApproval, loadApproval } from '#app/features/account/approvals/approvals.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, {
    title: data ? m.approval_title({ total: formatDollars(data.approval.total) }) : m.error_not_found_title(),
  });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadApproval(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  answerApproval(context, request, params.id ?? '');

export default function ApprovalPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <ProfileArea
      screen="approval"
      id={data.approval._id}
      current="approvals"
      title={m.approval_title({ total: formatDollars(data.approval.total) })}
      data={{ ...data, answer: useActionData<typeof action>() }}
    />
  );
}
