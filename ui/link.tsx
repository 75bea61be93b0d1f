import { Link as RemixLink } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

/** Remix's link without its mark for discovering routes, which is off (remix.config.js) and was 8 KB of a home page. */
export const Link = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<typeof RemixLink>>(
  function Link(props, ref) {
    return <RemixLink ref={ref} discover="none" {...props} />;
  },
);
