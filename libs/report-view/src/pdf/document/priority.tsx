import type { Priority as Value } from '@ellac/contracts';

/** How soon, as a label in front of a card. */
export const Priority = ({ value }: { value: Value }) => (
  <p className={`priority box ${value}`}>
    {value[0]?.toUpperCase()}
    {value.slice(1)}
  </p>
);
