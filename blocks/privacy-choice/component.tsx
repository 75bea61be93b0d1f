import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import * as m from '#messages';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import { useBrowserLayoutEffect } from '#ui/use-browser-layout-effect.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

/** The page's hash after a form without a script: /privacy leads there (app/routes/privacy.ts). */
const saved = { allowed: 'visits-counted', refused: 'visits-not-counted' };

/**
 * The page is everybody's, so what this browser chose is read after it is shown. Without a script the form is posted
 * to /privacy, which sets the same cookie and says so by the page's hash.
 */
export default function PrivacyChoice({ style, title, text, block }: Props) {
  const { counting } = usePorts();
  const [allowed, setAllowed] = useState(true);
  const [signal, setSignal] = useState(false);
  /** null until the page listens. */
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const early = useRef(false);
  const id = `${block.id}-title`;

  // Before React puts back what the page came with.
  useBrowserLayoutEffect(() => {
    early.current = box.current?.checked === false;
  }, []);
  useEffect(() => {
    const refused = counting.refused();
    setAllowed(!early.current && !refused && !counting.refusedByBrowser());
    setSignal(counting.refusedByBrowser());
    const isSaved = window.location.hash === `#${refused ? saved.refused : saved.allowed}`;
    setAnnouncement(isSaved ? sentence(!refused) : '');
  }, [counting]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    counting.refuse(!allowed);
    setAnnouncement(sentence(allowed));
  };

  return (
    <Section style={styleOf(style)} labelledBy={id}>
      <div className="max-w-text rounded-lg border border-line-strong bg-surface p-6 wide:p-8">
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {text ? <p className="mt-3 text-stone">{text}</p> : null}
        <form method="post" action="/privacy" onSubmit={save} className="mt-5">
          <label className="flex min-h-11 items-center gap-3 font-medium">
            <input
              ref={box}
              type="checkbox"
              name="allow"
              value="yes"
              checked={allowed}
              disabled={signal}
              onChange={(event) => {
                setAllowed(event.currentTarget.checked);
                setAnnouncement('');
              }}
              className="size-6 shrink-0 accent-accent"
            />
            {m.privacy_choice_allow()}
          </label>
          {signal ? <p className="mt-2 text-sm text-stone">{m.privacy_choice_signal()}</p> : null}
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" variant="outline">
              {m.privacy_choice_save()}
            </Button>
            {announcement === null ? <ByHash /> : null}
            <p role="status" className="text-sm text-stone">
              {announcement}
            </p>
          </div>
        </form>
      </div>
    </Section>
  );
}

const sentence = (allowed: boolean) => (allowed ? m.privacy_choice_allowed() : m.privacy_choice_refused());

/** What was saved without a script. */
const ByHash = () =>
  [true, false].map((allowed) => (
    <p
      key={String(allowed)}
      id={allowed ? saved.allowed : saved.refused}
      className="hidden text-sm text-stone target:block"
    >
      {sentence(allowed)}
    </p>
  ));
