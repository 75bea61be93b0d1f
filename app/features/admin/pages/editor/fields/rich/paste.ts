/**
 * What Word, Google Docs and web pages put on the clipboard, as plain HTML: headings, bold, italic, lists, links, quotes and
 * tables. Looks are read from the styles' words here: the page's policy lets no browser apply them.
 */
import { pastedLists } from './pasted-lists.ts';

/** A style attribute, and a sheet of styles: the policy stops a parser that meets them, and the browser complains. */
const styleAttribute = /(<[a-z][^<>]*?\s)style(?=\s*=)/gi;
const styleSheet = /<(style|script)\b[\s\S]*?<\/\1\s*>/gi;

const parse = (html: string) =>
  new DOMParser().parseFromString(
    html.replace(styleSheet, '').replace(styleAttribute, '$1data-style'),
    'text/html',
  );

/** Nothing that somebody wrote: Word's own data, comments of reviewers, what they took out, pictures of another machine. */
const noise = [
  'head, style, script, meta, link, title, xml, img, picture, svg, object, iframe',
  'del:has(.msoDel), .msoDel, .MsoCommentReference, .msocomanchor, [data-style*="mso-element:comment"]',
  'br.Apple-interchange-newline',
].join(', ');

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';
/** Word has properties of its own that end as these do. */
const isBold = (style: string) => /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i.test(style);
const isLight = (style: string) => /(?:^|[;\s])font-weight:\s*(?:normal|[1-5]00)/i.test(style);
const isItalic = (style: string) => /(?:^|[;\s])font-style:\s*italic/i.test(style);
const isUpright = (style: string) => /(?:^|[;\s])font-style:\s*normal/i.test(style);

function rename(element: Element, name: string): Element {
  const next = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) next.setAttribute(attribute, value);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapInside(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Bold and italic are elements, whatever said so; what is called bold and looks plain (Docs' frame) is neither. */
function readLooks(body: Element): void {
  for (const element of body.querySelectorAll('b, strong')) if (isLight(styleOf(element))) unwrap(element);
  for (const element of body.querySelectorAll('i, em')) if (isUpright(styleOf(element))) unwrap(element);
  for (const element of body.querySelectorAll('span[data-style], a[data-style]')) {
    // A heading is as loud as all headings are.
    if (isBold(styleOf(element)) && !element.closest('h1, h2, h3, h4, h5, h6')) wrapInside(element, 'strong');
    if (isItalic(styleOf(element))) wrapInside(element, 'em');
  }
}

/** Level 1 is the page's own, and there are three beneath it; in a list or a table there are none. */
function readHeadings(body: Element): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) wrapQuote(quote);
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Math.max(2, Number(heading.localName.slice(1))));
    rename(heading, heading.closest('li, td, th') ? 'p' : `h${level}`);
  }
}

function wrapQuote(paragraph: Element): void {
  const quote = paragraph.ownerDocument.createElement('blockquote');
  paragraph.replaceWith(quote);
  quote.append(paragraph);
}

/** The address behind a search engine's own; none for a bookmark within the document, which does not come along. */
function addressOf(href: string): string | null {
  if (/^#_|^file:|^about:/i.test(href)) return null;
  const { 1: behind } = /^https?:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href) ?? [];
  return behind ? decodeURIComponent(behind) : href;
}

function readLinks(body: Element): void {
  for (const link of body.querySelectorAll('a')) {
    const address = addressOf(link.getAttribute('href') ?? '#_');
    if (address === null) unwrap(link);
    else link.setAttribute('href', address);
  }
}

const isWords = (node: Node | null): boolean =>
  node !== null &&
  node.textContent?.trim() !== '' &&
  !(node instanceof Element && /^(?:p|div|h[1-6]|ul|ol|table|blockquote|hr)$/.test(node.localName));

/** Words stand before and after it. */
const isWithinLine = ({ previousSibling, nextSibling }: Element): boolean =>
  isWords(previousSibling) && isWords(nextSibling);

/** Lines that stand empty to make room: the shop makes its own. */
function dropBlanks(body: Element): void {
  for (const element of body.querySelectorAll('p, h2, h3, h4, span, strong, b, em, i, a'))
    if (element.textContent?.trim() === '' && !element.closest('td, th') && !element.querySelector('br'))
      element.replaceWith(...(element.localName === 'p' ? [] : element.childNodes));
  for (const line of body.querySelectorAll('br')) {
    const { parentElement: parent } = line;
    const isAlone =
      parent?.textContent?.trim() === '' && parent.localName === 'p' && !parent.closest('td, th');
    if (isAlone) parent.remove();
    else if ((parent === body || parent?.localName === 'div') && !isWithinLine(line)) line.remove();
  }
}

const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
};

/** They say nothing but looks. */
const looks: readonly string[] = ['span', 'font', 'u', 'o:p'];

function dropLooks(body: Element): void {
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes])
      if (!kept[element.localName]?.includes(name)) element.removeAttribute(name);
    if (looks.includes(element.localName)) unwrap(element);
  }
}

/** What was copied in this editor comes back as it was. */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = parse(html);
  for (const element of body.querySelectorAll(noise)) element.remove();
  pastedLists(body);
  readLooks(body);
  readHeadings(body);
  readLinks(body);
  dropLooks(body);
  dropBlanks(body);
  return body.innerHTML.replaceAll(/<!--.*?-->/gs, '');
}
