/** Where a warehouse is, when it is open, and what it asks for. */
import * as m from '#messages';
import { usStates } from '#schemas/domain/platform/address.ts';
import { formatZone } from '#schemas/domain/platform/format-date.ts';
import { usTimeZones } from '#schemas/domain/platform/us-time-zones.ts';
import { type Weekday, weekdays } from '#schemas/domain/platform/weekdays.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { StateOptions } from '#ui/state-options.tsx';
import { type FieldSource, named, TimeField, weekdayNames } from './warehouse-parts.tsx';

type Props = {
  source: FieldSource;
  places: number;
  /** The one that is kept, which may be no zone of the list. */
  zone: string | null;
  /** ISO, for the zones' short names. */
  now: string;
};

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

export function DetailFields({ source, places, zone, now }: Props) {
  const field = (name: string) => named(source, `details.${name}`);
  const numbers = Array.from({ length: places }, (_, index) => index + 1);
  const zones = zone && !usTimeZones.some((one) => one === zone) ? [...usTimeZones, zone] : usTimeZones;
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
        <TextField {...field('name')} label={m.warehouses_name()} required maxLength={60} />
        <TextField {...field('phone')} label={m.warehouses_phone()} type="tel" required maxLength={40} />
        <TextField
          {...field('address.address')}
          label={m.warehouses_street()}
          required
          maxLength={120}
          className="wide:col-span-2"
        />
        <TextField {...field('address.city')} label={m.warehouses_city()} required maxLength={80} />
        <div className="grid grid-cols-2 gap-4">
          <SelectField {...field('address.state')} label={m.warehouses_state()} required>
            <StateOptions states={usStates} />
          </SelectField>
          <TextField
            {...field('address.zip')}
            label={m.warehouses_zip()}
            inputMode="numeric"
            required
            maxLength={5}
          />
        </div>
        <TextField
          {...field('address.lat')}
          label={m.warehouses_lat()}
          inputMode="decimal"
          conditional
          hint={m.warehouses_lat_hint()}
        />
        <TextField {...field('address.lng')} label={m.warehouses_lng()} inputMode="decimal" conditional />
        <SelectField {...field('time_zone')} label={m.warehouses_zone()} required>
          {zone === null ? <option value="">{m.warehouses_zone_none()}</option> : null}
          {zones.map((one) => (
            <option key={one} value={one}>
              {m.warehouses_zone_name({ city: cityOf(one), zone: formatZone(one, now) })}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...field('place')}
          label={m.warehouses_place()}
          required
          hint={m.warehouses_place_hint()}
        >
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset>
        <legend className="font-semibold">{m.warehouses_hours()}</legend>
        <div className="mt-2 divide-y divide-line border-y border-line">
          {weekdays.map((day) => (
            <DayRow key={day} day={day} source={source} />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-x-4 gap-y-5 wide:grid-cols-3">
        <TextField
          {...field('tax_percent')}
          label={m.warehouses_tax()}
          hint={m.warehouses_tax_hint()}
          inputMode="decimal"
          required
        />
        <TextField
          {...field('local_delivery')}
          label={m.warehouses_local()}
          hint={m.warehouses_local_hint()}
          inputMode="decimal"
          required
        />
        <TextField
          {...field('transfer_days')}
          label={m.warehouses_transfer()}
          hint={m.warehouses_transfer_hint()}
          inputMode="numeric"
        />
      </div>
    </>
  );
}

function DayRow({ day, source }: { day: Weekday; source: FieldSource }) {
  const at = `details.hours.${day}`;
  const name = weekdayNames[day]();
  return (
    <div className="grid grid-cols-[1fr_1fr] items-start gap-x-4 gap-y-1 py-3 wide:grid-cols-[8rem_1fr_1fr_7rem]">
      <span className="self-center font-medium">{name}</span>
      <label className="flex min-h-11 items-center gap-3 justify-self-end wide:order-last">
        <input
          type="checkbox"
          name={`${at}.closed`}
          value="yes"
          defaultChecked={Boolean(source.values[`${at}.closed`])}
          disabled={source.disabled}
          aria-label={m.warehouses_day_closed({ day: name })}
          className="size-5 accent-accent"
        />
        {m.warehouse_closed()}
      </label>
      <TimeField source={source} name={`${at}.open`} label={m.warehouses_opens({ day: name })} hideLabel />
      <TimeField source={source} name={`${at}.close`} label={m.warehouses_closes({ day: name })} hideLabel />
    </div>
  );
}
