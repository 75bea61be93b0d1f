/** A video: files of the library, or an address that plays on a click; a poster always. */
import { useState } from 'react';
import type { PickedVideo } from '#app/features/admin/media/media-picker-props.ts';
import { isObject, type Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TrashIcon } from '#ui/control-icons.tsx';
import type { FieldDescription } from '../describe-field.ts';
import { type ControlProps, FieldError, FieldFrame, placeOf } from '../field-frame.tsx';
import { fits } from '../field-values.ts';
import { useProblemsWithin, useWrite } from '../form-context.tsx';
import { useMediaPicker } from '../media-ports.tsx';
import { Misfit, UnknownKeys } from '../misfit.tsx';
import { NestedField } from '../nested-field.tsx';
import { AddressControl } from './video-address-control.tsx';

const partOf = (field: FieldDescription, name: string) =>
  field.parts.find((part) => part.name === name)?.field;

export function VideoControl({ field, path, value }: ControlProps) {
  const video = isObject(value) ? value : {};
  const valueAt = (name: string) => (Object.hasOwn(video, name) ? video[name] : undefined);
  const sources = partOf(field, 'sources');
  const poster = partOf(field, 'poster');
  const url = partOf(field, 'url');
  return (
    <FieldFrame {...{ field, path, value }} as="group">
      {() => (
        <div className="flex flex-col gap-4 border-l-2 border-line pl-3">
          {poster ? <NestedField field={poster} path={[...path, 'poster']} /> : null}
          {sources ? (
            <Sources
              field={sources}
              path={[...path, 'sources']}
              value={valueAt('sources')}
              video={video}
              whole={path}
            />
          ) : null}
          {url ? <AddressControl field={url} path={[...path, 'url']} value={valueAt('url')} /> : null}
          <UnknownKeys {...{ field, path, value }} />
        </div>
      )}
    </FieldFrame>
  );
}

type SourcesProps = ControlProps & { video: { [key: string]: Json }; whole: ControlProps['path'] };

/** What a file is called: the end of its address. */
const nameOf = (source: Json) =>
  isObject(source) && typeof source.src === 'string' ? source.src : JSON.stringify(source).slice(0, 80);

function Sources({ field, path, value, video, whole }: SourcesProps) {
  const write = useWrite();
  const Picker = useMediaPicker();
  const [picking, setPicking] = useState(false);
  const problems = useProblemsWithin(path);
  if (!fits(field, value))
    return <Misfit field={{ ...field, fallback: undefined }} path={path} value={value} />;
  const sources = Array.isArray(value) ? value : [];
  const onPick = (item: PickedVideo) => {
    const hasPoster = isObject(video.poster) && video.poster.src !== '' && video.poster.src !== undefined;
    const next: { [key: string]: Json } = {
      ...video,
      sources: item.sources.map((source) => ({ ...source })),
    };
    if (item.poster && !hasPoster) next.poster = { ...item.poster };
    write(field.label, whole, next);
    setPicking(false);
  };
  return (
    <div data-field={placeOf(path)} className="text-sm">
      <p className="mb-1 font-medium">{field.label}</p>
      <ul>
        {sources.map((source, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no name of their own, and nothing in the row is kept.
          <li key={index} className="flex items-center gap-2">
            <span className="min-w-0 grow truncate font-mono text-xs">{nameOf(source)}</span>
            <button
              type="button"
              aria-label={m.field_remove_label({ field: nameOf(source) })}
              onClick={() => write(field.label, [...path, index], undefined)}
              className="flex size-7 items-center justify-center rounded-sm text-stone hover:bg-sand hover:text-ink"
            >
              <TrashIcon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" variant="outline" onClick={() => setPicking(true)}>
        {sources.length > 0 ? m.field_replace_video() : m.field_choose_video()}
      </Button>
      <FieldError text={problems} />
      <Picker open={picking} kind="video" onPick={onPick} onClose={() => setPicking(false)} />
    </div>
  );
}
