import { type ComponentType, lazy } from 'react';
import DealerBar from './dealer.tsx';
import type { NavbarProps } from './parts.tsx';

type Layout = ComponentType<NavbarProps>;

const files: Record<string, () => Promise<{ default: Layout }>> = {
  designer: () => import('./designer.tsx'),
  image: () => import('./image.tsx'),
};
const fileOf = (type: string) => (Object.hasOwn(files, type) ? files[type] : undefined);

/** Those whose file is there. The dealer's is the default and small: one file with what all share. */
const ready: Record<string, Layout> = { dealer: DealerBar };
/** Those that React waits for: on the server, and after a navigation to a page that has another bar. */
const waiting: Record<string, Layout> = {};

/** The layout that is on the page, fetched before it is hydrated (page-renderer.tsx). */
export async function preload(element: HTMLElement): Promise<void> {
  const type = element.querySelector<HTMLElement>('[data-layout]')?.dataset.layout ?? '';
  const file = await fileOf(type)?.();
  if (file) ready[type] = file.default;
}

function layoutOf(type: string): Layout | undefined {
  if (Object.hasOwn(ready, type)) return ready[type];
  const file = fileOf(type);
  if (!file) return undefined;
  waiting[type] ??= lazy(file);
  return waiting[type];
}

/** A type that nobody knows renders nothing; the skip link is the page's and remains (docs/product.md#navigation). */
export default function Navbar(props: NavbarProps) {
  const Shown = layoutOf(props.type);
  return Shown ? <Shown {...props} /> : null;
}
