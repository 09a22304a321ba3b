import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds: long enough that a text is read out once typing pauses, and not at every key. */
const pauseMs = 800;

const useStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/**
 * Announces a text to a screen reader, politely and debounced. The text at mount time is not
 * announced: it would be read over the tab's heading.
 */
export function Announcement({ text }: { readonly text: string }) {
  const styles = useStyles();
  const [said, setSaid] = useState('');
  const known = useRef<string | null>(text);
  useEffect(() => {
    if (text === known.current) return;
    known.current = null;
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className={styles.hidden} role="status">
      {said}
    </span>
  );
}
