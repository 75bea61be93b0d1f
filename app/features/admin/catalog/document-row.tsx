/** One of a product's documents: what it is, its title, and a PDF of the library or an address elsewhere. */
import { useState } from 'react';
import { MediaPicker } from '#app/features/admin/media/media-picker.tsx';
import type { Json, Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { type DocumentKind, documentKinds } from '#schemas/domain/catalog/product-data.ts';
import { parseLibraryAddress } from '#schemas/domain/media/media.ts';
import { documentKindNames } from '#schemas/fields/document-names.ts';
import { Button } from '#ui/button.tsx';
import { Cell, CellError, fieldId, useError, useForm, useValue } from './form-state.tsx';

type Value = { kind?: DocumentKind; title: string; url: string };

export function DocumentRow({ path, number }: { path: Path; number: number }) {
  const [document, write] = useValue<Value>(path);
  const [picking, setPicking] = useState(false);
  const { readOnly } = useForm();
  return (
    <div className="grid gap-2 wide:grid-cols-[11rem_2fr_3fr]">
      <select
        id={fieldId([...path, 'kind'])}
        aria-label={m.cat_document_kind({ number })}
        value={document.kind ?? 'other'}
        disabled={readOnly}
        onChange={(event) => write({ ...document, kind: event.target.value } as Json)}
        className="h-9 rounded-sm border border-line-strong bg-surface px-2 text-sm"
      >
        {documentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {documentKindNames[kind]()}
          </option>
        ))}
      </select>
      <div>
        <Cell
          path={[...path, 'title']}
          label={m.cat_document_title({ number })}
          placeholder={m.cat_document_title_hint()}
        />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-32 grow">
          <Address path={[...path, 'url']} number={number} url={document.url} />
        </div>
        {readOnly ? null : (
          <Button
            variant="outline"
            size="small"
            aria-label={m.cat_document_choose_for({ number })}
            onClick={() => setPicking(true)}
          >
            {m.cat_document_choose()}
          </Button>
        )}
      </div>
      <MediaPicker
        kind="document"
        open={picking}
        onClose={() => setPicking(false)}
        onPick={({ src, name }) => write({ ...document, url: src, title: document.title || name } as Json)}
      />
    </div>
  );
}

/** A file of the library is opened, not typed. */
function Address({ path, number, url }: { path: Path; number: number; url: string }) {
  const error = useError(path);
  if (!parseLibraryAddress(url))
    return (
      <Cell path={path} label={m.cat_document_url({ number })} placeholder={m.cat_document_url_hint()} />
    );
  return (
    <div id={fieldId(path)} tabIndex={-1}>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.cat_document_open({ number })}
      </a>
      {error ? <CellError>{error}</CellError> : null}
    </div>
  );
}
