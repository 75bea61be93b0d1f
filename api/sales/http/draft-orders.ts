import { asOwner } from '#api/platform/http/as-owner.ts';
import { giveWarehouse } from '#api/platform/http/cookies.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { changeDraftLines, deleteDraft, saveDraftDetails } from '#api/sales/drafts/change-draft.ts';
import { placeDraft } from '#api/sales/drafts/place-draft.ts';
import { getDraft, listDrafts } from '#api/sales/drafts/read-drafts.ts';
import { sendDraft } from '#api/sales/drafts/send-draft.ts';
import { getSentDraft, openSentDraft } from '#api/sales/drafts/sent-draft.ts';
import { startDraft } from '#api/sales/drafts/start-draft.ts';
import type { draftOrderCalls } from '#schemas/contract/sales/draft-orders.ts';

export const draftOrderHandlers: HandlersOf<typeof draftOrderCalls> = {
  listDrafts: (context, { query }) => listDrafts(context, query),
  startDraft: (context, { body }) => startDraft(context, body),
  getDraft: (context, { params }) => getDraft(context, params.id),
  changeDraftLines: (context, { params, body }) => changeDraftLines(context, params.id, body),
  saveDraftDetails: (context, { params, body }) => saveDraftDetails(context, params.id, body),
  sendDraft: (context, { params, body }) => sendDraft(context, params.id, body.version),
  placeDraft: (context, { params, body }) => placeDraft(context, params.id, body),
  deleteDraft: (context, { params }) => deleteDraft(context, params.id),
  getSentDraft: (context, { params }) => getSentDraft(context, params.token),
  openSentDraft: async (context, { params, c }) => {
    const opened = await openSentDraft(asOwner(context, c), params.token);
    // Its prices and its stock are of the warehouse that it was written for.
    giveWarehouse(c, opened.warehouse);
    return opened;
  },
};
