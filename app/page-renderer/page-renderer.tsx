/**
 * A page's blocks in React. Each is split into its own file, stands in its own Suspense and error boundary, and
 * takes nobody with it when it throws: on the server React leaves that boundary empty and finishes the rest.
 * Render documents whole: onAllReady and progressiveChunkSize: Infinity (TRAPS 3).
 */
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { blockComponents } from '#blocks/registry.components.ts';
import type { Reference } from '#schemas/domain/page.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { markBlock } from './block-id.ts';
import { type BlockPorts, BlockPortsProvider, createHref } from './ports.ts';
import type { AnyBlockComponent, RenderableBlock } from './types.ts';

export type BlockModules = Record<string, () => Promise<{ default: unknown }>>;

const onServer = typeof document === 'undefined';

/** Says on the server that what follows is no block's any more. */
function AfterBlock() {
  if (onServer) markBlock(undefined);
  return null;
}

/** A block's component, loaded when it is first shown, that names its block before it renders (block-id.ts). */
function splitBlock(
  load: () => Promise<{ default: unknown }>,
): ComponentType<RenderableBlock & { position: number }> {
  return lazy(async () => {
    const Block = (await load()).default as AnyBlockComponent;
    return {
      default: function NamedBlock({ id, props, data, position }: RenderableBlock & { position: number }) {
        if (onServer) markBlock(id);
        return (
          <>
            <Block {...props} loaded={data} block={{ id, position }} />
            <AfterBlock />
          </>
        );
      },
    };
  });
}

const splits = new WeakMap<BlockModules, Record<string, ReturnType<typeof splitBlock>>>();

/** The split component of a type, one for the life of the process. */
export function splitOf(modules: BlockModules, type: string) {
  const known = splits.get(modules) ?? {};
  splits.set(modules, known);
  const load = Object.hasOwn(modules, type) ? modules[type] : undefined;
  if (load) known[type] ??= splitBlock(load);
  return load ? known[type] : undefined;
}

/** Device rules are CSS, so that one rendered page serves every screen (SPEC 9: 600 px). */
export const devices = {
  all: 'contents',
  narrow: 'contents wide:hidden',
  wide: 'hidden wide:contents',
} as const;

export type PageRendererProps = {
  blocks: readonly RenderableBlock[];
  references: Record<string, Reference>;
  /** What blocks may ask of the storefront; `href` comes from the references. */
  ports: Omit<BlockPorts, 'href'>;
  /** For tests and the editor; the shop's registry when missing. */
  components?: BlockModules;
  onBlockError?: (blockId: string, error: unknown) => void;
};

/** Give it stable props (loader data, memoised ports): a change in the middle of hydration throws server HTML away. */
export const PageRenderer = memo(function PageRenderer(props: PageRendererProps): ReactNode {
  const { blocks, references, ports, components = blockComponents, onBlockError } = props;
  const given = useMemo(() => ({ ...ports, href: createHref(references) }), [ports, references]);
  return (
    <BlockPortsProvider value={given}>
      {blocks.map((block, position) => {
        const Block = splitOf(components, block.type);
        if (!Block) return null;
        return (
          <div
            key={block.id}
            data-block={block.id}
            data-block-type={block.type}
            className={devices[block.device]}
          >
            <BlockBoundary id={block.id} onError={onBlockError}>
              <Suspense fallback={<i hidden data-block-loading="" />}>
                <Block {...block} position={position} />
              </Suspense>
            </BlockBoundary>
          </div>
        );
      })}
    </BlockPortsProvider>
  );
});

/** A block made of several files says which of them a rendered block needs. */
type Preloading = { preload?: (element: HTMLElement) => Promise<void> };

/** Fetches the files of these rendered blocks. Await it before hydrating, so that nothing is hydrated twice. */
export async function preloadBlocks(elements: readonly HTMLElement[]): Promise<void> {
  const known: BlockModules = blockComponents;
  await Promise.all(
    elements.map(async (element) => {
      const type = element.dataset.blockType ?? '';
      const module = Object.hasOwn(known, type) ? await known[type]?.() : undefined;
      await (module as Preloading | undefined)?.preload?.(element);
    }),
  );
}
