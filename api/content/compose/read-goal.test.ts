import { describe, expect, test } from 'vitest';
import { type Goal, readGoal } from './read-goal.ts';

const today = '2026-11-30'; // a Monday
const read = (text: string): Goal => readGoal(text, today);

describe('the kind of a page', () => {
  test.each([
    ['Spring sale on faucets', 'sale'],
    ['Black Friday sconces', 'sale'],
    ['Oferta de primavera en grifos', 'sale'],
    ['Clearance lighting', 'clearance'],
    ['Liquidación de lámparas', 'clearance'],
    ['New arrivals in bathroom lighting', 'arrivals'],
    ['Novedades en iluminación', 'arrivals'],
    ['How to choose a range hood', 'guide'],
    ['Guía de compra de campanas', 'guide'],
    ['Trade program for kitchen contractors', 'trade'],
    ['Programa para profesionales', 'trade'],
    ['Showroom event', 'event'],
    ['Grand opening sale', 'event'],
    ['Gran inauguración', 'event'],
    ['Ideas for small bathrooms', 'ideas'],
    ['How to install tile', 'ideas'],
    ['Consejos para baños pequeños', 'ideas'],
    ['Brand page for North Quay', 'general'],
    ['qwerty zzz', 'general'],
  ] as const)('“%s” is %s', (text, kind) => {
    expect(read(text).kind).toBe(kind);
  });

  test('a season is read in both languages, and is not part of the subject', () => {
    expect(read('Spring sale on faucets')).toMatchObject({ season: 'spring', phrases: ['faucets'] });
    expect(read('Oferta de verano en grifos')).toMatchObject({ season: 'summer', phrases: ['grifos'] });
    expect(read('Waterfall faucets')).toMatchObject({ season: null, phrases: ['waterfall faucets'] });
  });

  test('people are read as who it is for', () => {
    expect(read('Trade program for kitchen contractors')).toMatchObject({
      profession: 'contractors',
      isForTrade: true,
      audience: null,
      phrases: ['kitchen'],
    });
    expect(read('Vanities for our trade customers only').audience).toBe('company');
    expect(read('Sinks for registered customers').audience).toBe('customer');
    expect(read('Faucets').audience).toBeNull();
  });

  test('a name of several words stays whole', () => {
    expect(read('Oferta en grifos de cocina').phrases).toEqual(['grifos de cocina']);
    expect(read('Sinks and toilets').phrases).toEqual(['sinks', 'toilets']);
  });
});

describe('a discount', () => {
  test('is what is written, in percent or dollars', () => {
    expect(read('20% off faucets').discount).toEqual({ unit: 'percent', value: 20, isUpTo: false });
    expect(read('Save up to 40 percent on sinks').discount).toEqual({
      unit: 'percent',
      value: 40,
      isUpTo: true,
    });
    expect(read('$50 off vanities').discount).toEqual({ unit: 'dollars', value: 50, isUpTo: false });
    expect(read('15 % de descuento en grifos').discount).toMatchObject({ unit: 'percent', value: 15 });
  });

  test('is none where a number is about something else, or where none is written', () => {
    expect(read('20% recycled glass countertops').discount).toBeNull();
    expect(read('Spring sale on faucets').discount).toBeNull();
    expect(read('100% off').discount).toBeNull();
    expect(read('24 inch vanities').discount).toBeNull();
  });

  test('makes a sale of what is not said to be anything', () => {
    expect(read('20% off faucets').kind).toBe('sale');
  });
});

