import type { BlockLoad } from '#blocks/kit/types.ts';
import { renderMarkdown } from '#schemas/domain/content/markdown.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block } from './schema.ts';

/** HTML without anything that could act: see renderMarkdown. */
export type Data = { html: string };

export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props }) => ({
  data: { html: renderMarkdown(props.text) },
  tags: [],
});
