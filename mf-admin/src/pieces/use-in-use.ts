import { useEffect, useState } from 'react';

/** Milliseconds without a key, press or move after which nobody seems to be there. */
export const unusedPause = 300_000;

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Whether somebody uses the page: a call by itself would keep an idle session alive. */
export function useInUse(): boolean {
  const [isInUse, setInUse] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const use = (): void => {
      clearTimeout(timer);
      setInUse(true);
      timer = setTimeout(() => setInUse(false), unusedPause);
    };
    use();
    for (const sign of signs) addEventListener(sign, use, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, use);
    };
  }, []);
  return isInUse;
}
