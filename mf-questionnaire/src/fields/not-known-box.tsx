import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { mayBeUnknown } from '@ellac/contracts';
import { ForScreenReaders } from '@ellac/web';
import type { RefCallback } from 'react';
import { ruleOf, type FieldName } from './field-names.js';
import type { NotKnown } from './use-not-known.js';

const useStyles = makeStyles({
  box: {
    justifySelf: 'start',
    width: 'fit-content',
    alignItems: 'center',
    // The box in line with the field above it.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
  },
  // High enough for a thumb.
  indicator: { alignSelf: 'center', marginBlock: 0 },
  label: { display: 'flex', alignItems: 'center', minHeight: '44px', paddingBlock: 0 },
});

interface NotKnownBoxProps extends NotKnown {
  readonly name: FieldName;
  /** Receives the focus for the question while its field is disabled. */
  readonly focusRef?: RefCallback<HTMLInputElement>;
}

/**
 * Lets an owner mark a figure as not known instead of guessing it, where the question allows that.
 */
export function NotKnownBox({ name, marked, mark, focusRef }: NotKnownBoxProps) {
  const styles = useStyles();
  if (!mayBeUnknown(name)) return null;
  return (
    <Checkbox
      ref={marked && focusRef !== undefined ? focusRef : null}
      className={styles.box}
      indicator={{ className: styles.indicator }}
      label={{
        className: styles.label,
        children: (
          <>
            I don&apos;t know<ForScreenReaders> ({ruleOf(name).label})</ForScreenReaders>
          </>
        ),
      }}
      checked={marked}
      onChange={(_, { checked }) => mark(checked === true)}
    />
  );
}
