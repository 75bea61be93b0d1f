/** Sends a step's form without leaving the page: one request at a time, then on to where the server says. */

import { useNavigate } from '@remix-run/react';
import { useRef, useState } from 'react';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import type { CheckoutAnswer, SaveAnswer } from './checkout-answer.ts';
import type { StepPage } from './load-step.server.ts';
import { isFullLoad } from './steps.ts';
import { forgetAllTyped, forgetTyped } from './typed-store.ts';

/** ms; longer than any answer takes. After it nobody knows. */
const patience = 30_000;

/** The server's answer; null when it could not be reached. */
async function post(body: FormData): Promise<SaveAnswer | null> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(inLanguage('/checkout/save'), { method: 'POST', body, signal });
    return (await response.json()) as SaveAnswer;
  } catch {
    return null;
  }
}

type Options = {
  cartId: string;
  step: StepPage['step'];
  /** Null when the server could not be reached; `isOnward` when the next step was asked for. */
  onRefused: (answer: CheckoutAnswer | null, isOnward: boolean) => void;
};

export function useStepSender({ cartId, step, onRefused }: Options) {
  const navigate = useNavigate();
  const [status, setStatus] = useState<'idle' | 'busy' | 'going' | 'failed'>('idle');
  /** The last request that was made while another one was under way: it is sent once that is answered. */
  const waiting = useRef<[FormData, boolean] | null>(null);
  const underWay = useRef<'update' | 'onward' | null>(null);

  const goOn = (to: string) => {
    forgetTyped(cartId, step);
    if (to.startsWith('/checkout/success/')) {
      forgetAllTyped();
      // Back leads to no review: that of the next cart would look like this one, still to be placed.
      location.replace(inLanguage(to));
      return;
    }
    if (isFullLoad(to)) {
      location.assign(inLanguage(to));
      return;
    }
    setStatus('idle');
    navigate(to);
  };

  const send = async (body: FormData, isOnward: boolean): Promise<void> => {
    // A second press while the first one waits for its answer is none.
    if (underWay.current === 'onward') return;
    if (underWay.current) {
      if (isOnward || !waiting.current?.[1]) waiting.current = [body, isOnward];
      if (isOnward) setStatus('going');
      return;
    }
    underWay.current = isOnward ? 'onward' : 'update';
    setStatus(isOnward ? 'going' : 'busy');
    const saved = await post(body);
    underWay.current = null;
    const next = waiting.current;
    waiting.current = null;
    if (saved && 'to' in saved) {
      goOn(saved.to);
      return;
    }
    if (next) {
      await send(...next);
      return;
    }
    setStatus(saved ? 'idle' : 'failed');
    onRefused(saved?.answer ?? null, isOnward);
  };

  return { status, send };
}
