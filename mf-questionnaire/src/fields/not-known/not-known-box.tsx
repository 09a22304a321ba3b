import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { ForScreenReaders } from '@ellac/web';
import type { RefCallback } from 'react';
import { besideItsField } from '../enter-moves-on.js';
import { ruleOf, type FieldName } from '../field-names.js';
import type { NotKnown } from './use-not-known.js';

const useStyles = makeStyles({
  // At the end of the label, although the field comes first in the order of the Tab key. The height
  // is a thumb's, and most of it is in the gap above the question.
  box: {
    position: 'absolute',
    top: '-18px',
    insetInlineEnd: 0,
    // Twice the class, against the sizes of all other boxes.
    '& .fui-Checkbox__indicator.fui-Checkbox__indicator': {
      alignSelf: 'center',
      margin: `16px ${tokens.spacingHorizontalXS} 0`,
    },
    '& .fui-Checkbox__label.fui-Checkbox__label': {
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      margin: 0,
      padding: `16px 0 0 ${tokens.spacingHorizontalXS}`,
      fontSize: '14px',
      lineHeight: '20px',
      color: tokens.colorNeutralForeground2,
    },
  },
});

interface NotKnownBoxProps extends NotKnown {
  readonly name: FieldName;
  /** Receives the focus for the question while its field is disabled. */
  readonly focusRef?: RefCallback<HTMLInputElement>;
}

/** Lets an owner mark a figure as not known instead of guessing it. */
export function NotKnownBox({ name, marked, mark, focusRef }: NotKnownBoxProps) {
  const styles = useStyles();
  return (
    <Checkbox
      {...besideItsField}
      ref={marked && focusRef !== undefined ? focusRef : null}
      className={styles.box}
      label={
        <>
          I don&apos;t know<ForScreenReaders> ({ruleOf(name).label})</ForScreenReaders>
        </>
      }
      checked={marked}
      onChange={(_, { checked }) => mark(checked === true)}
    />
  );
}
