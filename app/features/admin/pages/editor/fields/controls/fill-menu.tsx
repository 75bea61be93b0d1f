/** Fills a list of links with what the catalog has, in one step. A list that has entries is replaced, after asking. */
import { useState } from 'react';
import type { Json, Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FieldDescription } from '../describe-field.ts';
import { type Entity, type MenuSource, menuSources, useEntityLookup } from '../entities.ts';
import { emptyValue } from '../field-values.ts';
import { useWrite } from '../form-context.tsx';

const sourceNames: Record<MenuSource, () => string> = {
  departments: m.field_fill_departments,
  brands: m.field_fill_brands,
  collections: m.field_fill_collections,
};

/** An ordinary entry of the list: its words, where it leads, and a department's own menu where the list has menus. */
function menuEntry(item: FieldDescription, { kind, id, name }: Entity): Json {
  const part = (wanted: string) => item.parts.find((one) => one.name === wanted)?.field;
  const hasMenu = kind === 'category' && part('query') && part('dropdown');
  return {
    ...(emptyValue(item) as { [key: string]: Json }),
    label: name.slice(0, part('label')?.max),
    href: `${kind}:${id}`,
    ...(part('type')?.options.includes(kind) ? { type: kind } : {}),
    ...(hasMenu ? { query: `parents=${id}`, dropdown: true } : {}),
  };
}

type Props = {
  field: FieldDescription;
  item: FieldDescription;
  path: Path;
  /** Entries that the list takes. */
  max: number;
  /** Entries that it has. */
  count: number;
  onFilled: (words: string) => void;
};

export function FillMenu({ field, item, path, max, count, onFilled }: Props) {
  const write = useWrite();
  const lookup = useEntityLookup();
  const [open, setOpen] = useState(false);
  const [source, setSource] = useState<MenuSource>('departments');
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready');
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setState('ready');
  };
  const fill = async () => {
    setState('asking');
    const entities = await lookup.list(source);
    if (!entities || entities.length === 0) return setState('failed');
    const entries = entities.slice(0, max).map((entity) => menuEntry(item, entity));
    write(field.label, path, entries, false, m.field_fill_step({ field: field.label }));
    onFilled(m.field_filled({ count: entries.length, total: entities.length }));
    show(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="outline"
        className="mt-2"
        aria-label={m.field_fill_label({ field: field.label })}
        onClick={() => show(true)}
      >
        {m.field_fill()}
      </Button>
      {open ? (
        <Dialog
          title={m.field_fill_step({ field: field.label })}
          text={count > 0 ? m.field_fill_replaces({ count }) : m.field_fill_text()}
          width="small"
          onClose={() => show(false)}
          footer={
            <>
              <Button variant="outline" onClick={() => show(false)}>
                {m.editor_cancel()}
              </Button>
              <Button busy={state === 'asking'} onClick={() => void fill()}>
                {count > 0 ? m.field_fill_replace({ count }) : m.field_fill_do()}
              </Button>
            </>
          }
        >
          {state === 'failed' ? <Notice tone="error">{m.field_fill_failed()}</Notice> : null}
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 text-sm font-medium">{m.field_fill_with()}</legend>
            {menuSources.map((one) => (
              <label key={one} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
                <input
                  type="radio"
                  name="menu-source"
                  value={one}
                  checked={source === one}
                  onChange={() => setSource(one)}
                  className="size-4.5 accent-accent"
                />
                {sourceNames[one]()}
              </label>
            ))}
          </fieldset>
        </Dialog>
      ) : null}
    </>
  );
}
