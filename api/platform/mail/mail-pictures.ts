/**
 * Pictures of a mail travel in it, so that it can be read without the internet. A letter that waits names them by their
 * base addresses; when it goes, each becomes a part of it. No text of a person's can name one: quotes are escaped.
 */
import type { Attachment } from '#api/platform/mail/mailer.ts';
import { escapeHtml } from './html.ts';

/** A JPEG's bytes of a base address; null where there is no such picture, or nobody here can make one. */
export type ReadPicture = (src: string) => Promise<Uint8Array | null>;

const cidOf = (src: string): string => `${Buffer.from(src).toString('base64url')}@storefront`;
const named = / src="cid:([A-Za-z0-9_-]+)@storefront"/g;

/** Its name stands beside it: a reader of screens need not hear it twice. */
export const pictureTag = (src: string): string =>
  `<img src="${escapeHtml(`cid:${cidOf(src)}`)}" width="64" height="80" alt="" style="display:block;object-fit:cover;border-radius:2px">`;

/** The HTML with the pictures that it names as its parts; one that cannot be read is left to the shop's address. */
export async function withPictures(
  html: string,
  read: ReadPicture,
  publicUrl: string,
): Promise<{ html: string; attachments: Attachment[] }> {
  const sources = new Set(
    [...html.matchAll(named)].map(([, id = '']) => Buffer.from(id, 'base64url').toString()),
  );
  const attachments: Attachment[] = [];
  let shown = html;
  for (const src of sources) {
    const cid = cidOf(src);
    const content = await read(src).catch(() => null);
    if (content)
      attachments.push({
        cid,
        filename: `${attachments.length + 1}.jpg`,
        content: Buffer.from(content),
        contentType: 'image/jpeg',
      });
    else shown = shown.replaceAll(`src="cid:${cid}"`, `src="${escapeHtml(`${publicUrl}${src}/160.webp`)}"`);
  }
  return { html: shown, attachments };
}
