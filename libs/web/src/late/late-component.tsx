import { createElement, type FunctionComponent } from 'react';
import { useLatePart, type LatePart } from './late-part.js';

/** A lazily loaded component; it renders nothing until its code has arrived. */
export function lateComponent<Part, Props extends object>(
  part: LatePart<Part>,
  componentOf: (part: Part) => FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function LateComponent(props) {
    const state = useLatePart(part);
    return state.kind === 'there' ? createElement(componentOf(state.part), props) : null;
  };
}
