/** The blocks' named presets, and new blocks made from them. */

import type { Json } from '#app/shared/json.ts';
import { blockRegistry } from '#blocks/registry.ts';

/** `name`: its key in the definition's `presets`, which says what people call it. */
export type BlockPreset = { name: string; props: Json };

const files = import.meta.glob<BlockPreset[]>('/blocks/*/presets.json', { eager: true, import: 'default' });

/** The first is the default. */
export const presetsOf = (type: string): readonly BlockPreset[] =>
  files[`/blocks/${type}/presets.json`] ?? [];

/** An id that a page does not have yet: the type is in it, so that logs can be read. */
export function freshId(type: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const tail = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${type.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 40) || 'block'}-${tail}`;
}

export type NewBlock = {
  id: string;
  type: string;
  schemaVersion: number;
  visibility: { [key: string]: Json };
  props: Json;
};

/** null for a type that there is not. */
export function blockFromPreset(type: string, index = 0): NewBlock | null {
  const definition = Object.hasOwn(blockRegistry, type) ? blockRegistry[type]?.definition : undefined;
  if (!definition) return null;
  const preset = presetsOf(type)[index] ?? presetsOf(type)[0];
  return {
    id: freshId(type),
    type,
    schemaVersion: definition.version,
    visibility: {},
    props: structuredClone(preset?.props ?? {}),
  };
}
