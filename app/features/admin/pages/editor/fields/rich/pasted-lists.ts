/** Lists as they should be: Word pastes paragraphs that begin with a bullet, and Docs lists that go deeper than the shop's. */

/** Levels that a text may have (schemas/fields/rich-text.ts). */
const deepest = 3;

type ListLine = { element: Element; level: number; marker: string };

/** A paragraph of a Word list: its level, and its bullet or number, which is taken out of it. */
function lineOf(element: Element): ListLine | null {
  const level = /mso-list:\s*\S+\s+level(\d+)/i.exec(element.getAttribute('data-style') ?? '')?.[1];
  const ignored = [...element.querySelectorAll('[data-style]')].find((part) =>
    /mso-list:\s*Ignore/i.test(part.getAttribute('data-style') ?? ''),
  );
  const marker = ignored?.textContent?.trim() ?? '';
  ignored?.remove();
  // A numbered heading stays one.
  if (element.localName !== 'p' || !level) return null;
  return { element, level: Math.min(deepest, Number(level)), marker };
}

/** "3.", "b)" and "iv." count; everything else is a bullet. */
const isNumbered = (marker: string) => /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker);

function newList({ element, marker }: ListLine): Element {
  const list = element.ownerDocument.createElement(isNumbered(marker) ? 'ol' : 'ul');
  const start = /^\(?(\d+)/.exec(marker)?.[1];
  if (start && start !== '1' && list.localName === 'ol') list.setAttribute('start', start);
  return list;
}

/** Puts the lines that follow each other into lists, each level within the last item of the one above. */
function buildLists(lines: readonly ListLine[]): void {
  let open: { list: Element; level: number }[] = [];
  for (const line of lines) {
    const { element, level, marker } = line;
    const [outermost] = open;
    if (!outermost || element.previousElementSibling !== outermost.list) open = [];
    open = open.filter((one) => one.level <= level);
    const same = open.at(-1);
    if (same?.level === level && (same.list.localName === 'ol') !== isNumbered(marker)) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = newList(line);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else element.before(list);
      open.push({ list, level });
    }
    const item = element.ownerDocument.createElement('li');
    item.append(...element.childNodes);
    open.at(-1)?.list.append(item);
    element.remove();
  }
}

/** Items that are deeper than a text may have them stand at its deepest level. */
function flatten(body: Element): void {
  const depthOf = (list: Element) => {
    let depth = 1;
    for (let up = list.parentElement; up && up !== body; up = up.parentElement)
      if (up.matches('ul, ol')) depth += 1;
    return depth;
  };
  for (const list of [...body.querySelectorAll('ul, ol')].reverse()) {
    if (depthOf(list) <= deepest) continue;
    const item = list.parentElement?.closest('li');
    if (item && list.parentElement === item) {
      item.after(...list.children);
      list.remove();
    } else list.replaceWith(...list.children);
  }
}

/** A table's cell has lines alone. */
function unlistCells(body: Element): void {
  for (const list of [...body.querySelectorAll(':is(td, th) :is(ul, ol)')].reverse()) {
    const lines = [...list.children].flatMap((item) => {
      if (item.querySelector('p')) return [...item.childNodes];
      const line = item.ownerDocument.createElement('p');
      line.append(...item.childNodes);
      return [line];
    });
    list.replaceWith(...lines);
  }
}

export function pastedLists(body: Element): void {
  const lines = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')].map(lineOf);
  buildLists(lines.filter((line) => line !== null));
  unlistCells(body);
  flatten(body);
}
