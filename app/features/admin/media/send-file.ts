/** One file to the library, with its progress: XMLHttpRequest, because fetch does not tell how much is sent. */

import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import { type Media, type MediaKind, mediaLimits } from '#schemas/domain/media/media.ts';
import type { ReasonValues } from '#schemas/domain/platform/reasons.ts';

export type SendAnswer =
  | { ok: true; item: Media; duplicate: boolean }
  /** `final`: the same file would be refused again. */
  | { ok: false; cancelled: boolean; final: boolean; message: string };

export type Sending = { done: Promise<SendAnswer>; cancel: () => void };

export const kindOf = ({ type }: File): MediaKind =>
  type.startsWith('video/') ? 'video' : type === 'application/pdf' ? 'document' : 'image';

const tooLargeWords: Record<MediaKind, () => string> = {
  image: m.media_too_large_image,
  video: m.media_too_large_video,
  document: m.media_too_large_document,
};

/** What can be said without sending anything; the API says the rest. */
export function tooLargeToSend(file: File): string | null {
  if (file.size <= mediaLimits[kindOf(file)]) return null;
  return tooLargeWords[kindOf(file)]();
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Too large, of a type that is not taken, or broken: another try has the same answer. */
const refusedFiles: readonly number[] = [400, 413, 415, 422];

type Body = {
  item?: Media;
  duplicate?: boolean;
  _id?: string;
  message?: string;
  reason?: string;
  values?: ReasonValues;
} | null;

const refusalOf = (body: Body): string =>
  (body?.reason && sentenceOf({ ...body, reason: body.reason })) ??
  body?.message ??
  m.media_upload_unreached();

/** `replace`: the id of the item whose file this becomes; else `folder`: where it lies. `onSent`: of the bytes, 0 to 1. */
export function sendFile(
  file: File,
  options: { replace?: string; folder?: string | null; onSent?: (share: number) => void },
): Sending {
  const { replace, folder, onSent } = options;
  const request = new XMLHttpRequest();
  const done = new Promise<SendAnswer>((resolve) => {
    const fail = (message: string, { cancelled = false, final = false } = {}) =>
      resolve({ ok: false, cancelled, final, message });
    const large = tooLargeToSend(file);
    if (large) {
      fail(large, { final: true });
      return;
    }
    request.upload.onprogress = ({ loaded, total }) => onSent?.(total > 0 ? loaded / total : 0);
    request.onabort = () => fail(m.media_upload_cancelled(), { cancelled: true });
    request.onerror = () => fail(m.media_upload_unreached());
    request.onload = () => {
      const body = readAnswer(request.responseText) as Body;
      if (request.status >= 300 || !body)
        fail(refusalOf(body), { final: refusedFiles.includes(request.status) });
      else if (replace) resolve({ ok: true, item: body as unknown as Media, duplicate: false });
      else if (body.item) resolve({ ok: true, item: body.item, duplicate: body.duplicate ?? false });
      else fail(m.media_upload_unreached());
    };
    const path = replace ? `/api/v1/media/${encodeURIComponent(replace)}/file` : '/api/v1/media';
    // A pasted picture may come without a name.
    const query = new URLSearchParams({ name: file.name.slice(-120) || 'image' });
    if (folder && !replace) query.set('folder', folder);
    request.open(replace ? 'PUT' : 'POST', `${path}?${query}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
  return { done, cancel: () => request.abort() };
}
