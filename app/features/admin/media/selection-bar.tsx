/** What is done to the marked items of the library, at the foot of the screen as long as some may be marked. */
import { useState } from 'react';
import * as m from '#messages';
import type { MediaFolder } from '#schemas/domain/media/media.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { FolderOptions } from './media-filters.tsx';
import type { MediaSelection } from './use-media-selection.ts';

/** Of those that are to be deleted, in the question. */
const namesShown = 8;

type Props = { selection: MediaSelection; folders: readonly MediaFolder[] };

export function SelectionBar({ selection, folders }: Props) {
  const { marked, busy, error } = selection;
  const [folder, setFolder] = useState('');
  const [isAsked, setAsked] = useState(false);
  const count = marked.length;
  return (
    <section
      aria-label={m.media_selection()}
      className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line-strong bg-paper px-4 py-3 wide:-mx-8 wide:px-8"
    >
      {error ? (
        <Notice tone="error" className="mb-3">
          {error}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-2 text-sm font-medium">
          {m.media_selected({ count })}
        </p>
        <Button variant="outline" size="small" onClick={selection.chooseAll}>
          {m.media_select_all()}
        </Button>
        <Button variant="outline" size="small" disabled={count === 0} onClick={selection.chooseNone}>
          {m.media_select_none()}
        </Button>
        <SelectField
          label={m.media_move_to()}
          hideLabel
          value={folder}
          onChange={(event) => setFolder(event.target.value)}
          className="grow basis-40 wide:max-w-56"
        >
          <option value="">{m.media_move_to()}</option>
          <FolderOptions folders={folders} />
          <option value="none">{m.media_folder_none()}</option>
        </SelectField>
        <Button
          variant="outline"
          size="small"
          disabled={count === 0 || folder === ''}
          busy={busy}
          onClick={() => void selection.move(folder === 'none' ? null : folder)}
        >
          {m.media_move()}
        </Button>
        <Button size="small" disabled={count === 0} busy={busy} onClick={() => setAsked(true)}>
          {m.media_delete()}
        </Button>
        <Button variant="outline" size="small" className="ml-auto" onClick={selection.end}>
          {m.media_select_end()}
        </Button>
      </div>
      {isAsked ? (
        <Dialog
          title={m.media_delete_several_title({ count })}
          text={m.media_delete_several_text()}
          width="small"
          onClose={() => setAsked(false)}
          footer={
            <>
              <Button variant="outline" data-autofocus onClick={() => setAsked(false)}>
                {m.media_keep()}
              </Button>
              <Button
                onClick={() => {
                  setAsked(false);
                  void selection.remove();
                }}
              >
                {m.media_delete()}
              </Button>
            </>
          }
        >
          <ul className="list-disc pl-5 text-sm">
            {marked.slice(0, namesShown).map(({ _id, name }) => (
              <li key={_id} className="[overflow-wrap:anywhere]">
                {name}
              </li>
            ))}
          </ul>
          {count > namesShown ? (
            <p className="mt-1 text-sm text-stone">{m.media_delete_more({ count: count - namesShown })}</p>
          ) : null}
        </Dialog>
      ) : null}
    </section>
  );
}
