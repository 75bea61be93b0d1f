/** Rows of a list that are added, moved and taken out. */
import type { ReactNode } from 'react';
import type { Json, Path } from '#app/shared/json.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/control-icons.tsx';
import { fieldId, useError, useForm, useValue } from './form-state.tsx';
import { RowButtons } from './row-buttons.tsx';

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
  return (
    <fieldset id={fieldId(path)} disabled={readOnly} className="min-w-0">
      <legend className="text-sm font-medium">{title}</legend>
      <ol className="mt-2 flex flex-col gap-2 empty:hidden">
        {list.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, their fields are held by state.
          <li key={index} className="flex items-start gap-2">
            <div className="min-w-0 grow">{children([...path, index], index)}</div>
            <RowButtons name={`${title} ${index + 1}`} list={list} index={index} write={write} />
          </li>
        ))}
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
