import { useEffect, useRef, useState } from 'react';
import { useEditing, usePorts } from '#blocks/kit/ports.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { ContactForm } from '#ui/contact-form.tsx';
import { CornerDialog } from '#ui/corner-dialog.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import type { Props } from './props.ts';

/** A word first; the form when somebody wants it, so that it never takes a phone's whole screen unasked. */
export default function ContactDialog({ close, block, title, text, button }: Props & { close: () => void }) {
  const { sendContact } = usePorts();
  const inPlace = useEditing() !== null;
  const [asking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asking) body.current?.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
  }, [asking]);
  const id = `${block.id}-title`;
  return (
    <CornerDialog inPlace={inPlace} labelledBy={id} describedBy={`${block.id}-text`} onClose={close}>
      {(leave) => (
        <div ref={body} className="p-5">
          <Heading level={2} size="small" id={id} className="pr-10">
            {title}
          </Heading>
          <p id={`${block.id}-text`} className="mt-2 whitespace-pre-line text-stone">
            {text}
          </p>
          {asking ? (
            <div className="mt-4">
              <ContactForm compact onSend={sendContact} onSent={leave} />
            </div>
          ) : (
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
              <Button onClick={() => setAsking(true)}>{button ?? m.contact_ask()}</Button>
              <Link
                to="/contact"
                className="inline-flex min-h-11 items-center text-stone underline decoration-1 underline-offset-4 hover:text-ink"
              >
                {m.contact_call()}
              </Link>
            </div>
          )}
        </div>
      )}
    </CornerDialog>
  );
}
