/**
 * People's Markdown as HTML. Raw HTML comes out as text, a link of any protocol but http, https, mailto or tel loses
 * its address, and pictures are not made: they would need sizes and may stand on another host.
 */
import { micromark } from 'micromark';

/** The parts of Markdown that the shop leaves out: they are read as the characters that they are. */
export const leftOut = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } };

/** Whether a link's address is kept: one of the web, a mailbox, a phone, or a place in the shop. */
export const isFollowed = (address: string): boolean =>
  /^(?:(?:https?|mailto|tel):|[^:]*$|[^:/?#]*[/?#])/i.test(address);

/** Headings begin at level 2: level 1 is the page's own. */
export function renderMarkdown(markdown: string): string {
  // The library's own list has no "tel:". A quote in a text or an address is "&quot;".
  return micromark(markdown, { extensions: [leftOut], allowDangerousProtocol: true })
    .replace(/(<a href=)"([^"]*)"/g, (_, start: string, address: string) =>
      isFollowed(address) ? `${start}"${address}"` : `${start}""`,
    )
    .replace(
      /<(\/?)h([1-5])>/g,
      (_, slash: string, level: string) => `<${slash}h${Number(level) + (hasTitle(markdown) ? 1 : 0)}>`,
    );
}

/** Whether somebody used a level 1 heading, so that all of them move down by one. */
export const hasTitle = (markdown: string): boolean => /^(?:# |.+\n=+\s*$)/m.test(markdown);

const wordsPerMinute = 220;

/** Minutes that reading takes, at least one. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(markdown.split(/\s+/).filter(Boolean).length / wordsPerMinute));
