/** Ready answers as they are put into the box: with the names filled in, and not glued to what stands there. */

const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `{name}` becomes the customer's first name, `{me}` the employee's. A guest has no name: the greeting then stands without
 * one ("Hi {name}," as "Hi,").
 */
export function fillAnswer(text: string, { name, me }: { name: string; me: string }): string {
  const customer = firstOf(name);
  const named = customer
    ? text.replaceAll('{name}', () => customer)
    : text
        .replace(/^\{name\}\s*[,:!]?[ \t]*(.?)/gm, (_, next: string) => capitalized(next))
        .replace(/,?[ \t]*\{name\}/g, '');
  return named.replaceAll('{me}', () => firstOf(me));
}

/** Puts a text in place of what is chosen, on a line of its own where other text stands beside it. */
export function insertText(
  text: string,
  { value, selectionStart, selectionEnd }: { value: string; selectionStart: number; selectionEnd: number },
): { value: string; cursor: number } {
  const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)];
  const start = before && !before.endsWith('\n') ? `${before.trimEnd()}\n` : before;
  const end = after && !after.startsWith('\n') ? `\n${after.trimStart()}` : after;
  return { value: `${start}${text}${end}`, cursor: start.length + text.length };
}
