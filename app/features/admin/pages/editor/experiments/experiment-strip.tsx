/** Above the blocks: the experiments of the page, or the one that this variant belongs to. */
import { Link } from '@remix-run/react';
import * as m from '#messages';
import type { PageExperiment } from '#schemas/domain/content/experiment.ts';
import { LineIcon } from '#ui/icons.tsx';
import { experimentHref, saySubject } from './experiment-words.tsx';
import { useExperimentsHere, useHeld } from './experiments-here.tsx';
import { flask } from './flask.ts';

export function ExperimentStrip() {
  const { ofPage, own } = useExperimentsHere();
  // Where there is nothing to publish, the button above leads to the experiment.
  const isLinked = useHeld() !== 'wait';
  if (own)
    return <Strip experiment={own} said={sayOwn(own)} more={moreOfOwn[own.state]()} isLinked={isLinked} />;
  return ofPage.map((experiment) => (
    <Strip
      key={experiment._id}
      experiment={experiment}
      said={
        experiment.state === 'running'
          ? m.experiment_strip_runs({ name: experiment.name })
          : m.experiment_strip_draft({ name: experiment.name })
      }
      more={experiment.state === 'running' ? moreOfPage(experiment) : ''}
    />
  ));
}

const sayOwn = (own: PageExperiment): string =>
  m.experiment_strip_variant({
    page: own.page.title || m.editor_untitled(),
    block: saySubject(own),
    name: own.name,
  });

const moreOfOwn = {
  draft: m.experiment_strip_variant_draft,
  running: m.experiment_strip_variant_runs,
  ended: m.experiment_strip_variant_ended,
};

const moreOfPage = ({ block }: PageExperiment): string =>
  block === null ? m.experiment_strip_whole() : m.experiment_strip_block();

type StripProps = { experiment: PageExperiment; said: string; more: string; isLinked?: boolean };

function Strip({ experiment, said, more, isLinked = true }: StripProps) {
  return (
    <p className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-info/10 px-4 py-1.5 text-sm">
      <LineIcon path={flask} className="size-4 shrink-0 text-info" />
      <span className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
        <span className="font-semibold">{said}</span> {more}
      </span>
      {isLinked ? (
        <Link
          to={experimentHref(experiment._id)}
          reloadDocument
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {m.experiment_open()}
        </Link>
      ) : null}
    </p>
  );
}
