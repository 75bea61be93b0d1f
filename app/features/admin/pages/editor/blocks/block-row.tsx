/** One block in the list: what it is, what is the matter with it, who works on it, and what can be done to it. */

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Menu, MenuButton, MenuItem, MenuItems, MenuSeparator } from '@headlessui/react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { isObject, type Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { isPart } from '#schemas/domain/content/content-kinds.ts';
import type { Presence } from '#schemas/domain/content/editor.ts';
import { sectionIn } from '#schemas/domain/content/saved-section.ts';
import { classes } from '#ui/classes.ts';
import { PlusIcon } from '#ui/control-icons.tsx';
import { LineIcon } from '#ui/icons.tsx';
import { WarningIcon } from '#ui/status-icons.tsx';
import { CommentItem } from '../comments/comment-item.tsx';
import { CommentsMark } from '../comments/comments-button.tsx';
import { describeBlock } from '../document/model.ts';
import { useExperimentsHere } from '../experiments/experiments-here.tsx';
import { flask } from '../experiments/flask.ts';
import { scrollWithin } from '../frame/panes.ts';
import { Avatar } from '../people/avatar.tsx';
import { mayBeInSection } from '../sections/section-actions.ts';
import { useBlock, useSession } from '../session/hooks.ts';
import { isUnsupported, typeLabel } from '../words/block-words.ts';
import { useBlockTitle } from '../words/use-block-title.ts';
import { hasRules, isHidden } from './block-actions.ts';
import { BlockSketch } from './sketch.tsx';

/** What can happen at a row, each with the block's key. */
export type ListEvents = {
  /** `byKeys`: the keyboard goes on in the form. */
  choose: (key: string, byKeys: boolean) => void;
  keyDown: (key: string, event: KeyboardEvent) => void;
  hover: (key: string, over: boolean) => void;
  addAfter: (key: string) => void;
  up: (key: string) => void;
  down: (key: string) => void;
  duplicate: (key: string) => void;
  toggleHidden: (key: string) => void;
  copy: (key: string) => void;
  saveAsSection: (key: string) => void;
  detach: (key: string) => void;
  testVariant: (key: string) => void;
  remove: (key: string) => void;
};

type Props = {
  blockKey: string;
  first: boolean;
  last: boolean;
  others: readonly Presence[];
  readOnly: boolean;
  full: boolean;
  on: ListEvents;
};

const small =
  'flex size-7 items-center justify-center rounded-sm text-stone transition-colors hover:bg-sand hover:text-ink disabled:opacity-35 disabled:hover:bg-transparent';

