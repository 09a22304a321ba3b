import type { Priority as Value } from '@ellac/contracts';

/** How soon, as a label in front of a step. */
export const Priority = ({ value }: { value: Value }) => (
  <span className={`priority box ${value}`}>
    {value[0]?.toUpperCase()}
    {value.slice(1)}
  </span>
);
