/** Rows of a list that are added, moved and taken out. */
import type { ReactNode } from 'react';
import type { Json, Path } from '#app/features/editor/document/json.ts';
import { Button } from '#app/ui/button.tsx';
import { PlusIcon } from '#app/ui/control-icons.tsx';
import * as m from '#messages';
import { fieldId, useError, useForm, useValue } from './form-state.tsx';

type Props = {
  path: Path;
  title: string;
  /** What a new row begins with. */
  begin: () => Json;
  add: string;
  most?: number;
  children: (path: Path, index: number) => ReactNode;
};

export function Rows({ path, title, begin, add, most = 100, children }: Props) {
  const [value, write] = useValue<Json[]>(path);
  const { readOnly } = useForm();
  const error = useError(path);
  const list = value ?? [];
  const move = (index: number, by: number) => {
    const next = [...list];
    const [one] = next.splice(index, 1);
    if (one !== undefined) next.splice(index + by, 0, one);
    write(next);
  };
  const small = 'size-8 shrink-0 rounded-sm text-sm hover:bg-sand disabled:opacity-40';
  return (
    <fieldset id={fieldId(path)} disabled={readOnly} className="min-w-0">
      <legend className="text-sm font-medium">{title}</legend>
      <ol className="mt-2 flex flex-col gap-2 empty:hidden">
        {list.map((_, index) => {
          const name = `${title} ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, their fields are held by state.
            <li key={index} className="flex items-start gap-2">
              <div className="min-w-0 grow">{children([...path, index], index)}</div>
              <div className="flex shrink-0 pt-0.5">
                <button
                  type="button"
                  className={small}
                  disabled={index === 0}
                  aria-label={m.cat_up({ name })}
                  onClick={() => move(index, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className={small}
                  disabled={index === list.length - 1}
                  aria-label={m.cat_down({ name })}
                  onClick={() => move(index, 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  className={small}
                  aria-label={m.cat_take_out({ name })}
                  onClick={() => write(list.filter((__, other) => other !== index))}
                >
                  ×
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      {error ? <p className="mt-1.5 text-sm font-medium text-danger">{error}</p> : null}
      {list.length < most ? (
        <Button
          size="small"
          variant="outline"
          className="mt-2"
          disabled={readOnly}
          onClick={() => write([...list, begin()])}
        >
          <PlusIcon className="size-4" />
          {add}
        </Button>
      ) : null}
    </fieldset>
  );
}
