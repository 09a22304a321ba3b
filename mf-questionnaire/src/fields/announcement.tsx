import { makeStyles } from '@fluentui/react-components';
import { unseen } from '@ellac/web';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds: long enough that a text is read out once typing pauses, and not at every key. */
const pauseMs = 800;

const useStyles = makeStyles({ hidden: unseen });

interface AnnouncementProps {
  readonly text: string;
  /** Whether the text at mount time is announced; otherwise it would be read over the heading. */
  readonly isNews?: boolean;
}

/** Announces a text to a screen reader, politely and debounced. */
export function Announcement({ text, isNews = false }: AnnouncementProps) {
  const styles = useStyles();
  const [said, setSaid] = useState('');
  const known = useRef<string | null>(isNews ? null : text);
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
