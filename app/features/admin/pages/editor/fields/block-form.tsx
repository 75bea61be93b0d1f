/** A block's form, made from its schema alone; what nobody knows is shown as it is and kept. */

import type { Json } from '#app/shared/json.ts';
import { blockRegistry } from '#blocks/registry.ts';
import * as m from '#messages';
import { storedBlockSchema } from '#schemas/domain/content/page.ts';
import { WarningIcon } from '#ui/status-icons.tsx';
import { describeBlock } from '../document/model.ts';
import { useBlock, useEditorSession } from '../session/hooks.ts';
import { blockLabel } from '../session/labels.ts';
import { describeField } from './describe-field.ts';
import { FieldError } from './field-frame.tsx';
import { fits } from './field-values.ts';
import { currentBlock, useProblem, useProblemsOf, useValue } from './form-context.tsx';
import { Parts } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { Misfit, OwnUnknownKeys, RawJson } from './misfit.tsx';

const propsPath = ['props'] as const;

/** The block's current definition, when its form can be made: a known type of a version that leads here. */
function definitionFor(stored: Json) {
  const { value } = currentBlock(stored);
  const { type, version } = describeBlock(value ?? null);
  const registered = type !== null && Object.hasOwn(blockRegistry, type) ? blockRegistry[type] : undefined;
  return registered && version === registered.definition.version ? registered.definition : null;
}

export function BlockForm({ blockKey }: { blockKey: string }) {
  const stored = useBlock(blockKey);
  const { readOnly } = useEditorSession();
  if (stored === undefined) return <p className="text-sm text-stone">{m.field_block_gone()}</p>;
  const definition = definitionFor(stored);
  const { upgrade } = currentBlock(stored);
  return (
    <FormFrame key={blockKey} blockKey={blockKey}>
      <h2 className="font-display text-xl">{blockLabel(stored)}</h2>
      <fieldset disabled={readOnly} className="mt-4 min-w-0">
        <legend className="sr-only">{m.field_form_of({ block: blockLabel(stored) })}</legend>
        {upgrade.length > 0 ? <p className="mb-4 text-xs text-stone">{m.field_older_version()}</p> : null}
        <EnvelopeProblems />
        {definition ? (
          <>
            <PropsForm schema={definition.schema} />
            <OwnUnknownKeys schema={storedBlockSchema} label={definition.label} />
          </>
        ) : (
          <Unsupported stored={stored} />
        )}
      </fieldset>
    </FormFrame>
  );
}

/** What is wrong with the block as a whole: too many of it, an id twice. */
function EnvelopeProblems() {
  return <FieldError text={useProblemsOf([], ['id', 'type', 'schemaVersion'])} />;
}

function PropsForm({ schema }: { schema: Parameters<typeof describeField>[0] }) {
  const field = describeField(schema);
  const value = useValue(propsPath);
  const problem = useProblem(propsPath);
  if (!fits(field, value)) return <Misfit field={field} path={propsPath} value={value} />;
  return (
    <>
      <FieldError text={problem} />
      <Parts field={field} path={propsPath} value={value} />
    </>
  );
}

function Unsupported({ stored }: { stored: Json }) {
  return (
    <div className="rounded-sm border border-warning bg-warning-soft p-4">
      <p className="flex items-center gap-2 font-medium">
        <WarningIcon className="size-5 shrink-0" />
        {m.field_unsupported()}
      </p>
      <p className="mt-1 mb-4 text-sm">{m.field_unsupported_text()}</p>
      <RawJson label={m.field_raw()} path={[]} value={stored} />
    </div>
  );
}
