/** Blocks that several pages show, put where a page names them. Touches nothing. */
import { mostBlocks } from './draft-limits.ts';
import type { StoredBlock, Visibility } from './page.ts';

/** The block that stands for a section's blocks. */
export const sectionBlockType = 'saved-section';

/** The section that a block names; null for any other block, and for one that names none yet. */
export function sectionIn(block: unknown): string | null {
  const { type, props } = (block ?? {}) as { type?: unknown; props?: unknown };
  const { section } = (props ?? {}) as { section?: unknown };
  return type === sectionBlockType && typeof section === 'string' && section !== '' ? section : null;
}

/** The sections that a page names, each once, in the order of its blocks. */
export const sectionsIn = (blocks: readonly unknown[]): string[] => [
  ...new Set(blocks.map(sectionIn).filter((id) => id !== null)),
];

/** Those in both lists; a list that is missing has all. */
const inBoth = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): T[] | undefined =>
  one && other ? one.filter((item) => other.includes(item)) : (one ?? other)?.slice();

const later = (one: string, other: string) => (Date.parse(one) >= Date.parse(other) ? one : other);
const earlier = (one: string, other: string) => (Date.parse(one) <= Date.parse(other) ? one : other);
const either = (one: string | undefined, other: string | undefined, choose: typeof later) =>
  one && other ? choose(one, other) : (one ?? other);

/** Shown where both are: to the audiences, at the warehouses, on the devices and in the days that both have. */
export function combineVisibility(outer: Visibility, inner: Visibility): Visibility {
  const audience = inBoth(outer.audience, inner.audience);
  const warehouses = inBoth(outer.warehouses, inner.warehouses);
  const devices = [outer.device ?? 'all', inner.device ?? 'all'].filter((device) => device !== 'all');
  const from = either(outer.from, inner.from, later);
  const until = either(outer.until, inner.until, earlier);
  // For phones alone within for desktops alone: nobody has both.
  const hidden = outer.hidden || inner.hidden || new Set(devices).size > 1;
  return {
    ...(hidden ? { hidden } : {}),
    ...(audience ? { audience } : {}),
    ...(warehouses ? { warehouses } : {}),
    ...(devices[0] ? { device: devices[0] } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

const longestId = 80;

/** An id that no other block of the page has, by which a log can be read. */
function freeId(outer: string, inner: string, taken: ReadonlySet<string>): string {
  const base = `${outer.slice(0, 38)}__${inner.slice(0, 36)}`;
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base.slice(0, longestId - 5)}-${count}`;
  return id;
}

export type Expanded = {
  blocks: StoredBlock[];
  /** The ids of what stands for each block that names a section, by that block's id. */
  parts: Map<string, string[]>;
};

/**
 * A page's blocks with those of a section in the place of each block that names it; one whose section is not in `sections`
 * has none. What is within a section is never expanded again, and no page comes to more than `mostBlocks`.
 */
export function expandBlocks(
  blocks: readonly StoredBlock[],
  sections: ReadonlyMap<string, readonly StoredBlock[]>,
): Expanded {
  const taken = new Set(blocks.map(({ id }) => id));
  const parts = new Map<string, string[]>();
  const expanded: StoredBlock[] = [];
  for (const block of blocks) {
    if (block.type !== sectionBlockType) {
      expanded.push(block);
      continue;
    }
    const inner = (sections.get(sectionIn(block) ?? '') ?? []).filter(
      ({ type }) => type !== sectionBlockType,
    );
    const own = inner.map((one): StoredBlock => {
      const id = freeId(block.id, one.id, taken);
      taken.add(id);
      return { ...one, id, visibility: combineVisibility(block.visibility, one.visibility) };
    });
    parts.set(
      block.id,
      own.map(({ id }) => id),
    );
    expanded.push(...own);
  }
  return { blocks: expanded.slice(0, mostBlocks), parts };
}
