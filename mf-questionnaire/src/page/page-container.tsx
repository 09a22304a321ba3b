import { makeStyles } from '@fluentui/react-components';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** The available width: for one column, for more than a phone's, for the tabs beside the questions. */
export type PageWidth = 'phone' | 'medium' | 'wide';

/** From these widths on, in CSS pixels. The narrower styles are container queries of the same widths. */
const mediumFrom = 640;
const wideFrom = 960;

const nameOf = (width: number): PageWidth => {
  if (width >= wideFrom) return 'wide';
  return width >= mediumFrom ? 'medium' : 'phone';
};

const useStyles = makeStyles({
  // All widths are measured against this element, as on a host's page the window's is irrelevant.
  container: { containerType: 'inline-size' },
});

const WidthContext = createContext<PageWidth>('phone');

/** The width that the questionnaire has on its page. */
export const usePageWidth = (): PageWidth => useContext(WidthContext);

/** Provides the available width to the questionnaire, on any kind of page. */
export function PageContainer({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const container = useRef<HTMLDivElement>(null);
  // The container is usually as wide as the window, so the first render is usually right.
  const [width, setWidth] = useState(() => nameOf(window.innerWidth));

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const measure = () => setWidth(nameOf(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <WidthContext.Provider value={width}>
      <div ref={container} className={styles.container}>
        {children}
      </div>
    </WidthContext.Provider>
  );
}
