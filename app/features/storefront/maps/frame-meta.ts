import type { MetaFunction } from '@remix-run/node';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** A frame is no page to be found by itself. */
export const frameMeta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.map_title() });
