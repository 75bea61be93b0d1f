/** Warehouses as employees keep them: hours, special days, closing, and what shoppers see of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { WarehouseRecord } from '#schemas/domain/platform/warehouse-desk.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { address, type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';
const open = { open: '8:00 AM', close: '4:00 PM' };
const closed = { open: 'Closed', close: 'Closed' };
const hours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: closed,
  sunday: closed,
};

export function warehousesContract({
  visitor,
  operator,
  withCart,
  inStock,
  order,
  database,
}: ContractTools): void {
  const hire = async (role: EmployeeRole): Promise<Visitor> => {
    const email = `${role}.${randomUUID()}@example.com`;
    const body = { email, first_name: 'Wren', last_name: 'Hale', role, password };
    dataOf(await operator().createEmployee({ body }));
    const employee = visitor();
    dataOf(await employee.login({ body: { email, password } }));
    return employee;
  };
  const details = (change: object = {}) => ({
    name: `Tacoma ${randomUUID().slice(0, 6)}`,
    phone: '(253) 555-0101',
    address: {
      address: '1 Dock Street',
      city: 'Tacoma',
      state: 'WA' as const,
      zip: '98402',
      lat: 47.25,
      lng: -122.44,
    },
    time_zone: 'America/Los_Angeles' as const,
    hours,
    place: 99,
    tax_percent: 10.3,
    local_delivery: 45.5,
    transfer_days: null,
    ...change,
  });
  const end = async (publisher: Visitor, { _id: id, version }: Pick<WarehouseRecord, '_id' | 'version'>) =>
    publisher.closeWarehouse({ params: { id }, body: { version, closed: true, confirmed: true } });
  const inShop = async (id: string) =>
    dataOf(await visitor().getSite()).warehouses.find(({ _id }) => _id === id);

  describe('warehouses that employees keep', () => {
    it('are read by every employee and changed by publishers', async () => {
      const [viewer, sales] = [await hire('viewer'), await hire('sales')];
      const { items } = dataOf(await viewer.listDeskWarehouses());
      expect(items[0]).toMatchObject({ details: { name: 'Portland' }, closed_at: null });
      expect(items[0]?.skus).toBeGreaterThan(10);
      expect(problemOf(await visitor().listDeskWarehouses()).code).toBe('unauthenticated');
      expect(problemOf(await sales.createWarehouse({ body: { details: details() } })).code).toBe('forbidden');
    });

    it('begin without stock, are seen by shoppers at once, and are logged', async () => {
      const publisher = await hire('publisher');
      const made = dataOf(await publisher.createWarehouse({ body: { details: details() } }));
      expect(made).toMatchObject({ version: 0, skus: 0, orders: 0, carts: 0 });
      expect(made.details.place).toBe(dataOf(await visitor().getSite()).warehouses.length);
      expect(await inShop(made._id)).toMatchObject({ name: made.details.name, hours, exceptions: [] });
      const params = { id: made._id };
      const name = `Tacoma Tideflats ${randomUUID().slice(0, 4)}`;
      const change = { version: 0, details: details({ name, place: 1 }) };
      const saved = dataOf(await publisher.changeWarehouse({ params, body: change }));
      expect(saved).toMatchObject({ version: 1, details: { name, place: 1, tax_percent: 10.3 } });
      expect(dataOf(await visitor().getSite()).warehouses[0]?.name).toBe(name);
      expect(problemOf(await publisher.changeWarehouse({ params, body: change })).code).toBe('stale_version');
      dataOf(
        await publisher.changeWarehouse({
          params,
          body: { version: 1, details: details({ name, place: 99 }) },
        }),
      );
      dataOf(await end(publisher, { ...made, version: 2 }));
      expect(await inShop(made._id)).toBeUndefined();
      const actions = await database()
        .selectFrom('audit_event')
        .select('action')
        .where('subject', '=', made._id)
        .orderBy('id')
        .execute();
      expect(actions.map(({ action }) => action)).toEqual([
        'warehouse.create',
        'warehouse.change',
        'warehouse.change',
        'warehouse.close',
      ]);
    });

    it('are refused at the field that is wrong', async () => {
      const publisher = await hire('publisher');
      const pointers = async (change: object) =>
        Object.keys(
          problemOf(await publisher.createWarehouse({ body: { details: details(change) } })).fieldErrors ??
            {},
        );
      const monday = (span: object) => ({ hours: { ...hours, monday: span } });
      expect(await pointers(monday({ open: '4:00 PM', close: '8:00 AM' }))).toEqual([
        '/details/hours/monday/close',
      ]);
      expect(await pointers(monday({ open: '', close: '8:00 AM' }))).toEqual(['/details/hours/monday/open']);
      expect(await pointers({ name: 'Portland' })).toEqual(['/details/name']);
      expect(await pointers({ tax_percent: 31 })).toEqual(['/details/tax_percent']);
      expect(await pointers({ time_zone: 'Mars/Olympus' })).toEqual(['/details/time_zone']);
      expect(await pointers({ phone: 'not a phone' })).toEqual(['/details/phone']);
    });

    it('are placed by their ZIP code, and nowhere far from it', async () => {
      const publisher = await hire('publisher');
      const { address: home } = details();
      const create = (change: object) =>
        publisher.createWarehouse({ body: { details: details({ address: { ...home, ...change } }) } });
      const pointers = async (change: object) =>
        Object.keys(problemOf(await create(change)).fieldErrors ?? {});
      const far = problemOf(await create({ lng: 122.44 }));
      expect(Object.keys(far.fieldErrors ?? {})).toEqual(['/details/address/lng']);
      expect(far).toMatchObject({ reason: 'position_far_from_zip', values: { zip: '98402' } });
      expect(await pointers({ lat: 74.25 })).toEqual(['/details/address/lat']);
      expect(await pointers({ lng: null })).toEqual(['/details/address/lng']);
      expect(await pointers({ zip: '00000', lat: null, lng: null })).toEqual(['/details/address/zip']);
      const made = dataOf(await create({ lat: null, lng: null }));
      expect(made.details.address.lat).toBeCloseTo(47.25, 0);
      expect(made.details.address.lng).toBeCloseTo(-122.44, 0);
      dataOf(await end(publisher, made));
    });

    it('move their carts when they are closed, say so before, and come back', async () => {
      const publisher = await hire('publisher');
      const made = dataOf(await publisher.createWarehouse({ body: { details: details() } }));
      const { shopper, cart } = await withCart(1);
      dataOf(await shopper.selectWarehouse({ query: { warehouse: made._id } }));
      const there = dataOf(await shopper.getCart({ params: { id: cart._id } }));
      expect(there.warehouse).toBe(made._id);
      const params = { id: made._id };
      const ask = { version: 0, closed: true };
      const refused = problemOf(await publisher.closeWarehouse({ params, body: ask }));
      expect(refused).toMatchObject({ code: 'in_use', reason: 'warehouse_in_use', values: { carts: 1 } });
      dataOf(await end(publisher, made));
      const moved = dataOf(await shopper.getCart({ params: { id: cart._id } }));
      expect(moved.warehouse).toBe(dataOf(await visitor().getSite()).warehouses[0]?._id);
      expect(moved.items).toHaveLength(1);
      expect(there.closed_warehouse).toBeNull();
      expect(moved.closed_warehouse).toMatchObject({
        name: made.details.name,
        moved_to: { _id: moved.warehouse },
      });
      dataOf(await shopper.selectWarehouse({ query: { warehouse: moved.warehouse } }));
      const read = dataOf(await shopper.getCart({ params: { id: cart._id } }));
      expect(read.closed_warehouse).toBeNull();
      const back = { version: 1, closed: false };
      expect(dataOf(await publisher.closeWarehouse({ params, body: back })).closed_at).toBeNull();
      expect(await inShop(made._id)).toBeDefined();
      dataOf(await end(publisher, { ...made, version: 2 }));
    });

    it('have pickup windows that are full with so many orders, and a checkout that offers no other', async () => {
      const publisher = await hire('publisher');
      const [{ _id: id } = { _id: '' }] = dataOf(await publisher.listDeskWarehouses()).items;
      const params = { id };
      const before = dataOf(await publisher.getDeskWarehouse({ params }));
      const every = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
      const windows = [{ days: [...every], open: '9:00 AM', close: '11:00 AM', orders: 1 }];
      const save = (body: object) =>
        publisher.changeWarehouse({ params, body: { version: before.version, ...body } });
      const overlap = { days: [...every], open: '10:00 AM', close: '12:00 PM', orders: 0 };
      const refused = problemOf(
        await save({ pick_up: { lead_minutes: 60, windows: [...windows, overlap] } }),
      );
      expect(Object.keys(refused.fieldErrors ?? {})).toEqual(['/pick_up/windows/1/open']);
      // Nobody could ever choose it.
      const night = { days: [...every], open: '3:00 AM', close: '4:00 AM', orders: 0 };
      const shut = problemOf(await save({ pick_up: { lead_minutes: 60, windows: [...windows, night] } }));
      expect(shut).toMatchObject({ reason: 'window_never_open' });
      expect(Object.keys(shut.fieldErrors ?? {})).toEqual(['/pick_up/windows/1/open']);
      const saved = dataOf(await save({ pick_up: { lead_minutes: 60, windows } }));
      const windowsOf = async (shopper: Visitor, cart_id: string) =>
        dataOf(await shopper.getCheckout({ query: { cart_id } })).pick_up_windows;
      const { shopper, cart } = await withCart(1);
      const offered = await windowsOf(shopper, cart._id);
      expect(
        offered.every(({ from_time, to_time }) => `${from_time} ${to_time}` === '9:00 AM 11:00 AM'),
      ).toBe(true);
      const [{ from, to, date } = { from: '', to: '', date: '' }] = offered;
      const change = { details: { ...checkoutDetails, pick_up: { from, to } } };
      const placed = dataOf(await order(shopper, cart, randomUUID(), change));
      // Also when the warehouse is closed since.
      const { address: street, phone } = before.details;
      expect(placed.pick_up_place).toMatchObject({ address: street.address, phone });
      const day = { warehouse: id, date, name: 'Inventory', kind: 'usual' as const };
      const special = dataOf(await publisher.addSpecialDay({ body: day }));
      expect(special.booked).toBeGreaterThan(0);
      const kept = dataOf(await publisher.listSpecialDays()).items.find(({ _id }) => _id === special._id);
      expect(kept?.booked).toBe(special.booked);
      dataOf(await publisher.removeSpecialDay({ params: { id: special._id } }));
      const other = await withCart(1);
      expect((await windowsOf(other.shopper, other.cart._id))[0]?.from).not.toBe(from);
      const late = problemOf(await order(other.shopper, other.cart, randomUUID(), change));
      expect(Object.keys(late.fieldErrors ?? {})).toEqual(['/details/pick_up']);
      dataOf(
        await publisher.changeWarehouse({
          params,
          body: { version: saved.version, pick_up: before.pick_up },
        }),
      );
      expect((await windowsOf(other.shopper, other.cart._id))[0]?.from_time).not.toBe('9:00 AM');
    });

    it('deliver into their own ZIP codes from their own minimum', async () => {
      const publisher = await hire('publisher');
      const [{ _id: id, version, delivery_area } = { _id: '', version: 0, delivery_area: undefined }] =
        dataOf(await publisher.listDeskWarehouses()).items;
      const params = { id };
      const { shopper, cart } = await withCart(1);
      const quote = async (zip: string, state: 'OR' | 'CO') => {
        const shipping_address = { ...address, zip, state };
        const quoted = await shopper.quoteShipping({ body: { cart_id: cart._id, shipping_address } });
        return dataOf(quoted).shipping.find(({ method }) => method === 'Local Delivery');
      };
      const local = async (...place: Parameters<typeof quote>) => (await quote(...place))?.status;
      const keep = (body: object, at: number) =>
        publisher.changeWarehouse({ params, body: { version: at, ...body } });
      const wrong = problemOf(await keep({ delivery_area: { zips: ['97x'], minimum: 0 } }, version));
      expect(Object.keys(wrong.fieldErrors ?? {})).toEqual(['/delivery_area/zips/0']);
      expect([await local('97209', 'OR'), await local('80205', 'CO')]).toEqual(['offered', 'not_offered']);
      dataOf(await keep({ delivery_area: { zips: ['802'], minimum: 0 } }, version));
      expect([await local('97209', 'OR'), await local('80205', 'CO')]).toEqual(['not_offered', 'offered']);
      const dear = { zips: ['972'], minimum: cart.subtotal + 1 };
      dataOf(await keep({ delivery_area: dear }, version + 1));
      const below = { status: 'not_offered', minimum: cart.subtotal + 1 };
      expect(await quote('97209', 'OR')).toMatchObject(below);
      // There it would not go for more.
      expect(await quote('80205', 'CO')).toMatchObject({ status: 'not_offered', minimum: null });
      dataOf(await keep({ delivery_area }, version + 2));
      expect(await local('97209', 'OR')).toBe('offered');
    });

    it('hand stock over to each other, all of a transfer or nothing', async () => {
      const publisher = await hire('publisher');
      const made = dataOf(await publisher.createWarehouse({ body: { details: details() } }));
      const [home] = dataOf(await publisher.listDeskWarehouses()).items;
      const { sku, slug, stock } = await inStock(3);
      const move = (lines: { sku: string; quantity: number }[], change: object = {}) =>
        publisher.moveStock({
          body: { from: home?._id ?? '', to: made._id, lines, arrived: true, ...change },
        });
      const pointers = async (...asked: Parameters<typeof move>) =>
        Object.keys(problemOf(await move(...asked)).fieldErrors ?? {});
      const two = { sku, quantity: 2 };
      expect(await pointers([two, { sku: 'NO-SUCH', quantity: 1 }])).toEqual(['/lines/1/sku']);
      expect(await pointers([two, two])).toEqual(['/lines/1/sku']);
      expect(await pointers([{ sku, quantity: stock + 1 }])).toEqual(['/lines/0/quantity']);
      expect(await pointers([{ sku, quantity: 0 }])).toEqual(['/lines/0/quantity']);
      expect(await pointers([two], { to: home?._id })).toEqual(['/to']);
      const stocks = async () =>
        dataOf(await visitor().getProduct({ params: { slug } })).skus.find((one) => one.sku === sku)?.stocks;
      const of = async (id: string) =>
        (await stocks())?.find(({ warehouse }) => warehouse === id)?.quantity ?? 0;
      expect(await of(made._id)).toBe(0);
      const before = await of(home?._id ?? '');
      const moved = dataOf(
        await move([{ sku: sku.toLowerCase(), quantity: 2 }], { note: 'For the opening' }),
      );
      expect(moved).toMatchObject({
        by: 'Wren Hale',
        note: 'For the opening',
        lines: [{ sku, quantity: 2 }],
      });
      expect([await of(home?._id ?? ''), await of(made._id)]).toEqual([before - 2, 2]);
      expect(dataOf(await publisher.listStockTransfers()).items[0]?._id).toBe(moved._id);
      const history = async (id: string) =>
        dataOf(await publisher.getStockHistory({ params: { id } })).items[0];
      expect(await history(made._id)).toMatchObject({
        sku,
        quantity: 2,
        reason: 'transfer',
        order: null,
        other: home?.details.name,
      });
      expect(await history(home?._id ?? '')).toMatchObject({ sku, quantity: -2, other: made.details.name });
      dataOf(await move([two], { from: made._id, to: home?._id }));
      expect(await of(home?._id ?? '')).toBe(before);
      dataOf(await end(publisher, made));
      expect((await stocks())?.some(({ warehouse }) => warehouse === made._id)).toBe(false);
    });

    it('have days with hours of their own, which the shop tells and other employees cannot set twice', async () => {
      const publisher = await hire('publisher');
      const made = dataOf(await publisher.createWarehouse({ body: { details: details() } }));
      // A year ahead: no other test orders by it.
      const date = `${new Date().getUTCFullYear() + 1}-03-03`;
      const inventory = { warehouse: made._id, date, name: 'Inventory', kind: 'closed' as const };
      const added = dataOf(await publisher.addSpecialDay({ body: inventory }));
      expect(added.booked).toBe(0);
      const again = problemOf(await publisher.addSpecialDay({ body: inventory }));
      expect(Object.keys(again.fieldErrors ?? {})).toEqual(['/date']);
      const everywhere = {
        warehouse: null,
        date,
        name: 'Short day',
        kind: 'hours' as const,
        open: '9:00 AM',
        close: '12:00 PM',
      };
      const all = dataOf(await publisher.addSpecialDay({ body: everywhere }));
      expect((await inShop(made._id))?.exceptions).toEqual([{ date, name: 'Inventory', ...closed }]);
      const portland = dataOf(await visitor().getSite()).warehouses[0];
      expect(portland?.exceptions).toEqual([{ date, name: 'Short day', open: '9:00 AM', close: '12:00 PM' }]);
      const days = dataOf(await publisher.listSpecialDays()).items.map(({ _id }) => _id);
      expect(days).toEqual(expect.arrayContaining([added._id, all._id]));
      for (const { _id: id } of [added, all]) dataOf(await publisher.removeSpecialDay({ params: { id } }));
      expect(problemOf(await publisher.removeSpecialDay({ params: { id: all._id } })).code).toBe('not_found');
      const over = problemOf(await publisher.addSpecialDay({ body: { ...inventory, date: '2020-03-03' } }));
      expect(over).toMatchObject({ reason: 'special_day_over' });
      expect(Object.keys(over.fieldErrors ?? {})).toEqual(['/date']);
      const backwards = { ...everywhere, open: '1:00 PM' };
      expect(
        Object.keys(problemOf(await publisher.addSpecialDay({ body: backwards })).fieldErrors ?? {}),
      ).toEqual(['/close']);
      dataOf(await end(publisher, made));
      expect(await inShop(made._id)).toBeUndefined();
    });
  });
}
