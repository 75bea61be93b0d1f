/** Folders of the library: made, renamed, deleted. */
import { type FormEvent, useState } from 'react';
import { callApi } from '#app/features/admin/pages/editor/editor-client.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { MediaFolder } from '#schemas/domain/media/media.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { MediaFolders } from './use-media-folders.ts';

const nameLength = 60;

type Run = (work: () => Promise<ApiResult<unknown>>) => Promise<boolean>;

function NewFolder({ run }: { run: Run }) {
  const [name, setName] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    if (await run(() => callApi('createMediaFolder', { body: { name } }))) setName('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-end gap-3">
      <TextField
        label={m.media_folder_new()}
        required
        maxLength={nameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="grow"
      />
      <Button type="submit">{m.media_folder_create()}</Button>
    </form>
  );
}

type RowProps = { folder: MediaFolder; run: Run; onDeleted: (folder: MediaFolder) => void };

function FolderRow({ folder, run, onDeleted }: RowProps) {
  const [name, setName] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  /** What was pressed last has the focus again when its question is answered. */
  const [last, setLast] = useState<'rename' | 'delete' | null>(null);
  const params = { id: folder._id };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (!name?.trim()) return;
    if (await run(() => callApi('renameMediaFolder', { params, body: { name } }))) setName(null);
  };
  const remove = async () => {
    if (await run(() => callApi('deleteMediaFolder', { params }))) onDeleted(folder);
  };
  if (name !== null)
    return (
      <form noValidate onSubmit={(event) => void rename(event)} className="flex flex-wrap items-end gap-2">
        <TextField
          label={m.media_folder_name({ name: folder.name })}
          required
          autoFocus
          maxLength={nameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="grow basis-48"
        />
        <Button variant="outline" onClick={() => setName(null)}>
          {m.media_cancel()}
        </Button>
        <Button type="submit">{m.media_save()}</Button>
      </form>
    );
  if (isAsked)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="grow basis-60 text-sm font-medium">
          {m.media_folder_delete_sure({ name: folder.name, count: folder.count })}
        </p>
        <Button variant="outline" size="small" autoFocus onClick={() => setAsked(false)}>
          {m.media_keep()}
        </Button>
        <Button size="small" onClick={() => void remove()}>
          {m.media_delete()}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="grow basis-40 [overflow-wrap:anywhere]">
        {folder.name} <span className="text-sm text-stone">{m.media_count({ count: folder.count })}</span>
      </p>
      <Button
        variant="outline"
        size="small"
        aria-label={m.media_folder_rename({ name: folder.name })}
        autoFocus={last === 'rename'}
        onClick={() => {
          setLast('rename');
          setName(folder.name);
        }}
      >
        {m.media_rename()}
      </Button>
      <Button
        variant="outline"
        size="small"
        aria-label={m.media_folder_delete({ name: folder.name })}
        autoFocus={last === 'delete'}
        onClick={() => {
          setLast('delete');
          setAsked(true);
        }}
      >
        {m.media_delete()}
      </Button>
    </div>
  );
}

type Props = MediaFolders & {
  onDeleted: (folder: MediaFolder) => void;
  onClose: () => void;
};

export function FoldersDialog({ folders, reload, onDeleted, onClose }: Props) {
  const [error, setError] = useState<string | null>(null);
  const run: Run = async (work) => {
    setError(null);
    const answer = await work();
    if (!answer.ok) setError(answer.problem.message);
    await reload();
    return answer.ok;
  };
  return (
    <Dialog title={m.media_folders()} text={m.media_folders_text()} onClose={onClose}>
      {error ? (
        <Notice tone="error" className="mb-4">
          {error}
        </Notice>
      ) : null}
      <NewFolder run={run} />
      {folders.length > 0 ? (
        <ul className="mt-5 divide-y divide-line">
          {folders.map((folder) => (
            <li key={folder._id} className="py-2">
              <FolderRow folder={folder} run={run} onDeleted={onDeleted} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-5 text-sm text-stone">{m.media_folders_none()}</p>
      )}
    </Dialog>
  );
}
