import type { BlockLoad } from '#app/page-renderer/types.ts';
import { renderMarkdown } from '#schemas/domain/markdown.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block } from './schema.ts';

/** HTML without anything that could act: see renderMarkdown. */
export type Data = { html: string };

export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props }) => ({
  data: { html: renderMarkdown(props.text) },
  tags: [],
});
