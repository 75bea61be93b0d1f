/**
 * Answers that a visitor has not seen, and visitors whom nobody has looked at, are told of by email and in the shop
 * (docs/product.md#chat). Every process does it; each thing is told once.
 */
import { notify } from '#api/people/notifications/notify.ts';
import { type ChainRow, findMessages, type MessageRow } from '#api/people/storage/chat.ts';
import {
  findUnseenAnswers,
  findUnseenQuestions,
  takeUnseenAnswers,
  takeUnseenQuestions,
} from '#api/people/storage/chat-desk.ts';
import { operatorContext, type Services } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { readSender } from '#api/platform/site/site-name.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import { type Rounds, startRounds } from '#api/platform/worker.ts';
import * as m from '#messages';
import { wordsOf } from './transcript.ts';

const everyMs = 15_000;
/** ms until somebody who was not shown an answer is told of it, and until the dealer is told of who waits. */
const answerMs = 60_000;
const questionMs = 2 * 60_000;
const atOnce = 50;
const messagesInMail = 10;

const chatHref = '/#chat';
/** From an email: to the person's own conversation, in whatever browser it is opened. */
const accountChatHref = `/login?${new URLSearchParams({ returnTo: chatHref })}`;

/** Characters of the question that is quoted under its answer. */
const quoted = 300;

/** The question before an answer by email, short; '' where the answers begin the conversation. */
async function questionBefore(db: Executor, chain: string, answer: MessageRow | undefined): Promise<string> {
  const before = answer?.number;
  const rows = await findMessages(db, chain, { before, limit: messagesInMail, notes: false });
  const text = rows.findLast(({ sender }) => sender !== 'employee')?.content.trim() ?? '';
  return text.length > quoted ? `${text.slice(0, quoted).replace(/\s+\S*$/, '')}…` : text;
}

async function tellAnswers(services: Services, chain: ChainRow): Promise<void> {
  const context = operatorContext(services);
  await services.database.transaction(async (tx) => {
    if (!(await takeUnseenAnswers(tx, chain.id, chain.employee_last))) return;
    const after = Math.max(chain.user_delivered, chain.user_read, chain.mailed_number);
    const rows = await findMessages(tx, chain.id, { after, limit: 200, notes: false });
    const answers = rows.filter(({ sender }) => sender === 'employee').slice(-messagesInMail);
    const who = answers.at(-1)?.first_name ?? '';
    const isForm = chain.channel === 'form';
    let byEmail = true;
    if (chain.account_id) {
      const told = { accountId: chain.account_id, kind: 'chat_answered' as const, href: chatHref };
      ({ byEmail } = await notify(services, tx, { ...told, params: { name: who } }));
    }
    // What the contact form asked is answered by email, as it said.
    const to = isForm ? (chain.email ?? chain.account_email) : (chain.account_email ?? chain.email);
    if (!to || !(byEmail || isForm)) return;
    const name = chain.first_name ?? chain.name;
    const question = isForm ? await questionBefore(tx, chain.id, answers[0]) : '';
    await insertMail(
      tx,
      'chat',
      await letterTo(context, tx, to, () => ({
        subject: m.mail_chat_answer_subject({ name: who }),
        paragraphs: [
          ...(name ? [m.mail_order_greeting({ name })] : []),
          m.mail_chat_answer({ name: who }),
          ...answers.map(wordsOf),
          ...(question ? [m.mail_chat_form_question(), question.replace(/^/gm, '> ')] : []),
          ...(isForm ? [m.mail_chat_form_hint()] : []),
          ...(isForm || chain.account_id ? [] : [m.mail_chat_guest_hint()]),
        ],
        link: isForm
          ? { path: '/contact', label: m.mail_chat_form_link() }
          : { path: chain.account_id ? accountChatHref : chatHref, label: m.mail_chat_link() },
        isChosen: chain.account_id !== null && !isForm,
      })),
    );
    onCommit(tx, services.mailWaiting);
  });
}

async function tellQuestions(services: Services, chain: ChainRow): Promise<void> {
  const context = operatorContext(services);
  await services.database.transaction(async (tx) => {
    if (!(await takeUnseenQuestions(tx, chain.id, chain.told_number, chain.user_last))) return;
    const rows = await findMessages(tx, chain.id, { after: chain.employee_last, limit: 200, notes: false });
    const given = [chain.first_name, chain.last_name].filter(Boolean).join(' ') || chain.name;
    const to = chain.employee_email ?? (await readSender(tx)).address;
    const words = () => {
      const name = given || m.mail_chat_guest();
      return {
        replyTo: chain.account_email ?? chain.email,
        subject: m.mail_chat_question_subject({ name }),
        paragraphs: [m.mail_chat_question({ name }), ...rows.slice(-messagesInMail).map(wordsOf)],
        link: { path: `/admin/messages/${chain.id}`, label: m.mail_chat_question_link() },
      };
    };
    await insertMail(tx, 'chat', await letterTo(context, tx, to, words));
    onCommit(tx, services.mailWaiting);
  });
}

/** One round; answers how many conversations it told of. */
export async function tellUnseen(services: Services): Promise<number> {
  const db = services.database.kysely;
  const now = services.now().getTime();
  const answers = await findUnseenAnswers(db, new Date(now - answerMs), atOnce);
  for (const chain of answers) await tellAnswers(services, chain);
  const questions = await findUnseenQuestions(db, new Date(now - questionMs), atOnce);
  for (const chain of questions) await tellQuestions(services, chain);
  return answers.length + questions.length;
}

export const startTellingUnseen = (services: Services): Rounds =>
  startRounds('chat mail', services, everyMs, () => tellUnseen(services));
