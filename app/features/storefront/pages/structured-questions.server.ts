/** A page's questions and answers as search engines read them. */
import type { Thing } from '#app/features/storefront/shell/structured-data.server.ts';
import type { Data as FaqData } from '#blocks/faq/load.ts';
import type { block as faq } from '#blocks/faq/schema.ts';
import type { RenderableBlock } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';

/** One schema.org FAQPage for all FAQ blocks of the page, since a page may have one; null without a question. */
export function structuredQuestions(blocks: readonly RenderableBlock[]): Thing | null {
  const mainEntity = blocks
    .filter(({ type }) => type === 'faq')
    .flatMap(({ props, data }) => {
      const { items } = props as BlockProps<typeof faq>;
      const { answers } = data as FaqData;
      return items.map(({ question }, at) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answers[at] ?? '' },
      }));
    });
  return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : null;
}
