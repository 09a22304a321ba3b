import { brandTokens, fieldToEdges, HeaderPart, useOnField } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { Isolated } from '../pieces/isolated.js';

const phone = '@media screen and (max-width: 639px)';

const useStyles = makeStyles({
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    // The card below stands on its lower edge.
    padding: '16px 0 56px',
    backgroundColor: brandTokens.brandField,
    [phone]: { paddingBlockStart: '12px' },
    '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
    '@media print': {
      padding: '8px 0',
      backgroundColor: 'transparent',
      boxShadow: 'none',
      color: tokens.colorNeutralForeground1,
    },
  },
  page: {
    ...fieldToEdges,
    '@media print': { marginBlockStart: 0, clipPath: 'none' },
  },
  // The desk's own head says the same on the screen; on paper there is none.
  desk: { '@media screen': { display: 'none' } },
  about: {
    margin: 0,
    fontSize: '15px',
    lineHeight: '22px',
    color: brandTokens.onField2,
    '@media (forced-colors: active)': { color: 'CanvasText' },
    overflowWrap: 'anywhere',
    '@media print': { color: tokens.colorNeutralForeground2 },
  },
  title: {
    margin: '2px 0 0',
    fontSize: '34px',
    lineHeight: '42px',
    letterSpacing: '-.015em',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    // The page focuses it by script; it is not a control.
    outlineStyle: 'none',
    [phone]: { fontSize: '30px', lineHeight: '36px' },
    '@media print': { fontSize: '28px', lineHeight: '34px' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', '@media print': { display: 'none' } },
});

interface FieldHeadProps {
  /** Whether it begins a page or stands on the desk, between other things. */
  readonly place: 'page' | 'desk';
  /** The line above the title. */
  readonly about: ReactNode;
  readonly title: string;
  /** On a page they stand in the header of the document, where there is one; null for none. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  /** Marks what belongs to the print of page one. */
  readonly 'data-page-one'?: string;
}

/** The head on the field of brand colour: what this is, and whose. */
export function FieldHead({ place, about, title, actions, children, ...rest }: FieldHeadProps) {
  const styles = useStyles();
  const onField = useOnField();
  const isInHeader = place === 'page' && document.getElementById('app-header') !== null;
  return (
    <>
      {isInHeader ? <HeaderPart>{actions}</HeaderPart> : null}
      <header className={mergeClasses(onField, styles.head, styles[place])} {...rest}>
        {isInHeader || actions === null ? null : <div className={styles.actions}>{actions}</div>}
        <div>
          <p className={styles.about}>{about}</p>
          <h1 className={styles.title} tabIndex={-1}>
            <Isolated text={title} />
          </h1>
        </div>
        {children}
      </header>
    </>
  );
}
