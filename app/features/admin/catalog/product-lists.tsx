/** A product's lists: specifications, documents, quantity breaks, what else is in its gallery. */

import type { Json, Path } from '#app/shared/json.ts';
import * as m from '#messages';
import type { CompanionNeed } from '#schemas/domain/catalog/product-data.ts';
import { DocumentRow } from './document-row.tsx';
import { Cell, NumberCell, useValue } from './form-state.tsx';
import { PictureField } from './picture-field.tsx';
import { Rows } from './rows.tsx';

export function Specifications() {
  return (
    <Rows
      path={['specifications']}
      title={m.cat_specifications()}
      add={m.cat_add()}
      begin={() => ({ name: '', value: '' })}
      most={60}
    >
      {(path, index) => (
        <div className="grid grid-cols-[2fr_3fr] gap-2">
          <Cell path={[...path, 'name']} label={m.cat_spec_name({ number: index + 1 })} />
          <Cell path={[...path, 'value']} label={m.cat_spec_value({ number: index + 1 })} />
        </div>
      )}
    </Rows>
  );
}

export function Documents() {
  return (
    <Rows
      path={['documents']}
      title={m.cat_documents()}
      add={m.cat_add()}
      begin={() => ({ kind: 'installation', title: '', url: '' })}
      most={20}
    >
      {(path, index) => <DocumentRow path={path} number={index + 1} />}
    </Rows>
  );
}

export function Breaks() {
  return (
    <Rows
      path={['breaks']}
      title={m.cat_breaks()}
      add={m.cat_add()}
      begin={() => ({ quantity: 10, offBps: 500 })}
      most={20}
    >
      {(path, index) => (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span>{m.cat_break_from()}</span>
          <div className="w-24">
            <Cell path={[...path, 'quantity']} label={m.cat_break_quantity({ number: index + 1 })} numeric />
          </div>
          <Percent path={[...path, 'offBps']} label={m.cat_break_off({ number: index + 1 })} />
        </div>
      )}
    </Rows>
  );
}

/** What the product needs beside it and what goes with it. `names` are of those in the catalog, by their numbers. */
export function Companions({ names }: { names: Readonly<Record<string, string>> }) {
  return (
    <Rows
      path={['companions']}
      title={m.cat_companions()}
      add={m.cat_add()}
      begin={() => ({ product: '', need: 'required', quantity: 1 })}
      most={40}
    >
      {(path, index) => <Companion path={path} index={index} names={names} />}
    </Rows>
  );
}

function Companion({
  path,
  index,
  names,
}: {
  path: Path;
  index: number;
  names: Readonly<Record<string, string>>;
}) {
  const number = index + 1;
  const [product] = useValue<string>([...path, 'product']);
  const [need, writeNeed] = useValue<CompanionNeed>([...path, 'need']);
  return (
    <div className="flex flex-wrap items-start gap-2 text-sm">
      <div className="min-w-40 grow">
        <Cell path={[...path, 'product']} label={m.cat_companion_number_label({ number })} />
        {names[product] ? <p className="mt-1 text-stone">{names[product]}</p> : null}
      </div>
      <select
        aria-label={m.cat_companion_need({ number })}
        value={need}
        onChange={(event) => writeNeed(event.target.value)}
        className="h-9 rounded-sm border border-line-strong bg-surface px-2 text-sm"
      >
        <option value="required">{m.set_required()}</option>
        <option value="goes_with">{m.set_goes_with()}</option>
      </select>
      <div className="w-20">
        <Cell path={[...path, 'quantity']} label={m.cat_companion_quantity_label({ number })} numeric />
      </div>
    </div>
  );
}

/** Percent, kept in basis points. */
export function Percent({ path, label }: { path: Path; label: string }) {
  const [bps, write] = useValue<Json>(path);
  return (
    <div className="flex items-start gap-2 text-sm">
      <div className="w-24">
        <NumberCell
          path={path}
          label={label}
          text={typeof bps === 'number' ? String(bps / 100) : String(bps ?? '')}
          onWrite={(percent) => write(typeof percent === 'number' ? Math.round(percent * 100) : percent)}
        />
      </div>
      <span className="mt-2">{m.cat_percent_off()}</span>
    </div>
  );
}

export function GalleryItems() {
  return (
    <Rows
      path={['media']}
      title={m.cat_gallery()}
      add={m.cat_gallery_add()}
      begin={() => ({ kind: 'picture', picture: null })}
      most={40}
    >
      {(path) => <GalleryItem path={path} />}
    </Rows>
  );
}

function GalleryItem({ path }: { path: Path }) {
  const [item, write] = useValue<{ kind: string }>(path);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <select
        aria-label={m.cat_gallery_kind()}
        value={item.kind}
        onChange={(event) =>
          write(
            event.target.value === 'video'
              ? { kind: 'video', url: '', title: '', poster: null }
              : { kind: 'picture', picture: null },
          )
        }
        className="h-9 rounded-sm border border-line-strong bg-surface px-2 text-sm"
      >
        <option value="picture">{m.cat_picture()}</option>
        <option value="video">{m.cat_video()}</option>
      </select>
      {item.kind === 'video' ? (
        <>
          <div className="min-w-40 grow">
            <Cell path={[...path, 'url']} label={m.cat_video_url()} />
          </div>
          <div className="min-w-40 grow">
            <Cell path={[...path, 'title']} label={m.cat_video_title()} />
          </div>
          <PictureField path={[...path, 'poster']} label={m.cat_video_poster()} small />
        </>
      ) : (
        <PictureField path={[...path, 'picture']} label={m.cat_picture()} small />
      )}
    </div>
  );
}
