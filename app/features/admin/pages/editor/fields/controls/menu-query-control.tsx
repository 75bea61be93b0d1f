/** What a menu asks the catalog for, chosen by name; any other question is typed as the API takes it. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { ChevronDown } from '#ui/icons.tsx';
import { type Entity, useEntityLookup } from '../entities.ts';
import { type ControlProps, controlLook, FieldFrame, quietButton } from '../field-frame.tsx';
import { useValue, useWrite } from '../form-context.tsx';
import { TextControl } from './text-control.tsx';

type Choice = { query: string; label: string };

/** The departments; none while they are on their way, or when they could not be had. */
function useDepartments(isWanted: boolean): readonly Entity[] {
  const lookup = useEntityLookup();
  const [departments, setDepartments] = useState<readonly Entity[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    void lookup.list('departments').then((list) => {
      if (!left && list) setDepartments(list);
    });
    return () => {
      left = true;
    };
  }, [lookup, isWanted]);
  return departments;
}

/** What can be chosen for a kind of link; null where the menu shows nothing of the catalog. */
function choicesOf(kind: unknown, departments: readonly Entity[]): Choice[] | null {
  if (kind === 'category')
    return [
      { query: '', label: m.field_menu_categories() },
      { query: 'type=Category', label: m.field_menu_departments() },
      ...departments.map(({ id, name }) => ({
        query: `parents=${id}`,
        label: m.field_menu_within({ name }),
      })),
    ];
  if (kind === 'vendor')
    return [
      { query: '', label: m.field_menu_vendors() },
      { query: 'type=brand&active=true&sort=name', label: m.field_menu_brands() },
    ];
  if (kind === 'collection')
    return [
      { query: '', label: m.field_menu_collections() },
      { query: 'featured=true', label: m.field_menu_featured() },
    ];
  if (kind === 'tag') return [{ query: '', label: m.field_menu_tags() }];
  return null;
}

/** A department is named by its id, or by its slug as its address has it. */
function chosenQuery(text: string, departments: readonly Entity[]): string {
  const named = /^parents=([^&]+)$/.exec(text)?.[1];
  const own = departments.find(({ id, href }) => named === id || href === `/c/${named}`);
  return own ? `parents=${own.id}` : text;
}

export function MenuQueryControl({ field, path, value }: ControlProps) {
  const write = useWrite();
  const kind = useValue([...path.slice(0, -1), 'type']);
  const departments = useDepartments(kind === 'category');
  const choices = choicesOf(kind, departments);
  const text = typeof value === 'string' ? value : '';
  if (!choices) {
    // A page has no menu of the catalog; a question that is there all the same can be taken away.
    if (kind !== 'product' && text === '') return null;
    return <TextControl {...{ field, path, value }} />;
  }
  const chosen = chosenQuery(text, departments);
  const isOther = !choices.some(({ query }) => query === chosen);
  return (
    <div>
      <FieldFrame field={{ ...field, help: undefined, omittable: false }} path={path} value={value}>
        {(wiring) => (
          <span className="relative block">
            <select
              {...wiring}
              value={chosen}
              onChange={(event) => write(field.label, path, event.target.value || undefined)}
              className={classes(controlLook, 'h-9 appearance-none pr-8')}
            >
              {isOther ? (
                <option value={chosen}>{m.field_menu_other({ query: text.slice(0, 60) })}</option>
              ) : null}
              {choices.map(({ query, label }) => (
                <option key={query} value={query}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown className="pointer-events-none absolute top-2.5 right-2.5 size-4" />
          </span>
        )}
      </FieldFrame>
      <details className="mt-1">
        <summary className={`${quietButton} cursor-pointer`}>{m.field_menu_custom()}</summary>
        <Custom {...{ field, path, value }} />
      </details>
    </div>
  );
}

/** The question itself. What is wrong with it is said above. */
function Custom({ field, path, value }: ControlProps) {
  const write = useWrite();
  return (
    <input
      type="text"
      aria-label={m.field_menu_custom()}
      value={typeof value === 'string' ? value : ''}
      placeholder="parents=cat-bathroom"
      onChange={(event) => write(field.label, path, event.target.value || undefined, true)}
      className={classes(controlLook, 'mt-1 h-9')}
    />
  );
}
