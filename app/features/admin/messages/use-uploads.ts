/** What goes along with the next answer: products, and files on their way to the server. */
import { useRef, useState } from 'react';
import { sendablePhoto } from '#app/shared/chat/sendable-photo.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import { attachmentLimit } from '#schemas/domain/people/chat.ts';
import { chatFileLimit } from '#schemas/domain/people/chat-frames.ts';
import type { ReasonValues } from '#schemas/domain/platform/reasons.ts';
import type { Attached } from './pending-answer.ts';

type Item = {
  key: string;
  label: string;
  /** Null until the file is there. */
  wire: Attached['wire'] | null;
  error?: string;
};

type Body = { _id?: string; message?: string; reason?: string; values?: ReasonValues } | null;

/** The id of the file that was kept, or why it was not. */
async function upload(chosen: File): Promise<{ _id: string } | { error: string }> {
  const file = await sendablePhoto(chosen);
  if (file.size > chatFileLimit)
    return { error: sentenceOf({ reason: 'chat_file_too_large' }) ?? m.inbox_upload_unreached() };
  // A pasted picture may come without a name.
  const query = new URLSearchParams({ name: file.name.replace(/[/\\]/g, '-').slice(-200) || 'image' });
  const response = await fetch(`/api/v2/messages/files?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => null);
  const body: Body = (await response?.json().catch(() => null)) ?? null;
  if (response?.ok && body?._id) return { _id: body._id };
  const sentence = body?.reason && sentenceOf({ ...body, reason: body.reason });
  return { error: sentence || body?.message || m.inbox_upload_unreached() };
}

export function useUploads() {
  const [items, setItems] = useState<readonly Item[]>([]);
  const count = useRef(0);
  const nextKey = () => {
    count.current += 1;
    return `attached-${count.current}`;
  };
  /** False when some were left out: more than a message takes. */
  const add = (files: readonly File[]): boolean => {
    for (const file of files.slice(0, attachmentLimit - items.length)) {
      const key = nextKey();
      setItems((before) => [...before, { key, label: file.name, wire: null }]);
      void upload(file).then((answer) =>
        setItems((before) =>
          before.map((item) =>
            item.key !== key
              ? item
              : '_id' in answer
                ? { ...item, wire: { kind: 'file', _id: answer._id } }
                : { ...item, error: answer.error },
          ),
        ),
      );
    }
    return files.length <= attachmentLimit - items.length;
  };
  return {
    items,
    /** What may be sent: a file that was refused stays behind. */
    ready: items.flatMap(({ label, wire }): Attached[] => (wire ? [{ label, wire }] : [])),
    isBusy: items.some(({ wire, error }) => wire === null && error === undefined),
    add,
    /** What went along with a draft. */
    restore: (attached: readonly Attached[]) =>
      setItems(attached.map(({ label, wire }) => ({ key: nextKey(), label, wire }))),
    /** What goes along already is not attached once more. */
    attach: ({ label, wire }: Attached) =>
      setItems((before) =>
        before.some((item) => JSON.stringify(item.wire) === JSON.stringify(wire))
          ? before
          : [...before, { key: nextKey(), label, wire }],
      ),
    remove: (key: string) => setItems((before) => before.filter((item) => item.key !== key)),
    /** What was sent; a file that was refused stays, with why, until it is removed. */
    clear: () => setItems((before) => before.filter(({ error }) => error !== undefined)),
  };
}
