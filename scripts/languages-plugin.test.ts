// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code of templates.
import { expect, test } from 'vitest';
import { inOneLanguage } from './languages-plugin.mjs';

const code =
  'const a=()=>__language("Cart","Carrito");const b=i=>__language(`Hi ${i.name}, ${__language("go","ve")}`,`Hola ${i.name}, ${__language("go","ve")}`);const c=__language(i=>{return i?"1":"2"},i=>i)(1);';

test('a file keeps one language of each message', () => {
  expect(inOneLanguage(code, 0)).toBe(
    'const a=()=>"Cart";const b=i=>`Hi ${i.name}, ${"go"}`;const c=(i=>{return i?"1":"2"})(1);',
  );
  expect(inOneLanguage(code, 1)).toBe(
    'const a=()=>"Carrito";const b=i=>`Hola ${i.name}, ${"ve"}`;const c=(i=>i)(1);',
  );
});

test('a file without messages stays as it is', () => {
  expect(inOneLanguage('const a = 1;', 1)).toBe('const a = 1;');
});

test('a message that lacks a language is refused', () => {
  expect(() => inOneLanguage('__language("Cart")', 1)).toThrow('lacks a language');
});
