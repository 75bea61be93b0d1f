/** Lengths and weights in inches, feet and pounds, said again in metric; what is neither stays as it is. */

const units: Record<string, { unit: string; factor: number }> = {
  in: { unit: 'cm', factor: 2.54 },
  '"': { unit: 'cm', factor: 2.54 },
  ft: { unit: 'm', factor: 0.3048 },
  lb: { unit: 'kg', factor: 0.453_592_37 },
};

/** Three digits that count, and none after the comma that says nothing. */
const round = (value: number): string =>
  String(value >= 100 ? Math.round(value) : Number((value * (1 + 1e-9)).toPrecision(3)));

const number = String.raw`\d+(?:\.\d+)?(?:[ -]\d+\/\d+|\/\d+)?`;
/** "1/2 in NPT" is the name of a thread, not a length. */
const thread = String.raw`\s*(?:male |female )?(?:[MF]?NP[ST]\w*|[MF]IPT?|IPS|GHT|BSP\w*|threads?)(?![a-z])`;
/** "8-32 x 1 in" is a screw of that thread, an inch long. */
const screw = String.raw`(?:4-40|6-32|8-32|10-24|10-32|1\/4-20|5\/16-18|3\/8-16)\s*[x×]`;
/** One number or several ("3 x 6", "30 to 36") before one unit; never the end of another number. */
const measure = new RegExp(
  String.raw`(?<![\d./]|\d-)(?!${screw})(${number}(?:\s*(?:x|×|by|to|–|-)\s*${number})*)[\s-]*(in|ft|lb|")(?![a-z])(?!${thread})`,
  'gi',
);

/** `1/2`, `1 1/2` and `1-1/2` too. */
function numberOf(text: string): number {
  return text.split(/[\s-]+/).reduce((sum, part) => {
    const [over = '', under] = part.split('/');
    return sum + Number(over) / Number(under ?? 1);
  }, 0);
}

/** `36 in` is `91.4 cm`; null when there is nothing to say again. */
export function metricOf(text: string): string | null {
  const metric = text.replace(measure, (whole, amounts: string, name: string) => {
    const unit = units[name.toLowerCase()];
    if (!unit) return whole;
    const told = amounts.replace(new RegExp(number, 'g'), (one) => round(numberOf(one) * unit.factor));
    return `${told} ${unit.unit}`;
  });
  return metric === text ? null : metric;
}
