/**
 * React's own elements, but for one thing: links and forms of the shop lead to the language of the page that shows them
 * (docs/decisions/0066-two-languages.md). Every file here is compiled with it, so that none can forget to.
 */
import * as react from 'react/jsx-runtime';
import { currentLanguage, inLanguage, sourceLanguage } from '#schemas/domain/platform/language.ts';

export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

type Make = typeof react.jsx;
type Props = Record<string, unknown>;

/** Which of an element's properties is an address that people come to. */
const addressOf: Record<string, string> = {
  a: 'href',
  form: 'action',
  button: 'formAction',
  input: 'formAction',
};

/** A link that says which language it leads to knows its way: `hrefLang`. */
export function inItsLanguage(type: unknown, props: unknown): unknown {
  const name = typeof type === 'string' ? addressOf[type] : undefined;
  if (name === undefined || currentLanguage() === sourceLanguage) return props;
  const given = props as Props;
  const address = given[name];
  return typeof address === 'string' && given.hrefLang === undefined
    ? { ...given, [name]: inLanguage(address) }
    : props;
}

export const jsx: Make = (type, props, key) => react.jsx(type, inItsLanguage(type, props), key);
export const jsxs: Make = (type, props, key) => react.jsxs(type, inItsLanguage(type, props), key);
