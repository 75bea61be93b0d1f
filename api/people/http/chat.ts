import { uploadOf } from '#api/media/http/handlers.ts';
import { answerChain, changeChain, readChain } from '#api/people/chat/answer-chain.ts';
import { getCannedAnswers, saveCannedAnswers } from '#api/people/chat/canned-answers.ts';
import { getChatFigures } from '#api/people/chat/chat-figures.ts';
import { uploadChatFile } from '#api/people/chat/chat-files.ts';
import { getChain, listChains, listChatPeople } from '#api/people/chat/desk-chains.ts';
import { getChat } from '#api/people/chat/get-chat.ts';
import { oneMessage } from '#api/people/chat/one-message.ts';
import { readMessages } from '#api/people/chat/read-messages.ts';
import { saveChatContact } from '#api/people/chat/save-chat-contact.ts';
import { limitMessages, sendMessage } from '#api/people/chat/send-message.ts';
import { asOwner } from '#api/platform/http/as-owner.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { chatCalls } from '#schemas/contract/people/chat.ts';

export const chatHandlers: HandlersOf<typeof chatCalls> = {
  getMessages: (context, { query }) => getChat(context, query),
  sendMessage: async (context, { body, c }) => {
    const asker = asOwner(context, c);
    await limitMessages(asker);
    return oneMessage(asker, await sendMessage(asker, body));
  },
  readMessages: (context, { body }) => readMessages(context, body),
  saveChatContact: (context, { body }) => saveChatContact(context, body),
  uploadChatFile: (context, { query, c }) =>
    uploadChatFile(asOwner(context, c), uploadOf(c.req.raw, query.name)),
  listChains: (context, { query }) => listChains(context, query),
  listChatPeople: (context) => listChatPeople(context),
  getChatFigures: (context, { query }) => getChatFigures(context, query.days),
  getCannedAnswers: (context) => getCannedAnswers(context),
  saveCannedAnswers: (context, { body }) => saveCannedAnswers(context, body),
  getChain: (context, { params, query }) => getChain(context, params.id, query),
  answerChain: async (context, { params, body }) =>
    oneMessage(context, await answerChain(context, params.id, body)),
  changeChain: (context, { params, body }) => changeChain(context, params.id, body),
  readChain: (context, { params, body }) => readChain(context, params.id, body.number),
};
