/** Letters of the house: text and HTML of one look, every value escaped. */
import type { Insertable } from 'kysely';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import type { Tables } from '#api/storage/schema.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const paper = '#f7f3ea';
const ink = '#1f1b16';
const accent = '#1d5c50';

export type Letter = {
  to: string;
  subject: string;
  paragraphs: string[];
  /** What was bought, said, or asked: pairs in two columns. */
  rows?: [string, string][];
  /** Path of the shop, and what its link says. */
  link?: { path: string; label: string };
  /** In small, at the end: how to have no more of these. */
  foot?: { path: string; label: string };
};

/** A letter for the mail table; nothing of it is HTML until here. */
export function letter(context: Context, { to, subject, paragraphs, rows = [], link, foot }: Letter) {
  const href = link ? `${context.publicUrl}${link.path}` : '';
  const footHref = foot ? `${context.publicUrl}${foot.path}` : '';
  const now = context.now().toISOString();
  // A line break in a subject would be another header.
  const title = subject.replace(/[\r\n]+/g, ' ');
  const text = [
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...rows.map(([what, value]) => `${what}  ${value}`),
    ...(rows.length > 0 ? [''] : []),
    ...(link ? [`${link.label} ${href}`, ''] : []),
    ...(foot ? [`${foot.label} ${footHref}`, ''] : []),
  ].join('\n');
  const cells = rows
    .map(
      ([what, value]) =>
        `<tr><td style="padding:6px 0">${escapeHtml(what)}</td><td align="right">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:${paper};color:${ink};font:16px/1.5 Georgia,serif">
<table role="presentation" width="560" align="center" style="padding:32px 24px"><tr><td>
<h1 style="font-weight:400">${escapeHtml(title)}</h1>${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')}
${cells ? `<table role="presentation" width="100%" style="font:15px/1.4 Helvetica,Arial,sans-serif">${cells}</table>` : ''}
${link ? `<p><a href="${escapeHtml(href)}" style="color:${accent}">${escapeHtml(link.label)}</a></p>` : ''}
${foot ? `<p style="font:13px/1.4 Helvetica,Arial,sans-serif"><a href="${escapeHtml(footHref)}" style="color:${ink}">${escapeHtml(foot.label)}</a></p>` : ''}
</td></tr></table></body></html>`;
  return {
    id: newId(),
    recipient: to,
    subject: title,
    text,
    html,
    attempts: 0,
    next_attempt_at: now,
    sent_at: null,
    created_at: now,
  } satisfies Insertable<Tables['mail']>;
}
