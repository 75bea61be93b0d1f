/** Which field each text on the preview's page is from. */
import { readMarks } from './text-marks.ts';

const places = new WeakMap<Text, readonly string[]>();

function readText(node: Text): void {
  const marked = readMarks(node.data);
  if (!marked) return;
  places.set(node, marked.pointers);
  node.data = marked.text;
}

/** Names and descriptions are marked as well; they are only made readable again. */
function readAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const marked = readMarks(value);
    if (marked) element.setAttribute(name, marked.text);
  }
}

function readTree(root: Node): void {
  if (root instanceof Text) readText(root);
  if (!(root instanceof Element)) return;
  readAttributes(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) readText(node);
    else readAttributes(node as Element);
}

/** Reads the marks off everything beneath, now and whenever it is drawn anew. Answers how to stop. */
export function watchTexts(root: Element): () => void {
  readTree(root);
  const watch = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') readText(target as Text);
      else if (type === 'attributes') readAttributes(target as Element);
      else for (const node of addedNodes) readTree(node);
    }
  });
  watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => watch.disconnect();
}

/** The pointer of the one field that a text is from; null for other texts. */
export function pointerOf(node: Text): string | null {
  const pointers = places.get(node);
  return pointers?.length === 1 ? (pointers[0] ?? null) : null;
}

/** The texts in an element that are from fields, as they are read. */
export function textsIn(root: Element): { node: Text; pointer: string }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: { node: Text; pointer: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const pointer = pointerOf(node as Text);
    if (pointer !== null) found.push({ node: node as Text, pointer });
  }
  return found;
}
