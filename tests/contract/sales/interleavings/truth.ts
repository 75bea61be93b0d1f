/** What two people at one cart may expect of it, told a second time and without the shop's code. */

export type Action =
  | { kind: 'add'; sku: string; quantity: number; exact: boolean; note: string }
  | { kind: 'quantity'; line: string; quantity: number }
  | { kind: 'note'; line: string; note: string }
  | { kind: 'clear' };

/** `id` is null until the shop has said which one it gave. */
export type TrueLine = { id: string | null; sku: string; note: string; quantity: number };
export type TrueCart = { name: string; coupon: string | null; lines: TrueLine[] };

const isSame = (a: TrueLine, b: TrueLine) => a.sku === b.sku && a.note === b.note;

/** Lines of one SKU and note are one line: the first of them (docs/product.md#cart-lines). */
function joined(lines: readonly TrueLine[]): TrueLine[] {
  const kept: TrueLine[] = [];
  for (const line of lines) {
    const same = kept.find((one) => isSame(one, line));
    if (same) same.quantity += line.quantity;
    else kept.push({ ...line });
  }
  return kept;
}

function act(cart: TrueCart, action: Action): void {
  if (action.kind === 'clear') {
    cart.lines = [];
    return;
  }
  if (action.kind === 'add') {
    const { sku, quantity, exact, note } = action;
    const same = cart.lines.find((line) => line.sku === sku && line.note === note);
    if (same) same.quantity += exact ? quantity : 1;
    else cart.lines.push({ id: null, sku, note, quantity });
    return;
  }
  const line = cart.lines.find(({ id }) => id === action.line);
  if (!line) return;
  if (action.kind === 'note') line.note = action.note;
  else line.quantity = action.quantity;
  cart.lines = cart.lines.filter(({ quantity }) => quantity > 0);
}

export class Truth {
  readonly carts = new Map<string, TrueCart>();
  /** Lines that somebody took out. */
  readonly removed = new Set<string>();

  /**
   * What was done on a page reached the shop: once, in its order, in the cart it was done in. When that is over, what
   * was added is in the current one, and only `clear` has nothing left to clear.
   */
  reach(actions: readonly Action[], doneIn: string | null, current: string): void {
    const isOver = doneIn !== null && !this.carts.has(doneIn);
    const id = doneIn !== null && !isOver ? doneIn : current;
    const cart = this.carts.get(id) ?? { name: '', coupon: null, lines: [] };
    this.carts.set(id, cart);
    const before = cart.lines.flatMap((line) => line.id ?? []);
    for (const action of actions) if (!isOver || action.kind !== 'clear') act(cart, action);
    cart.lines = joined(cart.lines);
    const after = new Set(cart.lines.map((line) => line.id));
    for (const line of before) if (!after.has(line)) this.removed.add(line);
  }

  /** The shop's names for the lines that are new. */
  name(id: string, items: readonly { _id: string; sku: string; note: string }[]): void {
    for (const line of this.carts.get(id)?.lines ?? [])
      line.id ??= items.find(({ sku, note }) => sku === line.sku && note === line.note)?._id ?? null;
  }

  /** The guest logs in: unnamed carts become one, named ones stay what they are (docs/product.md#cart-at-login). */
  logIn(account: ReadonlyMap<string, TrueCart>): void {
    const guests = [...this.carts];
    for (const [id, cart] of account) this.carts.set(id, structuredClone(cart));
    const [target] = [...this.carts].flatMap(([id, cart]) => (account.has(id) ? [cart] : []));
    if (!target) return;
    for (const [id, cart] of guests) {
      if (cart.name !== '') continue;
      this.carts.delete(id);
      if (cart.lines.length === 0) continue;
      target.lines = joined([...target.lines, ...cart.lines]);
      target.coupon ??= cart.coupon;
    }
  }
}
