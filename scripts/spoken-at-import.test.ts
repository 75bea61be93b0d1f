import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './steps.mjs';

const spoken = new Set(['currentLanguage', 'inLanguage', 'dateFormat', 'pathHere']);

const isSpoken = (call: ts.CallExpression): boolean => {
  const { expression } = call;
  if (ts.isIdentifier(expression)) return spoken.has(expression.text) || /^format[A-Z]/.test(expression.text);
  return (
    ts.isPropertyAccessExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    expression.expression.text === 'm'
  );
};

/** Calls that run when the module is loaded, and speak. */
function spokenAtImport(code: string, name = 'x.tsx'): string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && isSpoken(node))
      found.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(item.name) && !item.name.includes('.test.') ? [path] : [];
  });
}

test('it finds a sentence that is said once for all', () => {
  expect(spokenAtImport('const names = { a: m.shop_cart(), b: m.shop_home };')).toEqual([
    'x.tsx:1 m.shop_cart()',
  ]);
  expect(
    spokenAtImport('const say = () => m.shop_cart(); function go() { return inLanguage("/"); }'),
  ).toEqual([]);
});

test('no module says anything while it is loaded: the language is known when somebody asks', () => {
  const found = ['api', 'app', 'blocks', 'profile', 'schemas', 'server', 'ui'].flatMap((folder) =>
    filesIn(join(root, folder)).flatMap((path) => spokenAtImport(readFileSync(path, 'utf8'), path)),
  );
  expect(found).toEqual([]);
}, 60_000);
