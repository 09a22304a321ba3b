import { useState } from 'react';
import { Announcement } from '../fields/announcement.js';

/** Says lines that are new or have changed to a screen reader; the others it has heard before. */
export function LineNews({ texts }: { readonly texts: readonly string[] }) {
  const [{ heard, news }, setHeard] = useState({ heard: texts, news: '' });
  if (texts.join('\n') !== heard.join('\n'))
    setHeard({ heard: texts, news: texts.filter((text) => !heard.includes(text)).join(' ') });
  return <Announcement text={news} />;
}
