/** Day, time and zone, and the same moment by the shop's clock when that is another one. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { SelectField, TextField } from '#ui/field.tsx';
import { sayZonedMoment } from '../words/when.ts';
import { momentOf } from './schedule-fields.ts';

type Wiring = { text: (name: string) => object; select: (name: string) => object };

export function WhenFields(props: {
  wiring: Wiring;
  shopZone: string;
  value: { date: string; time: string; zone: string };
}) {
  const { wiring, shopZone, value } = props;
  return (
    <div>
      <div className="grid gap-4 wide:grid-cols-3">
        <TextField label={m.editor_date()} type="date" required {...wiring.text('date')} />
        <TextField label={m.editor_time()} type="time" required {...wiring.text('time')} />
        <SelectField label={m.editor_zone()} {...wiring.select('zone')}>
          <ZoneOptions shopZone={shopZone} current={shopZone} />
        </SelectField>
      </div>
      <BothZones {...{ shopZone, value }} />
    </div>
  );
}

const common = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'UTC'];

/** The shop's and the one in use first, then a few that are asked for; the browser adds its own and all the others. */
export function ZoneOptions({ shopZone, current }: { shopZone: string; current: string }) {
  const [own, setOwn] = useState<{ zone: string; all: string[] } | null>(null);
  // Servers and browsers do not know the same zones.
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setOwn({ zone: timeZone, all: Intl.supportedValuesOf('timeZone') });
  }, []);
  const near = [...new Set([shopZone, current, ...(own ? [own.zone] : []), ...common])];
  const option = (zone: string) => (
    <option key={zone} value={zone}>
      {zone === shopZone ? m.editor_zone_shop({ zone: readable(zone) }) : readable(zone)}
    </option>
  );
  return (
    <>
      <optgroup label={m.editor_zones_near()}>{near.map(option)}</optgroup>
      {own ? (
        <optgroup label={m.editor_zones_all()}>
          {own.all.filter((zone) => !near.includes(zone)).map(option)}
        </optgroup>
      ) : null}
    </>
  );
}

const readable = (zone: string) => zone.replaceAll('_', ' ');

function BothZones({
  shopZone,
  value,
}: {
  shopZone: string;
  value: { date: string; time: string; zone: string };
}) {
  const at = value.date && value.time ? momentOf(value) : null;
  if (!at) return null;
  const say = (zone: string) => sayZonedMoment(at, zone);
  return (
    <p role="status" className="mt-3 text-sm text-stone">
      {say(value.zone) === say(shopZone)
        ? say(shopZone)
        : m.editor_both_zones({ own: say(value.zone), shop: say(shopZone) })}
    </p>
  );
}
