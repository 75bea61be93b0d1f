/** GET /api/v2/messages/ (docs/product.md#chat): the caller's conversation. */
import { isAnybodyThere } from '#api/people/storage/chat-desk.ts';
import type { Context } from '#api/platform/context.ts';
import { readChatSetting } from '#api/platform/site/chat-setting.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import type { Chat, ChatPerson } from '#schemas/domain/people/chat.ts';
import { inEither } from '#schemas/domain/platform/language.ts';
import { opensNext } from '#schemas/domain/platform/opening-hours.ts';
import { alertOf, messageView, personView, presenceMs } from './chat-views.ts';
import { readMessagePage } from './message-page.ts';
import { chosenContact, contactFor, findMine, type Wanted } from './own-chain.ts';

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

const shownContact = ({ contact, askedFor }: Wanted, chosen: string | undefined, now: Date) =>
  contact ? personView(contact, now) : askedFor && teamView(chosen ?? '', askedFor);

/** Changes nothing: the conversation begins with its first message. */
export async function getChat(context: Context, asked: Asked): Promise<Chat> {
  const db = context.database.kysely;
  const now = context.now();
  const chain = await findMine(context, db);
  const { popupDelay, awayMessage, awayMessageInSpanish } = await readChatSetting(db);
  const house = (await knownWarehouses(context)).find(({ id }) => id === context.warehouseId);
  const email = chain?.account_email ?? chain?.email ?? null;
  const common = {
    popupDelay,
    user_id: context.actor.accountId ?? asked.guest ?? asked.user ?? '',
    attended: await isAnybodyThere(db, new Date(now.getTime() - presenceMs)),
    away: {
      message: inEither(awayMessage, awayMessageInSpanish),
      phone: house?.phone ?? '',
      opens: house ? opensNext(house, now) : null,
    },
  };
  if (!chain) {
    return {
      ...common,
      messageChain: null,
      // A house where nobody answers does not speak up.
      messagePopup: popupDelay > 0 && common.attended,
      companyContact: shownContact(await contactFor(context, db, asked.employee), asked.employee, now),
      email,
    };
  }
  const { after, before } = asked;
  const { rows, more } = await readMessagePage(db, chain.id, { after, before, notes: false });
  const employee = personView(chain, now);
  // Somebody else was chosen since: the next message goes to them.
  const chosen = await chosenContact(context, db, asked.employee);
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
    companyContact: chosen
      ? shownContact(chosen, asked.employee, now)
      : (employee ?? (chain.asked_for ? teamView('', { name: chain.asked_for, title: '' }) : null)),
    email,
  };
}
