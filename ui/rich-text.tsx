import { currentLanguage, inLanguage, sourceLanguage } from '#schemas/domain/platform/language.ts';
import { classes } from './classes.ts';

/** Its links lead to the language of the page, as those of our own elements do (jsx/jsx-runtime.ts). */
const inItsLanguage = (html: string) =>
  currentLanguage() === sourceLanguage
    ? html
    : html.replace(
        /(<a\b[^>]*\shref=")(\/[^"]*)/g,
        (_, before: string, path: string) => before + inLanguage(path),
      );

/** HTML that the server made from Markdown (renderMarkdown) or cleaned (safeHtml), set for reading. Never give it anything else. */
export function RichText({
  html,
  wide = false,
  className,
}: {
  html: string;
  /** Two columns of text where there is room. */
  wide?: boolean;
  className?: string;
}) {
  return (
    <div
      className={classes('prose', wide && 'max-w-none desk:columns-2 desk:gap-x-16', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown and safeHtml let nothing through that is more than text, and tests say so.
      dangerouslySetInnerHTML={{ __html: inItsLanguage(html) }}
    />
  );
}
