/**
 * What an employee is about to decide for a search, kept in the address: each button is a link to the next draft, so that
 * it works without a script and can be handed to a colleague.
 */

export type Draft = {
  query: string;
  /** The version that it began with. */
  version: number;
  pins: string[];
  buried: string[];
  redirect: string;
};

export const searchPath = '/admin/search/one';

/** The page of a search, without a draft. */
export const oneHref = (query: string): string => `${searchPath}?${new URLSearchParams({ q: query })}`;

/** Null where the address has none. */
export function draftIn(asked: URLSearchParams, query: string): Draft | null {
  const version = asked.get('v');
  if (version === null || !/^\d{1,9}$/.test(version)) return null;
  const ids = (name: string) => [...new Set(asked.getAll(name))].filter((id) => /^[\w-]{1,80}$/.test(id));
  const redirect = (asked.get('to') ?? '').replaceAll('\0', '').trim().slice(0, 300);
  return { query, version: Number(version), pins: ids('pin'), buried: ids('bury'), redirect };
}

/** As fields of a form or an address. */
export const draftEntries = ({
  query,
  version,
  pins,
  buried,
}: Omit<Draft, 'redirect'>): [string, string][] => [
  ['q', query],
  ['v', `${version}`],
  ...pins.map((id): [string, string] => ['pin', id]),
  ...buried.map((id): [string, string] => ['bury', id]),
];

export const draftHref = (draft: Draft): string =>
  `${searchPath}?${new URLSearchParams([...draftEntries(draft), ...(draft.redirect ? [['to', draft.redirect]] : [])])}`;

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

export const pinned = (draft: Draft, id: string): Draft => ({
  ...draft,
  pins: [...without(draft.pins, id), id],
  buried: without(draft.buried, id),
});
export const buried = (draft: Draft, id: string): Draft => ({
  ...draft,
  pins: without(draft.pins, id),
  buried: [...without(draft.buried, id), id],
});
export const removed = (draft: Draft, id: string): Draft => ({
  ...draft,
  pins: without(draft.pins, id),
  buried: without(draft.buried, id),
});

/** One place up or down among the pins; at the end it stays. */
export function moved(draft: Draft, id: string, by: 1 | -1): Draft {
  const at = draft.pins.indexOf(id);
  const other = draft.pins[at + by];
  if (at < 0 || other === undefined) return draft;
  const pins = draft.pins.map((one) => (one === id ? other : one === other ? id : one));
  return { ...draft, pins };
}
