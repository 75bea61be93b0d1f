/** What goes along with a message: products as the shop has them, the visitor's proposals, and files of its sender. */

import { findProductLinks } from '#api/catalog/shop/product-links.ts';
import { findChainAccount, findLooseFiles, takeFiles } from '#api/people/storage/chat-desk.ts';
import type { Owner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Answer, ChatAttachment, ChatFileType } from '#schemas/domain/people/chat.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/**
 * Throws invalid for a product that the shop does not show, a proposal that the visitor does not see, or a file that is
 * another's, taken, or gone.
 */
export async function resolveAttachments(
  context: Context,
  db: Executor,
  wanted: Answer['attachments'],
  { owner, chainId, at }: { owner: Owner; chainId: string; at: string },
): Promise<ChatAttachment[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.flatMap((one) => (one.kind === 'file' ? [one._id] : []));
  const proposals = await proposalsFor(context, db, wanted, chainId);
  const named = wanted.flatMap((one) => (one.kind === 'product' ? [one] : []));
  const links = await findProductLinks(db, named);
  const products = new Map(named.map((one, index) => [one, links[index]]));
  const files = new Map(
    ids.length > 0 ? (await findLooseFiles(db, ids, owner)).map((row) => [row.id, row]) : [],
  );
  const attachments = wanted.map((one, index): ChatAttachment => {
    if (one.kind === 'product') {
      const product = products.get(one);
      if (product) return { kind: 'product', ...product };
      const reason = because('product_not_found');
      throw new ProblemError('invalid', reason, { [`${at}/${index}/slug`]: [reason] });
    }
    if (one.kind === 'proposal') {
      const proposal = proposals.get(one._id);
      if (proposal) return { kind: 'proposal', ...proposal };
      const reason = because('proposal_not_theirs');
      throw new ProblemError('invalid', reason, { [`${at}/${index}/_id`]: [reason] });
    }
    const file = files.get(one._id);
    if (file) {
      const { id, name, bytes } = file;
      return { kind: 'file', _id: id, name, type: file.type as ChatFileType, bytes };
    }
    const reason = because('file_not_found');
    throw new ProblemError('invalid', reason, { [`${at}/${index}/_id`]: [reason] });
  });
  await takeFiles(db, ids, chainId);
  // The same thing twice is one thing.
  return [...new Map(attachments.map((one) => [one.kind === 'product' ? one.href : one._id, one])).values()];
}

/** The proposals that are to go along, as far as the conversation's visitor may see them; a guest has none. */
async function proposalsFor(context: Context, db: Executor, wanted: Answer['attachments'], chainId: string) {
  const ids = wanted.flatMap((one) => (one.kind === 'proposal' ? [one._id] : []));
  const account = ids.length > 0 ? await findChainAccount(db, chainId) : null;
  const found = account ? await context.findProposalLinks(context, db, ids, account) : [];
  return new Map(found.map((one) => [one._id, one]));
}
