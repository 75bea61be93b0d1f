/** The same in development (jsx-runtime.ts). */
import * as react from 'react/jsx-dev-runtime';
import { inItsLanguage } from './jsx-runtime.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment } from './jsx-runtime.ts';

type Make = (type: unknown, props: unknown, ...others: unknown[]) => unknown;

export const jsxDEV: Make = (type, props, ...others) =>
  (react as unknown as { jsxDEV: Make }).jsxDEV(type, inItsLanguage(type, props), ...others);
