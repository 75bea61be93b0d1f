/** In the page's settings: the way to an experiment of all of it. */
import { useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { useEditorSession } from '../session/hooks.ts';
import { useExperimentsHere } from './experiments-here.tsx';
import { TestVariant } from './test-variant.tsx';

export function TestPage() {
  const { readOnly } = useEditorSession();
  const { isTestable } = useExperimentsHere();
  const [open, setOpen] = useState(false);
  if (readOnly || !isTestable) return null;
  return (
    <section className="mt-8 border-t border-line pt-6">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {m.experiment_test_page()}
      </Button>
      <p className="mt-1.5 text-xs text-stone">{m.experiment_test_page_hint()}</p>
      {open ? <TestVariant block={null} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
