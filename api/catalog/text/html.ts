/** HTML from other shops: a subset that is text, and the text of it. */
import sanitize from 'sanitize-html';

const plain = /^[^<&]*$/;

const blocks = new Set(['p', 'h2', 'h3', 'h4']);
const lists = new Set(['ul', 'ol']);
const inline = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup']);
const piece = /<(\/?)([a-z][a-z0-9]*)>|([^<>&]+)/y;

/**
 * Whether it is what the sanitiser would leave as it is, letter for letter: paragraphs, headings, lists and emphasis
 * without attributes, nested as they should be. Most descriptions are, and the sanitiser takes a hundred times as long.
 */
function isPlainMarkup(html: string): boolean {
  const open: string[] = [];
  for (piece.lastIndex = 0; piece.lastIndex < html.length; ) {
    const found = piece.exec(html);
    if (!found) return false;
    const [, closing, tag] = found;
    if (tag === undefined) continue;
    const parent = open.at(-1);
    if (closing) {
      if (open.pop() !== tag) return false;
    } else {
      const fits =
        blocks.has(tag) || lists.has(tag)
          ? parent === undefined
          : tag === 'li'
            ? parent !== undefined && lists.has(parent)
            : inline.has(tag) && !(parent !== undefined && lists.has(parent));
      if (!fits) return false;
      open.push(tag);
    }
  }
  return open.length === 0;
}

/** What a description may hold: no scripts, styles, forms, frames or pictures. */
export const safeHtml = (html: string): string => (isPlainMarkup(html) ? html.trim() : sanitized(html));

function sanitized(html: string): string {
  return sanitize(html, {
    allowedTags: [
      'p',
      'br',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'a',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'hr',
      'code',
      'pre',
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      div: 'p',
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }),
    },
  }).trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What a person reads of HTML that is safe already, a paragraph a line. */
export function textOfHtml(html: string): string {
  if (plain.test(html)) return html.trim();
  return html
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** Plain text as the HTML that says the same. */
export const htmlOfText = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`)
    .join('');

/** A description of either kind: its safe subset, where it is more than text, and its text. */
export function readDescription(source: string): { bodyHtml: string; description: string } {
  if (plain.test(source)) return { bodyHtml: '', description: source.trim() };
  const bodyHtml = safeHtml(source);
  return { bodyHtml, description: textOfHtml(bodyHtml) };
}
