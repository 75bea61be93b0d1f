/** As whom, where and when the preview is seen, and a link to see it so; where there is little room behind one button. */
import { type ReactNode, useId, useState } from 'react';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/icons.tsx';
import { toLocal, toMoment } from '../words/shop-time.ts';
import { audiences } from './audiences.ts';
import type { PreviewView } from './entries.ts';
import type { PreviewShop } from './protocol.ts';
import { ShareLink } from './share-link.tsx';
import { toolClasses } from './tool-classes.ts';
import { audienceNames } from './view-words.ts';

type Props = {
  pageId: string;
  view: PreviewView;
  setView: (view: PreviewView) => void;
  shop: PreviewShop | null;
  canShare: boolean;
};

const field =
  'h-9 min-w-0 rounded-sm border border-line-strong bg-surface px-2 text-sm text-ink hover:border-ink focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent disabled:border-line disabled:text-stone';

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-1.5">
      <label htmlFor={id} className="text-xs text-stone">
        {label}
      </label>
      {children(id)}
    </span>
  );
}

function Views({ view, setView, shop }: Pick<Props, 'view' | 'setView' | 'shop'>) {
  const zone = shop?.zone;
  const { warehouse: _, ...anywhere } = view;
  const { at: __, ...today } = view;
  return (
    <>
      <Labelled label={m.preview_as()}>
        {(id) => (
          <select
            id={id}
            value={view.as}
            onChange={({ target }) => {
              const as = audiences.find((audience) => audience === target.value);
              if (as) setView({ ...view, as });
            }}
            className={field}
          >
            {audiences.map((audience) => (
              <option key={audience} value={audience}>
                {audienceNames[audience]()}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={m.preview_warehouse()}>
        {(id) => (
          <select
            id={id}
            disabled={!shop}
            value={view.warehouse ?? ''}
            onChange={({ target }) => setView(target.value ? { ...view, warehouse: target.value } : anywhere)}
            className={classes(field, 'max-w-40')}
          >
            <option value="">{m.preview_warehouse_default()}</option>
            {shop?.warehouses.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={m.preview_at()}>
        {(id) => (
          <>
            <input
              id={id}
              type="datetime-local"
              disabled={!zone}
              title={zone}
              value={view.at && zone ? toLocal(view.at, zone) : ''}
              onChange={({ target }) => {
                const at = zone ? toMoment(target.value, zone) : null;
                setView(at ? { ...today, at } : today);
              }}
              className={field}
            />
            {view.at ? (
              <button type="button" onClick={() => setView(today)} className={toolClasses}>
                {m.preview_at_now()}
              </button>
            ) : null}
          </>
        )}
      </Labelled>
    </>
  );
}

/** What the fold holds, in a few words. */
function wordsOf({ as, warehouse, at }: PreviewView, shop: PreviewShop | null): string {
  const house = shop?.warehouses.find(({ _id }) => _id === warehouse)?.name;
  return [audienceNames[as](), house, at ? m.preview_another_day() : null].filter(Boolean).join(', ');
}

export function ViewAs({ pageId, view, setView, shop, canShare }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = m.preview_view_as({ view: wordsOf(view, shop) });
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classes(toolClasses, 'min-w-0 @min-[70rem]:hidden')}
      >
        <span className="truncate @max-[30rem]:hidden">{name}</span>
        <span className="hidden max-w-20 truncate @max-[30rem]:inline">{wordsOf(view, shop)}</span>
        <LineIcon path={open ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} className="size-4 shrink-0" />
      </button>
      <div
        id={id}
        className={classes(
          'order-last basis-full flex-wrap items-center gap-x-3 gap-y-1 @min-[70rem]:contents',
          open ? 'flex' : 'hidden',
        )}
      >
        <Views view={view} setView={setView} shop={shop} />
      </div>
      {canShare ? <ShareLink pageId={pageId} as={view.as} /> : null}
    </>
  );
}
