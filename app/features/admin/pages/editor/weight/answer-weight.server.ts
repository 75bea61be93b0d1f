/** The editor's question before it publishes: how heavy is this page? The API decides who may ask. */
import type { AppLoadContext } from '@remix-run/node';
import { answerOfBlocks } from '../preview/blocks.server.ts';
import { weighBlocks } from './weigh-blocks.server.tsx';

export const answerWeight = (context: AppLoadContext, request: Request): Promise<Response> =>
  answerOfBlocks(context, request, ({ entries, references }) => {
    const shown = entries.flatMap((entry) => (entry.state === 'shown' ? [entry.block] : []));
    return weighBlocks(shown, references, context.fileBytes);
  });
