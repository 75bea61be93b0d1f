import { useNavigate } from '@remix-run/react';
import { type FormEvent, useRef, useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Sent as it is read, with its progress; without scripts the form itself is sent. */
export function UploadForm({ error }: { error: string | undefined }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState(error);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (!file) {
      setFailure(m.import_no_file());
      input.current?.focus();
      return;
    }
    const fail = (message: string) => {
      setSent(null);
      setFailure(message);
    };
    setFailure(undefined);
    setSent(0);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) =>
      setSent(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = () => fail(m.import_unreached());
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      if (request.status === 201 && answer?._id) navigate(`/admin/catalog/import/${answer._id}`);
      else fail(answer?.message ?? m.import_unreached());
    };
    const query = new URLSearchParams({ name: file.name.slice(-200) || 'catalog.csv' });
    request.open('POST', `/api/v1/imports?${query}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  };

  return (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6 shadow-card"
    >
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <label className="flex flex-col gap-1.5 font-medium">
        {m.import_upload()}
        <input
          ref={input}
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,.zip,text/csv,application/zip"
          aria-describedby="import-hint"
          className="w-full min-w-0 rounded-sm border border-dashed border-line-strong bg-paper p-3 text-sm font-normal file:mr-4 file:min-h-9 file:rounded-sm file:border-0 file:bg-ink file:px-4 file:font-semibold file:text-paper"
        />
      </label>
      <p id="import-hint" className="text-sm text-stone">
        {m.import_upload_hint()}
      </p>
      <noscript>
        <p className="text-sm text-stone">{m.import_upload_plain()}</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sent !== null}>
          {m.import_upload_do()}
        </Button>
        <p role="status" className="text-sm tabular-nums text-stone">
          {sent === null ? '' : m.import_sending({ percent: sent })}
        </p>
      </div>
    </form>
  );
}

function readAnswer(text: string): { _id?: string; message?: string } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
