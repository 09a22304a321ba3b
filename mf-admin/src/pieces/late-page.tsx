import { ErrorAlert, type LatePart, PageSpinner, useLatePart } from '@ellac/web';
import type { FunctionComponent } from 'react';

/** A page whose code is loaded when it is needed; says so where it does not come. */
export function latePage<Props extends object>(
  part: LatePart<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  return function LatePage(props) {
    const state = useLatePart(part);
    if (state.kind === 'there') return <state.part {...props} />;
    if (state.kind === 'waiting')
      return (
        // The document's own style sheet hides the footer, which the page will move away.
        <div data-waiting="">
          <PageSpinner label="Loading…" />
        </div>
      );
    return (
      <ErrorAlert
        message="This page could not be loaded. Please check your connection and try again."
        action={{ label: 'Try again', onClick: part.loadAhead }}
      />
    );
  };
}