describe('what is negated', () => {
  test.each([
    ['New chandeliers for restaurants, without any sale or discount', ['chandeliers', 'restaurants']],
    ['toilets but no faucets please, nothing about discounts', ['toilets']],
    ['Vanities. Please do not mention any discounts', ['vanities']],
    ['Sinks, no faucets, mirrors or toilets', ['sinks']],
    ['Sinks without any discount for contractors', ['sinks']],
    ['This isn’t a sale, show bathtubs', ['bathtubs']],
    ['Inodoros sin grifos ni espejos, nada de ofertas', ['inodoros']],
    ['Lavabos, no mencione ningún descuento', ['lavabos']],
    ['Bañeras sin ninguna oferta para contratistas', ['baneras']],
  ])('“%s” is neither an offer nor a subject', (text, phrases) => {
    expect(read(text)).toMatchObject({ kind: 'general', discount: null, phrases });
  });

  test('is kept for what stands beside the subject', () => {
    expect(read('toilets but no faucets please').negated).toEqual(['faucets']);
    expect(read('Inodoros sin grifos de cocina').negated).toEqual(['grifos de cocina']);
    expect(read('Sinks, not including any toilets').negated).toEqual(['toilets']);
    expect(read('Toilets').negated).toEqual([]);
  });

  test('ends where something else begins', () => {
    expect(read('Sinks without faucets with 20% off until June 30')).toMatchObject({
      discount: { value: 20 },
      until: '2027-06-30',
      phrases: ['sinks'],
    });
    expect(read('Don’t miss our spring sale on sinks')).toMatchObject({ kind: 'sale', season: 'spring' });
    expect(read('No free shipping, just sinks')).toMatchObject({ hasOtherOffer: false, phrases: ['sinks'] });
    expect(read('Sale on no-touch faucets').phrases).toEqual(['no-touch faucets']);
    expect(read('Not only faucets').phrases).toEqual(['faucets']);
  });
});

describe('a price limit', () => {
  test.each([
    ['bathroom faucets under $250', 'bathroom faucets'],
    ['bathroom faucets under 250', 'bathroom faucets'],
    ['toilets below $500', 'toilets'],
    ['toilets up to $1,300.50', 'toilets'],
    ['toilets for no more than $300', 'toilets'],
    ['toilets priced between $100 and $300', 'toilets'],
    ['toilets, $300 or less', 'toilets'],
    ['toilets with a budget of 300 dollars', 'toilets'],
    ['inodoros por menos de 400 $', 'inodoros'],
    ['inodoros de hasta 400 dólares', 'inodoros'],
    ['inodoros con precios de menos de $400', 'inodoros'],
    ['inodoros entre 100 y 400 $', 'inodoros'],
  ])('“%s” is no part of the subject', (text, phrase) => {
    expect(read(text)).toMatchObject({ hasPriceLimit: true, phrases: [phrase], discount: null });
  });

  test('is neither a discount nor a size', () => {
    expect(read('Up to $300 off toilets')).toMatchObject({ hasPriceLimit: false, discount: { value: 300 } });
    expect(read('Ahorre hasta $300')).toMatchObject({ hasPriceLimit: false });
    expect(read('Vanities under 100 inches').hasPriceLimit).toBe(false);
    expect(read('Free shipping on orders over $500')).toMatchObject({
      hasOtherOffer: true,
      hasPriceLimit: false,
    });
  });
});

test.each([
  ['Sinks with a contact form and a FAQ', ['faq', 'form'], ['sinks']],
  ['Sinks, FAQ section, photo gallery and a map', ['faq', 'map', 'gallery'], ['sinks']],
  ['Questions about sinks', ['faq'], ['sinks']],
  ['Lavabos con formulario de contacto y preguntas frecuentes', ['faq', 'form'], ['lavabos']],
  ['Lavabos con un video, sin testimonios', ['video'], ['lavabos']],
  ['Gallery lighting', [], ['gallery lighting']],
  ['Sconces for a gallery', [], ['sconces', 'gallery']],
])('blocks are read by name: “%s”', (text, blocks, phrases) => {
  expect(read(text)).toMatchObject({ blocks, phrases });
});

