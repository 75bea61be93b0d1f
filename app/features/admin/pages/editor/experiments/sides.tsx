/** A and B side by side, and what B has otherwise. */
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { Audience } from '#schemas/domain/content/page.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { editorHref } from '../pages/places.ts';
import { ChangeList } from '../publish/change-list.tsx';
import { useShopZone } from '../words/when.ts';
import { hasNewA, saySubject } from './experiment-words.tsx';
import type { LoadedExperiment } from './experiments.server.ts';

type Props = Pick<LoadedExperiment, 'experiment' | 'audience' | 'changes' | 'mayChange'> & {
  isSame: boolean;
};

export function Sides({ experiment, audience, changes, mayChange, isSame }: Props) {
  const { state, page, variant, gap, draft, winner } = experiment;
  const zone = useShopZone();
  const isOver = state === 'ended';
  return (
    <section aria-labelledby="experiment-sides">
      <h2 id="experiment-sides" className="mb-3 font-semibold">
        {m.experiment_sides()}
      </h2>
      <div className="grid gap-4 wide:grid-cols-2">
        <Side letter="A" title={m.experiment_a()} isWinner={winner === 'a'}>
          <p className="text-sm text-stone [overflow-wrap:anywhere]">
            {isOver
              ? m.experiment_a_over()
              : experiment.block === null || gap === 'block_gone'
                ? m.experiment_a_page()
                : m.experiment_a_block_is({ block: saySubject(experiment) })}
          </p>
          <div className="mt-auto flex flex-wrap gap-3 pt-4">
            {winner === 'b' ? null : <SeePage href={page.href} />}
          </div>
        </Side>
        <Side letter="B" title={m.experiment_b()} isWinner={winner === 'b'}>
          <p className="text-sm text-stone">
            {isOver ? m.experiment_b_over() : isSame ? m.experiment_b_same() : m.experiment_b_changed()}
          </p>
          {state === 'running' && !draft.is_live ? (
            <Notice tone="warning" className="mt-3 text-sm">
              {m.experiment_b_unpublished()}
            </Notice>
          ) : null}
          <div className="mt-auto flex flex-wrap gap-3 pt-4">
            {isOver ? null : (
              <ButtonLink to={editorHref('variant', variant)} size="small" reloadDocument>
                {mayChange ? m.experiment_edit_b() : m.experiment_open_b()}
              </ButtonLink>
            )}
            {winner === 'b' ? <SeePage href={page.href} /> : null}
            {!isOver && gap === null ? <SeeB experiment={experiment._id} as={audience} /> : null}
          </div>
        </Side>
      </div>
      {changes && !isSame ? (
        <div className="mt-5">
          <h3 className="mb-2 text-sm font-medium">
            {isOver ? m.experiment_differed() : m.experiment_differs()}
          </h3>
          {hasNewA(experiment) ? (
            <p className="mb-2 text-sm text-stone">{m.experiment_differs_since()}</p>
          ) : null}
          <div className="bg-surface">
            <ChangeList diff={changes} zone={zone} />
          </div>
        </div>
      ) : null}
    </section>
  );
}

function Side(props: { letter: string; title: string; isWinner: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-surface p-5 shadow-card">
      <div className="mb-2 flex items-center gap-3">
        <Letter>{props.letter}</Letter>
        <h3 className="font-semibold">{props.title}</h3>
        {props.isWinner ? (
          <span className="ml-auto rounded-full bg-accent-soft px-2.5 py-0.5 text-xs font-semibold text-accent-deep">
            {m.experiment_kept()}
          </span>
        ) : null}
      </div>
      {props.children}
    </div>
  );
}

const Letter = ({ children }: { children: string }) => (
  <span
    aria-hidden="true"
    className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-sand font-display text-lg"
  >
    {children}
  </span>
);

const SeePage = ({ href }: { href: string | null }) =>
  href ? (
    <ButtonLink to={href} variant="outline" size="small" reloadDocument>
      {m.experiment_see_a()}
    </ButtonLink>
  ) : null;

/** Opens the page in a tab of its own, with variant B in it whoever looks. */
function SeeB({ experiment, as }: { experiment: string; as: Audience }) {
  return (
    <Form method="post" action="/preview/shop" target="_blank" reloadDocument>
      <input type="hidden" name="experiment" value={experiment} />
      <input type="hidden" name="as" value={as} />
      <Button type="submit" variant="outline" size="small" name="intent" value="enter">
        {m.experiment_see_b()}
      </Button>
    </Form>
  );
}
