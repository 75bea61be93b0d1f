/** Several files on their way to the library, two at a time; each can be cancelled, tried again and dismissed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import type { Media } from '#schemas/domain/media/media.ts';
import { type Sending, sendFile } from './send-file.ts';
import { givePoster } from './video-poster.ts';

export type UploadState = 'waiting' | 'sending' | 'done' | 'duplicate' | 'failed' | 'cancelled';
export type UploadRow = {
  key: number;
  file: File;
  state: UploadState;
  /** 0 to 1 of its bytes. */
  sent: number;
  message: string;
};

const atOnce = 2;

export type Uploads = {
  rows: readonly UploadRow[];
  /** What has just happened, for who listens. */
  announcement: string;
  add: (files: Iterable<File>) => void;
  cancel: (key: number) => void;
  retry: (key: number) => void;
  dismiss: (key: number) => void;
};

export function useUploads(onUploaded: (item: Media) => void): Uploads {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const next = useRef(1);
  const under = useRef(new Map<number, Sending>());
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;

  const change = useCallback((key: number, fields: Partial<UploadRow>) => {
    setRows((known) => known.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  }, []);

  const begin = useCallback(
    async ({ key, file }: UploadRow) => {
      const sending = sendFile(file, { onSent: (sent) => change(key, { sent }) });
      under.current.set(key, sending);
      change(key, { state: 'sending' });
      const answer = await sending.done;
      under.current.delete(key);
      if (!answer.ok) {
        change(key, { state: answer.cancelled ? 'cancelled' : 'failed', message: answer.message });
        if (!answer.cancelled)
          setAnnouncement(m.media_announce_failed({ name: file.name, reason: answer.message }));
        return;
      }
      change(key, { state: answer.duplicate ? 'duplicate' : 'done', sent: 1 });
      setAnnouncement(m.media_announce_done({ name: file.name }));
      uploaded.current(answer.item);
      if (answer.item.kind !== 'video' || answer.item.poster) return;
      const withPoster = await givePoster(answer.item);
      if (withPoster.poster) uploaded.current(withPoster);
    },
    [change],
  );

  useEffect(() => {
    const free = atOnce - rows.filter(({ state }) => state === 'sending').length;
    const waiting = rows.filter(({ key, state }) => state === 'waiting' && !under.current.has(key));
    for (const row of waiting.slice(0, Math.max(0, free))) void begin(row);
  }, [rows, begin]);

  // What is under way ends with the screen.
  useEffect(() => {
    const sendings = under.current;
    return () => {
      for (const { cancel } of sendings.values()) cancel();
    };
  }, []);

  return {
    rows,
    announcement,
    add: (files) => {
      const added = [...files].map((file): UploadRow => {
        const key = next.current++;
        return { key, file, state: 'waiting', sent: 0, message: '' };
      });
      setRows((known) => [...known, ...added]);
    },
    cancel: (key) => {
      const sending = under.current.get(key);
      if (sending) sending.cancel();
      else change(key, { state: 'cancelled', message: m.media_upload_cancelled() });
    },
    retry: (key) => change(key, { state: 'waiting', sent: 0, message: '' }),
    dismiss: (key) => setRows((known) => known.filter((row) => row.key !== key)),
  };
}
