/** At the foot of a form: what came of it, saving, and what else may be done. */
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { actorName } from '#app/features/admin/pages/editor/words/actor-name.ts';
import { sayMoment, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Somebody was faster: theirs may be read, or this saved over it; nothing typed is lost meanwhile. */
export function Conflict({ message, onOverwrite }: { message: string | null; onOverwrite: () => void }) {
  return (
    <Notice tone="warning" title={m.cat_conflict()} className="mt-6">
      <p>{message}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" variant="outline" onClick={() => location.reload()}>
          {m.cat_conflict_theirs()}
        </Button>
        <Button size="small" variant="outline" onClick={onOverwrite}>
          {m.cat_conflict_mine()}
        </Button>
      </div>
    </Notice>
  );
}

export function Changed({ changed }: { changed: { by: string; at: string } | null | undefined }) {
  const zone = useShopZone();
  if (!changed) return null;
  return (
    <p className="mt-1 text-sm text-stone">
      {m.cat_changed({
        by: actorName(changed.by),
        when: sayMoment(changed.at, zone),
      })}
    </p>
  );
}

/** How much of it is left to put into Spanish, and where that is done; nothing where `count` is null. */
export function Untranslated({ kind, id, count }: { kind: string; id: string; count: number | null }) {
  if (count === null) return null;
  return (
    <p className="mt-1 text-sm">
      <a href={`/admin/translations/${kind}/${id}`} className="text-accent underline underline-offset-4">
        {count > 0 ? m.translations_left({ count }) : m.translations_left_none()}
      </a>
    </p>
  );
}

/** Leads away, so it is a form of its own. */
export function DeleteForm({ children }: { children?: ReactNode }) {
  return (
    <Form method="post" className="mt-6 flex flex-wrap justify-end gap-3">
      {children}
      <Button
        type="submit"
        name="intent"
        value="delete"
        variant="outline"
        size="small"
        onClick={(event) => {
          if (!confirm(m.cat_delete_sure())) event.preventDefault();
        }}
      >
        {m.cat_delete()}
      </Button>
    </Form>
  );
}

export function SaveBar(props: {
  busy: boolean;
  dirty: boolean;
  isNew: boolean;
  /** What else is at hand while the form is scrolled. */
  children?: ReactNode;
}) {
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-10 -mx-4 low:static mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur wide:mx-0 wide:px-0"
    >
      <Button type="submit" busy={props.busy}>
        {props.isNew ? m.cat_create() : m.cat_save()}
      </Button>
      {props.children}
      <span role="status" className="text-sm text-stone">
        {props.dirty ? m.cat_unsaved() : ''}
      </span>
    </div>
  );
}