/** Drawn again when its own block changes, and not while somebody types in another. */
export const BlockRow = memo(function BlockRow(props: Props) {
  const { blockKey, first, last, others, readOnly, full, on } = props;
  const value = useBlock(blockKey) ?? null;
  const selected = useSession(({ selection }) => selection.key === blockKey);
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const list = row.current?.closest('[data-pane]');
    const [box, around] = [row.current?.getBoundingClientRect(), list?.getBoundingClientRect()];
    // The list's foot has the button that adds a block.
    const isSeen = box && around && box.top >= around.top && box.bottom <= around.bottom - 64;
    if (selected && row.current && box?.height && !isSeen) scrollWithin(row.current);
  }, [selected]);
  const problems = useSession((snapshot) => snapshot.problems.counts.get(blockKey) ?? 0);
  const people = others.filter(({ block }) => block === blockKey);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: blockKey, disabled: readOnly });
  const label = typeLabel(value);
  const hidden = isHidden(value);
  const title = useBlockTitle(value);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes('group/row relative', isDragging && 'z-20')}
      onPointerEnter={() => on.hover(blockKey, true)}
      onPointerLeave={() => on.hover(blockKey, false)}
    >
      <div
        className={classes(
          'flex items-stretch rounded-md border transition-[box-shadow,background-color,border-color]',
          selected ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-line-strong',
          isDragging && 'shadow-panel',
        )}
      >
        {readOnly ? null : (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-roledescription={m.editor_drag_role()}
            aria-label={m.editor_drag_label({ block: label })}
            className="flex w-7 shrink-0 cursor-grab touch-none items-center justify-center rounded-l-md text-line-strong hover:text-ink active:cursor-grabbing"
          >
            <LineIcon
              path="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01"
              className="size-4 [stroke-width:3]"
            />
          </button>
        )}
        <button
          type="button"
          ref={row}
          data-row={blockKey}
          aria-current={selected ? 'true' : undefined}
          // Pressed by a key: it leads on into the form.
          onClick={({ detail }) => on.choose(blockKey, detail === 0)}
          onKeyDown={readOnly ? undefined : (event) => on.keyDown(blockKey, event)}
          className={classes(
            'flex min-h-13 min-w-0 grow items-center gap-2.5 py-1.5 text-left',
            readOnly && 'pl-3',
          )}
        >
          <span className="relative shrink-0">
            <BlockSketch
              type={describeBlock(value).type ?? ''}
              className={classes('h-8 w-12 overflow-hidden rounded-sm bg-sand', hidden && 'opacity-40')}
            />
          </span>
          <span className="min-w-0 grow">
            <span className={classes('block truncate text-sm font-semibold', hidden && 'text-stone')}>
              {label}
            </span>
            {title ? <span className="block truncate text-xs text-stone">{title}</span> : null}
          </span>
          <TestedMark blockKey={blockKey} />
          <Marks {...{ value, hidden, problems }} />
        </button>
        <CommentsMark blockKey={blockKey} label={label} />
        {people.length > 0 ? (
          <span className="flex items-center -space-x-1.5 pr-1">
            {people.map(({ tab, name }) => (
              <Avatar key={tab} name={name} small label={m.editor_works_here({ name })} />
            ))}
          </span>
        ) : null}
        {readOnly ? null : (
          <div className="flex shrink-0 items-center pr-1">
            <div
              className={classes(
                'flex flex-col',
                selected ? '' : 'lg:hidden lg:group-focus-within/row:flex lg:group-hover/row:flex',
              )}
            >
              <button
                type="button"
                data-act="up"
                disabled={first}
                aria-label={m.editor_move_up({ block: label })}
                onClick={() => on.up(blockKey)}
                className={classes(small, 'h-6')}
              >
                <LineIcon path="m6 15 6-6 6 6" className="size-4" />
              </button>
              <button
                type="button"
                data-act="down"
                disabled={last}
                aria-label={m.editor_move_down({ block: label })}
                onClick={() => on.down(blockKey)}
                className={classes(small, 'h-6')}
              >
                <LineIcon path="m6 9 6 6 6-6" className="size-4" />
              </button>
            </div>
            <RowMenu
              {...{ blockKey, label, hidden, full, on }}
              canHide={isObject(value)}
              isSection={sectionIn(value) !== null}
              canSave={!isUnsupported(value) && mayBeInSection(describeBlock(value).type)}
            />
          </div>
        )}
      </div>
      {readOnly || last || full ? null : (
        <button
          type="button"
          aria-label={m.editor_add_after({ block: label })}
          onClick={() => on.addAfter(blockKey)}
          className="absolute top-full left-1/2 z-10 -mt-2 flex h-6 w-6 -translate-x-1/2 items-center justify-center rounded-full border border-accent bg-surface text-accent opacity-0 shadow-card transition-opacity group-hover/row:opacity-100 hover:bg-accent hover:text-on-accent focus-visible:opacity-100"
        >
          <PlusIcon className="size-3.5" />
        </button>
      )}
    </li>
  );
});

