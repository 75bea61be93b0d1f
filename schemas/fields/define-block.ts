/** What a block says of itself. Everything else about it (type, form, validation, docs) follows from this. */
import type { z } from 'zod';

export const blockCategories = ['hero', 'catalog', 'content', 'popup', 'navigation'] as const;
export type BlockCategory = (typeof blockCategories)[number];

/** How many blocks of a category one page may hold, of whatever type; no limit when missing. */
export const categoryLimits: Partial<Record<BlockCategory, number>> = { popup: 3 };

/** A sentence for people, from messages/en.json: called where it is shown, so that it is in the reader's language. */
export type Label = () => string;

export type BlockDefinition<T extends string = string, S extends z.ZodType = z.ZodType> = {
  /** The name in documents; the folder's name too. */
  type: T;
  /** Raised with every change that old props would not pass; migrations.ts says how they become new ones. */
  version: number;
  label: Label;
  /** The name of each preset, by its key in presets.json. */
  presets: Readonly<Record<string, Label>>;
  category: BlockCategory;
  /** How many of them one page may hold; no limit when missing. */
  limits?: { perPage?: number };
  schema: S;
};

/** A pure step from props of version n to n + 1, keyed by n. */
export type BlockMigrations = Record<number, (props: Record<string, unknown>) => Record<string, unknown>>;

/** Whether any number of them may stand in a page: one whose number is limited is no part of a saved section. */
export const isUnlimited = ({ category, limits }: Pick<BlockDefinition, 'category' | 'limits'>): boolean =>
  limits?.perPage === undefined && categoryLimits[category] === undefined;

export function defineBlock<const T extends string, S extends z.ZodType>(definition: BlockDefinition<T, S>) {
  return definition;
}

/** The props a block's component gets: what its schema puts out. */
export type BlockProps<B extends BlockDefinition> = z.output<B['schema']>;
