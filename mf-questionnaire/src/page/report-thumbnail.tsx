import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';

const useStyles = makeStyles({
  picture: { display: 'block', width: '280px', height: '258px' },
  sheet: { fill: tokens.colorNeutralBackground1 },
  head: { fill: brandTokens.brandField2 },
  onHead: { fill: brandTokens.onField },
  quiet: { fill: brandTokens.brandFieldLine },
  track: { fill: tokens.colorNeutralStroke2 },
  strong: { fill: tokens.colorNeutralStroke1 },
  step: { fill: tokens.colorBrandBackground },
  number: { fill: brandTokens.onField, fontSize: '10px', fontWeight: tokens.fontWeightSemibold },
  figure: { fill: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  small: { fill: brandTokens.onField2, fontSize: '10px' },
  word: { fill: brandTokens.onField, fontSize: '15px', fontWeight: tokens.fontWeightSemibold },
  first: { fill: brandTokens.readiness2Solid },
  second: { fill: brandTokens.readiness1Solid },
  third: { fill: brandTokens.readiness3Solid },
});

/** The place, the length in units of its track of 76, and the figure of each score. */
const scores = [
  [16, 33, '4.4', 'first'],
  [101, 25, '3.3', 'second'],
  [187, 47, '6.1', 'third'],
] as const;

/** The place and the lengths of the two lines of each step. */
const steps = [
  [136, 204, 133],
  [164, 173, 98],
  [192, 191, 115],
] as const;

/** The first page of a report, much smaller. */
export function ReportThumbnail() {
  const styles = useStyles();
  return (
    <svg aria-hidden viewBox="0 0 280 258" className={styles.picture}>
      <path className={styles.sheet} d="M8 0h264a8 8 0 0 1 8 8v250H0V8a8 8 0 0 1 8-8z" />
      <path className={styles.head} d="M8 0h264a8 8 0 0 1 8 8v71H0V8a8 8 0 0 1 8-8z" />
      <text x="16" y="24" className={styles.small}>
        Your report
      </text>
      <text x="16" y="44" className={styles.word}>
        In transition
      </text>
      <path className={styles.quiet} d="M16 58h97v5H16zM165 58h37v5h-37zM204 58h60v5h-60z" />
      <path className={styles.onHead} d="M115 58h48v5h-48z" />
      {scores.map(([x, length, figure, color]) => (
        <g key={x}>
          <text x={x} y="104" fontSize="13" className={styles.figure}>
            {figure}
          </text>
          <rect x={x} y="112" width="77" height="5" rx="2" className={styles.track} />
          <rect x={x} y="112" width={length} height="5" rx="2" className={styles[color]} />
        </g>
      ))}
      {steps.map(([y, first, second], index) => (
        <g key={y}>
          <circle cx="25" cy={y} r="9" className={styles.step} />
          <text x="25" y={y + 4} textAnchor="middle" className={styles.number}>
            {index + 1}
          </text>
          <rect x="42" y={y - 7} width={first} height="5" rx="2" className={styles.strong} />
          <rect x="42" y={y + 3} width={second} height="5" rx="2" className={styles.track} />
        </g>
      ))}
      <path
        className={styles.track}
        d="M16 216h248v4H16zM16 225h233v4H16zM16 234h241v4H16zM16 243h149v4H16z"
      />
    </svg>
  );
}
