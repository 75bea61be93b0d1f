/** How heavy the page is, asked once when its dialog opens. Nobody waits for the answer, and none is no harm. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { audiences } from '#schemas/domain/content/page.ts';
import { formatBytes } from '#schemas/domain/platform/format-bytes.ts';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import type { EditorDocument } from '../document/model.ts';
import { useDocument } from '../session/hooks.ts';
import type { Problem } from '../session/types.ts';
import { heavyPage, type PageWeight } from './page-weight.ts';

const isSlot = /^[A-Za-z0-9_-]{1,80}$/;

async function askWeight({ meta, blocks }: EditorDocument, signal: AbortSignal): Promise<PageWeight | null> {
  const response = await fetch(inLanguage('/preview/weight'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      view: { as: audiences.find((audience) => audience === meta.audience) ?? 'guest' },
      envelope: meta,
      // What has no id of its own is no block, and weighs nothing.
      slots: blocks.flatMap(({ key, value }) => (isSlot.test(key) ? [{ slot: key, block: value }] : [])),
    }),
    signal,
  });
  return response.ok ? ((await response.json()) as PageWeight) : null;
}

export function usePageWeight(): PageWeight | null {
  const document = useDocument();
  const [opened] = useState(document);
  const [weight, setWeight] = useState<PageWeight | null>(null);
  useEffect(() => {
    // A post has no blocks.
    if (opened.meta.kind !== undefined || opened.blocks.length === 0) return;
    const leaving = new AbortController();
    askWeight(opened, leaving.signal).then(setWeight, () => {});
    return () => leaving.abort();
  }, [opened]);
  return weight;
}

/** As many blocks as are named, at most. */
const mostNamed = 3;

/**
 * A page over the limit, at those of its heaviest blocks without which it would be under it, as far as they are among the
 * changed ones: what shoppers have already is nothing new. `changed`: blocks that are new or otherwise than on the shop.
 */
export function weightWarnings(weight: PageWeight | null, changed: readonly string[]): Problem[] {
  if (!weight || weight.phone <= heavyPage) return [];
  const heaviest = [...weight.blocks].sort((a, b) => b.phone - a.phone).slice(0, mostNamed);
  let rest = weight.phone;
  return heaviest.flatMap(({ slot, phone }) => {
    if (rest <= heavyPage) return [];
    rest -= phone;
    if (!changed.includes(slot)) return [];
    const sizes = {
      size: formatBytes(phone),
      page: formatBytes(weight.phone),
      limit: formatBytes(heavyPage),
    };
    return [{ key: slot, path: ['props'], message: m.editor_warning_weight(sizes) }];
  });
}
