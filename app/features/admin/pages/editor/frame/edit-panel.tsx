/** The form of what is selected: a block with its rules, or the page. */

import * as m from '#messages';
import { TestPage } from '../experiments/test-page.tsx';
import { VariantForm } from '../experiments/variant-form.tsx';
import { BlockForm } from '../fields/block-form.tsx';
import { PageForm, type PlacedPage } from '../fields/page-form.tsx';
import { VisibilityForm, type VisibilityWarehouse } from '../fields/visibility-form.tsx';
import { SectionForm } from '../sections/section-form.tsx';
import { SectionTools } from '../sections/section-tools.tsx';
import { useEditorSession, useSelection } from '../session/hooks.ts';
import { useShopZone } from '../words/when.ts';

export type Warehouses = readonly VisibilityWarehouse[];

type Props = { page: PlacedPage; warehouses: Warehouses };

export function EditPanel({ page, warehouses }: Props) {
  const { key } = useSelection();
  const timeZone = useShopZone();
  const { readOnly } = useEditorSession();
  return (
    <div
      // Nothing in it takes the focus where nothing may be changed: the keys that scroll need a place.
      {...(readOnly ? { tabIndex: 0 } : {})}
      className="min-h-0 grow overflow-y-auto overscroll-contain bg-surface px-5 py-5"
    >
      {key === null ? (
        <OwnForm page={page} />
      ) : (
        <>
          <BlockForm blockKey={key} />
          <SectionTools blockKey={key} />
          <section aria-label={m.editor_field_visibility()} className="mt-8 border-t border-line pt-6">
            <VisibilityForm key={key} blockKey={key} warehouses={warehouses} timeZone={timeZone} />
          </section>
        </>
      )}
    </div>
  );
}

function OwnForm({ page }: { page: PlacedPage }) {
  if (page.kind === 'section') return <SectionForm />;
  if (page.kind === 'variant') return <VariantForm />;
  return (
    <>
      <PageForm page={page} />
      <TestPage />
    </>
  );
}
