/** Photos and PDFs of conversations (ours): POST and GET /api/v2/messages/files (docs/product.md#chat). */
import type { Readable } from 'node:stream';
import { receiveAs, type Taken, type Upload } from '#api/media/library/receive-file.ts';
import { sniffType } from '#api/media/library/sniff-type.ts';
import { deleteLooseFiles, findChatFile, insertChatFile } from '#api/people/storage/chat-desk.ts';
import { isOwner, requireOwner } from '#api/platform/auth/ownership.ts';
import { mayDo } from '#api/platform/auth/require-role.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type ChatFileType, chatFileTypes } from '#schemas/domain/people/chat.ts';
import { chatFileLimit } from '#schemas/domain/people/chat-frames.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const hour = 60 * 60 * 1000;
const most = { address: 200, visitor: 40 };
/** ms that a file waits for its message. */
const looseFor = 24 * hour;

const keyOf = ({ id, type }: { id: string; type: string }) =>
  `chat/${id}.${chatFileTypes[type as ChatFileType].extension}`;

const taken: Taken<ChatFileType> = {
  typeOf: (head) => {
    if (head.length === 0)
      throw new ProblemError('invalid', because('file_empty'), { '/file': [because('file_empty')] });
    const type = sniffType(head);
    const image = (['image/png', 'image/jpeg', 'image/webp'] as const).find((one) => one === type);
    if (image) return image;
    if (type === 'application/pdf') return type;
    throw new ProblemError('unsupported_media_type', because('chat_file_unreadable'));
  },
  limitOf: () => chatFileLimit,
  most: chatFileLimit,
  tooLarge: () => new ProblemError('too_large', because('chat_file_too_large')),
};

/** A name that no reader takes for another type. */
const nameFor = (name: string, type: ChatFileType): string => {
  const { extension } = chatFileTypes[type];
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 150) || 'file'}.${extension}`;
};

/** Its uploader's until a message takes it. Throws invalid (empty), unsupported_media_type, too_large, too_many_requests. */
export async function uploadChatFile(context: Context, upload: Upload) {
  const owner = requireOwner(context.actor);
  if (!(await countUse(context, whoAsks(context, 'chat-file', most), hour)))
    throw new ProblemError('too_many_requests', because('too_many_messages'));
  return receiveAs(context, upload, taken, async ({ path, bytes, type }) => {
    const file = { id: newId(), type, name: nameFor(upload.name, type), bytes };
    await context.files.put(keyOf(file), path, type);
    await insertChatFile(context.database.kysely, file, owner, context.now()).catch(
      async (error: unknown) => {
        await context.files.remove(keyOf(file));
        throw error;
      },
    );
    return { kind: 'file' as const, _id: file.id, name: file.name, type, bytes };
  });
}

/** For its uploader, the visitor of its conversation, and employees who answer. Throws not_found. */
export async function openChatFile(context: Context, id: string) {
  const row = await findChatFile(context.database.kysely, id);
  const isTheirs =
    row !== undefined &&
    (isOwner(context.actor, row) ||
      (row.chain_id !== null &&
        (mayDo(context.actor, 'answerChats') ||
          isOwner(context.actor, { account_id: row.chain_account, guest_id: row.chain_guest }))));
  const body: Readable | null = isTheirs ? await context.files.read(keyOf(row)) : null;
  if (!row || !body) throw new ProblemError('not_found', because('file_not_found'));
  return { row, body };
}

/** Takes files away that no row names any more. One that cannot be is logged: nobody finds it again without its id. */
export async function removeChatFiles(
  { files, log }: Pick<Services, 'files' | 'log'>,
  rows: readonly { id: string; type: string }[],
): Promise<void> {
  for (const row of rows)
    await files
      .remove(keyOf(row))
      .catch((error: unknown) => log.error({ err: error, file: row.id }, 'A file of the chat stays behind'));
}

/** Answers how many were removed. */
export async function removeLooseChatFiles(services: Services): Promise<number> {
  const { database, now } = services;
  const rows = await deleteLooseFiles(database.kysely, new Date(now().getTime() - looseFor));
  await removeChatFiles(services, rows);
  return rows.length;
}
