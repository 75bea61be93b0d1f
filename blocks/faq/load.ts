import type { BlockLoad } from '#blocks/kit/types.ts';
import { renderMarkdown } from '#schemas/domain/content/markdown.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block } from './schema.ts';

/** Each answer as HTML without anything that could act (see renderMarkdown), in the order of the questions. */
export type Data = { answers: string[] };

export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props }) => ({
  data: { answers: props.items.map(({ answer }) => renderMarkdown(answer)) },
  tags: [],
});
