/** How blocks and the page renderer meet. */
import type { ComponentType } from 'react';
import type { ApiClient } from '#schemas/contract/client.ts';

/** What a block's load.ts gets: its parsed props and the API as this visitor sees it. */
export type BlockLoadArgs<Props> = {
  props: Props;
  api: ApiClient;
  now: Date;
  /** Who asks carries a session: only then may what is personal be asked for. */
  hasSession?: boolean;
  /** The page is made for all who are logged in and see the same: what is personal comes after it, in the browser. */
  isShared?: boolean;
  /** For what the block can do without: it is logged with the block's id. */
  warn: (message: string, error: unknown) => void;
};

/**
 * The data a block needs, fetched on the server. May throw: the block is then skipped and logged.
 * `tags` are the content versions the data came from, `until` (ISO) is when it goes out of date by itself (see
 * PageCacheDeclaration).
 */
export type BlockLoad<Props, Data> = (
  args: BlockLoadArgs<Props>,
) => Promise<{ data: Data; tags: string[]; until?: string | null }>;

/**
 * What a block's component gets: its schema's output, what load brought (`loaded`, since the navigation config has a
 * `data` of its own), and where it stands on the page.
 */
export type BlockView<Props, Data = null> = Props & { loaded: Data; block: { id: string; position: number } };

export type AnyBlockComponent = ComponentType<
  Record<string, unknown> & { loaded: unknown; block: { id: string; position: number } }
>;

/** A block ready to be rendered: parsed, its data loaded. */
export type RenderableBlock = {
  id: string;
  type: string;
  device: 'all' | 'narrow' | 'wide';
  props: Record<string, unknown>;
  data: unknown;
};
