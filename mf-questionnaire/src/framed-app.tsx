import { makeStaticStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { App } from './app.js';
import { meetHost } from './host/frame-host.js';
import { followHeight, inAFrame } from './host/in-a-frame.js';
import { followSeenPart } from './host/seen-part.js';

const above = 'var(--unseen-above, 0px)';
const below = 'var(--unseen-below, 0px)';

// By the names that Fluent gives them, as they come from many places and know nothing of frames.
const useFrameStyles = makeStaticStyles({
  'html .fui-DialogSurface': {
    top: above,
    bottom: below,
    maxHeight: `calc(100dvh - ${above} - ${below})`,
    overflowY: 'auto',
  },
  'html .fui-Toaster': { marginTop: above, marginBottom: below },
});

/** The questionnaire in a frame of somebody else's page. */
export function FramedApp() {
  useFrameStyles();
  useEffect(() => {
    const ends = [
      followHeight(),
      followSeenPart(),
      meetHost(() => {
        // The frame will be as high as its content; bars that come and go would only change the width.
        document.documentElement.style.scrollbarWidth = 'none';
      }),
    ];
    return () => ends.forEach((end) => end());
  }, []);
  return <App host={inAFrame} />;
}
