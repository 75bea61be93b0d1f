/** A kit being put together, as the address of its page says it (docs/product.md#combination-products). */
import type { Picture, PriceQuote, Product, Sku, Slot } from '#schemas/domain/catalog/catalog.ts';

/** More slots than any kit has. */
const mostSlots = 10;

/** Of slot n: `p` the product's slug ("none" for a slot left empty), `s` the SKU, `n` how many. */
export const kitParameters = (): string[] =>
  Array.from({ length: mostSlots }, (_, n) => [`p${n}`, `s${n}`, `n${n}`]).flat();

export const emptySlot = 'none';

export type KitPart = { slot: string; sku: string; quantity: number };
/** What an address asks for; the server makes a whole kit of it. */
export type AskedKit = { parts: KitPart[]; empty: string[] };

const usual = (skus: Sku[]) => skus.find(({ stock }) => stock > 0) ?? skus[0];

export function kitOf({ slots }: Pick<Product, 'slots'>, params: URLSearchParams): AskedKit {
  const asked: AskedKit = { parts: [], empty: [] };
  for (const [index, { name, min, max, products }] of slots.slice(0, mostSlots).entries()) {
    const slug = params.get(`p${index}`);
    if (slug === emptySlot) asked.empty.push(name);
    const product = products.find((one) => one.slug === slug);
    const sku =
      product?.skus.find((one) => one.sku === params.get(`s${index}`)) ?? usual(product?.skus ?? []);
    const least = Math.max(1, min);
    const typed = Number.parseInt(params.get(`n${index}`) ?? '', 10);
    const quantity = Math.min(Math.max(Number.isNaN(typed) ? least : typed, least), max);
    if (sku) asked.parts.push({ slot: name, sku: sku.sku, quantity });
  }
  return asked;
}

type Choice = {
  _id: string;
  slug: string;
  href: string;
  name: string;
  vendor_name: string;
  picture: Picture;
  price: number;
  stock: number;
  /** Why none of its SKUs goes with the slots before; null for one that does. */
  blocked: string | null;
};

/** What the kit's page shows: every choice in short, the chosen one with its finishes. */
export type KitView = {
  sku: string;
  /** null when the parts cannot be a kit. */
  quote: PriceQuote | null;
  parts: KitPart[];
  /** Why the visitor's warehouse can't send it; shown where it has too few of a part. */
  shortage: string;
  /** What the address asked for and does not go together, and why. */
  replaced: { slot: string; name: string; reason: string }[];
  slots: {
    index: number;
    name: string;
    min: number;
    max: number;
    optional: boolean;
    choices: Choice[];
    chosen: {
      slug: string;
      name: string;
      quantity: number;
      sku: Sku;
      skus: (Pick<Sku, 'sku' | 'options' | 'price' | 'stock'> & { blocked: string | null })[];
    } | null;
  }[];
};

type Completed = {
  parts: KitPart[] | null;
  replaced: { slot: string; sku: string; reason: string }[];
  blocked: { slot: string; sku: string; reason: string }[];
  quote: PriceQuote | null;
};

/** The page of a kit that the server has made whole. */
export function kitViewOf(
  { slots, skus }: Pick<Product, 'slots' | 'skus'>,
  { parts, replaced, blocked, quote }: Completed,
): Omit<KitView, 'shortage'> {
  const reasonOf = (slot: string, sku: string) =>
    blocked.find((one) => one.slot === slot && one.sku === sku)?.reason ?? null;
  return {
    sku: skus[0]?.sku ?? '',
    quote,
    parts: parts ?? [],
    replaced: replaced.map(({ slot, sku, reason }) => ({
      slot: slots.find(({ name }) => name === slot)?.label ?? slot,
      reason,
      name: nameOf(slots, slot, sku),
    })),
    slots: slots.slice(0, mostSlots).map(({ products, ...slot }, index) => {
      const part = parts?.find((one) => one.slot === slot.name);
      const product = products.find((one) => one.skus.some(({ sku }) => sku === part?.sku));
      const sku = product?.skus.find((one) => one.sku === part?.sku);
      return {
        ...slot,
        name: slot.label,
        index,
        choices: products.flatMap((one) =>
          choiceOf(one, one === product ? sku : undefined, (code) => reasonOf(slot.name, code)),
        ),
        chosen:
          product && sku && part
            ? {
                slug: product.slug,
                name: product.name,
                quantity: part.quantity,
                sku,
                skus: product.skus.map(({ sku: code, options, price, stock }) => ({
                  sku: code,
                  options,
                  price,
                  stock,
                  blocked: reasonOf(slot.name, code),
                })),
              }
            : null,
      };
    }),
  };
}

/** `chosen`: its SKU that is in the kit, whose price it says; otherwise it says its lowest. */
function choiceOf(
  { skus, ...choice }: Slot['products'][number],
  chosen: Sku | undefined,
  reasonOf: (sku: string) => string | null,
): Choice[] {
  const [first] = skus;
  if (!first) return [];
  const reasons = skus.map(({ sku }) => reasonOf(sku));
  return [
    {
      ...choice,
      price: chosen?.price ?? Math.min(...skus.map(({ price }) => price)),
      stock: skus.reduce((sum, { stock }) => sum + stock, 0),
      blocked: reasons.includes(null) ? null : (reasons[0] ?? null),
    },
  ];
}

function nameOf(slots: Product['slots'], slot: string, code: string): string {
  const product = slots
    .find(({ name }) => name === slot)
    ?.products.find(({ skus }) => skus.some(({ sku }) => sku === code));
  const sku = product?.skus.find((one) => one.sku === code);
  return product && sku ? [product.name, ...Object.values(sku.options)].join(', ') : code;
}
