/** One item of the library beside the grid: what it is, its words, where it is used; replace and delete. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { callApi } from '#app/features/admin/pages/editor/editor-client.ts';
import * as m from '#messages';
import type { Media, MediaFolder } from '#schemas/domain/media/media.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { CropDialog } from './crop/crop-dialog.tsx';
import { FocalPoint } from './focal-point.tsx';
import { FolderOptions } from './media-filters.tsx';
import { MediaPicker } from './media-picker.tsx';
import { Facts, Preview } from './media-preview.tsx';
import { MediaUses, type Uses } from './media-uses.tsx';
import { useMediaChanges } from './use-media-changes.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-1.5 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type Draft = Pick<Media, 'name' | 'alt' | 'focalX' | 'focalY' | 'folder'>;

type DraftFieldsProps = {
  item: Media;
  folders: readonly MediaFolder[];
  draft: Draft;
  onDraft: (change: Partial<Draft>) => void;
};

function DraftFields({ item, folders, draft, onDraft }: DraftFieldsProps) {
  return (
    <div className="mt-5 flex flex-col gap-5">
      <TextField
        label={m.media_name()}
        required
        maxLength={120}
        value={draft.name}
        onChange={(event) => onDraft({ name: event.target.value })}
      />
      {item.kind === 'document' ? null : (
        <TextareaField
          label={m.media_alt()}
          hint={m.media_alt_hint()}
          required
          rows={2}
          maxLength={250}
          value={draft.alt}
          onChange={(event) => onDraft({ alt: event.target.value })}
        />
      )}
      <SelectField
        label={m.media_folder()}
        value={draft.folder ?? ''}
        onChange={(event) => onDraft({ folder: event.target.value || null })}
      >
        <option value="">{m.media_folder_none()}</option>
        <FolderOptions folders={folders} />
      </SelectField>
      {item.kind === 'image' ? (
        <FocalPoint
          src={item.url}
          x={draft.focalX}
          y={draft.focalY}
          onChange={({ x, y }) => onDraft({ focalX: x, focalY: y })}
        />
      ) : null}
    </div>
  );
}

function UsesSection({ item, uses }: { item: Media; uses: Uses | null }) {
  return (
    <Section title={m.media_uses()}>
      {item.builtin ? (
        <p className="text-sm text-stone">{m.media_uses_builtin()}</p>
      ) : uses === null ? (
        <p className="text-sm text-stone">{m.media_loading()}</p>
      ) : (
        <MediaUses {...uses} />
      )}
    </Section>
  );
}

/** Where the item is shown; null until the answer is here. */
function useUses(id: string): Uses | null {
  const [uses, setUses] = useState<Uses | null>(null);
  useEffect(() => {
    let gone = false;
    void callApi('getMedia', { params: { id } }).then((answer) => {
      if (!gone && answer.ok) setUses(answer.data);
    });
    return () => {
      gone = true;
    };
  }, [id]);
  return uses;
}

type ActionsProps = {
  isConfirming: boolean;
  busy: boolean;
  onAskToDelete: () => void;
  onKeep: () => void;
  onDelete: () => void;
  onReplace: () => void;
  onSave: () => void;
};

function Actions({ isConfirming, busy, onAskToDelete, onKeep, onDelete, onReplace, onSave }: ActionsProps) {
  if (isConfirming)
    return (
      <>
        <p className="mr-auto font-medium">{m.media_delete_sure()}</p>
        <Button variant="outline" size="small" onClick={onKeep} autoFocus>
          {m.media_keep()}
        </Button>
        <Button size="small" busy={busy} onClick={onDelete}>
          {m.media_delete()}
        </Button>
      </>
    );
  return (
    <>
      <Button variant="outline" size="small" className="mr-auto" onClick={onAskToDelete}>
        {m.media_delete()}
      </Button>
      <Button variant="outline" size="small" busy={busy} onClick={onReplace}>
        {m.media_replace()}
      </Button>
      <Button size="small" busy={busy} onClick={onSave}>
        {m.media_save()}
      </Button>
    </>
  );
}

type Props = {
  item: Media;
  folders: readonly MediaFolder[];
  mayChange: boolean;
  onChanged: (item: Media) => void;
  /** A part of it is another item now. */
  onCopied: (item: Media) => void;
  onDeleted: (item: Media) => void;
  onClose: () => void;
};

export function MediaDetail(props: Props) {
  const { item, folders, mayChange, onChanged, onCopied, onDeleted, onClose } = props;
  const uses = useUses(item._id);
  const [draft, setDraft] = useState<Draft>(() => ({
    name: item.name,
    alt: item.alt,
    focalX: item.focalX,
    focalY: item.focalY,
    folder: item.folder,
  }));
  const [cropping, setCropping] = useState(false);
  const [picking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const changes = useMediaChanges({ item, uses, onChanged, onDeleted });
  const editable = mayChange && !item.builtin;

  const footer = editable ? (
    <Actions
      isConfirming={changes.isConfirming}
      busy={changes.busy}
      onAskToDelete={changes.askToDelete}
      onKeep={changes.keep}
      onDelete={changes.remove}
      onReplace={() => input.current?.click()}
      onSave={() => changes.change(draft)}
    />
  ) : undefined;

  return (
    <Dialog title={item.name} place="side" footer={footer} onClose={onClose}>
      {changes.error ? (
        <Notice tone="error" className="mb-4">
          {changes.error}
        </Notice>
      ) : null}
      <div className="overflow-hidden rounded-md ring-1 ring-line">
        <Preview item={item} />
      </div>
      <Facts item={item} />
      {editable && item.original ? (
        <Button variant="outline" size="small" className="mt-3" onClick={() => setCropping(true)}>
          {m.media_crop()}
        </Button>
      ) : null}
      {editable ? (
        <DraftFields
          {...{ item, folders, draft }}
          onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
      ) : (
        <p className="mt-4">{item.alt}</p>
      )}
      {item.kind === 'video' && !item.builtin ? (
        <Section title={m.media_poster()}>
          {item.poster ? null : <p className="text-sm text-stone">{m.media_poster_none()}</p>}
          {editable ? (
            <Button variant="outline" size="small" className="mt-1" onClick={() => setPicking(true)}>
              {m.media_poster_choose()}
            </Button>
          ) : null}
        </Section>
      ) : null}
      <UsesSection item={item} uses={uses} />
      <input
        ref={input}
        type="file"
        hidden
        accept={item.kind === 'image' ? 'image/*' : item.type}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void changes.replace(file);
          event.target.value = '';
        }}
      />
      {cropping && item.original ? (
        <CropDialog
          item={item}
          original={item.original}
          onCropped={(cropped) => {
            const { focalX, focalY } = cropped;
            setDraft((before) => ({ ...before, focalX, focalY }));
            onChanged(cropped);
          }}
          onCopied={onCopied}
          onClose={() => setCropping(false)}
        />
      ) : null}
      <MediaPicker
        kind="image"
        open={picking}
        onClose={() => setPicking(false)}
        onPick={({ src }) => void changes.change({ poster: src.split('/').at(-1) ?? '' })}
      />
    </Dialog>
  );
}
