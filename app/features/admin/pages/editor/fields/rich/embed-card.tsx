/** A photo, gallery, video or row of products as it stands in a text that is being written. */
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { isObject, type Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { type EmbedType, embedLabels } from '#schemas/fields/rich-text.ts';
import { classes } from '#ui/classes.ts';
import { useEntity } from '../entities.ts';
import { quietButton } from '../field-frame.tsx';
import { useProblemsWithin } from '../form-context.tsx';
import { useRichContext } from './rich-context.ts';

const imageIn = (value: Json | undefined) => {
  const src = isObject(value) && typeof value.src === 'string' ? value.src : '';
  const alt = isObject(value) && typeof value.alt === 'string' ? value.alt : '';
  return src ? { src, alt } : null;
};

function imagesOf(type: EmbedType, props: Json) {
  if (!isObject(props)) return [];
  if (type === 'photo') return [imageIn(props.image)].filter((image) => image !== null);
  if (type === 'video')
    return [imageIn(isObject(props.video) ? props.video.poster : undefined)].filter(
      (image) => image !== null,
    );
  const images = Array.isArray(props.images) ? props.images : [];
  return images
    .map((item) => imageIn(isObject(item) ? item.image : undefined))
    .filter((image) => image !== null);
}

function ProductName({ id }: { id: string }) {
  const product = useEntity('product', id);
  return <li>{product === null ? m.field_gone({ id: id.slice(0, 80) }) : (product?.name ?? id)}</li>;
}

function Shown({ type, props }: { type: EmbedType; props: Json }) {
  if (type === 'products') {
    const ids = isObject(props) && Array.isArray(props.products) ? props.products : [];
    return (
      <ul className="list-disc pl-5 text-sm">
        {ids.map((id) => (typeof id === 'string' && id ? <ProductName key={id} id={id} /> : null))}
      </ul>
    );
  }
  const images = imagesOf(type, props);
  const caption = isObject(props) && typeof props.caption === 'string' ? props.caption : '';
  return (
    <>
      <div className={classes('grid gap-1.5', images.length > 1 && 'grid-cols-3 wide:grid-cols-4')}>
        {images.map(({ src, alt }) => (
          <img
            key={src}
            src={`${src}/640.webp`}
            alt={alt}
            className={classes(
              'w-full rounded-sm bg-sand object-cover',
              images.length > 1 ? 'aspect-square' : 'max-h-72',
            )}
          />
        ))}
      </div>
      {caption ? <p className="mt-1.5 text-sm text-stone">{caption}</p> : null}
    </>
  );
}

export function EmbedCard({ editor, node, getPos, selected, deleteNode }: NodeViewProps) {
  const { path, readOnly, edit } = useRichContext();
  const type = node.type.name as EmbedType;
  const label = embedLabels[type]();
  const position = getPos();
  const index = position === undefined ? -1 : editor.state.doc.resolve(position).index(0);
  const problem = useProblemsWithin([...path, 'content', index]);
  const last = editor.state.doc.childCount - 1;
  const move = (by: -1 | 1) => {
    const { doc, tr } = editor.state;
    const at = getPos();
    if (at === undefined) return;
    const neighbor = doc.maybeChild(index + by);
    if (!neighbor) return;
    const to = by < 0 ? at - neighbor.nodeSize : at + neighbor.nodeSize;
    editor.view.dispatch(tr.delete(at, at + node.nodeSize).insert(to, node));
  };
  return (
    <NodeViewWrapper
      data-drag-handle=""
      className={classes(
        'my-6 rounded-md border bg-surface p-3 text-base leading-snug',
        problem ? 'border-danger' : selected ? 'border-accent ring-2 ring-accent' : 'border-line-strong',
      )}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3" contentEditable={false}>
        <span className="text-sm font-semibold">{label}</span>
        {readOnly ? null : (
          <span className="ml-auto flex flex-wrap gap-1">
            <button
              type="button"
              className={quietButton}
              aria-label={m.content_edit_label({ what: label })}
              onClick={() => edit(index)}
            >
              {m.content_edit()}
            </button>
            <button
              type="button"
              className={quietButton}
              disabled={index <= 0}
              aria-label={m.content_up_label({ what: label })}
              onClick={() => move(-1)}
            >
              {m.content_up()}
            </button>
            <button
              type="button"
              className={quietButton}
              disabled={index >= last}
              aria-label={m.content_down_label({ what: label })}
              onClick={() => move(1)}
            >
              {m.content_down()}
            </button>
            <button
              type="button"
              className={quietButton}
              aria-label={m.field_remove_label({ field: label })}
              onClick={() => deleteNode()}
            >
              {m.field_remove()}
            </button>
          </span>
        )}
      </div>
      <Shown type={type} props={node.attrs.props as Json} />
      {problem ? <p className="mt-2 text-xs font-medium whitespace-pre-line text-danger">{problem}</p> : null}
    </NodeViewWrapper>
  );
}
