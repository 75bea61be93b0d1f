/** The editor's question before it publishes: how heavy is this page? The API decides who may ask. */
import type { AppLoadContext } from '@remix-run/node';
import { answerOfBlocks } from '../preview/blocks.server.ts';
import type { BlockWeight, PageWeight } from './page-weight.ts';
import { weighBlocks } from './weigh-blocks.server.tsx';

/** A block that several parts stand for weighs what they do. */
function bySlot(weight: PageWeight): PageWeight {
  const blocks = new Map<string, BlockWeight>();
  for (const { slot, phone, desktop } of weight.blocks) {
    const known = blocks.get(slot) ?? { slot, phone: 0, desktop: 0 };
    blocks.set(slot, { slot, phone: known.phone + phone, desktop: known.desktop + desktop });
  }
  return { ...weight, blocks: [...blocks.values()] };
}

export const answerWeight = (context: AppLoadContext, request: Request): Promise<Response> =>
  answerOfBlocks(context, request, ({ entries, references }) => {
    const shown = entries.flatMap((entry) => {
      if (entry.state !== 'shown') return [];
      // What a section weighs is told of the block that names it.
      return (entry.parts ?? [entry.block]).map((block) => ({ ...block, id: entry.slot }));
    });
    return weighBlocks(shown, references, context.fileBytes).then(bySlot);
  });
