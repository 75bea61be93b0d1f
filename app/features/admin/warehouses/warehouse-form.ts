/** A warehouse's forms: what they show of a record, and what was typed, as the API takes it. Fields are called as in its body. */
import { formObject } from '#app/shared/forms/form-data.ts';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import { clockTime, minutesOfTime } from '#schemas/domain/platform/clock-time.ts';
import type { WarehouseRecord } from '#schemas/domain/platform/warehouse-desk.ts';
import { weekdays } from '#schemas/domain/platform/weekdays.ts';

type Values = Record<string, string>;

/** "7:00 AM" as a field of times has it: "07:00"; nothing for what is no time. */
function fieldTime(text: string): string {
  const minutes = minutesOfTime(text);
  if (minutes === null) return '';
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "07:00", as browsers send it, or "7:00 am", as people type it, as the API takes it; anything else stays as it is. */
export function apiTime(text: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim()) ?? [];
  if (hour && minute && Number(hour) < 24 && Number(minute) < 60)
    return clockTime(Number(hour) * 60 + Number(minute));
  const minutes = minutesOfTime(text);
  return minutes === null ? text.trim() : clockTime(minutes);
}

const numberOrNull = (text: string) => (text.trim() === '' ? null : typedNumber(text));

export function detailValues({ details }: Pick<WarehouseRecord, 'details'>): Values {
  const { address, hours, transfer_days } = details;
  return {
    'details.name': details.name,
    'details.phone': details.phone,
    ...Object.fromEntries(
      Object.entries(address).map(([name, value]) => [`details.address.${name}`, String(value)]),
    ),
    'details.time_zone': details.time_zone,
    'details.place': String(details.place),
    'details.tax_percent': String(details.tax_percent),
    'details.local_delivery': details.local_delivery.toFixed(2),
    'details.transfer_days': transfer_days === null ? '' : String(transfer_days),
    ...Object.fromEntries(
      weekdays.flatMap((day) => {
        const at = `details.hours.${day}`;
        const open = fieldTime(hours[day]?.open ?? '');
        return [
          [`${at}.open`, open],
          [`${at}.close`, fieldTime(hours[day]?.close ?? '')],
          ...(open ? [] : [[`${at}.closed`, 'yes']]),
        ];
      }),
    ),
  };
}

type Typed = { [name: string]: string | Typed };
const textAt = (at: Typed | string | undefined, name: string): string => {
  const value = typeof at === 'object' ? at[name] : undefined;
  return typeof value === 'string' ? value : '';
};
const partAt = (at: Typed | string | undefined, name: string): Typed => {
  const value = typeof at === 'object' ? at[name] : undefined;
  return typeof value === 'object' ? value : {};
};

/** Of the details' form; whatever is wrong with it is said by the API. */
export function readDetails(form: FormData) {
  const typed = partAt(formObject(form), 'details');
  const address = partAt(typed, 'address');
  const hours = partAt(typed, 'hours');
  return {
    name: textAt(typed, 'name'),
    phone: textAt(typed, 'phone'),
    address: {
      address: textAt(address, 'address'),
      city: textAt(address, 'city'),
      state: textAt(address, 'state'),
      zip: textAt(address, 'zip'),
      lat: numberOrNull(textAt(address, 'lat')),
      lng: numberOrNull(textAt(address, 'lng')),
    },
    time_zone: textAt(typed, 'time_zone'),
    hours: Object.fromEntries(
      weekdays.map((day) => {
        const of = partAt(hours, day);
        return [
          day,
          textAt(of, 'closed')
            ? { open: 'Closed', close: 'Closed' }
            : { open: apiTime(textAt(of, 'open')), close: apiTime(textAt(of, 'close')) },
        ];
      }),
    ),
    place: typedNumber(textAt(typed, 'place')),
    tax_percent: typedNumber(textAt(typed, 'tax_percent')),
    local_delivery: typedNumber(textAt(typed, 'local_delivery')),
    transfer_days: numberOrNull(textAt(typed, 'transfer_days')),
  };
}

/** How many rows of windows a form can have. */
const mostRows = 40;

export function pickUpValues({ pick_up }: Pick<WarehouseRecord, 'pick_up'>): Values {
  return {
    'pick_up.lead_minutes': String(pick_up.lead_minutes / 60),
    ...Object.fromEntries(
      pick_up.windows.flatMap(({ days, open, close, orders }, index) => {
        const at = `pick_up.windows.${index}`;
        return [
          [`${at}.open`, fieldTime(open)],
          [`${at}.close`, fieldTime(close)],
          [`${at}.orders`, orders === 0 ? '' : String(orders)],
          ...days.map((day) => [`${at}.${day}`, 'yes']),
        ];
      }),
    ),
  };
}

/** The windows that were filled in, and which row of the form each is. Hours are typed, minutes are kept. */
export function readPickUp(form: FormData) {
  const typed = partAt(formObject(form), 'pick_up');
  const hours = typedNumber(textAt(typed, 'lead_minutes'));
  const rows = partAt(typed, 'windows');
  const filled = Array.from({ length: mostRows }, (_, index) => index).flatMap((index) => {
    const row = partAt(rows, String(index));
    const days = weekdays.filter((day) => textAt(row, day));
    const [open, close] = [textAt(row, 'open'), textAt(row, 'close')];
    if (days.length === 0 && !open && !close) return [];
    const orders = textAt(row, 'orders').trim();
    const window = {
      days,
      open: apiTime(open),
      close: apiTime(close),
      orders: orders === '' ? 0 : typedNumber(orders),
    };
    return [{ index, window }];
  });
  return {
    pick_up: {
      lead_minutes: typeof hours === 'number' ? Math.round(hours * 60) : hours,
      windows: filled.map(({ window }) => window),
    },
    rows: filled.map(({ index }) => index),
  };
}

export const areaValues = ({ delivery_area }: Pick<WarehouseRecord, 'delivery_area'>): Values => ({
  'delivery_area.zips': delivery_area.zips.join(', '),
  'delivery_area.minimum': delivery_area.minimum.toFixed(2),
});

export function readArea(form: FormData) {
  const typed = partAt(formObject(form), 'delivery_area');
  return {
    zips: textAt(typed, 'zips')
      .split(/[\s,;]+/)
      .filter(Boolean),
    minimum: typedNumber(textAt(typed, 'minimum') || '0'),
  };
}
