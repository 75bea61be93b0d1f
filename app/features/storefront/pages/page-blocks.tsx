import { useFavorites } from '#app/features/storefront/favorites/favorites-state.tsx';
import type { LoadedBlocks } from '#app/page-renderer/loaded-blocks.ts';
import { PageRenderer } from '#app/page-renderer/page-renderer.tsx';
import { useSeenExperiment } from '#app/shared/events.ts';
import { useStorefrontPorts } from './storefront-ports.tsx';

/** A loaded document's blocks, wired to the storefront. */
export function PageBlocks({ blocks, references, experiment }: LoadedBlocks & { experiment?: string }) {
  const ports = useStorefrontPorts();
  const { ids } = useFavorites();
  useSeenExperiment(experiment);
  return <PageRenderer blocks={blocks} references={references} ports={ports} isPersonal={ids.length > 0} />;
}
