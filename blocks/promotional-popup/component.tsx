import { useEditing, usePopup } from '#blocks/kit/ports.ts';
import type { Props } from './props.ts';

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
