/** What the library is narrowed to: words, a kind, a folder, what nothing uses. */
import * as m from '#messages';
import type { MediaFolder, MediaKind } from '#schemas/domain/media/media.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import type { MediaFilter } from './use-media-list.ts';

const kinds = [
  [undefined, m.media_kind_all],
  ['image', m.media_kind_image],
  ['video', m.media_kind_video],
  ['document', m.media_kind_document],
] as const;

function KindFilter(props: { kind: MediaKind | undefined; onKind: (kind: MediaKind | undefined) => void }) {
  return (
    <fieldset className="flex rounded-sm border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">{m.media_kind()}</legend>
      {kinds.map(([kind, label]) => (
        <label
          key={label()}
          className="flex min-h-10 cursor-pointer items-center rounded-xs px-3 text-sm has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="media-kind"
            className="sr-only"
            checked={props.kind === kind}
            onChange={() => props.onKind(kind)}
          />
          {label()}
        </label>
      ))}
    </fieldset>
  );
}

/** Folders as options of a select, each with how many files lie in it. */
export function FolderOptions({ folders }: { folders: readonly MediaFolder[] }) {
  return (
    <>
      {folders.map(({ _id, name, count }) => (
        <option key={_id} value={_id}>
          {m.media_folder_option({ name, count })}
        </option>
      ))}
    </>
  );
}

type Props = {
  filter: MediaFilter;
  onFilter: (change: Partial<MediaFilter>) => void;
  folders: readonly MediaFolder[];
  /** The kind is given, and not asked: a field takes one. */
  isKindGiven: boolean;
  /** Whether what nothing uses can be asked for. */
  asksUnused: boolean;
};

export function MediaFilters({ filter, onFilter, folders, isKindGiven, asksUnused }: Props) {
  return (
    <>
      <TextField
        label={m.media_search()}
        hideLabel
        required
        type="search"
        placeholder={m.media_search_hint()}
        value={filter.q}
        onChange={(event) => onFilter({ q: event.target.value })}
        className="grow basis-56"
      />
      {isKindGiven ? null : <KindFilter kind={filter.kind} onKind={(kind) => onFilter({ kind })} />}
      <SelectField
        label={m.media_folder()}
        hideLabel
        value={filter.folder ?? ''}
        onChange={(event) => onFilter({ folder: event.target.value || undefined })}
        className="grow basis-40 wide:max-w-60"
      >
        <option value="">{m.media_folder_all()}</option>
        <option value="none">{m.media_folder_none()}</option>
        <FolderOptions folders={folders} />
      </SelectField>
      {asksUnused ? (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={filter.unused}
            onChange={(event) => onFilter({ unused: event.target.checked })}
          />
          {m.media_unused()}
        </label>
      ) : null}
    </>
  );
}
