/** Letters of the house: text and HTML of one look, every value escaped. */
import type { Insertable } from 'kysely';
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { speaking } from '#api/platform/language.ts';
import { newId } from '#api/platform/new-id.ts';
import * as m from '#messages';
import { currentLanguage, inLanguage, type Language } from '#schemas/domain/platform/language.ts';
import { type EmailItem, itemsHtml, itemsText } from './email-items.ts';
import { escapeHtml, mailColors } from './html.ts';
import { languageOf } from './reader-language.ts';

const { paper, ink, stone, accent } = mailColors;

/** A path of the shop as the first language has it, and what its link says. */
type Link = { path: string; label: string };

export type Letter = {
  to: string;
  /** Whom an answer goes to, where it is not the shop. */
  replyTo?: string | null;
  subject: string;
  paragraphs: string[];
  /** What it is about, with pictures. */
  items?: EmailItem[];
  /** What was bought, said, or asked: pairs in two columns. */
  rows?: [string, string][];
  /** Files to read, under a heading; `url` is a path of the shop that is the same in every language, or an https address. */
  files?: { title: string; list: { label: string; url: string }[] };
  link?: Link;
  /** Another one, beside it. */
  also?: Link;
  /** In small, at the end: how to have no more of these. */
  foot?: Link;
  /** The foot's address also takes the one click of a mail program's own unsubscribe button (RFC 8058). */
  oneClick?: boolean;
  /** Of a kind that its reader can switch off: says where (docs/product.md#notifications). */
  isChosen?: boolean;
};

/** Said in the language of whoever reads it: everything that is a sentence, a date or a name is made when it is called. */
export type LetterWords = () => Omit<Letter, 'to'>;

const mark = '<!--letterhead-->';

/** Puts the shop's name over a letter that goes out now. */
export const withLetterhead = (html: string, shop: string): string =>
  html.replace(
    mark,
    () =>
      `<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid ${accent};color:${accent};font-size:18px">${escapeHtml(shop)}</p>`,
  );

const sans = 'Helvetica,Arial,sans-serif';

const choices = (): Link => ({ path: '/a/settings#notifications', label: m.mail_choices() });

/**
 * A letter for the mail table, in the language that its reader is written to in; `unknown` where nobody knows. In one
 * transaction with what it tells of.
 */
export async function letterTo(
  services: Pick<Services, 'publicUrl' | 'now'>,
  db: Executor,
  to: string,
  words: LetterWords,
  unknown?: Language,
) {
  return speaking(await languageOf(db, to, unknown), () => letter(services, { to, ...words() }));
}

/** In the language that is spoken; nothing of it is HTML until here. */
export function letter({ publicUrl, now }: Pick<Services, 'publicUrl' | 'now'>, given: Letter) {
  const {
    to,
    replyTo = null,
    subject,
    paragraphs,
    items = [],
    rows = [],
    files = { title: '', list: [] },
    link,
    also,
    foot,
    oneClick,
    isChosen,
  } = given;
  const hrefOf = ({ path }: Link) => `${publicUrl}${inLanguage(path)}`;
  const fileHref = (url: string) => (url.startsWith('/') ? `${publicUrl}${url}` : url);
  const links = [link, also].filter((one) => one !== undefined);
  const feet = [foot, isChosen ? choices() : undefined].filter((one) => one !== undefined);
  const writtenAt = now().toISOString();
  // A line break in a subject would be another header.
  const title = subject.replace(/[\r\n]+/g, ' ');
  const text = [
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...itemsText(items),
    ...(items.length > 0 ? [''] : []),
    ...rows.map(([what, value]) => `${what}  ${value}`),
    ...(rows.length > 0 ? [''] : []),
    ...(files.list.length > 0 ? [files.title, ''] : []),
    ...files.list.flatMap((file) => [`${file.label}: ${fileHref(file.url)}`, '']),
    ...[...links, ...feet].flatMap((one) => [`${one.label}: ${hrefOf(one)}`, '']),
  ].join('\n');
  const cells = rows
    .map(
      ([what, value]) =>
        `<tr><td valign="top" style="padding:6px 16px 6px 0;color:${stone}">${escapeHtml(what)}</td><td align="right" style="padding:6px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const anchors = links
    .map((one) => `<a href="${escapeHtml(hrefOf(one))}" style="color:${accent}">${escapeHtml(one.label)}</a>`)
    .join(' &nbsp;·&nbsp; ');
  const fileRows = files.list
    .map(
      (file) =>
        `<li style="padding:4px 0"><a href="${escapeHtml(fileHref(file.url))}" style="color:${accent}">${escapeHtml(file.label)}</a></li>`,
    )
    .join('');
  const html = `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:${paper};color:${ink};font:16px/1.5 Georgia,serif">
<table role="presentation" align="center" style="width:100%;max-width:560px;padding:32px 24px"><tr><td>
${mark}<h1 style="font-weight:400;font-size:28px;line-height:1.2">${escapeHtml(title)}</h1>${paragraphs.map((paragraph) => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`).join('')}
${itemsHtml(items)}
${cells ? `<table role="presentation" width="100%" cellspacing="0" style="font:15px/1.4 ${sans}">${cells}</table>` : ''}
${fileRows ? `<h2 style="font-weight:400;font-size:18px;margin:24px 0 8px">${escapeHtml(files.title)}</h2><ul style="font:15px/1.4 ${sans};margin:0;padding-left:20px">${fileRows}</ul>` : ''}
${anchors ? `<p>${anchors}</p>` : ''}
${feet.map((one) => `<p style="font:13px/1.4 ${sans}"><a href="${escapeHtml(hrefOf(one))}" style="color:${ink}">${escapeHtml(one.label)}</a></p>`).join('')}
</td></tr></table></body></html>`;
  return {
    id: newId(),
    recipient: to,
    reply_to: replyTo,
    subject: title,
    text,
    html,
    attempts: 0,
    next_attempt_at: writtenAt,
    sent_at: null,
    created_at: writtenAt,
    unsubscribe: oneClick && foot ? hrefOf(foot) : null,
  } satisfies Insertable<Tables['mail']>;
}
