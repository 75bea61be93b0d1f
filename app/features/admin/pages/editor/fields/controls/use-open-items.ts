/**
 * Which items of a list are open. One that the selection leads into opens by itself, and so does one that was added: each
 * is new until somebody has been in it, and what it lacks is not yet a mistake.
 */
import { useEffect, useRef, useState } from 'react';
import type { Path } from '#app/shared/json.ts';
import { useSelection } from '../../session/hooks.ts';
import { useFormKey } from '../form-context.tsx';

export function useOpenItems(names: readonly string[], path: Path) {
  const [openNames, setOpenNames] = useState<ReadonlySet<string>>(new Set());
  const [newNames, setNewNames] = useState<ReadonlySet<string>>(new Set());
  const leave = (name: string) =>
    setNewNames((before) => (before.has(name) ? new Set([...before].filter((one) => one !== name)) : before));
  const key = useFormKey();
  const { key: selectedKey, path: selectedPath, request } = useSelection();
  const lastRequest = useRef(0);
  const selectedIndex =
    selectedPath !== null && selectedKey === key && path.every((step, index) => selectedPath[index] === step)
      ? selectedPath[path.length]
      : undefined;
  // What is asked for stands in an item that may be closed.
  if (lastRequest.current !== request) {
    lastRequest.current = request;
    const name = typeof selectedIndex === 'number' ? names[selectedIndex] : undefined;
    if (name !== undefined && !openNames.has(name)) setOpenNames(new Set([...openNames, name]));
    // Somebody was led to what is wrong in it.
    if (name !== undefined) leave(name);
  }

  // A new item's name is known once the list holds it.
  const newIndex = useRef<number | null>(null);
  useEffect(() => {
    const index = newIndex.current;
    newIndex.current = null;
    const name = index === null ? undefined : names[index];
    if (name === undefined) return;
    setOpenNames((before) => new Set([...before, name]));
    setNewNames((before) => new Set([...before, name]));
  });

  return {
    isOpen: (name: string) => openNames.has(name),
    isNew: (name: string) => newNames.has(name),
    /** Somebody has been in it. */
    left: leave,
    toggle: (name: string, open: boolean) => {
      const next = new Set(openNames);
      if (open) next.add(name);
      else next.delete(name);
      setOpenNames(next);
    },
    /** Opens the item that is about to stand at `index`. */
    openNext: (index: number) => {
      newIndex.current = index;
    },
  };
}