/** An experiment tests this block. */
function TestedMark({ blockKey }: { blockKey: string }) {
  const tested = useExperimentsHere().ofPage.find(({ block }) => block === blockKey);
  if (!tested) return null;
  const words =
    tested.state === 'running'
      ? m.experiment_mark_runs({ name: tested.name })
      : m.experiment_mark_draft({ name: tested.name });
  return (
    <span title={words} className="shrink-0 text-info">
      <LineIcon path={flask} className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

function Marks({ value, hidden, problems }: { value: Json; hidden: boolean; problems: number }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-stone">
      {isUnsupported(value) ? (
        <span title={m.editor_unsupported_text()} className="text-warning">
          <WarningIcon className="size-4" />
          <span className="sr-only">{m.editor_unsupported_text()}</span>
        </span>
      ) : null}
      {hasRules(value) ? (
        <span title={m.editor_has_rules()}>
          <LineIcon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2" className="size-4" />
          <span className="sr-only">{m.editor_has_rules()}</span>
        </span>
      ) : null}
      {hidden ? (
        <span title={m.editor_is_hidden()}>
          <LineIcon
            path="M4 4l16 16M10 6.200A9 9 0 0 1 21 12a13 13 0 0 1-2.500 3.200M6.500 7.500A13 13 0 0 0 3 12s3 6 9 6a9 9 0 0 0 4-1M9.900 9.900a3 3 0 0 0 4.200 4.200"
            className="size-4"
          />
          <span className="sr-only">{m.editor_is_hidden()}</span>
        </span>
      ) : null}
      {problems > 0 ? (
        <span className="flex h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1 text-xs font-semibold text-on-accent">
          <span aria-hidden="true">{problems}</span>
          <span className="sr-only">{m.editor_problems_count({ count: problems })}</span>
        </span>
      ) : null}
    </span>
  );
}

const item =
  'flex min-h-9 w-full items-center px-4 text-left text-sm data-disabled:opacity-45 data-focus:bg-sand';

type RowMenuProps = Pick<Props, 'blockKey' | 'full' | 'on'> & {
  label: string;
  hidden: boolean;
  canHide: boolean;
  isSection: boolean;
  canSave: boolean;
};

/** The menu gives the focus back first, so that it is there again when the dialog closes. */
const afterMenu = (open: () => void) => () => void requestAnimationFrame(open);

function RowMenu({ blockKey, label, hidden, canHide, isSection, canSave, full, on }: RowMenuProps) {
  const isInPart = useSession(({ document }) => isPart(document.meta.kind));
  const { isTestable } = useExperimentsHere();
  return (
    <Menu>
      <MenuButton aria-label={m.editor_more({ title: label })} className={small}>
        <LineIcon path="M5 12h.01M12 12h.01M19 12h.01" className="size-4 [stroke-width:3]" />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4 }}
        modal={false}
        className="z-40 w-48 rounded-md border border-line bg-surface py-1.5 shadow-panel outline-none"
      >
        <MenuItem>
          <button type="button" disabled={full} onClick={() => on.duplicate(blockKey)} className={item}>
            {m.editor_duplicate()}
          </button>
        </MenuItem>
        {canHide ? (
          <MenuItem>
            <button type="button" onClick={() => on.toggleHidden(blockKey)} className={item}>
              {hidden ? m.editor_show() : m.editor_hide()}
            </button>
          </MenuItem>
        ) : null}
        <MenuItem>
          <button type="button" onClick={() => on.copy(blockKey)} className={item}>
            {m.editor_copy()}
          </button>
        </MenuItem>
        {canSave && !isInPart ? (
          <MenuItem>
            <button type="button" onClick={afterMenu(() => on.saveAsSection(blockKey))} className={item}>
              {m.section_save_as()}
            </button>
          </MenuItem>
        ) : null}
        {isSection ? (
          <MenuItem>
            <button type="button" onClick={() => on.detach(blockKey)} className={item}>
              {m.section_detach()}
            </button>
          </MenuItem>
        ) : null}
        {isTestable ? (
          <MenuItem>
            <button type="button" onClick={afterMenu(() => on.testVariant(blockKey))} className={item}>
              {m.experiment_test_block()}
            </button>
          </MenuItem>
        ) : null}
        <MenuItem>
          <button
            type="button"
            onClick={afterMenu(() => on.addAfter(blockKey))}
            disabled={full}
            className={item}
          >
            {m.editor_add_below()}
          </button>
        </MenuItem>
        <CommentItem blockKey={blockKey} className={item} />
        <MenuSeparator className="my-1.5 h-px bg-line" />
        <MenuItem>
          <button type="button" onClick={() => on.remove(blockKey)} className={classes(item, 'text-danger')}>
            {m.editor_delete()}
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}
