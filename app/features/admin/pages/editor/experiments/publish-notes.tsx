/** Before something is published: what it does to an experiment that runs there. */
import { isEqual, isObject, type Json } from '#app/shared/json.ts';
import * as m from '#messages';
import type { PageExperiment } from '#schemas/domain/content/experiment.ts';
import { Notice } from '#ui/notice.tsx';
import { useDocument } from '../session/hooks.ts';
import { useExperimentsHere } from './experiments-here.tsx';

const blockIn = (blocks: unknown, id: string): Json | undefined =>
  Array.isArray(blocks) ? (blocks as Json[]).find((block) => isObject(block) && block.id === id) : undefined;

export function PublishNotes({ isTakingOff }: { isTakingOff: boolean }) {
  const { page, ofPage, own } = useExperimentsHere();
  const { blocks } = useDocument();
  if (own?.state === 'running') return <Notice tone="warning">{m.experiment_publish_variant()}</Notice>;
  const live = page?.published?.document.blocks;
  const draft = blocks.map(({ value }) => value);
  const sayOf = ({ name, block }: PageExperiment): { isWarning: boolean; words: string } => {
    if (isTakingOff) return { isWarning: true, words: m.experiment_publish_off({ name }) };
    if (block === null) return { isWarning: true, words: m.experiment_publish_whole({ name }) };
    const [before, after] = [blockIn(live, block), blockIn(draft, block)];
    if (after === undefined) return { isWarning: true, words: m.experiment_publish_gone({ name }) };
    return isEqual(before, after)
      ? { isWarning: false, words: m.experiment_publish_other({ name }) }
      : { isWarning: true, words: m.experiment_publish_block({ name }) };
  };
  return ofPage
    .filter(({ state }) => state === 'running')
    .map((experiment) => {
      const { isWarning, words } = sayOf(experiment);
      return (
        <Notice key={experiment._id} tone={isWarning ? 'warning' : 'info'}>
          {words}
        </Notice>
      );
    });
}
