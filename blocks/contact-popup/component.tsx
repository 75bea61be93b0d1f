import { usePopup } from '#app/page-renderer/ports.ts';
import type { BlockView } from '#app/page-renderer/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block as definition } from './schema.ts';

export type Props = BlockView<BlockProps<typeof definition>>;

const load = () => import('./dialog.tsx');

/** Nothing on the page, and nothing to download, until its turn comes. */
export default function ContactPopup(props: Props) {
  const popup = usePopup({ id: props.block.id, delay: props.delay }, load);
  return popup ? <popup.View {...props} close={popup.close} /> : null;
}
