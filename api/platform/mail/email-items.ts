/** Goods in an email: a picture, a name, what was chosen, and what it costs. */
import { escapeHtml, mailColors } from './html.ts';
import { pictureTag } from './mail-pictures.ts';

export type EmailItem = {
  name: string;
  details: string[];
  /** What stands on the right, such as a sum. */
  value: string;
  /** The picture's base address (docs/product.md#entities); none where it is empty. */
  picture?: string;
};

/** Pictures of one letter: more make it heavy, and nobody scrolls that far. */
const mostPictures = 24;

export const itemsText = (items: readonly EmailItem[]): string[] =>
  items.flatMap(({ name, details, value }) => [
    [name, value].filter(Boolean).join('  '),
    ...details.map((detail) => `   ${detail}`),
  ]);

export function itemsHtml(items: readonly EmailItem[]): string {
  if (items.length === 0) return '';
  const rows = items.map(({ name, details, value, picture }, index) => {
    const shown = picture && index < mostPictures ? pictureTag(picture) : '';
    const small = details
      .map(
        (detail) => `<br><span style="color:${mailColors.stone};font-size:13px">${escapeHtml(detail)}</span>`,
      )
      .join('');
    const cell = `padding:10px 0;border-top:1px solid ${mailColors.line}`;
    return `<tr><td width="76" valign="top" style="${cell}">${shown}</td><td valign="top" style="${cell}">${escapeHtml(name)}${small}</td><td align="right" valign="top" style="${cell};white-space:nowrap;padding-left:12px">${escapeHtml(value)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellspacing="0" style="font:15px/1.4 Helvetica,Arial,sans-serif">${rows.join('')}</table>`;
}
