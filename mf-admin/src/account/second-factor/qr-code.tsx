import { makeStyles } from '@fluentui/react-components';
import { encode } from 'uqr';

const useStyles = makeStyles({
  // Cameras want dark on light, in the dark theme and with forced colours, too.
  code: { display: 'block', width: '200px', maxWidth: '100%', forcedColorAdjust: 'none' },
});

interface Props {
  readonly text: string;
  /** What it is, for who does not see it. */
  readonly label: string;
}

/** A QR code, drawn as one path of squares. */
export function QrCode({ text, label }: Props) {
  const styles = useStyles();
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
