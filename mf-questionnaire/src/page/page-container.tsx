import { makeStyles } from '@fluentui/react-components';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** From this width on, in CSS pixels, all eleven tabs fit in a column beside the questions. */
const wideFrom = 960;

const useStyles = makeStyles({
  // All widths are measured against this element, as on a host's page the window's is irrelevant.
  container: { containerType: 'inline-size' },
});

const WideContext = createContext(false);

/** Whether the tabs stand in a column beside the questions instead of in a strip above them. */
export const useIsWide = (): boolean => useContext(WideContext);

/** Provides the available width to the questionnaire, on any kind of page. */
export function PageContainer({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const container = useRef<HTMLDivElement>(null);
  // The container is usually as wide as the window, so the first render is usually right.
  const [isWide, setWide] = useState(() => window.innerWidth >= wideFrom);

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const measure = () => setWide(element.clientWidth >= wideFrom);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <WideContext.Provider value={isWide}>
      <div ref={container} className={styles.container}>
        {children}
      </div>
    </WideContext.Provider>
  );
}
