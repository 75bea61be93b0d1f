/** Where a text stops being JSON: engines say that in words of their own, and of some errors not at all. */

type Expected = 'value' | 'first item' | 'key' | 'first key' | 'colon' | 'comma' | 'end';

/** The end of a string that begins at `at`; -1 where it does not end, or holds what it may not. */
function stringEnd(text: string, at: number): number {
  for (let next = at + 1; next < text.length; next += 1) {
    const code = text.charCodeAt(next);
    if (code === 0x22) return next + 1;
    if (code < 0x20) return -1;
    if (code !== 0x5c) continue;
    const escaped = /["\\/bfnrt]|u[\da-fA-F]{4}/y;
    escaped.lastIndex = next + 1;
    if (!escaped.test(text)) return -1;
    next = escaped.lastIndex - 1;
  }
  return -1;
}

const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const space = /[ \t\r\n]*/y;

const after = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

/** The index of the first character that does not belong there; the length of a text that only ends too early. */
export function jsonErrorAt(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  const closed = (): Expected => (open.length > 0 ? 'comma' : 'end');
  let at = 0;
  for (;;) {
    at = after(space, text, at);
    const sign = text[at];
    if (sign === undefined) return at;
    const inside = open.at(-1);
    const isValue: boolean = expected === 'value' || expected === 'first item';
    let end = at + 1;
    if (expected === 'end') return at;
    if (sign === '"' && expected !== 'colon' && expected !== 'comma') {
      end = stringEnd(text, at);
      if (end < 0) return at;
      expected = isValue ? closed() : 'colon';
    } else if (sign === '{' && isValue) {
      open.push(sign);
      expected = 'first key';
    } else if (sign === '[' && isValue) {
      open.push(sign);
      expected = 'first item';
    } else if (
      (sign === '}' && inside === '{' && (expected === 'first key' || expected === 'comma')) ||
      (sign === ']' && inside === '[' && (expected === 'first item' || expected === 'comma'))
    ) {
      open.pop();
      expected = closed();
    } else if (sign === ':' && expected === 'colon') expected = 'value';
    else if (sign === ',' && expected === 'comma') expected = inside === '{' ? 'key' : 'value';
    else {
      end = isValue ? after(scalar, text, at) : -1;
      if (end < 0) return at;
      expected = closed();
    }
    at = end;
  }
}
