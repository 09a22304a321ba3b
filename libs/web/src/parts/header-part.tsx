import { makeStyles, mergeClasses, useThemeClassName } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOnField } from './on-field.js';

const useStyles = makeStyles({
  part: { display: 'flex', flexGrow: 1, alignItems: 'center', gap: '8px 16px', minWidth: 0 },
});

interface HeaderPartProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** An app's part of the header that the document has; nothing where it has none, as in a frame. */
export function HeaderPart({ children, className }: HeaderPartProps) {
  const styles = useStyles();
  const theme = useThemeClassName();
  const onField = useOnField();
  const place = document.getElementById('app-header');
  return place === null
    ? null
    : createPortal(
        <div className={mergeClasses(theme, onField, styles.part, className)}>{children}</div>,
        place,
      );
}
