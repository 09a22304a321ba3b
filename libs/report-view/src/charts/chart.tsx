import { makeStyles } from '@fluentui/react-components';
import { type ChartPalette, useChartPalette } from '@ellac/web';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useDrawings } from './use-drawings.js';

const useStyles = makeStyles({
  place: {
    // Drawn for the screen's width; on paper it is shown at that size or smaller.
    '& .recharts-wrapper': { maxWidth: '100%' },
    '& svg': { display: 'block', maxWidth: '100%', height: 'auto', overflow: 'visible' },
  },
});

type Drawings = NonNullable<ReturnType<typeof useDrawings>>;

interface Props {
  readonly draw: (drawings: Drawings, width: number, palette: ChartPalette) => ReactNode;
}

/** A drawing as wide as its container, shown once the drawing code is loaded. */
export function Chart({ draw }: Props) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const palette = useChartPalette();
  const drawings = useDrawings();
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {drawings === null || width === 0 ? null : draw(drawings, width, palette)}
    </div>
  );
}
