import * as m from '#messages';

type Props<Row> = {
  /** What the row is called to whoever can't see where the buttons stand. */
  name: string;
  list: readonly Row[];
  index: number;
  write: (list: Row[]) => void;
};

/** Moves a row of a list up or down, or takes it out. */
export function RowButtons<Row>({ name, list, index, write }: Props<Row>) {
  const move = (by: number) => {
    const next = [...list];
    next.splice(index + by, 0, ...next.splice(index, 1));
    write(next);
  };
  const buttons = [
    { sign: '↑', label: m.cat_up({ name }), disabled: index === 0, act: () => move(-1) },
    { sign: '↓', label: m.cat_down({ name }), disabled: index === list.length - 1, act: () => move(1) },
    { sign: '×', label: m.cat_take_out({ name }), act: () => write(list.filter((_, at) => at !== index)) },
  ];
  return (
    <div className="flex shrink-0">
      {buttons.map(({ sign, label, disabled, act }) => (
        <button
          key={sign}
          type="button"
          className="size-8 rounded-sm text-sm hover:bg-sand disabled:opacity-40"
          disabled={disabled}
          aria-label={label}
          onClick={act}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
