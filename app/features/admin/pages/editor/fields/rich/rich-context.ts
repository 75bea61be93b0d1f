/** What the cards in a text ask of the control around them. */
import { createContext, useContext } from 'react';
import type { Path } from '#app/shared/json.ts';

export type RichControlContext = {
  /** Where the text stands in the document. */
  path: Path;
  readOnly: boolean;
  /** Opens the form of what stands at a place of the text. */
  edit: (index: number) => void;
};

const Context = createContext<RichControlContext | null>(null);
export const RichContextProvider = Context.Provider;

/** Throws outside of a rich text's control. */
export function useRichContext(): RichControlContext {
  const context = useContext(Context);
  if (!context) throw new Error('A card in a text needs <RichContextProvider>');
  return context;
}
