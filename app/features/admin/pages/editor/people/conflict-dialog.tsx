/** Two people changed the same field: for each one, whose it shall be, decided all at once. */
import { useState } from 'react';
import { type Json, setAt } from '#app/shared/json.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { diffDocuments } from '../document/diff.ts';
import type { Side } from '../document/merge.ts';
import { Fields, Value } from '../publish/change-list.tsx';
import { useEditorSession } from '../session/hooks.ts';
import type { SaveState, SessionConflict } from '../session/types.ts';
import { blockTitle, fieldTrail } from '../words/block-words.ts';
import { useShopZone } from '../words/when.ts';

type Props = { save: Extract<SaveState, { state: 'conflict' }>; onClose: () => void };

export function ConflictDialog({ save, onClose }: Props) {
  const session = useEditorSession();
  const { conflicts, by } = save;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const open = conflicts.filter(({ key }) => !choices[key]).length;
  const all = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  return (
    <Dialog
      title={m.editor_conflict({ name: by })}
      text={m.editor_conflict_text()}
      width="large"
      onClose={onClose}
      footer={
        <>
          <p role="status" className="mr-auto text-sm text-stone">
            {open === 0 ? m.editor_conflict_ready() : m.editor_conflict_open({ count: open })}
          </p>
          <Button variant="outline" size="small" onClick={() => all('mine')}>
            {m.editor_all_mine()}
          </Button>
          <Button variant="outline" size="small" onClick={() => all('theirs')}>
            {m.editor_all_theirs()}
          </Button>
          <Button
            size="small"
            disabled={open > 0}
            onClick={() => {
              if (session.resolve(choices, m.editor_do_merge())) onClose();
            }}
          >
            {m.editor_conflict_done()}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-6">
        {conflicts.map((conflict) => (
          <li key={conflict.key}>
            <fieldset>
              <legend className="mb-2 font-semibold">
                {conflict.label} <span className="font-normal text-stone">{titleOf(conflict)}</span>
              </legend>
              <div className="grid gap-4 wide:grid-cols-2">
                {(['mine', 'theirs'] as const).map((side) => (
                  <Version
                    key={side}
                    side={side}
                    name={side === 'mine' ? m.editor_mine() : m.editor_theirs({ name: by })}
                    conflict={conflict}
                    checked={choices[conflict.key] === side}
                    onChoose={() => setChoices((before) => ({ ...before, [conflict.key]: side }))}
                  />
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Which field it is, or what a whole block is called. */
function titleOf({ block, path, within, base, mine, theirs }: SessionConflict): string | null {
  if (block === null) return null;
  return path.length > 0
    ? fieldTrail(within ?? null, path).join(' › ')
    : blockTitle(base ?? mine ?? theirs ?? null);
}

function Version(props: {
  side: Side;
  name: string;
  conflict: SessionConflict;
  checked: boolean;
  onChoose: () => void;
}) {
  const { side, name, conflict, checked, onChoose } = props;
  return (
    <label className="flex cursor-pointer gap-3 rounded-md border border-line bg-surface p-4 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="radio"
        name={conflict.key}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 text-sm">
        <span className="font-semibold">{name}</span>
        <WhatBecame conflict={conflict} value={conflict[side]} />
      </span>
    </label>
  );
}

function WhatBecame({ conflict, value }: { conflict: SessionConflict; value: Json | undefined }) {
  const zone = useShopZone();
  const { block, path, within, base } = conflict;
  if (block === null) return <Value value={value} zone={zone} />;
  if (value === undefined) return <span className="block">{m.editor_deleted_it()}</span>;
  if (base === undefined && path.length === 0) return <span className="block">{m.editor_added_it()}</span>;
  const whole = (part: Json | undefined) => setAt(within, path, part) ?? null;
  const asDocument = (stored: Json) => ({ meta: {}, blocks: [{ key: 'one', value: stored }] });
  const [change] = diffDocuments(asDocument(whole(base)), asDocument(whole(value))).blocks;
  return (
    <Fields
      changes={change?.fields ?? []}
      zone={zone}
      trail={(field) => fieldTrail(within ?? value, field.path)}
    />
  );
}
