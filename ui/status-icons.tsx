/** Icons of messages; apart, because the first page of the shop shows none. */
import { type IconProps, LineIcon } from './icons.tsx';

export const CheckIcon = (props: IconProps) => <LineIcon {...props} path="m5 12.5 4.5 4.500L19 7.5" />;
export const InfoIcon = (props: IconProps) => (
  <LineIcon {...props} path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.500M12 7.600v.1" />
);
export const WarningIcon = (props: IconProps) => (
  <LineIcon {...props} path="M12 4 2.8 20h18.400L12 4Zm0 6v5m0 2.400v.1" />
);
