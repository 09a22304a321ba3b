import { makeStaticStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { App } from './app.js';
import { meetHost } from './host/frame-host.js';
import { followHeight, inAFrame } from './host/in-a-frame.js';
import { followSeenPart } from './host/seen-part.js';

const above = 'var(--unseen-above, 0px)';
const below = 'var(--unseen-below, 0px)';

// Selected by Fluent's class names, because dialogs and toasts are rendered in many places that do
// not know about frames.
const useFrameStyles = makeStaticStyles({
  'html .fui-DialogSurface': {
    top: above,
    bottom: below,
    maxHeight: `calc(100dvh - ${above} - ${below})`,
    overflowY: 'auto',
  },
  'html .fui-Toaster': { marginTop: above, marginBottom: below },
});

/** The questionnaire in a frame of a host's page. */
export function FramedApp() {
  useFrameStyles();
  useEffect(() => {
    const ends = [
      followHeight(),
      followSeenPart(),
      meetHost(() => {
        // The frame becomes as high as its content. Scrollbars that appear meanwhile would change
        // the width.
        document.documentElement.style.scrollbarWidth = 'none';
      }),
    ];
    return () => ends.forEach((end) => end());
  }, []);
  return <App host={inAFrame} />;
}
