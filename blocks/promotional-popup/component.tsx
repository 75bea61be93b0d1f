import { useEditing, usePopup } from '#app/page-renderer/ports.ts';
import type { BlockView } from '#app/page-renderer/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

export type Props = BlockView<BlockProps<typeof definition>, Data>;

const load = () => import('./dialog.tsx');

/** Nothing on the page, and nothing to download, until its turn comes. */
export default function PromotionalPopup(props: Props) {
  const { loaded } = props;
  const editing = useEditing();
  // Whoever edits it sees it after its last day too.
  const ended = loaded.ended && !editing;
  const popup = usePopup({ id: props.block.id, delay: props.delay, ...loaded, ended }, load);
  return popup ? <popup.View {...props} close={popup.close} /> : null;
}
