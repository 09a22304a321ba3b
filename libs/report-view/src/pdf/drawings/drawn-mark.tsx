import { usePdfColors } from '../pdf-colors.js';

/** The product's mark and name, where the provider has no logo. */
export function Mark() {
  const { onField, fieldAccent } = usePdfColors();
  return (
    <svg viewBox="0 0 106 27" aria-label="ELLAC" className="mark">
      <rect x="2" y="15" width="6" height="9" rx="1.6" fill={onField} fillOpacity=".62" />
      <rect x="10" y="9" width="6" height="15" rx="1.6" fill={onField} fillOpacity=".82" />
      <rect x="18" y="2" width="6" height="22" rx="1.6" fill={fieldAccent} />
      {['E', 'L', 'L', 'A', 'C'].map((letter, index) => (
        <text
          key={index}
          x={34 + index * 12.4}
          y={18.5}
          fontSize={14}
          fontWeight="bold"
          fill={onField}
        >
          {letter}
        </text>
      ))}
    </svg>
  );
}
