/** Addresses of the shop's own pages within what somebody wrote; everything else stays the text that it is. */

type TextPart = { text: string; href?: string };

/** An address with its scheme, or a path of the shop that stands by itself. */
const address =
  /https?:\/\/[^\s<>"]+|(?<![^\s(])\/(?:p|c|s|v|t|col|page|blog|portfolio|categories)\/[^\s<>"]+/gi;
/** A sentence goes on after an address: these are its own. */
const trailing = /[.,;:!?)\]}'’”]+$/;

/** The path within the shop; null for another host, and for what is no address. */
function pathWithin(text: string, origin: string): string | null {
  try {
    const url = new URL(text, origin);
    return url.origin === origin ? splitLanguage(`${url.pathname}${url.search}${url.hash}`).path : null;
  } catch {
    return null;
  }
}

/** `origin`: the shop's, as visitors see it. A link leads to a path of the shop and nowhere else. */
export function ownLinks(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(address)) {
    const shown = match.replace(trailing, '');
    const href = pathWithin(shown, origin);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: shown, href });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

import { splitLanguage } from '#schemas/domain/platform/language.ts';
