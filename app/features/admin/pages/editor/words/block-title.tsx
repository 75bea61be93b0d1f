import type { Json } from '#app/shared/json.ts';
import { useBlockTitle } from './use-block-title.ts';

/** The words by which people know a block. */
export const BlockTitle = ({ value }: { value: Json }) => useBlockTitle(value);
