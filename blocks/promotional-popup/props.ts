import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

export type Props = BlockView<BlockProps<typeof definition>, Data>;
