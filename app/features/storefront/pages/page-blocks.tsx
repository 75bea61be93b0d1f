import { useFavorites } from '#app/features/storefront/favorites/favorites-state.tsx';
import { PageRenderer } from '#app/page-renderer/page-renderer.tsx';
import type { RenderableBlock } from '#blocks/kit/types.ts';
import type { Reference } from '#schemas/domain/content/page.ts';
import { useStorefrontPorts } from './storefront-ports.tsx';

export type LoadedBlocks = { blocks: RenderableBlock[]; references: Record<string, Reference> };

/** A loaded document's blocks, wired to the storefront. */
export function PageBlocks({ blocks, references }: LoadedBlocks) {
  const ports = useStorefrontPorts();
  const { ids } = useFavorites();
  return <PageRenderer blocks={blocks} references={references} ports={ports} isPersonal={ids.length > 0} />;
}
