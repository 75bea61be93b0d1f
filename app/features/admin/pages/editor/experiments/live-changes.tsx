/** What was published while an experiment ran, and what that means for its result. */
import * as m from '#messages';
import type { ExperimentChange, WholeExperiment } from '#schemas/domain/content/experiment.ts';
import { Notice } from '#ui/notice.tsx';
import { actorName } from '../words/actor-name.ts';
import { sayZonedMoment, useShopZone } from '../words/when.ts';

/** The newest are said, the others counted. */
const shown = 5;

export function LiveChanges({ experiment }: { experiment: WholeExperiment }) {
  const { changes, state } = experiment;
  const zone = useShopZone();
  if (changes.length === 0) return null;
  const isMixed = changes.some(({ variant }) => variant !== null);
  const isRunning = state === 'running';
  const rest = changes.length - shown;
  return (
    <Notice
      tone={isMixed ? 'warning' : 'info'}
      title={isRunning ? m.experiment_changed_runs() : m.experiment_changed()}
      className="mb-4"
    >
      <ul className="my-1 list-disc pl-5">
        {changes.slice(0, shown).map((change) => (
          <li key={`${change.at} ${change.variant}`}>{sayChange(change, zone)}</li>
        ))}
        {rest > 0 ? <li>{m.experiment_changed_more({ count: rest })}</li> : null}
      </ul>
      {isMixed ? (
        <p>
          {m.experiment_changed_mixed()} {isRunning ? m.experiment_changed_advice() : null}
        </p>
      ) : (
        <p>{m.experiment_changed_other()}</p>
      )}
    </Notice>
  );
}

function sayChange({ at, author, variant }: ExperimentChange, zone: string): string {
  const about = { when: sayZonedMoment(at, zone), name: actorName(author) };
  if (variant === 'a') return m.experiment_changed_a(about);
  return variant === 'b' ? m.experiment_changed_b(about) : m.experiment_changed_rest(about);
}
