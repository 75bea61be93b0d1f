/** The experiments around what is edited: those of a page, or the one that a variant belongs to. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { isFrame } from '#schemas/domain/content/content-kinds.ts';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import type { PageExperiment } from '#schemas/domain/content/experiment.ts';
import { callApi } from '../editor-client.ts';

type ExperimentsHere = {
  /** The page that is edited; null in an editor that knows no experiments. */
  page: EditorPage | null;
  /** Of the page, those that have not ended. */
  ofPage: readonly PageExperiment[];
  /** The one whose variant B is edited. */
  own: PageExperiment | null;
  /** Shoppers see the page, and it has visitors of its own. */
  isTestable: boolean;
};

const nothing: ExperimentsHere = { page: null, ofPage: [], own: null, isTestable: false };
const Here = createContext<ExperimentsHere>(nothing);

export const useExperimentsHere = (): ExperimentsHere => useContext(Here);

type Props = { page: EditorPage; begin: readonly PageExperiment[]; children: ReactNode };

/** `begin`: as they came with the page; asked again when somebody comes back to it. */
export function ExperimentsProvider({ page, begin, children }: Props) {
  const [known, setKnown] = useState(begin);
  const { _id: id, kind } = page;
  useEffect(() => {
    if (kind === 'section') return;
    let left = false;
    const onVisible = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await callApi('listPageExperiments', { params: { id } });
      if (!left && answer.ok) setKnown(answer.data);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [id, kind]);
  const here = useMemo(
    (): ExperimentsHere => ({
      page,
      ofPage: known.filter((experiment) => experiment.page._id === page._id),
      own: known.find(({ variant }) => variant === page._id) ?? null,
      isTestable: page.kind === 'page' && page.published !== null && !isFrame(page.published.slug),
    }),
    [page, known],
  );
  return <Here.Provider value={here}>{children}</Here.Provider>;
}

/**
 * Of a variant that shoppers do not see: it goes live as its experiment is started, and not by itself. `ask`: another
 * person has to approve it first. Null for all that is published as it is.
 */
export function useHeld(): 'ask' | 'wait' | null {
  const { page, own } = useExperimentsHere();
  if (page?.kind !== 'variant' || own?.state === 'running') return null;
  return own?.state === 'draft' && page.approval_required && !page.review ? 'ask' : 'wait';
}
