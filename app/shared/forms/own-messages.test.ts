/** A form that says itself what is wrong with a field keeps the browser's bubbles away: they would come first, and alone. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const sources = ['app', 'blocks', 'profile', 'ui'].flatMap((folder) =>
  (readdirSync(path.join(root, folder), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => path.join(folder, name)),
);

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const nameOf = (node: Opening) => node.tagName.getText();
const attributesOf = (node: Opening) =>
  node.attributes.properties.map((one) => (ts.isJsxAttribute(one) ? one.name.getText() : '...'));

/** `useCheckedForm` gives `noValidate` itself (use-checked-form.ts); StaffForm has it. */
const isQuiet = (node: Opening) =>
  nameOf(node) === 'StaffForm' || attributesOf(node).some((name) => name === 'noValidate' || name === '...');

const isForm = (name: string) => /^(?:form|Form|fetcher\.Form|StaffForm|CartForm)$/.test(name);
/** How our fields and groups of fields are told what is wrong with them. */
const tellsErrors = (name: string) => /^(?:errors?|refused|problem|wrong|answer)$/.test(name);

/** Forms of a file with a field in them that shows an error of ours, and whether they are quiet. */
function formsOf(file: string) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const forms: { at: string; isQuiet: boolean }[] = [];
  const told = (node: ts.Node): boolean => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      if (attributesOf(node).some(tellsErrors) || attributesOf(node).includes('aria-invalid')) return true;
    }
    return ts.forEachChild(node, told) ?? false;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isForm(nameOf(node.openingElement)) && node.children.some(told)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      forms.push({ at: `${file}:${line + 1}`, isQuiet: isQuiet(node.openingElement) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return forms;
}

describe('forms with messages of their own', () => {
  const forms = sources.flatMap(formsOf);

  it('are found', () => expect(forms.length).toBeGreaterThan(20));

  it('leave the browser’s own bubbles away', () => {
    expect(forms.filter(({ isQuiet: quiet }) => !quiet).map(({ at }) => at)).toEqual([]);
  });
});
