/** The library as it is searched: page after page, the newest answer wins. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '#app/features/admin/pages/editor/editor-client.ts';
import type { Media, MediaKind } from '#schemas/domain/media/media.ts';

const pauseMs = 200;

export type MediaFilter = {
  q: string;
  kind: MediaKind | undefined;
  /** A folder's id, or `none`. */
  folder: string | undefined;
  /** Only what nothing shows. */
  unused: boolean;
};
export const everything: MediaFilter = { q: '', kind: undefined, folder: undefined, unused: false };

/** Whether a new or changed item belongs to what is listed; what its words say and who uses it is asked again later. */
const isListed = (item: Media, { kind, folder }: MediaFilter) =>
  (!kind || item.kind === kind) && (!folder || (item.folder ?? 'none') === folder);

export type MediaList = {
  items: readonly Media[];
  total: number;
  state: 'loading' | 'ready' | 'failed';
  more: boolean;
  showMore: () => void;
  reload: () => void;
  /** An item is new or another one now, or lies elsewhere. */
  put: (item: Media) => void;
  take: (id: string) => void;
};

export function useMediaList(filter: MediaFilter): MediaList {
  const { q, kind, folder, unused } = filter;
  const [items, setItems] = useState<readonly Media[]>([]);
  const [total, setTotal] = useState(0);
  const [pages, setPages] = useState(1);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<MediaList['state']>('loading');
  const asked = useRef(0);

  const load = useCallback(
    async (wanted: number) => {
      const mine = ++asked.current;
      setState('loading');
      const answer = await callApi('listMedia', {
        query: {
          page: wanted,
          ...(q ? { q } : {}),
          ...(kind ? { kind } : {}),
          ...(folder ? { folder } : {}),
          ...(unused ? { unused: 'true' } : {}),
        },
      });
      if (mine !== asked.current) return;
      if (!answer.ok) {
        setState('failed');
        return;
      }
      const { data } = answer;
      setItems((known) => {
        if (wanted === 1) return data.items;
        // An upload meanwhile moved the pages by one.
        const ids = new Set(known.map(({ _id }) => _id));
        return [...known, ...data.items.filter(({ _id }) => !ids.has(_id))];
      });
      setTotal(data.total);
      setPages(data.pages);
      setPage(wanted);
      setState('ready');
    },
    [q, kind, folder, unused],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => void load(1), isFirst.current ? 0 : pauseMs);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [load]);

  const take = (id: string) => {
    if (!items.some(({ _id }) => _id === id)) return;
    setItems((before) => before.filter(({ _id }) => _id !== id));
    setTotal((count) => Math.max(0, count - 1));
  };
  return {
    items,
    total,
    state,
    more: page < pages,
    showMore: () => void load(page + 1),
    reload: () => void load(1),
    put: (item) => {
      const known = items.some(({ _id }) => _id === item._id);
      if (!isListed(item, filter)) {
        take(item._id);
        return;
      }
      setItems((before) =>
        before.some(({ _id }) => _id === item._id)
          ? before.map((one) => (one._id === item._id ? item : one))
          : [item, ...before],
      );
      if (!known) setTotal((count) => count + 1);
    },
    take,
  };
}
