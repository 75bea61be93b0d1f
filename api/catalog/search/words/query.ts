/** A tsquery's text, as PostgreSQL writes it, read into a tree. Touches nothing. */

export type Query =
  /** A lexeme, or the beginning of one. */
  | { kind: 'lexeme'; text: string; begun: boolean }
  | { kind: 'and' | 'or'; parts: Query[] }
  /** The right one stands so many words after the left one. */
  | { kind: 'near'; left: Query; right: Query; distance: number };

const token = /\s*(?:'((?:[^']|'')*)'(:\*)?|<(-|\d+)>|([&|()]))/y;

type Token = { text?: string; begun?: boolean; sign?: string; distance?: number };

function tokens(query: string): Token[] {
  const found: Token[] = [];
  token.lastIndex = 0;
  while (query.slice(token.lastIndex).trim() !== '') {
    const match = token.exec(query);
    if (!match) throw new Error(`This is no tsquery that a search makes: ${query}`);
    const [, text, begun, distance, sign] = match;
    if (text !== undefined)
      found.push({
        text: text.replaceAll("''", "'").replaceAll('\\\\', '\\'),
        begun: begun !== undefined,
      });
    else if (distance !== undefined)
      found.push({ sign: '<>', distance: distance === '-' ? 1 : Number(distance) });
    else found.push({ sign: sign as string });
  }
  return found;
}

/** Binds strongest: <->, then &, then |. */
export function readQuery(query: string): Query {
  const list = tokens(query);
  let at = 0;
  const wrong = () => new Error(`This is no tsquery that a search makes: ${query}`);
  const one = (): Query => {
    const next = list[at++];
    if (next?.text !== undefined) return { kind: 'lexeme', text: next.text, begun: next.begun === true };
    if (next?.sign !== '(') throw wrong();
    const inner = any();
    if (list[at++]?.sign !== ')') throw wrong();
    return inner;
  };
  const near = (): Query => {
    let left = one();
    while (list[at]?.sign === '<>') {
      const distance = list[at++]?.distance ?? 1;
      left = { kind: 'near', left, right: one(), distance };
    }
    return left;
  };
  const joined = (kind: 'and' | 'or', sign: string, part: () => Query): Query => {
    const parts = [part()];
    while (list[at]?.sign === sign) {
      at += 1;
      parts.push(part());
    }
    return parts.length === 1 ? (parts[0] as Query) : { kind, parts };
  };
  const any = (): Query => joined('or', '|', () => joined('and', '&', near));
  const read = any();
  if (at !== list.length) throw wrong();
  return read;
}
