/** One item of a list: a line that opens, or its only control in the line. */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { FocusEvent, ReactNode } from 'react';
import type { Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { TrashIcon } from '#ui/control-icons.tsx';
import { ChevronDown, ChevronRight, LineIcon } from '#ui/icons.tsx';
import { useProblems } from '../../session/hooks.ts';
import type { FieldDescription } from '../describe-field.ts';
import { placeOf } from '../field-frame.tsx';
import { UntouchedProvider, useFormKey } from '../form-context.tsx';
import { NestedField } from '../nested-field.tsx';

const iconButton =
  'flex size-7 shrink-0 items-center justify-center rounded-sm text-stone transition-colors hover:bg-sand hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

type Props = {
  name: string;
  field: FieldDescription;
  path: Path;
  title: string;
  index: number;
  count: number;
  /** Just added: what it lacks is not said before somebody has been in it. */
  isNew: boolean;
  onLeft: () => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  whyNoMore: string | null;
  whyNoLess: string | null;
};

/** How many problems stand in this item. */
function useProblemsIn(path: Path): number {
  const key = useFormKey();
  const { all } = useProblems();
  return all.filter(
    (problem) => problem.key === key && path.every((step, index) => problem.path[index] === step),
  ).length;
}

export function ArrayItem(props: Props) {
  const { name, field, path, title, index, count, isNew, onLeft, open, onOpen, onMove } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: name });
  const problems = useProblemsIn(path);
  const wrong = isNew ? 0 : problems;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A dialog that was opened from it, to choose a photo, is still part of it.
    const isElsewhere = relatedTarget instanceof Element && !relatedTarget.closest('dialog');
    if (isElsewhere && !currentTarget.contains(relatedTarget)) onLeft();
  };
  const holds = field.parts.length > 0 || field.field === 'array';
  const tool = (label: string, part: string, onClick: () => void, why: string | null, icon: ReactNode) => (
    <button
      type="button"
      data-part={part}
      aria-label={why ? `${label} (${why})` : label}
      title={why ?? label}
      aria-disabled={why !== null || undefined}
      onClick={() => why === null && onClick()}
      className={iconButton}
    >
      {icon}
    </button>
  );
  const tools = (
    <span className="ml-auto flex shrink-0">
      {tool(
        m.field_move_up({ item: title }),
        'up',
        () => onMove(index - 1),
        index === 0 ? m.field_is_first() : null,
        <ChevronDown className="size-4 rotate-180" />,
      )}
      {tool(
        m.field_move_down({ item: title }),
        'down',
        () => onMove(index + 1),
        index === count - 1 ? m.field_is_last() : null,
        <ChevronDown className="size-4" />,
      )}
      {tool(
        m.field_duplicate({ item: title }),
        'duplicate',
        props.onDuplicate,
        props.whyNoMore,
        <LineIcon className="size-4" path="M9 9h10v10H9V9Zm-3 6H5V5h10v1" />,
      )}
      {tool(
        m.field_remove_label({ field: title }),
        'remove',
        props.onRemove,
        props.whyNoLess,
        <TrashIcon className="size-4" />,
      )}
    </span>
  );
  return (
    <li
      ref={setNodeRef}
      {...(isNew ? { onBlur } : {})}
      style={{
        transform: CSS.Transform.toString(transform && { ...transform, scaleX: 1, scaleY: 1 }),
        transition,
      }}
      data-field={holds ? placeOf(path) : undefined}
      className={classes(
        'relative rounded-sm border bg-surface',
        wrong > 0 ? 'border-danger' : 'border-line',
        isDragging && 'z-10 shadow-panel',
      )}
    >
      <div className="flex flex-wrap items-center gap-1 p-1">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={m.field_drag({ item: title })}
          className={`${iconButton} cursor-grab touch-none`}
        >
          <LineIcon className="size-4" path="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
        </button>
        {holds ? (
          <button
            type="button"
            data-part="main"
            aria-expanded={open}
            onClick={() => onOpen(!open)}
            className="flex min-h-7 min-w-0 flex-1 items-center gap-1 text-left text-sm"
          >
            <ChevronRight
              className={classes('size-3.5 shrink-0 transition-transform', open && 'rotate-90')}
            />
            <span className="line-clamp-2 [overflow-wrap:anywhere]">{title}</span>
            {wrong > 0 ? (
              <span className="ml-1 shrink-0 rounded-full bg-danger-soft px-1.5 text-xs font-medium text-danger">
                {m.field_problems({ count: wrong })}
              </span>
            ) : null}
          </button>
        ) : (
          <span
            data-part="main"
            tabIndex={-1}
            className="line-clamp-2 min-w-0 flex-1 text-sm text-stone outline-none [overflow-wrap:anywhere]"
          >
            {title}
          </span>
        )}
        {tools}
      </div>
      {holds && !open ? null : (
        <div className={classes('px-3 pb-3', holds && 'border-t border-line pt-3')}>
          <UntouchedProvider value={isNew}>
            <NestedField field={field} path={path} bare />
          </UntouchedProvider>
        </div>
      )}
    </li>
  );
}
