/** GET /api/v2/messages/ (docs/product.md#chat): the caller's conversation. */
import { isAnybodyThere } from '#api/people/storage/chat-desk.ts';
import type { Context } from '#api/platform/context.ts';
import { readChatSetting } from '#api/platform/site/chat-setting.ts';
import { currentWarehouseId, knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import type { Chat, ChatPerson } from '#schemas/domain/people/chat.ts';
import { opensNext } from '#schemas/domain/platform/opening-hours.ts';
import { alertOf, messageView, personView, presenceMs } from './chat-views.ts';
import { readMessagePage } from './message-page.ts';
import { contactFor, findMine } from './own-chain.ts';

type Asked = {
  user?: string | undefined;
  employee?: string | undefined;
  guest?: string | undefined;
  after?: number | undefined;
  before?: number | undefined;
};

/** Somebody of the team page, who has no inbox: the team answers. */
function teamView(_id: string, { name, title }: { name: string; title: string }): ChatPerson {
  const [first_name = '', ...rest] = name.split(' ');
  return { _id, first_name, last_name: rest.join(' '), image: null, title, online: false };
}

/** When the visitor's warehouse opens next. */
async function nextOpening(context: Context, now: Date) {
  const id = await currentWarehouseId(context, context.warehouseId);
  const house = (await knownWarehouses(context)).find((one) => one.id === id);
  return house ? opensNext(house, now) : null;
}

/** Changes nothing: the conversation begins with its first message. */
export async function getChat(context: Context, asked: Asked): Promise<Chat> {
  const db = context.database.kysely;
  const now = context.now();
  const chain = await findMine(context, db);
  const { popupDelay, awayMessage } = await readChatSetting(db);
  const email = chain?.account_email ?? chain?.email ?? null;
  const common = {
    popupDelay,
    user_id: context.actor.accountId ?? asked.guest ?? asked.user ?? '',
    attended: await isAnybodyThere(db, new Date(now.getTime() - presenceMs)),
    away: { message: awayMessage, opens: await nextOpening(context, now) },
  };
  if (!chain) {
    const wanted = await contactFor(context, db, asked.employee);
    return {
      ...common,
      messageChain: null,
      messagePopup: popupDelay > 0,
      companyContact: wanted.contact
        ? personView(wanted.contact, now)
        : wanted.askedFor && teamView(asked.employee ?? '', wanted.askedFor),
      email,
    };
  }
  const { after, before } = asked;
  const { rows, more } = await readMessagePage(db, chain.id, { after, before, notes: false });
  const employee = personView(chain, now);
  return {
    ...common,
    messageChain: {
      _id: chain.id,
      employee,
      messages: rows.map((row) => messageView(row, chain)),
      alert: alertOf(chain),
      more,
      delivered: Math.max(chain.employee_delivered, chain.employee_read),
      read: chain.employee_read,
    },
    // It opens by itself for who has not found it yet.
    messagePopup: false,
    companyContact: employee ?? (chain.asked_for ? teamView('', { name: chain.asked_for, title: '' }) : null),
    email,
  };
}
