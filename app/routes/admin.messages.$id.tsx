import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useOutletContext,
} from '@remix-run/react';
import { ConversationScreen } from '#app/features/admin/messages/conversation-screen.tsx';
import { actOnConversation, loadConversation } from '#app/features/admin/messages/inbox.server.ts';
import type { InboxContext } from '#app/features/admin/messages/inbox-screen.tsx';
import { nameOfChain, withWaiting } from '#app/features/admin/messages/inbox-words.ts';
import { isRefreshed } from '#app/features/admin/messages/refresh.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import type { loader as inboxLoader } from './admin.messages.tsx';

export const meta: MetaFunction<typeof loader, { 'routes/admin.messages': typeof inboxLoader }> = ({
  matches,
  data,
}) => {
  const inbox = matches.find(({ id }) => id === 'routes/admin.messages')?.data?.inbox;
  const name = data ? m.inbox_title_with({ name: nameOfChain(data.chain) }) : m.inbox_title();
  return shopMeta(matches, { title: withWaiting(name, inbox?.counts.waiting ?? 0) });
};

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadConversation(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnConversation(context, request, params.id ?? '');

/** A refresh of the list is about the conversation that is open only when that moved too. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  currentParams,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || currentUrl.href !== nextUrl.href || isRefreshed(currentParams.id ?? '');
}

export default function Conversation() {
  const loaded = useLoaderData<typeof loader>();
  const { chain, isOlder } = loaded;
  return (
    <ConversationScreen
      key={`${chain._id} ${isOlder}`}
      loaded={loaded}
      answer={useActionData<typeof action>()}
      inbox={useOutletContext<InboxContext>()}
    />
  );
}
