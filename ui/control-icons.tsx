/** Icons of controls inside pages; apart, so that not every first page brings them. */
import { type IconProps, LineIcon } from './icons.tsx';

export const PlusIcon = (props: IconProps) => <LineIcon {...props} path="M12 5v14M5 12h14" />;
export const MinusIcon = (props: IconProps) => <LineIcon {...props} path="M5 12h14" />;
export const TrashIcon = (props: IconProps) => (
  <LineIcon {...props} path="M5 7h14M10 7V4.500h4V7m3 0-.8 13H7.800L7 7m3.5 3.500v6m3-6v6" />
);
