/** One field of a form, made from its description alone. Typing in one renders that one and what holds it. */
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { isObject, type Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/control-icons.tsx';
import { useEditorSession } from '../session/hooks.ts';
import { inSentence } from '../words/in-sentence.ts';
import { ArrayControl } from './controls/array-control.tsx';
import { BooleanControl } from './controls/boolean-control.tsx';
import { EntityControl } from './controls/entity-control.tsx';
import { ImageControl } from './controls/image-control.tsx';
import { LinkControl } from './controls/link-control.tsx';
import { MarksControl } from './controls/marks-control.tsx';
import { MenuQueryControl } from './controls/menu-query-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { SelectControl } from './controls/select-control.tsx';
import { ColorControl, StyleControl } from './controls/style-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { VideoControl } from './controls/video-control.tsx';
import type { FieldDescription } from './describe-field.ts';
import { type ControlProps, FieldError, FieldFrame, placeOf } from './field-frame.tsx';
import { emptyValue, fits, shownParts } from './field-values.ts';
import { useFormKey, useProblem, useValue, useWrite } from './form-context.tsx';
import { Misfit, RawJson, UnknownKeys } from './misfit.tsx';
import type { NestedFieldProps } from './nested-field.tsx';

/** It comes with its library where there is a text to format. */
const RichControl = lazy(() => import('./rich/rich-control.tsx'));
const loadMarkdown = () => import('./rich/markdown-control.tsx');
/** Where its library cannot be had, the text itself can still be written. */
const MarkdownControl = lazy(() => loadMarkdown().catch(() => ({ default: TextControl })));

/** A form that opens without a network has its controls by then. */
export const preloadControls = (): void => void loadMarkdown().catch(() => undefined);

const samePath = (a: Path, b: Path) => a.length === b.length && a.every((step, index) => step === b[index]);

export const FormField = memo(
  function FormField({ field, path, bare = false }: NestedFieldProps) {
    const value = useValue(path);
    const given = { field, path, value };
    if (field.format === 'key') return <Key {...given} />;
    if (!fits(field, value)) return <Misfit {...given} />;
    if (value === undefined && isAbsent(field)) return <Absent {...given} />;
    switch (field.field) {
      case 'text':
        if (field.format === 'markdown') return <Later control={MarkdownControl} {...given} />;
        return field.format === 'query' ? <MenuQueryControl {...given} /> : <TextControl {...given} />;
      case 'number':
        return <NumberControl {...given} />;
      case 'boolean':
        return <BooleanControl {...given} />;
      case 'select':
        return <SelectControl {...given} />;
      case 'link':
        return <LinkControl {...given} />;
      case 'ID':
        return <EntityControl {...given} />;
      case 'image':
        return <ImageControl {...given} />;
      case 'video':
        return <VideoControl {...given} />;
      case 'style':
        return field.parts.length > 0 ? <StyleControl {...given} /> : <ColorControl {...given} />;
      case 'array':
        return field.format === 'marks' ? <MarksControl {...given} /> : <ArrayControl {...given} />;
      case 'rich':
        return <Later control={RichControl} {...given} />;
      case 'object':
      case 'button':
        return <Group {...given} bare={bare} />;
      default:
        return <RawJson label={field.label} path={path} value={value} />;
    }
  },
  (before, after) =>
    before.field === after.field && before.bare === after.bare && samePath(before.path, after.path),
);

function Later({ control: Control, ...given }: ControlProps & { control: ComponentType<ControlProps> }) {
  return (
    <Suspense fallback={<p className="text-sm text-stone">{m.editor_opening()}</p>}>
      <Control {...given} />
    </Suspense>
  );
}

/** What holds other fields and is not there: its fields would say nothing of what stands for it. */
function isAbsent(field: FieldDescription): boolean {
  const holds = field.parts.length > 0 || field.field === 'array';
  if (!holds || !field.omittable) return false;
  const standing = field.fallback;
  if (Array.isArray(standing)) return standing.length > 0;
  if (isObject(standing)) return Object.keys(standing).length > 0;
  if (field.field === 'array') return false;
  const empty = emptyValue(field);
  return isObject(empty) && Object.keys(empty).length > 0;
}

/** An id is made with its item; a person sees it only where it is missing or another item's, to have one made. */
function Key({ field, path, value }: ControlProps) {
  const write = useWrite();
  const problem = useProblem(path);
  const siblings = useValue(path.slice(0, -2));
  const first = Array.isArray(siblings)
    ? siblings.findIndex((item) => isObject(item) && item.id === value)
    : -1;
  const isMissing = typeof value !== 'string' || value === '' || value.length > (field.max ?? Infinity);
  const isTaken = first >= 0 && first !== path.at(-2);
  if (!isMissing && !isTaken) return null;
  return (
    <div data-field={placeOf(path)}>
      <p className="mb-1 text-sm">{m.field_key_wrong()}</p>
      <Button size="small" variant="outline" onClick={() => write(field.label, path, emptyValue(field))}>
        {m.field_key_new()}
      </Button>
      <FieldError text={problem} />
    </div>
  );
}

function Absent({ field, path, value }: ControlProps) {
  const write = useWrite();
  const session = useEditorSession();
  const key = useFormKey();
  const standing = field.fallback !== undefined;
  return (
    <FieldFrame {...{ field, path, value }} as="group">
      {() => (
        <Button
          size="small"
          variant="outline"
          onClick={() => {
            write(field.label, path, field.fallback ?? emptyValue(field));
            // A photo is chosen at once: an empty one is of no use.
            if (field.field === 'image') session.select(key, path, 'open');
          }}
        >
          {standing ? null : <PlusIcon className="size-4" />}
          {standing
            ? m.field_change_it({ field: inSentence(field.label) })
            : m.field_add({ field: inSentence(field.label) })}
        </Button>
      )}
    </FieldFrame>
  );
}

/** What it says comes before how it looks, wherever the schema has it. */
const isLook = ({ field }: FieldDescription['parts'][number]) => field.field === 'style';
const inReadingOrder = (parts: FieldDescription['parts']) => [
  ...parts.filter((part) => !isLook(part)),
  ...parts.filter(isLook),
];

/** The fields of an object, one below the other. */
export function Parts({ field, path, value }: ControlProps) {
  return (
    <div className="flex flex-col gap-5">
      {inReadingOrder(shownParts(field, value)).map(({ name, field: part }) => (
        <FormField key={name} field={part} path={[...path, name]} />
      ))}
      <UnknownKeys {...{ field, path, value }} />
    </div>
  );
}

function Group({ field, path, value, bare }: ControlProps & { bare: boolean }) {
  const problem = useProblem(path);
  if (bare) {
    return (
      <div data-field={placeOf(path)}>
        <Parts {...{ field, path, value }} />
        <FieldError text={problem} />
      </div>
    );
  }
  return (
    <FieldFrame {...{ field, path, value }} as="group">
      {() => (
        <div className="border-l-2 border-line pl-3">
          <Parts {...{ field, path, value }} />
        </div>
      )}
    </FieldFrame>
  );
}
