import { Form, useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { PinIcon } from '#ui/icons.tsx';
import { Container } from '#ui/section.tsx';
import { StoreLocator } from '#ui/store-locator.tsx';
import type { LocationsAnswer } from './locations.server.ts';

/** ms that the browser may take to say where it is. */
const patience = 10_000;

type Here = 'no' | 'asking' | 'there' | 'denied' | 'unavailable';

export function LocationsScreen({ answer }: { answer: LocationsAnswer }) {
  const scripted = useScripted();
  const { data, load } = useFetcher<LocationsAnswer>();
  const [here, setHere] = useState<Here>('no');
  const zip = useZipField(answer.zip);
  const isHere = here === 'there' && data !== undefined;
  const { locations, near } = isHere ? data : answer;

  const findHere = () => {
    if (!('geolocation' in navigator)) return setHere('unavailable');
    setHere('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setHere('there');
        // To about a mile: nobody needs to know more for this.
        load(`/locations?${new URLSearchParams({ lat: latitude.toFixed(2), lng: longitude.toFixed(2) })}`);
      },
      ({ code, PERMISSION_DENIED }) => setHere(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: patience, maximumAge: 600_000 },
    );
  };

  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs items={[{ label: m.shop_home(), href: '/' }, { label: m.locations_title() }]} />
      <Heading level={1} className="mt-6">
        {m.locations_title()}
      </Heading>
      <p className="mt-3 max-w-text text-lg text-stone">{m.locations_text()}</p>
      <section aria-label={m.locations_find()} className="mt-8">
        <Form
          method="get"
          action="/locations"
          noValidate={scripted}
          preventScrollReset
          ref={zip.form}
          onSubmit={() => {
            setHere('no');
            zip.asked();
          }}
          className="flex flex-wrap items-start gap-3"
        >
          <TextField
            id="locations-zip"
            name="zip"
            label={m.locations_zip()}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            required
            defaultValue={answer.zip}
            {...(answer.error && !isHere ? { error: answer.error } : {})}
            className="w-44 max-wide:grow"
          />
          <Button type="submit" className="mt-6.5">
            {m.locations_search()}
          </Button>
          {scripted ? (
            <Button
              variant="outline"
              busy={here === 'asking'}
              onClick={findHere}
              className="max-wide:w-full wide:mt-6.5"
            >
              <PinIcon className="size-5" />
              {m.locations_here()}
            </Button>
          ) : null}
        </Form>
        <p role="status" className="mt-3 empty:hidden">
          {saidOf(here, isHere, near)}
        </p>
      </section>
      <div className="mt-8">
        <StoreLocator locations={locations} level={2} />
      </div>
    </Container>
  );
}

/** The field shows the ZIP code of the address, but never in place of what somebody is typing meanwhile. */
function useZipField(zip: string) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(zip);
  const field = () => {
    const input = form.current?.elements.namedItem('zip');
    return input instanceof HTMLInputElement ? input : null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer's ZIP code.
  useEffect(() => {
    const input = field();
    if (input && input.value === shown.current) input.value = zip;
    shown.current = zip;
  }, [zip]);
  const asked = () => {
    shown.current = field()?.value ?? '';
  };
  return { form, asked };
}

function saidOf(here: Here, isHere: boolean, near: LocationsAnswer['near']): string {
  if (here === 'denied') return m.locations_denied();
  if (here === 'unavailable') return m.locations_unavailable();
  if (here === 'asking' || (here === 'there' && !isHere)) return m.locations_finding();
  if (isHere) return m.locations_near_here();
  return near ? m.locations_near_zip(near) : '';
}
