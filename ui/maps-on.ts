/** Whether this shop has maps: it has with a key (docs/product.md#maps). Asked when the first one is wanted. */
import { useEffect, useState } from 'react';

let answer: Promise<boolean> | null = null;

async function ask(): Promise<boolean> {
  const response = await fetch('/maps');
  const { isOn } = response.ok ? ((await response.json()) as { isOn?: unknown }) : {};
  return isOn === true;
}

export function mapsOn(): Promise<boolean> {
  answer ??= ask().catch(() => {
    // Asked again next time.
    answer = null;
    return false;
  });
  return answer;
}

/** false until the answer is there. */
export function useMapsOn(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isGone = false;
    void mapsOn().then((on) => {
      if (!isGone) setOn(on);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isOn;
}
