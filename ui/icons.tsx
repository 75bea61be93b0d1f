/** Line icons on a 24 px grid, drawn for this shop. They say nothing to a screen reader: the control around them does. */
export type IconProps = { className?: string };

function Icon({ path, className = 'size-5' }: IconProps & { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <path d={path} />
    </svg>
  );
}

export { Icon as LineIcon };

export const ChevronLeft = (props: IconProps) => <Icon {...props} path="m15 5-7 7 7 7" />;
export const ChevronRight = (props: IconProps) => <Icon {...props} path="m9 5 7 7-7 7" />;
export const ChevronDown = (props: IconProps) => <Icon {...props} path="m6 9 6 6 6-6" />;
export const ArrowRight = (props: IconProps) => <Icon {...props} path="M4 12h16m-6-6 6 6-6 6" />;
export const MenuIcon = (props: IconProps) => <Icon {...props} path="M4 7h16M4 12h16M4 17h16" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} path="m6 6 12 12M18 6 6 18" />;
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5" />
);
export const CartIcon = (props: IconProps) => (
  <Icon {...props} path="M3 4h2.2l2.3 11.2h10.2L20 7.5H6.2M9 20h.01M17 20h.01" />
);
export const UserIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5"
  />
);
export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 21s7-6.3 7-11.500a7 7 0 1 0-14 0C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
  />
);
export const PlayIcon = (props: IconProps) => <Icon {...props} path="M8 5.500v13l10.5-6.500L8 5.500Z" />;
export const PauseIcon = (props: IconProps) => <Icon {...props} path="M8.5 5.500v13m7-13v13" />;
export const ZoomIcon = (props: IconProps) => (
  <Icon {...props} path="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
);
