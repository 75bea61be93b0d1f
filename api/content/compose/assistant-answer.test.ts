import { describe, expect, test } from 'vitest';
import { leastBlocks, type Offer, promisesMore, readAnswer } from './assistant-answer.ts';

const photo = {
  src: '/pictures/room-kitchen/soot',
  alt: 'A kitchen in soot gray',
  width: 2400,
  height: 1350,
  focalX: 0.5,
  focalY: 0.5,
};
const offer: Offer = {
  goal: 'Spring sale on faucets, 20% off',
  references: new Set(['category:cat-faucets', 'product:prod-one']),
  paths: new Set(['/contact']),
  photos: [photo],
  names: ['100% Linen Shade'],
};

const text = (words: string) => ({ type: 'rich-text', props: { text: words } });
const good = [text('One.'), text('Two.'), text('Three.')];
const answerOf = (blocks: unknown, more: object = {}) =>
  JSON.stringify({ title: 'Faucets', description: 'Faucets for the trade.', blocks, ...more });
const read = (...more: unknown[]) => readAnswer(answerOf([...good, ...more]), offer);

test('a good answer is taken whole, with or without a fence', () => {
  const hero = {
    type: 'hero',
    props: {
      title: '20% off faucets',
      subtitle: 'Spring at the counter.',
      items: [
        {
          video: { sources: [], poster: { ...photo, alt: 'Something else', width: 10, height: 10 } },
          cta: { content: 'Shop faucets', link: 'category:cat-faucets' },
        },
      ],
    },
  };
  const made = readAnswer(`\`\`\`json\n${answerOf([hero, ...good])}\n\`\`\``, offer);
  expect(made).toMatchObject({ title: 'Faucets', dropped: 0 });
  expect(made?.blocks.map(({ type }) => type)).toEqual(['hero', 'rich-text', 'rich-text', 'rich-text']);
  // The photo's words and size are the shop's.
  expect(JSON.stringify(made?.blocks[0])).toContain('A kitchen in soot gray');
  expect(JSON.stringify(made?.blocks[0])).not.toContain('Something else');
});

test.each([
  ['', 'no JSON'],
  ['I would love to help!', 'words'],
  ['[]', 'a list'],
  ['null', 'nothing'],
  ['{"blocks": 7}', 'no list of blocks'],
  [answerOf([]), 'no blocks'],
  [answerOf(good.slice(1)), 'too few'],
  [answerOf([...good, text('x'.repeat(300_000))]), 'too much'],
])('%j is no page: %s', (answer) => {
  expect(readAnswer(answer, offer)).toBeNull();
});

const banner = (props: object) => ({ type: 'banner', props: { title: 'A band', ...props } });
const link = (to: string) => banner({ cta: { content: 'Go', link: to } });

describe('a block is dropped', () => {
  test.each([
    ['of an unknown type', { type: 'iframe', props: {} }],
    ['of a type that is inherited', { type: 'constructor', props: {} }],
    ['of a type that is not offered', { type: 'testimonials', props: {} }],
    ['that is a popup', { type: 'promotional-popup', props: {} }],
    ['that is no object', 7],
    ['without props', { type: 'rich-text' }],
    ['that does not fit its schema', text('')],
    ['with a field that there is not', banner({ onclick: 'x' })],
    ['with a script for a link', link('javascript:alert(1)')],
    ['that leads elsewhere', link('https://evil.example/')],
    ['that leads elsewhere without a scheme', link('//evil.example/')],
    ['that writes an email', link('mailto:a@evil.example')],
    ['that leads to what was not offered', link('category:cat-other')],
    ['that leads to a path that was not offered', link('/admin/pages')],
    ['with a link in its Markdown', text('[Go](/admin)')],
    ['with a link elsewhere in its Markdown', text('[Go](//evil.example)')],
    ['with a reference link in its Markdown', text('[Go][1]\n\n[1]: /admin')],
    ['with markup', text('<img src=x onerror=alert(1)>')],
    ['with a photo from elsewhere', banner({ image: { ...photo, src: '/pictures/other/one' } })],
    ['with a photo of the web', banner({ image: { ...photo, src: 'https://evil.example/x' } })],
    [
      'with a product that was not offered',
      {
        type: 'product-carousel',
        props: { title: 'Products', source: 'products', products: ['prod-two'] },
      },
    ],
    ['with another discount', banner({ text: 'Now 30% off.' })],
    ['with the end of the goal’s discount', banner({ text: 'Now 0% off.' })],
    ['with a price', banner({ text: 'From $99.' })],
    ['with a promise', banner({ text: 'Free delivery.' })],
  ])('%s', (_, block) => {
    const made = read(block);
    expect(made?.blocks).toHaveLength(leastBlocks);
    expect(made?.dropped).toBe(1);
  });

  test('that has a name which means something to a program', () => {
    const answer = `{"blocks": [${good.map((one) => JSON.stringify(one)).join()},
      {"type": "banner", "props": {"title": "A band", "__proto__": {"polluted": true}}}]}`;
    expect(readAnswer(answer, offer)).toMatchObject({ dropped: 1 });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('that is one too many of its type', () => {
    const hero = {
      type: 'hero',
      props: {
        title: 'Faucets',
        subtitle: 'Spring.',
        items: [{ video: { poster: photo }, cta: { content: 'Go', link: '/contact' } }],
      },
    };
    expect(read(hero, hero)).toMatchObject({ dropped: 1 });
  });

  test('beyond the first dozen', () => {
    const made = readAnswer(answerOf(Array.from({ length: 10_000 }, () => text('Words.'))), offer);
    expect(made).toBeNull(); // more than is read at all
    const some = readAnswer(answerOf(Array.from({ length: 500 }, () => text('Words.'))), offer);
    expect(some?.blocks).toHaveLength(12);
    expect(some?.dropped).toBe(488);
  });
});

test('a title that promises or leads elsewhere is not taken', () => {
  expect(readAnswer(answerOf(good, { title: '50% off everything' }), offer)?.title).toBeNull();
  expect(readAnswer(answerOf(good, { title: 'https://evil.example' }), offer)?.title).toBeNull();
  expect(readAnswer(answerOf(good, { title: { a: 1 } }), offer)?.title).toBeNull();
});

test('what the goal says may be said, and names of products are names', () => {
  expect(promisesMore('20 % off until Sunday', offer)).toBe(false);
  expect(promisesMore('The 100% Linen Shade', offer)).toBe(false);
  expect(promisesMore('Twenty percent less', offer)).toBe(true);
  expect(promisesMore('Shut off the water first', offer)).toBe(false);
  expect(promisesMore('Half off', offer)).toBe(true);
});
