import { usePopup } from '#blocks/kit/ports.ts';
import type { Props } from './props.ts';

const load = () => import('./dialog.tsx');

/** Nothing on the page, and nothing to download, until its turn comes. */
export default function ContactPopup(props: Props) {
  const popup = usePopup({ id: props.block.id, delay: props.delay }, load);
  return popup ? <popup.View {...props} close={popup.close} /> : null;
}
