/**
 * People's Markdown as HTML. Raw HTML comes out as text, a link of any protocol but http, https, mailto or tel loses
 * its address, and pictures are not made: they would need sizes and may stand on another host.
 */
import { micromark } from 'micromark';

/** The parts of Markdown that the shop leaves out: they are read as the characters that they are. */
export const leftOut = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } };

/** Headings begin at level 2: level 1 is the page's own. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, { extensions: [leftOut] }).replace(
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
