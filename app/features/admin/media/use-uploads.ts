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
  /** Where it is to lie; null for no folder. */
  folder: string | null;
  state: UploadState;
  /** 0 to 1 of its bytes. */
  sent: number;
  message: string;
  /** It was refused for what it is: another try has the same answer. */
  isFinal?: boolean;
};

const atOnce = 2;

const isUnder = (state: UploadState) => state === 'waiting' || state === 'sending';
/** Whether another try may do. */
export const mayRetry = ({ state, isFinal }: Pick<UploadRow, 'state' | 'isFinal'>) =>
  (state === 'failed' && !isFinal) || state === 'cancelled';

/** What became of all of them. */
export type UploadSummary = {
  total: number;
  /** Those that are in the library, new or known. */
  done: number;
  failed: number;
  /** Of those that failed, how many may be tried again. */
  retriable: number;
  under: number;
};

function summaryOf(rows: readonly UploadRow[]): UploadSummary {
  const count = (...states: UploadState[]) => rows.filter(({ state }) => states.includes(state)).length;
  return {
    total: rows.length,
    done: count('done', 'duplicate'),
    failed: count('failed', 'cancelled'),
    retriable: rows.filter(mayRetry).length,
    under: count('waiting', 'sending'),
  };
}

/** "12 of 30 uploaded", and how many failed when some did. */
export const summaryWords = ({ done, total, failed }: Omit<UploadSummary, 'under' | 'retriable'>): string =>
  failed > 0
    ? m.media_upload_summary_failed({ done, total, failed })
    : m.media_upload_summary({ done, total });

/** More than so many are said in one line, and only those that are under way or failed stand below it. */
const fewUploads = 5;

export type Uploads = {
  rows: readonly UploadRow[];
  /** What has just happened, for who listens. */
  announcement: string;
  add: (files: Iterable<File>) => void;
  cancel: (key: number) => void;
  retry: (key: number) => void;
  dismiss: (key: number) => void;
  summary: UploadSummary;
  /** More files than are listed one by one. */
  isMany: boolean;
  cancelAll: () => void;
  retryAll: () => void;
  /** All that are at an end. */
  dismissAll: () => void;
};

/** `folder`: the id of the one that is looked at, or `none`; what is added lies there. */
export function useUploads(onUploaded: (item: Media) => void, folder?: string): Uploads {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const next = useRef(1);
  const under = useRef(new Map<number, Sending>());
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;

  const summary = summaryOf(rows);
  const isMany = rows.length > fewUploads;
  const isManyNow = useRef(isMany);
  isManyNow.current = isMany;
  const { total, done, failed, under: left } = summary;

  const change = useCallback((key: number, fields: Partial<UploadRow>) => {
    setRows((known) => known.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  }, []);

  const begin = useCallback(
    async ({ key, file, folder: into }: UploadRow) => {
      const sending = sendFile(file, { folder: into, onSent: (sent) => change(key, { sent }) });
      under.current.set(key, sending);
      change(key, { state: 'sending' });
      const answer = await sending.done;
      under.current.delete(key);
      if (!answer.ok) {
        change(key, {
          state: answer.cancelled ? 'cancelled' : 'failed',
          message: answer.message,
          isFinal: answer.final,
        });
        if (!answer.cancelled)
          setAnnouncement(m.media_announce_failed({ name: file.name, reason: answer.message }));
        return;
      }
      const isElsewhere = answer.duplicate && into !== null && answer.item.folder !== into;
      change(key, {
        state: answer.duplicate ? 'duplicate' : 'done',
        sent: 1,
        message: isElsewhere ? m.media_upload_duplicate_elsewhere() : '',
      });
      if (!isManyNow.current) setAnnouncement(m.media_announce_done({ name: file.name }));
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

  useEffect(() => {
    if (isMany && left === 0) setAnnouncement(summaryWords({ done, total, failed }));
  }, [isMany, left, done, total, failed]);

  // Closing the page ends what is under way: it is asked first.
  useEffect(() => {
    if (left === 0) return;
    const leave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  }, [left]);

  // What is under way ends with the screen.
  useEffect(() => {
    const sendings = under.current;
    return () => {
      for (const { cancel } of sendings.values()) cancel();
    };
  }, []);

  const cancel = (key: number) => {
    const sending = under.current.get(key);
    if (sending) sending.cancel();
    else change(key, { state: 'cancelled', message: m.media_upload_cancelled() });
  };
  const retry = (key: number) => change(key, { state: 'waiting', sent: 0, message: '' });

  return {
    rows,
    announcement,
    add: (files) => {
      const into = folder && folder !== 'none' ? folder : null;
      const added = [...files].map((file): UploadRow => {
        const key = next.current++;
        return { key, file, folder: into, state: 'waiting', sent: 0, message: '' };
      });
      // What is done with is not counted among the new ones.
      setRows((known) => [...(left === 0 ? known.filter(mayRetry) : known), ...added]);
    },
    cancel,
    retry,
    dismiss: (key) => setRows((known) => known.filter((row) => row.key !== key)),
    summary,
    isMany,
    // The last first: what waits is not begun when what is under way ends.
    cancelAll: () => {
      for (const { key, state } of [...rows].reverse()) if (isUnder(state)) cancel(key);
    },
    retryAll: () => {
      for (const row of rows) if (mayRetry(row)) retry(row.key);
    },
    dismissAll: () => setRows((known) => known.filter(({ state }) => isUnder(state))),
  };
}
