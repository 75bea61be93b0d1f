/** One item of the library beside the grid: what it is, its words, where it is used; replace and delete. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDay } from '#app/features/account/dates.ts';
import { callApi } from '#app/features/editor/editor-client.ts';
import { showToast } from '#app/services/toasts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextareaField, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as m from '#messages';
import { type Media, type MediaUse, mediaTypes } from '#schemas/domain/media.ts';
import { FocalPoint } from './focal-point.tsx';
import { MediaPicker } from './media-picker.tsx';
import { lengthOf } from './media-tile.tsx';
import { MediaUses } from './media-uses.tsx';
import { sendFile } from './send-file.ts';

const size = (bytes: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
  }).format(bytes < 1_000_000 ? Math.max(1, bytes / 1000) : bytes / 1_000_000);

function factsOf(item: Media): string {
  const type = Object.entries(mediaTypes).find(([name]) => name === item.type)?.[1].label ?? item.type;
  const facts = { type, width: item.width, height: item.height };
  return item.builtin ? m.media_facts_builtin(facts) : m.media_facts({ ...facts, size: size(item.bytes) });
}

function Preview({ item }: { item: Media }) {
  if (item.kind === 'image')
    return (
      <Picture
        picture={{ ...item, src: item.url }}
        sizes="(min-width: 37.5rem) 40rem, 100vw"
        className="max-h-80 w-full bg-sand object-contain"
      />
    );
  return (
    <video
      key={item.url}
      src={item.url}
      controls
      playsInline
      preload="metadata"
      aria-label={item.name}
      {...(item.poster ? { poster: `${item.poster.src}/960.webp` } : {})}
      className="aspect-video max-h-80 w-full bg-sand"
    />
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-1.5 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type Props = {
  item: Media;
  mayChange: boolean;
  onChanged: (item: Media) => void;
  onDeleted: (item: Media) => void;
  onClose: () => void;
};

export function MediaDetail({ item, mayChange, onChanged, onDeleted, onClose }: Props) {
  const [uses, setUses] = useState<readonly MediaUse[] | null>(null);
  const [name, setName] = useState(item.name);
  const [alt, setAlt] = useState(item.alt);
  const [focal, setFocal] = useState({ x: item.focalX, y: item.focalY });
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  const [picking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const editable = mayChange && !item.builtin;

  useEffect(() => {
    let gone = false;
    void callApi('getMedia', { params: { id: item._id } }).then((answer) => {
      if (!gone && answer.ok) setUses(answer.data.uses);
    });
    return () => {
      gone = true;
    };
  }, [item._id]);

  const run = async (work: () => Promise<string | null>) => {
    setBusy(true);
    setError(null);
    setError(await work());
    setBusy(false);
  };
  const change = (body: { name?: string; alt?: string; focalX?: number; focalY?: number; poster?: string }) =>
    run(async () => {
      const answer = await callApi('changeMedia', { params: { id: item._id }, body });
      if (!answer.ok)
        return Object.values(answer.problem.fieldErrors ?? {})[0]?.[0] ?? answer.problem.message;
      onChanged(answer.data);
      void showToast(m.media_saved(), { kind: 'success' });
      return null;
    });
  const replace = (file: File) =>
    run(async () => {
      const answer = await sendFile(file, { replace: item._id }).done;
      if (!answer.ok) return answer.message;
      onChanged(answer.item);
      void showToast(m.media_replaced(), { kind: 'success' });
      return null;
    });
  const remove = () =>
    run(async () => {
      const answer = await callApi('deleteMedia', { params: { id: item._id } });
      setSure(false);
      if (!answer.ok) return answer.problem.message;
      void showToast(m.media_deleted({ name: item.name }), { kind: 'success' });
      onDeleted(item);
      return null;
    });
  const askToDelete = () => {
    if (uses && uses.length > 0) setError(m.media_delete_used());
    else setSure(true);
  };

  const footer = !editable ? undefined : sure ? (
    <>
      <p className="mr-auto font-medium">{m.media_delete_sure()}</p>
      <Button variant="outline" size="small" onClick={() => setSure(false)} autoFocus>
        {m.media_keep()}
      </Button>
      <Button size="small" busy={busy} onClick={remove}>
        {m.media_delete()}
      </Button>
    </>
  ) : (
    <>
      <Button variant="outline" size="small" className="mr-auto" onClick={askToDelete}>
        {m.media_delete()}
      </Button>
      <Button variant="outline" size="small" busy={busy} onClick={() => input.current?.click()}>
        {m.media_replace()}
      </Button>
      <Button
        size="small"
        busy={busy}
        onClick={() => change({ name, alt, focalX: focal.x, focalY: focal.y })}
      >
        {m.media_save()}
      </Button>
    </>
  );

  return (
    <Dialog title={item.name} place="side" footer={footer} onClose={onClose}>
      {error ? (
        <Notice tone="error" className="mb-4">
          {error}
        </Notice>
      ) : null}
      <div className="overflow-hidden rounded-md ring-1 ring-line">
        <Preview item={item} />
      </div>
      <p className="mt-2 text-sm text-stone">
        {[factsOf(item), lengthOf(item)].filter(Boolean).join(', ')}
        {item.created_at ? (
          <>
            <br />
            {m.media_by({ name: item.created_by, day: formatDay(item.created_at) })}
          </>
        ) : null}
      </p>
      {editable ? (
        <div className="mt-5 flex flex-col gap-5">
          <TextField
            label={m.media_name()}
            required
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextareaField
            label={m.media_alt()}
            hint={m.media_alt_hint()}
            required
            rows={2}
            maxLength={250}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
          {item.kind === 'image' ? (
            <FocalPoint src={item.url} x={focal.x} y={focal.y} onChange={setFocal} />
          ) : null}
        </div>
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
      <Section title={m.media_uses()}>
        {item.builtin ? (
          <p className="text-sm text-stone">{m.media_uses_builtin()}</p>
        ) : uses === null ? (
          <p className="text-sm text-stone">{m.media_loading()}</p>
        ) : (
          <MediaUses uses={uses} />
        )}
      </Section>
      <input
        ref={input}
        type="file"
        hidden
        accept={item.kind === 'image' ? 'image/*' : item.type}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void replace(file);
          event.target.value = '';
        }}
      />
      <MediaPicker
        kind="image"
        open={picking}
        onClose={() => setPicking(false)}
        onPick={({ src }) => void change({ poster: src.split('/').at(-1) ?? '' })}
      />
    </Dialog>
  );
}
