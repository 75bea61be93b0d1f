/**
 * A page's blocks in React. Each is split into its own file, stands in its own Suspense and error boundary, and
 * takes nobody with it when it throws: on the server React leaves that boundary empty and finishes the rest.
 * Render documents whole: onAllReady and progressiveChunkSize: Infinity (docs/traps.md#whole-documents).
 */
import {
  type ComponentType,
  type HTMLAttributes,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
} from 'react';
import { type BlockPorts, BlockPortsProvider, createHref } from '#blocks/kit/ports.ts';
import type { AnyBlockComponent, RenderableBlock } from '#blocks/kit/types.ts';
import { blockComponents } from '#blocks/registry.components.ts';
import type { Reference } from '#schemas/domain/content/page.ts';
import { useKept } from '#ui/use-kept.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { markBlock } from './block-id.ts';
import { MarkupMemory } from './markup-memory.ts';
import { isUnsent } from './unsent.ts';

export type BlockModules = Record<string, () => Promise<{ default: unknown }>>;

const onServer = typeof document === 'undefined';

/** Says on the server that what follows is no block's any more. */
function AfterBlock() {
  if (onServer) markBlock(undefined);
  return null;
}

type ShownBlock = ComponentType<RenderableBlock & { position: number }>;

/** A block's component, that names its block before it renders (block-id.ts). */
function namedBlock(component: unknown): ShownBlock {
  const Block = component as AnyBlockComponent;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each type (`splitOf`).
  return function NamedBlock({ id, props, data, position }) {
    if (onServer) markBlock(id);
    return (
      <>
        <Block {...props} loaded={data} block={{ id, position }} />
        <AfterBlock />
      </>
    );
  };
}

const splits = new WeakMap<BlockModules, Record<string, ShownBlock>>();

function splitsOf(modules: BlockModules): Record<string, ShownBlock> {
  const known = splits.get(modules) ?? {};
  splits.set(modules, known);
  return known;
}

/** The component of a type, one for the life of the process: loaded when it is first shown, unless it was preloaded. */
export function splitOf(modules: BlockModules, type: string): ShownBlock | undefined {
  const load = Object.hasOwn(modules, type) ? modules[type] : undefined;
  if (!load) return undefined;
  const known = splitsOf(modules);
  known[type] ??= lazy(async () => {
    const named = namedBlock((await load()).default);
    // From now on nobody waits for it.
    if (onServer) known[type] = named;
    return { default: named };
  });
  return known[type];
}

/** Device rules are CSS, so that one rendered page serves every screen (600 px, docs/product.md#constants). */
export const devices = {
  all: 'contents',
  narrow: 'contents wide:hidden',
  wide: 'hidden wide:contents',
} as const;

/** A block whose HTML the browser keeps as it came, without its data and its code. */
function KeptBlock({ id, place }: { id: string; place: HTMLAttributes<HTMLDivElement> }) {
  const { attributes, prefetch } = useKept(id, true);
  return (
    <>
      <div {...place} {...attributes} />
      {prefetch}
    </>
  );
}

export type PageRendererProps = {
  blocks: readonly RenderableBlock[];
  references: Record<string, Reference>;
  /** What blocks may ask of the storefront; `href` comes from the references. */
  ports: Omit<BlockPorts, 'href'>;
  /** For tests and the editor; the shop's registry when missing. */
  components?: BlockModules;
  onBlockError?: (blockId: string, error: unknown) => void;
  /** True where the ports show something of one person: nothing of it is remembered. */
  isPersonal?: boolean;
};

/** Give it stable props (loader data, memoised ports): a change in the middle of hydration throws server HTML away. */
export const PageRenderer = memo(function PageRenderer(props: PageRendererProps): ReactNode {
  const { blocks, references, ports, components = blockComponents, onBlockError, isPersonal = false } = props;
  const given = useMemo(() => ({ ...ports, href: createHref(references) }), [ports, references]);
  const remember = useContext(MarkupMemory);
  return (
    <BlockPortsProvider value={given}>
      {blocks.map((block, position) => {
        const isKept = isUnsent(block, 'props');
        const place = {
          'data-block': block.id,
          'data-block-type': block.type,
          'data-kept': isKept ? block.id : undefined,
          className: devices[block.device],
        };
        if (isKept && !onServer) return <KeptBlock key={`kept ${block.id}`} id={block.id} place={place} />;
        const Block = splitOf(components, block.type);
        if (!Block) return null;
        const content = (
          <BlockBoundary id={block.id} onError={onBlockError}>
            <Suspense fallback={<i hidden data-block-loading="" />}>
              <Block
                {...{ id: block.id, type: block.type, device: block.device }}
                {...{ props: block.props, data: block.data, position }}
              />
            </Suspense>
          </BlockBoundary>
        );
        // What is not there yet would only be found missing.
        const html =
          isPersonal || typeof Block !== 'function'
            ? null
            : remember?.([block.id, block.type, position, block.props, block.data, references], () => (
                <BlockPortsProvider value={given}>{content}</BlockPortsProvider>
              ));
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React made of this very block on this server
        if (html) return <div key={block.id} {...place} dangerouslySetInnerHTML={{ __html: html }} />;
        return (
          <div key={block.id} {...place}>
            {content}
          </div>
        );
      })}
    </BlockPortsProvider>
  );
});

/** A block made of several files says which of them a rendered block needs. */
type Preloading = { preload?: (element: HTMLElement) => Promise<void> };

/**
 * Fetches the files of these rendered blocks. Await it before hydrating: nothing is hydrated twice then, and no block
 * waits for a moment in which a navigation would find it neither hydrated nor new.
 */
export async function preloadBlocks(
  elements: readonly HTMLElement[],
  known: BlockModules = blockComponents,
): Promise<void> {
  await Promise.all(
    elements.map(async (element) => {
      const type = element.dataset.blockType ?? '';
      const module = Object.hasOwn(known, type) ? await known[type]?.() : undefined;
      if (!module) return;
      splitsOf(known)[type] ??= namedBlock(module.default);
      await (module as Preloading).preload?.(element);
    }),
  );
}
