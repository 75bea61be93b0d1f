import { expect, test } from 'vitest';
import * as m from '#messages';
import { metricOf } from './metric.ts';

test('inches, feet and pounds are said again in metric', () => {
  expect(metricOf('36 in')).toBe('91.4 cm');
  expect(metricOf('1/2 in')).toBe('1.27 cm');
  expect(metricOf('1 1/2 in')).toBe('3.81 cm');
  expect(metricOf('1-1/4 in')).toBe('3.18 cm');
  expect(metricOf('3 x 6 in')).toBe('7.62 x 15.2 cm');
  expect(metricOf('30-36 in')).toBe('76.2-91.4 cm');
  expect(metricOf('3 on 8 in centers')).toBe('3 on 20.3 cm centers');
  expect(metricOf('48 in wide, 21.5 in deep, 34 in high')).toBe('122 cm wide, 54.6 cm deep, 86.4 cm high');
  const dimensions = m.shop_dimensions_inches({ width: 48, depth: 21.5, height: 34 });
  expect(dimensions).toBe('48 in W × 21.5 in D × 34 in H');
  expect(metricOf(dimensions)).toBe('122 cm W × 54.6 cm D × 86.4 cm H');
  expect(metricOf('126 lb')).toBe('57.2 kg');
  expect(metricOf('6 ft')).toBe('1.83 m');
});

test('what is no length and no weight stays as it is', () => {
  expect(metricOf('Brushed brass, 3 inlets')).toBeNull();
  expect(metricOf('1.2 gpm')).toBeNull();
  expect(metricOf('E26, 60 W')).toBeNull();
});

test('the thread of a screw is no length, its length is', () => {
  expect(metricOf('8-32 x 1 in')).toBe('8-32 x 2.54 cm');
  expect(metricOf('1/4-20 x 1-1/2 in')).toBe('1/4-20 x 3.81 cm');
  expect(metricOf('30-36 in')).toBe('76.2-91.4 cm');
  expect(metricOf('24-36 x 10 in')).toBe('61-91.4 x 25.4 cm');
});

test('the name of a thread is no length', () => {
  expect(metricOf('1/2 in NPT')).toBeNull();
  expect(metricOf('1/2 in male NPT, 6 in long')).toBe('1/2 in male NPT, 15.2 cm long');
  expect(metricOf('3/8 in compression')).toBe('0.953 cm compression');
});
