import { expect, test } from 'vitest';
import { streetPlan } from './street-plan.ts';

test('a place has one drawing, and another place another', () => {
  const portland = { lat: 45.5389, lng: -122.6987 };
  expect(streetPlan(portland)).toEqual(streetPlan({ ...portland }));
  const plans = [portland, { lat: 39.7723, lng: -104.9686 }, { lat: 35.2522, lng: -80.8265 }].map(streetPlan);
  expect(new Set(plans.map(({ avenue }) => avenue)).size).toBe(3);
  expect(new Set(plans.map(({ river }) => river)).size).toBe(3);
});

test('coordinates anywhere make a drawing of numbers', () => {
  for (const lat of [-90, -12.34567, 0, 51.5, 90])
    for (const lng of [-180, -0.12, 0, 179.99])
      expect(JSON.stringify(streetPlan({ lat, lng }))).not.toMatch(/NaN|null|Infinity/);
});
