import type { TextPath } from '@ellac/diagnosis/text-facts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotation } from '../fields/numbers/use-notation.js';
import type * as readFactsModule from './read-facts.js';
import { reader } from './reader.js';
import { useOwnWords } from './use-own-words.js';

type Reader = typeof readFactsModule;

/** Debounce in milliseconds: long enough that no line moves while the owner types. */
const pauseMs = 800;
/**
 * Milliseconds: a click that left the text has ended by then, so that no line moves away under it.
 */
const leaveMs = 300;

interface Reading {
  /** The facts found in the text; null until the text was read once. */
  readonly facts: readonly readFactsModule.ReadFact[] | null;
  /** Must be called when the focus enters or leaves the text and its lines. */
  readonly setInside: (inside: boolean) => void;
}

/**
 * Reads a text when it is shown, when the owner pauses, and when the owner leaves it. If the reader
 * cannot be loaded, the next pause tries again.
 *
 * @param isHeld whether the lines must stay unchanged, because the focus is in one of them
 */
export function useReading(path: TextPath, isHeld: () => boolean): Reading {
  const words = useOwnWords();
  const notation = useNotation();
  const [inside, setInside] = useState(false);
  const factsIn = ({ readFacts }: Reader) =>
    words === null
      ? []
      : readFacts(words, new Date().toISOString().slice(0, 10), notation).filter(
          (fact) => fact.path === path,
        );
  const [facts, setFacts] = useState(() => {
    const state = reader.state();
    return state.kind === 'there' ? factsIn(state.part) : null;
  });

  const read = useEffectEvent((part: Reader) => {
    if (!isHeld()) setFacts(factsIn(part));
  });
  const typed = JSON.stringify(words);
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(
      () =>
        void reader.load().then(
          (part) => isNewest && read(part),
          () => undefined,
        ),
      inside ? pauseMs : leaveMs,
    );
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [typed, inside]);
  return { facts, setInside };
}
