/** The sandbox's fields, in a frame of its own origin: a page of ours cannot read what is typed there. */
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import * as m from '#messages';
import { currentLanguage } from '#schemas/domain/platform/language.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PaymentElementProps, PaymentFields, Tokenized } from './payment-fields.ts';

type Said = {
  source?: unknown;
  type?: unknown;
  height?: unknown;
  token?: unknown;
  brand?: unknown;
  last4?: unknown;
};

/** ms until fields that said nothing count as not reachable. */
const patienceMs = 15_000;

const SandboxElement = forwardRef<PaymentFields, PaymentElementProps>(function SandboxElement(
  { kind, processor: { origin }, onEnter },
  fields,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<((result: Tokenized) => void) | null>(null);
  const enter = useRef(onEnter);
  enter.current = onEnter;
  const [height, setHeight] = useState(300);
  const [state, setState] = useState<'waiting' | 'ready' | 'lost'>('waiting');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const hear = ({ data, source, origin: from }: MessageEvent<Said | null>) => {
      if (from !== origin || source !== frame.current?.contentWindow || data?.source !== 'payment-element')
        return;
      const { type, height: tall, token, brand, last4 } = data;
      if (type === 'ready') setState('ready');
      if (type === 'size' && typeof tall === 'number') setHeight(tall);
      if (type === 'enter') enter.current();
      if (type === 'invalid' || type === 'failed') answer.current?.(type);
      if (type === 'token' && typeof token === 'string')
        answer.current?.({ token, brand: String(brand), last4: String(last4) });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is given its time.
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'lost' : now)), patienceMs);
    return () => clearTimeout(timer);
  }, [tries]);

  useImperativeHandle(fields, () => ({
    tokenize: () =>
      new Promise((done) => {
        const timer = setTimeout(() => done('failed'), patienceMs);
        answer.current = (result) => {
          clearTimeout(timer);
          done(result);
        };
        frame.current?.contentWindow?.postMessage({ type: 'tokenize' }, origin);
      }),
  }));

  if (state === 'lost')
    return (
      <Notice tone="error">
        <p>{m.checkout_card_unreachable()}</p>
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          onClick={() => {
            setState('waiting');
            setTries((count) => count + 1);
          }}
        >
          {m.checkout_card_retry()}
        </Button>
      </Notice>
    );
  return (
    <iframe
      key={tries}
      ref={frame}
      src={`${origin}/elements/${kind}?locale=${currentLanguage()}`}
      title={kind === 'card' ? m.checkout_card_fields() : m.checkout_bank_fields()}
      style={{ height }}
      className="block w-full border-0"
    />
  );
});

export default SandboxElement;