describe('days', () => {
  test.each([
    ['Sale until June 30', null, '2027-06-30'],
    ['Sale through Dec 24', null, '2026-12-24'],
    ['Sale through 12/24', null, '2026-12-24'],
    ['Sale ends 12/24/26', null, '2026-12-24'],
    ['Oferta hasta el 24 de diciembre', null, '2026-12-24'],
    ['Sale from December 5 to December 10', '2026-12-05', '2026-12-10'],
    ['Sale December 5-10', '2026-12-05', '2026-12-10'],
    ['Lighting sale, Dec 5 through Jan 10', '2026-12-05', '2027-01-10'],
    ['Oferta del 1 al 15 de diciembre', '2026-12-01', '2026-12-15'],
    ['Sale starting December 5, 2026', '2026-12-05', null],
    ['Sale this weekend', '2026-12-05', '2026-12-06'],
    ['Oferta este fin de semana', '2026-12-05', '2026-12-06'],
    ['Sale next weekend', '2026-12-12', '2026-12-13'],
    ['Sale this week', null, '2026-12-06'],
    ['Sale this month', null, '2026-11-30'],
    ['Sale today only', '2026-11-30', '2026-11-30'],
    ['Event on Saturday, December 12', '2026-12-12', '2026-12-12'],
    ['Event on Feb 29', '2028-02-29', '2028-02-29'],
    ['Event on February 30', null, null],
    ['Spring sale', null, null],
  ] as const)('“%s”', (text, from, until) => {
    expect(read(text)).toMatchObject({ from, until, isOver: false });
  });

  test('that are past are shown nowhere', () => {
    expect(read('Sale until June 30, 2024')).toMatchObject({ from: null, until: null, isOver: true });
  });

  test('a range that has begun ends when it says', () => {
    expect(readGoal('Sale November 20 to January 5', '2026-12-10')).toMatchObject({
      from: '2026-11-20',
      until: '2027-01-05',
    });
  });

  test.each([
    ['30% off from Nov 27 to Nov 20'],
    ['Sale Dec 20 to Dec 5'],
    ['Sale December 20-5'],
    ['Sale Dec 20 to Nov 5'],
    ['Sale from December 20, 2026 to December 5, 2026'],
    ['Sale from December 20 to December 5, 2026'],
    ['Oferta del 20 al 5 de diciembre'],
    ['Sale starting December 20 until December 5'],
  ])('“%s” are in the wrong order, and none is shown', (text) => {
    expect(read(text)).toMatchObject({ from: null, until: null, isReversed: true, isOver: false });
  });

  test.each([
    ['Sale Dec 15 to Jan 10', '2026-12-15', '2027-01-10'],
    ['Sale Dec 15, 2026 to Jan 10', '2026-12-15', '2027-01-10'],
    ['Sale Dec 15 to Jan 10, 2028', '2027-12-15', '2028-01-10'],
    ['Sale Nov 20 to Nov 25', '2027-11-20', '2027-11-25'],
    ['Sale Nov 20 to Dec 5', '2026-11-20', '2026-12-05'],
    ['Sale Feb 1 to Feb 29', '2028-02-01', '2028-02-29'],
  ] as const)('“%s” are of years that go together', (text, from, until) => {
    expect(read(text)).toMatchObject({ from, until, isReversed: false });
  });

  test('begin in no year that is past', () => {
    expect(readGoal('Sale Nov 20 to Jan 5', '2027-01-02')).toMatchObject({
      from: '2027-11-20',
      until: '2028-01-05',
    });
  });

  test('are no part of the subject', () => {
    expect(read('Sale on faucets until June 30').phrases).toEqual(['faucets']);
  });
});

test('anything at all is read: nothing, 5,000 characters, markup, control characters', () => {
  expect(read('')).toMatchObject({ kind: 'general', phrases: [], discount: null });
  expect(read('sale '.repeat(1000))).toMatchObject({ kind: 'sale', phrases: [] });
  expect(read('a'.repeat(5000)).kind).toBe('general');
  expect(read(`${'1 '.repeat(2400)}june`).kind).toBe('general');
  expect(read('<b>a</b>\u0000\u202e sale on sinks').text).toBe('<b>a</b> sale on sinks');
  expect(read('__proto__ toString').phrases).toEqual(['proto', 'tostring']);
});
